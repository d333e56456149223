; Installs Reticent for one user, without an administrator; `windows.py` says where everything is.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Reticent"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Reticent"
InstallDirRegKey HKCU "Software\Reticent" "Folder"
BrandingText "Reticent ${VERSION}"

!include MUI2.nsh
!define MUI_FINISHPAGE_RUN "$INSTDIR\reticent-window.exe"
!insertmacro MUI_PAGE_LICENSE "${TREE}\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

!define CLASSES "Software\Classes"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Reticent"

Section
  RMDir /r "$INSTDIR\python"  ; of an earlier version: a file that is left would be imported
  RMDir /r "$INSTDIR\packages"
  SetOutPath "$INSTDIR"
  File /r "${TREE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Reticent.lnk" "$INSTDIR\reticent-window.exe" "" "$INSTDIR\reticent.ico"
  WriteRegStr HKCU "Software\Reticent" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.reticent" "" "Reticent.Plan"
  WriteRegStr HKCU "${CLASSES}\Reticent.Plan" "" "Reticent plan"
  WriteRegStr HKCU "${CLASSES}\Reticent.Plan\DefaultIcon" "" "$INSTDIR\reticent.ico"
  WriteRegStr HKCU "${CLASSES}\Reticent.Plan\shell\open\command" "" '"$INSTDIR\reticent-window.exe" "%1"'
  WriteRegStr HKCU "${LISTED}" "DisplayName" "Reticent"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\reticent.ico"
  WriteRegStr HKCU "${LISTED}" "Publisher" "The Reticent developers"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section Uninstall
  ; What the user made stays: plans, exports, and the ledger, without which budgets would be forgotten.
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\packages"
  Delete "$INSTDIR\*.exe"
  Delete "$INSTDIR\reticent.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\sbom.cdx.json"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Reticent.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.reticent" ""
  StrCmp $0 "Reticent.Plan" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.reticent"
  DeleteRegKey HKCU "${CLASSES}\Reticent.Plan"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "Software\Reticent"
SectionEnd
