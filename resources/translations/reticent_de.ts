<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Reticent</source>
        <translation>Über Reticent</translation>
    </message>
    <message>
        <source>Reticent</source>
        <translation>Reticent</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>Lizenzen Dritter</translation>
    </message>
    <message>
        <source>Private tables from your spreadsheet: consistent, differentially private, with a margin of error on every number.</source>
        <translation>Geschützte Tabellen aus Ihrer Kalkulationstabelle: in sich stimmig, differenziell privat und mit einer Fehlerspanne an jeder Zahl.</translation>
    </message>
    <message>
        <source>After G. Yaroslavtsev, G. Cormode, C. M. Procopiuc, D. Srivastava: Accurate and Efficient Private Release of Datacubes and Contingency Tables, ICDE 2013.</source>
        <translation>Nach G. Yaroslavtsev, G. Cormode, C. M. Procopiuc, D. Srivastava: Accurate and Efficient Private Release of Datacubes and Contingency Tables, ICDE 2013.</translation>
    </message>
    <message>
        <source>Nothing leaves this machine: no network, no telemetry. Licence: Apache-2.0.</source>
        <translation>Nichts verlässt diesen Rechner: kein Netz, keine Telemetrie. Lizenz: Apache-2.0.</translation>
    </message>
    <message>
        <source>The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. You may replace them by other versions.</source>
        <translation>Das Fenster ist mit Qt und PySide6 gemacht, verwendet unter der GNU Lesser General Public License, Version 3: Sie dürfen andere Fassungen davon an ihre Stelle setzen.</translation>
    </message>
    <message>
        <source>The typeface is Inter, under the SIL Open Font License.</source>
        <translation>Die Schrift ist Inter, unter der SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>Acceptance</name>
    <message>
        <source>no number is worse than {grade}</source>
        <translation>keine Zahl ist schlechter als {grade}</translation>
    </message>
    <message>
        <source>{percent} % of the numbers are good or fair</source>
        <translation>{percent} % der Zahlen sind gut oder ordentlich</translation>
    </message>
    <message>
        <source>{table} has a typical ± of at most {most}</source>
        <translation>{table} hat ein typisches ± von höchstens {most}</translation>
    </message>
    <message>
        <source>{one}; {more}</source>
        <translation>{one}; {more}</translation>
    </message>
    <message>
        <source>{asked} (predicted: {margin})</source>
        <translation>{asked} (vorhergesagt: {margin})</translation>
    </message>
    <message>
        <source>{asked} (predicted: {percent} %)</source>
        <translation>{asked} (vorhergesagt: {percent} %)</translation>
    </message>
    <message>
        <source>{asked} (predicted: {percent} % are worse)</source>
        <translation>{asked} (vorhergesagt: {percent} % sind schlechter)</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>Whom the budget protects is not known: {doubt}. What was spent may be more than it says.</source>
        <translation>Wen das Budget schützt, ist nicht bekannt: {doubt}. Ausgegeben wurde vielleicht mehr, als hier steht.</translation>
    </message>
    <message>
        <source>The first release decides whom the budget protects.</source>
        <translation>Die erste Veröffentlichung entscheidet, wen das Budget schützt.</translation>
    </message>
    <message>
        <source>The budget protects {unit}.</source>
        <translation>Das Budget schützt {unit}.</translation>
    </message>
    <message>
        <source>All releases are counted together, as one ε at δ = {delta}. Their single costs need not add up to that. The first Gaussian release takes more, each later one less.</source>
        <translation>Alle Veröffentlichungen zählen zusammen als ein ε bei δ = {delta}. Was jede einzeln kostet, muss nicht diese Summe ergeben: Die erste gaußsche nimmt mehr, jede spätere weniger.</translation>
    </message>
</context>
<context>
    <name>AccountCard</name>
    <message>
        <source>Raise its budget…</source>
        <translation>Budget erhöhen…</translation>
    </message>
    <message>
        <source>Say whom it protects…</source>
        <translation>Sagen, wen es schützt…</translation>
    </message>
    <message>
        <source>{0} left of {1}; {2} spent</source>
        <translation>Übrig: {0} von {1}. Ausgegeben: {2}</translation>
    </message>
</context>
<context>
    <name>AccountEditor</name>
    <message>
        <source>Dataset in the ledger</source>
        <translation>Datenbestand im Kontobuch</translation>
    </message>
    <message>
        <source>Choose another ledger…</source>
        <translation>Anderes Kontobuch wählen…</translation>
    </message>
    <message>
        <source>such as 1</source>
        <translation>etwa 1</translation>
    </message>
    <message>
        <source>How many releases like this do you expect?</source>
        <translation>Wie viele Veröffentlichungen wie diese erwarten Sie?</translation>
    </message>
    <message>
        <source>Total &amp;δ</source>
        <translation>&amp;δ insgesamt</translation>
    </message>
    <message>
        <source>Total &amp;ε</source>
        <translation>&amp;ε insgesamt</translation>
    </message>
    <message>
        <source>You can raise the total later, never lower it.</source>
        <translation>Die Gesamtsumme lässt sich später erhöhen, nie senken.</translation>
    </message>
    <message>
        <source>&amp;Dataset in the ledger</source>
        <translation>&amp;Datenbestand im Kontobuch</translation>
    </message>
</context>
<context>
    <name>AccountsModel</name>
    <message>
        <source>Dataset</source>
        <translation>Datenbestand</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>By all releases together, at the δ of the budget</source>
        <translation>Von allen Veröffentlichungen zusammen, bei dem δ des Budgets</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Of the ε of the budget, at its δ</source>
        <translation>Vom ε des Budgets, bei dessen δ</translation>
    </message>
    <message>
        <source>Share spent</source>
        <translation>Anteil ausgegeben</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Veröffentlichungen</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Make the total error of all tables small.</source>
        <translation>Den Gesamtfehler aller Tabellen klein machen.</translation>
    </message>
    <message>
        <source>Make the least exact table as exact as possible.</source>
        <translation>Die ungenaueste Tabelle so genau wie möglich machen.</translation>
    </message>
    <message>
        <source>Make errors small beside a typical number of each table.</source>
        <translation>Fehler im Verhältnis zu einer typischen Zahl jeder Tabelle klein machen.</translation>
    </message>
    <message>
        <source>Merge neighbouring bins of {name}: {bins} in place of {before}.</source>
        <translation>Benachbarte Klassen von {name} zusammenlegen: {bins} statt {before}.</translation>
    </message>
    <message>
        <source>Leave out the table {table}.</source>
        <translation>Die Tabelle {table} weglassen.</translation>
    </message>
    <message>
        <source>Take {name} out of {table}.</source>
        <translation>{name} aus {table} herausnehmen.</translation>
    </message>
    <message>
        <source>Leave out the {gone} least useful of {all} tables.</source>
        <translation>Die {gone} am wenigsten brauchbaren von {all} Tabellen weglassen.</translation>
    </message>
    <message>
        <source>Leave out all {gone} tables with {name}.</source>
        <translation>Alle {gone} Tabellen mit {name} weglassen.</translation>
    </message>
    <message>
        <source>Allow δ = {delta}.</source>
        <translation>δ = {delta} zulassen.</translation>
    </message>
    <message>
        <source>Raise {sign} to {amount}.</source>
        <translation>{sign} auf {amount} erhöhen.</translation>
    </message>
</context>
<context>
    <name>AdviceDialog</name>
    <message>
        <source>Make it usable</source>
        <translation>Brauchbar machen</translation>
    </message>
    <message>
        <source>Changes that help are being looked for.</source>
        <translation>Änderungen, die helfen, werden gesucht.</translation>
    </message>
    <message>
        <source>Progress of the search for changes</source>
        <translation>Fortschritt der Suche nach Änderungen</translation>
    </message>
    <message>
        <source>Changes that help, the best first</source>
        <translation>Änderungen, die helfen, die beste zuerst</translation>
    </message>
    <message>
        <source>Apply ticked steps</source>
        <translation>Angekreuzte Schritte übernehmen</translation>
    </message>
    <message>
        <source>Tick what you can accept. Each step tells the share of good or fair numbers if it and all steps before it are taken. Nothing is read, and nothing changes before you apply.</source>
        <translation>Kreuzen Sie an, was für Sie infrage kommt. Jeder Schritt nennt den Anteil guter oder ordentlicher Zahlen, wenn er und alle davor getan werden. Nichts wird gelesen, und nichts ändert sich, bevor Sie übernehmen.</translation>
    </message>
    <message>
        <source>Enough numbers are good or fair already. No change is advised.</source>
        <translation>Genug Zahlen sind schon gut oder ordentlich. Keine Änderung wird empfohlen.</translation>
    </message>
    <message>
        <source>No change on offer would help enough.</source>
        <translation>Keine der möglichen Änderungen würde genug helfen.</translation>
    </message>
    <message>
        <source>Criteria that do not hold: {0}.</source>
        <translation>Bedingungen, die nicht erfüllt sind: {0}.</translation>
    </message>
    <message>
        <source>Without an earlier step, these change nothing: {0}.</source>
        <translation>Ohne einen früheren Schritt ändern diese nichts: {0}.</translation>
    </message>
    <message>
        <source>With the ticked steps: being worked out.</source>
        <translation>Mit den angekreuzten Schritten: wird gerade berechnet.</translation>
    </message>
    <message>
        <source>With the ticked steps:</source>
        <translation>Mit den angekreuzten Schritten:</translation>
    </message>
    <message>
        <source>{0}. {1} Then {2} are usable.</source>
        <translation>{0}. {1} Dann sind {2} brauchbar.</translation>
    </message>
    <message>
        <source>Not yet: {0}.</source>
        <translation>Noch nicht: {0}.</translation>
    </message>
    <message>
        <source>All criteria hold.</source>
        <translation>Alle Bedingungen sind erfüllt.</translation>
    </message>
    <message>
        <source>As the plan is</source>
        <translation>Der Plan, wie er ist</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message>
        <source>ρ = {rho}</source>
        <translation>ρ = {rho}</translation>
    </message>
    <message>
        <source>{cost} by itself, and counts as {price}</source>
        <translation>{cost} für sich; zählt als {price}</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>ε = {epsilon}, δ = {delta}</source>
        <translation>ε = {epsilon}; δ = {delta}</translation>
    </message>
</context>
<context>
    <name>AnswerList</name>
    <message>
        <source>Answers, newest first</source>
        <translation>Antworten, neueste zuerst</translation>
    </message>
    <message>
        <source>Copy answers</source>
        <translation>Antworten kopieren</translation>
    </message>
    <message>
        <source>± is the noise only. From the tables: how far off the estimate may be, or its noise if smaller.</source>
        <translation>± ist nur das Rauschen. Aus den Tabellen: wie weit die Schätzung danebenliegen kann, oder ihr Rauschen, wenn es kleiner ist.</translation>
    </message>
    <message>
        <source>The answers are copied.</source>
        <translation>Die Antworten sind kopiert.</translation>
    </message>
</context>
<context>
    <name>AnswersDialog</name>
    <message>
        <source>Answers of a round</source>
        <translation>Antworten einer Runde</translation>
    </message>
    <message>
        <source>Round no. {0}: its answers are public, and free to read.</source>
        <translation>Runde Nr. {0}: Ihre Antworten sind öffentlich und kostenlos zu lesen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AnswersModel</name>
    <message>
        <source>Who is counted</source>
        <translation>Wer gezählt wird</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Woher</translation>
    </message>
    <message>
        <source>the rows, with noise</source>
        <translation>aus den Zeilen, mit Rauschen</translation>
    </message>
    <message>
        <source>the tables</source>
        <translation>aus den Tabellen</translation>
    </message>
</context>
<context>
    <name>AttributeEditor</name>
    <message>
        <source>Find privately…</source>
        <translation>Privat suchen…</translation>
    </message>
    <message>
        <source>&amp;Sensitive: nobody should be able to guess it</source>
        <translation>&amp;Sensibel: soll niemand erraten können</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Count other values as</source>
        <translation>Andere Werte zählen als</translation>
    </message>
    <message>
        <source>Count blanks as</source>
        <translation>Leere Zellen zählen als</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ohne Angabe</translation>
    </message>
    <message>
        <source>the data, found privately (charge no. {0})</source>
        <translation>privat gefunden (Abbuchung Nr. {0})</translation>
    </message>
    <message>
        <source>{n} columns selected: this panel shows “{name}”. Choosing where the list comes from changes all of them.</source>
        <translation>{n} Spalten gewählt: Hier steht „{name}“. Wählen Sie, woher die Liste kommt, so gilt das für alle.</translation>
    </message>
    <message>
        <source>Every row matches a category.</source>
        <translation>Jede Zeile passt zu einer Kategorie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows match none of these. A release would stop at the first. Add what is missing, or count other values or blanks as a category.</source>
        <translation>
            <numerusform>%Ln Zeile passt zu keiner davon. Eine Veröffentlichung würde dort anhalten: Ergänzen Sie, was fehlt, oder zählen Sie unbekannte Werte oder leere Zellen als eigene Ausprägung.</numerusform>
            <numerusform>%Ln Zeilen passen zu keiner davon. Eine Veröffentlichung würde bei der ersten anhalten: Ergänzen Sie, was fehlt, oder zählen Sie unbekannte Werte oder leere Zellen als eigene Ausprägung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times such as 14:30 count as hours: 14.5.</source>
        <translation>Zeiten wie 14:30 zählen als Stunden: 14,5.</translation>
    </message>
    <message>
        <source>Durations such as 1:30 count as 1.5.</source>
        <translation>Dauern wie 1:30 zählen als 1,5.</translation>
    </message>
    <message>
        <source>Amounts such as 45K count as 45000.</source>
        <translation>Beträge wie 45K zählen als 45000.</translation>
    </message>
    <message>
        <source>Cells such as 12 {unit} count as their numbers.</source>
        <translation>Zellen wie 12 {unit} zählen als ihre Zahl.</translation>
    </message>
    <message>
        <source>The numbers are dates, in {unit}.</source>
        <translation>Die Zahlen sind Daten, in {unit}.</translation>
    </message>
    <message>
        <source>Cells of “{column}” with “{answer}” among their answers are “{label}”.</source>
        <translation>Zellen von „{column}“ mit „{answer}“ unter ihren Antworten sind „{label}“.</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>„{value}“</translation>
    </message>
    <message>
        <source>These values count as blanks: {values}.</source>
        <translation>Diese Werte zählen als leer: {values}.</translation>
    </message>
    <message>
        <source>These values count as “{other}”: {values}.</source>
        <translation>Diese Werte zählen als „{other}“: {values}.</translation>
    </message>
    <message>
        <source>{0} of {1} values are listed; all others count as “{2}”.</source>
        <translation>{0} von {1} Werten stehen in der Liste; alle anderen zählen als „{2}“.</translation>
    </message>
    <message>
        <source>Cells that hold no number: {n}, the first in row {row}. They count as “{other}”.</source>
        <translation>Zellen ohne Zahl: {n}, die erste in Zeile {row}. Sie zählen als „{other}“.</translation>
    </message>
    <message>
        <source>Cells that hold no date: {n}, the first in row {row}. They count as “{other}”.</source>
        <translation>Zellen ohne Datum: {n}, die erste in Zeile {row}. Sie zählen als „{other}“.</translation>
    </message>
    <message>
        <source>This list was first taken from the data. The release will say that you state it is published.</source>
        <translation>Diese Liste stammt ursprünglich aus den Daten. Die Veröffentlichung wird sagen: Nach Ihrer Angabe ist sie veröffentlicht.</translation>
    </message>
    <message>
        <source>This list was first taken from the data. The release will say that you state you know it without looking.</source>
        <translation>Diese Liste stammt ursprünglich aus den Daten. Die Veröffentlichung wird sagen: Nach Ihrer Angabe kennen Sie sie, ohne nachzusehen.</translation>
    </message>
    <message>
        <source>Every label needs a name of its own.</source>
        <translation>Jede Ausprägung braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>“anything else”</source>
        <translation>„Sonstiges“</translation>
    </message>
    <message>
        <source>category for blanks</source>
        <translation>Ausprägung für leere Zellen</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>Ausprägungen</translation>
    </message>
    <message>
        <source>number, in bins</source>
        <translation>Zahl, in Klassen</translation>
    </message>
    <message>
        <source>date, in bins</source>
        <translation>Datum, in Klassen</translation>
    </message>
    <message>
        <source>My own knowledge, not the data</source>
        <translation>Mein eigenes Wissen, nicht die Daten</translation>
    </message>
    <message>
        <source>a published code list</source>
        <translation>einer veröffentlichten Schlüsselliste</translation>
    </message>
    <message>
        <source>the data (the release will say so)</source>
        <translation>den Daten (wird so vermerkt)</translation>
    </message>
    <message>
        <source>&amp;Name in the tables</source>
        <translation>&amp;Name in den Tabellen</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>&amp;Quelle</translation>
    </message>
</context>
<context>
    <name>AttributeModel</name>
    <message>
        <source>This column seems to tell people apart. Publishing it would make no sense.</source>
        <translation>Diese Spalte scheint Personen zu unterscheiden. Sie zu veröffentlichen wäre sinnlos.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>Unpassend</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>These rows match no category. A release would stop at the first.</source>
        <translation>Diese Zeilen passen zu keiner Ausprägung: Eine Veröffentlichung würde bei der ersten anhalten.</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>Ausprägungen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>a code list</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
</context>
<context>
    <name>AttributesPage</name>
    <message>
        <source>Attributes</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Tick the columns to publish. Their categories and bins become public: declare what you know, do not let the data tell.</source>
        <translation>Haken Sie die Spalten an, die veröffentlicht werden sollen. Deren Ausprägungen und Klassen werden öffentlich: Geben Sie an, was Sie ohnehin wissen, statt es aus den Daten zu nehmen.</translation>
    </message>
    <message>
        <source>First open a spreadsheet on the Data page: its columns become the attributes.</source>
        <translation>Öffnen Sie zuerst auf der Seite „Daten“ eine Datei: Deren Spalten werden zu Merkmalen.</translation>
    </message>
    <message>
        <source>Use all lists shown</source>
        <translation>Alle gezeigten Listen verwenden</translation>
    </message>
    <message>
        <source>Continue to tables</source>
        <translation>Weiter zu den Tabellen</translation>
    </message>
    <message>
        <source>“{name}” is not used</source>
        <translation>„{name}“ wird nicht verwendet</translation>
    </message>
    <message>
        <source>Tick a column to publish tables about it. What is not used leaves no trace in a release.</source>
        <translation>Haken Sie eine Spalte an, um Tabellen darüber zu veröffentlichen. Was nicht verwendet wird, hinterlässt in einer Veröffentlichung keine Spur.</translation>
    </message>
    <message>
        <source>Proposed list: {labels}.</source>
        <translation>Vorgeschlagene Liste: {labels}.</translation>
    </message>
    <message>
        <source>It is not in the plan before you tick the column; a release makes it public.</source>
        <translation>Sie steht erst im Plan, wenn Sie die Spalte anhaken; eine Veröffentlichung macht sie öffentlich.</translation>
    </message>
    <message>
        <source>No column chosen</source>
        <translation>Keine Spalte gewählt</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>{n} selected columns are not used</source>
        <translation>{n} gewählte Spalten werden nicht verwendet</translation>
    </message>
    <message>
        <source>The chosen column</source>
        <translation>Die gewählte Spalte</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>a plan without a name</source>
        <translation>ein Plan ohne Namen</translation>
    </message>
    <message>
        <source>Reticent ended before {plan} was saved. The changes were kept.</source>
        <translation>Reticent wurde beendet, bevor {plan} gespeichert war. Die Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Restore them</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Changes cannot be kept safe before you save: {why} Save the plan now and then.</source>
        <translation>Änderungen können vor dem Speichern nicht gesichert werden: {why} Speichern Sie den Plan ab und zu.</translation>
    </message>
</context>
<context>
    <name>AxesEditor</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Exchange rows and columns</source>
        <translation>Zeilen und Spalten tauschen</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Shee&amp;ts</source>
        <translation>B&amp;lätter</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Bins</name>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{low} to under {high}</source>
        <translation>{low} bis unter {high}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>under {high}</source>
        <translation>unter {high}</translation>
    </message>
    <message>
        <source>{low} and over</source>
        <translation>{low} und mehr</translation>
    </message>
    <message>
        <source>from {month} {year}</source>
        <translation>ab {month} {year}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{first}–{last} {year}</source>
        <translation>{first}–{last} {year}</translation>
    </message>
    <message>
        <source>{first} {year}–{last} {end}</source>
        <translation>{first} {year}–{last} {end}</translation>
    </message>
</context>
<context>
    <name>BudgetEditor</name>
    <message>
        <source>Pure: ε alone</source>
        <translation>Rein: nur ε</translation>
    </message>
    <message>
        <source>ε with a tiny δ</source>
        <translation>ε mit winzigem δ</translation>
    </message>
    <message>
        <source>Concentrated: ρ</source>
        <translation>Konzentriert: ρ</translation>
    </message>
    <message>
        <source>&amp;δ</source>
        <translation>&amp;δ</translation>
    </message>
    <message>
        <source>whether they are in the data</source>
        <translation>ob sie in den Daten ist</translation>
    </message>
    <message>
        <source>whether it is in the data</source>
        <translation>ob sie in den Daten ist</translation>
    </message>
    <message>
        <source>which values it has</source>
        <translation>welche Werte sie hat</translation>
    </message>
    <message>
        <source>which values they have</source>
        <translation>welche Werte sie hat</translation>
    </message>
    <message>
        <source>&amp;Protected about a person</source>
        <translation>Was über eine Person &amp;geschützt ist</translation>
    </message>
    <message>
        <source>&amp;Protected about a row</source>
        <translation>Was über eine Zeile &amp;geschützt ist</translation>
    </message>
    <message>
        <source>&amp;Guarantee</source>
        <translation>&amp;Garantie</translation>
    </message>
    <message>
        <source>Amount, from strict to weak</source>
        <translation>Betrag, von streng bis schwach</translation>
    </message>
    <message>
        <source>{0} still holds.</source>
        <translation>{0} gilt weiter.</translation>
    </message>
    <message>
        <source>δ is “{0}”, but it must be above 0 and below 1. Write it like 1e-9.</source>
        <translation>δ ist „{0}“, muss aber über 0 und unter 1 liegen. Schreiben Sie es etwa als 1e-9.</translation>
    </message>
    <message>
        <source>ρ bounds the average gain of anybody who studies the tables. 0.005 is strict, 0.5 is usual.</source>
        <translation>ρ begrenzt, was jemand, der die Tabellen auswertet, im Mittel gewinnt. 0,005 ist streng, 0,5 ist üblich.</translation>
    </message>
    <message>
        <source>{0}: someone who is 50–50 about one row can be at most {1} sure after reading all these tables.</source>
        <translation>{0}: Wer bei einer Zeile 50 : 50 schwankt, kann durch alle diese Tabellen zusammen höchstens zu {1} sicher werden.</translation>
    </message>
    <message>
        <source>{0}: someone who is 50–50 about one person can be at most {1} sure after reading all these tables.</source>
        <translation>{0}: Wer bei einer Person 50 : 50 schwankt, kann durch alle diese Tabellen zusammen höchstens zu {1} sicher werden.</translation>
    </message>
    <message>
        <source>Almost no protection</source>
        <translation>Kaum Schutz</translation>
    </message>
    <message>
        <source>The promise may fail with a chance of at most {0}.</source>
        <translation>Die Zusage kann mit einer Wahrscheinlichkeit von höchstens {0} verfehlt werden.</translation>
    </message>
    <message>
        <source>&amp;ε for this release</source>
        <translation>&amp;ε für diese Veröffentlichung</translation>
    </message>
    <message>
        <source>&amp;ρ for this release</source>
        <translation>&amp;ρ für diese Veröffentlichung</translation>
    </message>
    <message>
        <source>Very strict</source>
        <translation>Sehr streng</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Mild</source>
        <translation>Mild</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
</context>
<context>
    <name>BudgetGauge</name>
    <message>
        <source>Privacy budget</source>
        <translation>Schutzbudget</translation>
    </message>
    <message>
        <source>{0} of the budget is spent</source>
        <translation>{0} des Budgets sind ausgegeben</translation>
    </message>
    <message>
        <source>, this release would take more than is left</source>
        <translation>, diese Veröffentlichung nähme mehr, als übrig ist</translation>
    </message>
    <message>
        <source>, this release would take {0}</source>
        <translation>, diese Veröffentlichung nähme {0}</translation>
    </message>
    <message>
        <source>, {0} releases like this fit</source>
        <translation>, {0} Veröffentlichungen wie diese haben Platz</translation>
    </message>
</context>
<context>
    <name>CallOuts</name>
    <message>
        <source>Leave the tour</source>
        <translation>Rundgang verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories of {name}</source>
        <translation>Ausprägungen von {name}</translation>
    </message>
    <message>
        <source>I know this list without looking at the data</source>
        <translation>Ich kenne diese Liste, ohne in die Daten zu sehen</translation>
    </message>
    <message>
        <source>“{code}” in the data becomes “{name}”, and so on</source>
        <translation>„{code}“ in den Daten wird zu „{name}“, und so weiter</translation>
    </message>
    <message>
        <source>Use this list</source>
        <translation>Diese Liste verwenden</translation>
    </message>
    <message>
        <source>One category per line, in the order you want; a column copied from a spreadsheet works, too. Write the list you know, whether or not all of it occurs in the data.</source>
        <translation>Eine Ausprägung je Zeile, in der gewünschten Reihenfolge; auch eine kopierte Tabellenspalte geht. Schreiben Sie die Liste, die Sie kennen, ob alles davon in den Daten vorkommt oder nicht.</translation>
    </message>
    <message>
        <source>Codes with names: “1 = agree”, or two columns.</source>
        <translation>Schlüssel mit Namen: „1 = stimme zu“, oder zwei Spalten.</translation>
    </message>
</context>
<context>
    <name>CategoriesEditor</name>
    <message>
        <source>Categories</source>
        <translation>Ausprägungen</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Neue Ausprägung</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Type or paste…</source>
        <translation>Eingeben…</translation>
    </message>
    <message>
        <source>Code list…</source>
        <translation>Schlüsselliste…</translation>
    </message>
    <message>
        <source>From the data</source>
        <translation>Aus den Daten</translation>
    </message>
    <message>
        <source>Merge the selected categories into one</source>
        <translation>Gewählte Ausprägungen zusammenlegen</translation>
    </message>
    <message>
        <source>Give every spelling its own category again</source>
        <translation>Jeder Schreibweise wieder ihre eigene Ausprägung geben</translation>
    </message>
    <message>
        <source>Remove the selected categories</source>
        <translation>Gewählte Ausprägungen entfernen</translation>
    </message>
    <message numerus="yes">
        <source>merge of %n categories</source>
        <translation>
            <numerusform>Zusammenlegen von %n Ausprägung</numerusform>
            <numerusform>Zusammenlegen von %n Ausprägungen</numerusform>
        </translation>
    </message>
    <message>
        <source>split of “{name}”</source>
        <translation>Aufteilen von „{name}“</translation>
    </message>
    <message>
        <source>reordering of categories</source>
        <translation>Umordnen von Ausprägungen</translation>
    </message>
    <message>
        <source>removal of “{name}”</source>
        <translation>Entfernen von „{name}“</translation>
    </message>
    <message numerus="yes">
        <source>removal of %n categories</source>
        <translation>
            <numerusform>Entfernen von %n Ausprägung</numerusform>
            <numerusform>Entfernen von %n Ausprägungen</numerusform>
        </translation>
    </message>
    <message>
        <source>renaming of “{name}”</source>
        <translation>Umbenennen von „{name}“</translation>
    </message>
    <message>
        <source>Blanks are counted as “{name}” already: choose another name.</source>
        <translation>Als „{name}“ zählen schon die leeren Zellen: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is a category “{name}” already.</source>
        <translation>Es gibt schon eine Ausprägung „{name}“.</translation>
    </message>
    <message>
        <source>adding of “{name}”</source>
        <translation>Hinzufügen von „{name}“</translation>
    </message>
    <message>
        <source>Move the selected categories up</source>
        <translation>Gewählte Ausprägungen nach oben</translation>
    </message>
    <message>
        <source>Move the selected categories down</source>
        <translation>Gewählte Ausprägungen nach unten</translation>
    </message>
    <message>
        <source>Other values are counted as “{name}” already. Choose another name.</source>
        <translation>Andere Werte werden schon als „{name}“ gezählt. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>An attribute needs at least one category, and every category a name of its own.</source>
        <translation>Ein Merkmal braucht mindestens eine Ausprägung, und jede Ausprägung einen eigenen Namen.</translation>
    </message>
</context>
<context>
    <name>ChargeCard</name>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>This release costs {0}.</source>
        <translation>Diese Veröffentlichung kostet {0}.</translation>
    </message>
    <message>
        <source>Give the dataset a name; the ledger keeps its budget under it.</source>
        <translation>Geben Sie dem Datenbestand einen Namen; unter ihm führt das Kontobuch sein Budget.</translation>
    </message>
</context>
<context>
    <name>ChipList</name>
    <message>
        <source>Drag the names. By key: Space moves one to the next place, Ctrl+arrow changes the order.</source>
        <translation>Ziehen Sie die Namen. Mit Tasten: Leertaste bringt einen an den nächsten Platz, Strg+Pfeil ändert die Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>I know that this cannot be undone</source>
        <translation>Ich weiß, dass sich das nicht rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You may stop at any time. The cost counts from the moment you confirm, even if you cancel.</source>
        <translation>Sie können jederzeit anhalten. Die Kosten zählen ab der Bestätigung, auch wenn Sie abbrechen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>These rows are about other people than {0}.</source>
        <translation>Diese Zeilen handeln von anderen Personen als {0}.</translation>
    </message>
    <message>
        <source>It stops at the next step. If the ledger is charged already, the cost stands.</source>
        <translation>Die Suche hält beim nächsten Schritt an. Ist im Kontobuch schon abgebucht, so bleibt es bei den Kosten.</translation>
    </message>
    <message>
        <source>Total budget: {0}</source>
        <translation>Budget insgesamt: {0}</translation>
    </message>
    <message>
        <source>Continue at no cost</source>
        <translation>Ohne Kosten fortsetzen</translation>
    </message>
    <message>
        <source>Spent so far: {0}</source>
        <translation>Bisher ausgegeben: {0}</translation>
    </message>
    <message>
        <source>Left afterwards: {0}</source>
        <translation>Danach übrig: {0}</translation>
    </message>
    <message>
        <source>Only {0} is left, and this costs {1}. Lower ε, or raise the budget on the Ledger page.</source>
        <translation>Nur {0} ist übrig, und dies kostet {1}. Senken Sie ε, oder erhöhen Sie das Budget auf der Seite „Kontobuch“.</translation>
    </message>
</context>
<context>
    <name>ChoiceRun</name>
    <message>
        <source>The ledger had been charged already: the cost stands. Ask again, at no further cost.</source>
        <translation>Das Kontobuch war schon belastet: Die Kosten bleiben bestehen. Fragen Sie noch einmal, ohne weitere Kosten.</translation>
    </message>
</context>
<context>
    <name>ChoicesDialog</name>
    <message>
        <source>Answers in “{name}”</source>
        <translation>Antworten in „{name}“</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Use the ticked ones</source>
        <translation>Die angekreuzten verwenden</translation>
    </message>
    <message numerus="yes">
        <source>{answer} (%Ln rows)</source>
        <translation>
            <numerusform>{answer} (%Ln Zeile)</numerusform>
            <numerusform>{answer} (%Ln Zeilen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each answer that you tick becomes an attribute of its own: yes where it was given, no elsewhere. Its name is in the plan, and a release makes it public. How many rows have it is for your eyes only.</source>
        <translation>Jede Antwort, die Sie ankreuzen, wird ein eigenes Merkmal: ja, wo sie gegeben wurde, sonst nein. Ihr Name steht im Plan und wird mit einer Veröffentlichung öffentlich. Wie viele Zeilen sie haben, ist nur für Ihre Augen.</translation>
    </message>
</context>
<context>
    <name>CodeListDialog</name>
    <message>
        <source>Load a code list</source>
        <translation>Schlüsselliste laden</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Ausprägungen</translation>
    </message>
    <message>
        <source>This code list is published, whatever the data hold</source>
        <translation>Diese Schlüsselliste ist veröffentlicht, was immer in den Daten steht</translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n Ausprägung</numerusform>
            <numerusform>%n Ausprägungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{codes} codes share {names} names: codes with the same name become one category.</source>
        <translation>{codes} Schlüssel teilen sich {names} Namen: Schlüssel mit demselben Namen werden eine Ausprägung.</translation>
    </message>
    <message>
        <source>{codes} codes share the name “{name}”: they become one category.</source>
        <translation>{codes} Schlüssel heißen gleich, „{name}“: Sie werden eine Ausprägung.</translation>
    </message>
    <message>
        <source>&amp;Code in the data</source>
        <translation>&amp;Schlüssel in den Daten</translation>
    </message>
    <message>
        <source>&amp;Name in the tables</source>
        <translation>&amp;Name in den Tabellen</translation>
    </message>
    <message>
        <source>Use this list</source>
        <translation>Diese Liste verwenden</translation>
    </message>
</context>
<context>
    <name>ColumnList</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attributes moved: the first is number {place} of {n}</source>
        <translation>
            <numerusform>%Ln Merkmal verschoben: Es ist Nummer {place} von {n}</numerusform>
            <numerusform>%Ln Merkmale verschoben: Das erste ist Nummer {place} von {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is attribute number {place} of {n}</source>
        <translation>„{name}“ ist Merkmal {place} von {n}</translation>
    </message>
</context>
<context>
    <name>ColumnsCard</name>
    <message>
        <source>Use all</source>
        <translation>Alle verwenden</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>Keine verwenden</translation>
    </message>
    <message>
        <source>One attribute per answer…</source>
        <translation>Ein Merkmal je Antwort…</translation>
    </message>
    <message>
        <source>Find a column</source>
        <translation>Spalte suchen</translation>
    </message>
    <message>
        <source>Move columns up</source>
        <translation>Spalten nach oben</translation>
    </message>
    <message>
        <source>Move columns down</source>
        <translation>Spalten nach unten</translation>
    </message>
    <message>
        <source>Shift or Ctrl and a click select several columns; drag to reorder them.</source>
        <translation>Mit Umschalt- oder Strg-Klick wählen Sie mehrere Spalten; durch Ziehen ordnen Sie sie um.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns selected</source>
        <translation>
            <numerusform>%Ln Spalte gewählt</numerusform>
            <numerusform>%Ln Spalten gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Only columns that are used have a place in the plan.</source>
        <translation>Nur verwendete Spalten haben einen Platz im Plan.</translation>
    </message>
    <message>
        <source>Columns are moved where all are in sight: clear the search first.</source>
        <translation>Spalten werden verschoben, wo alle zu sehen sind: Leeren Sie zuerst die Suche.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {m} columns used</source>
        <translation>
            <numerusform>{n} von {m} Spalte verwendet</numerusform>
            <numerusform>{n} von {m} Spalten verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>lists taken from the data: {n}</source>
        <translation>Listen aus den Daten: {n}</translation>
    </message>
    <message>
        <source>All like “{name}”</source>
        <translation>Alle wie „{name}“</translation>
    </message>
    <message>
        <source>Give all selected columns the kind and the list of “{name}”, shown on the right</source>
        <translation>Allen gewählten Spalten Art und Liste von „{name}“ geben, die rechts zu sehen ist</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>using “{name}”</source>
        <translation>Verwenden von „{name}“</translation>
    </message>
    <message>
        <source>using {n} columns</source>
        <translation>Verwenden von {n} Spalten</translation>
    </message>
    <message>
        <source>leaving out “{name}”</source>
        <translation>Weglassen von „{name}“</translation>
    </message>
    <message>
        <source>leaving out {n} columns</source>
        <translation>Weglassen von {n} Spalten</translation>
    </message>
    <message>
        <source>The tables that need what was left out are gone, too. Undo brings them back.</source>
        <translation>Die Tabellen, die das Weggelassene brauchen, sind auch weg. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>There is an attribute called “{name}” already.</source>
        <translation>Es gibt schon ein Merkmal „{name}“.</translation>
    </message>
    <message>
        <source>renaming of an attribute</source>
        <translation>Umbenennen eines Merkmals</translation>
    </message>
    <message>
        <source>giving {n} columns the list of “{name}”</source>
        <translation>Übertragen der Liste von „{name}“ auf {n} Spalten</translation>
    </message>
    <message>
        <source>change of kind of “{name}”</source>
        <translation>Ändern der Art von „{name}“</translation>
    </message>
    <message>
        <source>origin of a list</source>
        <translation>Herkunft einer Liste</translation>
    </message>
    <message>
        <source>origin of the lists of {n} attributes</source>
        <translation>Herkunft der Listen von {n} Merkmalen</translation>
    </message>
    <message>
        <source>The release will say that you state this of lists first taken from the data: {names}.</source>
        <translation>Die Veröffentlichung wird sagen, dass Sie das angeben, obwohl diese Listen ursprünglich aus den Daten stammen: {names}.</translation>
    </message>
    <message>
        <source>mark as sensitive</source>
        <translation>Kennzeichnung als sensibel</translation>
    </message>
    <message>
        <source>taking the list from the data</source>
        <translation>Liste aus den Daten</translation>
    </message>
    <message>
        <source>typing of categories</source>
        <translation>Eingeben von Ausprägungen</translation>
    </message>
    <message>
        <source>loading of a code list</source>
        <translation>Laden einer Schlüsselliste</translation>
    </message>
    <message>
        <source>reading {file}</source>
        <translation>Lesen von {file}</translation>
    </message>
    <message>
        <source>A list needs at least one category, and none may be called like another label.</source>
        <translation>Eine Liste braucht mindestens eine Ausprägung, und keine darf heißen wie eine andere.</translation>
    </message>
    <message>
        <source>comparing strategies</source>
        <translation>Vergleich der Verfahren</translation>
    </message>
    <message>
        <source>change of budget</source>
        <translation>Ändern des Budgets</translation>
    </message>
    <message>
        <source>change of promise</source>
        <translation>Ändern der Zusage</translation>
    </message>
    <message>
        <source>change of objective</source>
        <translation>Änderung des Ziels</translation>
    </message>
    <message>
        <source>change of wanted margins</source>
        <translation>Änderung der gewünschten ±</translation>
    </message>
    <message>
        <source>change of locked shares</source>
        <translation>Änderung fester Anteile</translation>
    </message>
    <message>
        <source>looking for the least budget</source>
        <translation>Suche nach dem kleinsten Budget</translation>
    </message>
    <message>
        <source>least budget</source>
        <translation>kleinstes Budget</translation>
    </message>
    <message>
        <source>rehearsing on made-up data</source>
        <translation>Probelauf mit erfundenen Daten</translation>
    </message>
    <message>
        <source>choice of strategy</source>
        <translation>Wahl des Verfahrens</translation>
    </message>
    <message>
        <source>looking at {file}</source>
        <translation>Ansehen von {file}</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>Öffnen von {file}</translation>
    </message>
    <message>
        <source>The columns of {file} are not those of the plan, so the attributes and tables were started afresh. Undo brings them back.</source>
        <translation>Die Spalten von {file} sind nicht die des Plans; Merkmale und Tabellen wurden deshalb neu begonnen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>Read like this, these columns have other values, and are not used until you tick them: {names}.</source>
        <translation>So gelesen haben diese Spalten andere Werte; sie werden erst verwendet, wenn Sie sie anhaken: {names}.</translation>
    </message>
    <message>
        <source>For other people, save the plan under another name and choose another dataset on the Release page. Until then, a release is charged to “{dataset}”.</source>
        <translation>Sind es andere Personen, speichern Sie den Plan unter einem anderen Namen, und wählen Sie auf der Seite „Veröffentlichung“ einen eigenen Datenbestand: Abgebucht wird weiterhin von „{dataset}“.</translation>
    </message>
    <message>
        <source>The plan’s data file {file} is not there.</source>
        <translation>Die Datendatei {file} des Plans ist nicht da.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Datei suchen…</translation>
    </message>
    <message>
        <source>The plan’s rows are in the database {name}. Its server has not been asked yet.</source>
        <translation>Die Zeilen des Plans sind in der Datenbank {name}. Ihr Server ist noch nicht gefragt worden.</translation>
    </message>
    <message>
        <source>Read the rows</source>
        <translation>Zeilen lesen</translation>
    </message>
    <message>
        <source>how the file is read</source>
        <translation>Leseweise der Datei</translation>
    </message>
    <message>
        <source>what a row stands for</source>
        <translation>Bedeutung einer Zeile</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>der Plan</translation>
    </message>
    <message>
        <source>the file with the rows</source>
        <translation>die Datei mit den Zeilen</translation>
    </message>
    <message>
        <source>the ledger</source>
        <translation>das Kontobuch</translation>
    </message>
    <message>
        <source>The language of the window from the next start on: {language}.</source>
        <translation>Die Sprache des Fensters ab dem nächsten Start: {language}.</translation>
    </message>
    <message>
        <source>The window will follow the language of the system from the next start on.</source>
        <translation>Ab dem nächsten Start folgt das Fenster der Sprache des Systems.</translation>
    </message>
    <message>
        <source>Releases are charged to {file} until you close the program, and to the usual ledger after that.</source>
        <translation>Bis Sie das Programm schließen, wird in {file} abgebucht, danach wieder im üblichen Kontobuch.</translation>
    </message>
    <message>
        <source>fetching release no. {number}</source>
        <translation>Holen der Veröffentlichung Nr. {number}</translation>
    </message>
    <message>
        <source>looking for releases like no. {number}</source>
        <translation>Suche nach Veröffentlichungen wie Nr. {number}</translation>
    </message>
    <message>
        <source>comparing releases no. {one} and no. {other}</source>
        <translation>Vergleich der Veröffentlichungen Nr. {one} und Nr. {other}</translation>
    </message>
    <message>
        <source>The comparison is in {file}.</source>
        <translation>Der Vergleich steht in {file}.</translation>
    </message>
    <message>
        <source>completing release no. {number}</source>
        <translation>Abschließen der Veröffentlichung Nr. {number}</translation>
    </message>
    <message>
        <source>The ledger is in {file}.</source>
        <translation>Das Kontobuch steht in {file}.</translation>
    </message>
    <message>
        <source>The plan was not opened; what is on the screen stays as it was.</source>
        <translation>Der Plan wurde nicht geöffnet; auf dem Bildschirm bleibt alles, wie es war.</translation>
    </message>
    <message>
        <source>keeping the changes safe</source>
        <translation>Sichern der Änderungen</translation>
    </message>
    <message>
        <source>This plan was restored. It is not saved yet.</source>
        <translation>Dieser Plan wurde zurückgeholt; er ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>bringing back the changes</source>
        <translation>Zurückholen der Änderungen</translation>
    </message>
    <message>
        <source>saving {file}</source>
        <translation>Speichern von {file}</translation>
    </message>
    <message>
        <source>First choose at least one table on the Tables page.</source>
        <translation>Wählen Sie zuerst auf der Seite „Tabellen“ mindestens eine Tabelle.</translation>
    </message>
    <message>
        <source>First open the data file on the Data page.</source>
        <translation>Öffnen Sie zuerst auf der Seite Daten die Datendatei.</translation>
    </message>
    <message>
        <source>First say on the Data page how the file is read: “Keep how it is read”.</source>
        <translation>Sagen Sie zuerst auf der Seite „Daten“, wie die Datei gelesen wird: „Leseweise festhalten“.</translation>
    </message>
    <message>
        <source>First say on the Data page what one row stands for: it decides who is protected.</source>
        <translation>Sagen Sie zuerst auf der Seite „Daten“, wofür eine Zeile steht: Das entscheidet, wer geschützt ist.</translation>
    </message>
    <message>
        <source>First choose at least two attributes on the Attributes page.</source>
        <translation>Wählen Sie zuerst mindestens zwei Merkmale auf der Seite „Merkmale“.</translation>
    </message>
    <message>
        <source>The ledger cannot be used. Choose another one on the Ledger page.</source>
        <translation>Das Kontobuch lässt sich nicht verwenden. Wählen Sie auf der Seite „Kontobuch“ ein anderes.</translation>
    </message>
    <message>
        <source>working out the cost</source>
        <translation>Berechnen der Kosten</translation>
    </message>
    <message>
        <source>finding lists of “{dataset}”</source>
        <translation>Listen von „{dataset}“ werden gesucht</translation>
    </message>
    <message>
        <source>finding of “{name}” privately</source>
        <translation>private Suche von „{name}“</translation>
    </message>
    <message>
        <source>Bins of “{name}” found: {n}.</source>
        <translation>Klassen von „{name}“ gefunden: {n}.</translation>
    </message>
    <message>
        <source>Categories of “{name}” found: {n}.</source>
        <translation>Ausprägungen von „{name}“ gefunden: {n}.</translation>
    </message>
    <message>
        <source>Nothing was spent: charge no. {number} has paid for it.</source>
        <translation>Nichts wurde ausgegeben: Abbuchung Nr. {number} hat dafür bezahlt.</translation>
    </message>
    <message>
        <source>Charge no. {number}, {cost}, stays in the ledger, also if you undo this.</source>
        <translation>Abbuchung Nr. {number}, {cost}, bleibt im Kontobuch, auch wenn Sie dies rückgängig machen.</translation>
    </message>
    <message>
        <source>name of the dataset</source>
        <translation>Name des Datenbestands</translation>
    </message>
    <message>
        <source>how the numbers look</source>
        <translation>Form der Zahlen</translation>
    </message>
    <message>
        <source>words of the publication</source>
        <translation>Worte der Publikation</translation>
    </message>
    <message>
        <source>releasing “{dataset}”</source>
        <translation>Veröffentlichen von „{dataset}“</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>die Vorlage</translation>
    </message>
    <message>
        <source>The tables are in {file}.</source>
        <translation>Die Tabellen stehen in {file}.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>writing {file}</source>
        <translation>Schreiben von {file}</translation>
    </message>
    <message>
        <source>That would be {n} tables. At most {most} can be asked for; use fewer attributes, or pick the tables you need.</source>
        <translation>Das wären {n} Tabellen. Höchstens {most} sind möglich; verwenden Sie weniger Merkmale, oder wählen Sie die Tabellen aus, die Sie brauchen.</translation>
    </message>
    <message>
        <source>These tables are in the list already.</source>
        <translation>Diese Tabellen stehen schon in der Liste.</translation>
    </message>
    <message>
        <source>The table {table} is in the list already.</source>
        <translation>Die Tabelle {table} steht schon in der Liste.</translation>
    </message>
    <message>
        <source>adding {table}</source>
        <translation>Hinzufügen von {table}</translation>
    </message>
    <message>
        <source>adding {n} tables</source>
        <translation>Hinzufügen von {n} Tabellen</translation>
    </message>
    <message>
        <source>removing a table</source>
        <translation>Entfernen einer Tabelle</translation>
    </message>
    <message>
        <source>removing {n} tables</source>
        <translation>Entfernen von {n} Tabellen</translation>
    </message>
    <message>
        <source>change of importance</source>
        <translation>Ändern der Wichtigkeit</translation>
    </message>
    <message>
        <source>asking for ranges</source>
        <translation>Ändern der Bereiche</translation>
    </message>
    <message>
        <source>layout of a table</source>
        <translation>Anordnung einer Tabelle</translation>
    </message>
    <message>
        <source>reading the saved sets</source>
        <translation>Lesen der gespeicherten Zusammenstellungen</translation>
    </message>
    <message>
        <source>saving a set of tables</source>
        <translation>Speichern einer Zusammenstellung</translation>
    </message>
    <message>
        <source>deleting a set of tables</source>
        <translation>Löschen einer Zusammenstellung</translation>
    </message>
    <message>
        <source>Nothing of “{name}” fits this plan: {tables}.</source>
        <translation>Nichts von „{name}“ passt zu diesem Plan: {tables}.</translation>
    </message>
    <message>
        <source>using the set “{name}”</source>
        <translation>Verwenden der Zusammenstellung „{name}“</translation>
    </message>
    <message>
        <source>“{name}” is in place, without what does not fit this plan: {tables}.</source>
        <translation>„{name}“ ist eingesetzt, ohne das, was zu diesem Plan nicht passt: {tables}.</translation>
    </message>
    <message>
        <source>the ranges of “{name}” in {table}, as it has no order here</source>
        <translation>die Bereiche von „{name}“ in {table}, denn es hat hier keine Reihenfolge</translation>
    </message>
    <message>
        <source>all {k}-way tables with “{name}”</source>
        <translation>alle {k}-dimensionalen Tabellen mit „{name}“</translation>
    </message>
    <message>
        <source>half of the {k}-way tables</source>
        <translation>die Hälfte der {k}-dimensionalen Tabellen</translation>
    </message>
    <message>
        <source>all {k}-way tables</source>
        <translation>alle {k}-dimensionalen Tabellen</translation>
    </message>
    <message>
        <source>{named} and {n} more</source>
        <translation>{named} und {n} weitere</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>answers of “{name}”</source>
        <translation>Antworten von „{name}“</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ohne Angabe</translation>
    </message>
    <message>
        <source>move of “{name}”</source>
        <translation>Verschieben von „{name}“</translation>
    </message>
    <message>
        <source>move of {n} attributes</source>
        <translation>Verschieben von {n} Merkmalen</translation>
    </message>
    <message>
        <source>The columns of your own matrix are meant for the order before this move. It cannot be measured until the attributes are back in that order, or another matrix is chosen.</source>
        <translation>Die Spalten Ihrer eigenen Matrix sind für die Reihenfolge vor diesem Verschieben gedacht. Sie kann erst gemessen werden, wenn die Merkmale wieder so stehen oder eine andere Matrix gewählt ist.</translation>
    </message>
    <message>
        <source>working out what could be inferred</source>
        <translation>Ermittlung, was sich erraten lässt</translation>
    </message>
    <message>
        <source>suggesting tables of “{dataset}”</source>
        <translation>Tabellen von „{dataset}“ vorschlagen</translation>
    </message>
    <message>
        <source>describing the map</source>
        <translation>die Karte beschreiben</translation>
    </message>
    <message>
        <source>name of the map</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>columns of the map “{name}”</source>
        <translation>Spalten der Karte „{name}“</translation>
    </message>
    <message>
        <source>attributes of the map “{name}”</source>
        <translation>Merkmale der Karte „{name}“</translation>
    </message>
    <message>
        <source>cost of the map “{name}”</source>
        <translation>Kosten der Karte „{name}“</translation>
    </message>
    <message>
        <source>box of the map “{name}”</source>
        <translation>Rahmen der Karte „{name}“</translation>
    </message>
    <message>
        <source>levels of the map “{name}”</source>
        <translation>Ebenen der Karte „{name}“</translation>
    </message>
    <message>
        <source>cuts of the map “{name}”</source>
        <translation>Schnitte der Karte „{name}“</translation>
    </message>
    <message>
        <source>adding a map</source>
        <translation>Hinzufügen einer Karte</translation>
    </message>
    <message>
        <source>removing the map</source>
        <translation>die Karte entfernen</translation>
    </message>
    <message>
        <source>counting the map of “{dataset}”</source>
        <translation>die Karte von „{dataset}“ wird gezählt</translation>
    </message>
    <message>
        <source>drawing the map</source>
        <translation>Karte wird gezeichnet</translation>
    </message>
    <message>
        <source>The map is in {file}.</source>
        <translation>Die Karte steht in {file}.</translation>
    </message>
    <message>
        <source>number of people</source>
        <translation>Zahl der Menschen</translation>
    </message>
    <message>
        <source>change of criteria</source>
        <translation>Änderung der Bedingungen</translation>
    </message>
    <message>
        <source>proposing tables</source>
        <translation>Tabellen werden vorgeschlagen</translation>
    </message>
    <message>
        <source>proposed tables</source>
        <translation>vorgeschlagene Tabellen</translation>
    </message>
    <message>
        <source>{tables} tables proposed: with {people} people, {usable} of the numbers would be good or fair.</source>
        <translation>{tables} Tabellen vorgeschlagen: Bei {people} Menschen wären {usable} der Zahlen gut oder ordentlich.</translation>
    </message>
    <message>
        <source>“Make it usable” tells what would help.</source>
        <translation>„Brauchbar machen“ sagt, was helfen würde.</translation>
    </message>
    <message>
        <source>looking for what helps</source>
        <translation>mit der Suche beschäftigt, was hilft</translation>
    </message>
    <message>
        <source>making it usable</source>
        <translation>Brauchbarmachen</translation>
    </message>
    <message>
        <source>Applied: {steps}</source>
        <translation>Übernommen: {steps}</translation>
    </message>
    <message>
        <source>opening a round of questions about “{dataset}”</source>
        <translation>Fragerunde zu „{dataset}“ eröffnen</translation>
    </message>
    <message>
        <source>answering a question</source>
        <translation>Frage beantworten</translation>
    </message>
    <message>
        <source>reading the answers of round no. {number}</source>
        <translation>Antworten von Runde Nr. {number} lesen</translation>
    </message>
    <message>
        <source>predicting a table</source>
        <translation>Vorhersage einer Tabelle</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>See how accurate every strategy would make every table, before anything is spent.</source>
        <translation>Sehen Sie, wie genau jede Tabelle mit jedem Verfahren würde, bevor Sie Budget ausgeben.</translation>
    </message>
    <message>
        <source>Possible once the errors are known.</source>
        <translation>Möglich, sobald die Fehler bekannt sind.</translation>
    </message>
    <message>
        <source>Possible once the amount or the tables are changed.</source>
        <translation>Möglich, sobald der Betrag oder die Tabellen geändert sind.</translation>
    </message>
    <message>
        <source>Nothing can be rehearsed or released with it.</source>
        <translation>Damit ist weder ein Probelauf noch eine Veröffentlichung möglich.</translation>
    </message>
    <message>
        <source>First choose at least one table on the Tables page.</source>
        <translation>Wählen Sie zuerst auf der Seite „Tabellen“ mindestens eine Tabelle.</translation>
    </message>
    <message>
        <source>Continue to release</source>
        <translation>Weiter zur Veröffentlichung</translation>
    </message>
</context>
<context>
    <name>CompareSide</name>
    <message>
        <source>Cost and strategy</source>
        <translation>Kosten und Verfahren</translation>
    </message>
    <message>
        <source>Privacy budget</source>
        <translation>Schutzbudget</translation>
    </message>
    <message>
        <source>Target accuracy</source>
        <translation>Gewünschte Genauigkeit</translation>
    </message>
</context>
<context>
    <name>ComparedGoal</name>
    <message>
        <source>Tries every strategy, budget split, recovery and objective</source>
        <translation>Versucht jedes Verfahren, jede Aufteilung, Rückrechnung und jedes Ziel</translation>
    </message>
    <message>
        <source>{amount} gives ±{margin} in {table}.</source>
        <translation>{amount} ergibt ±{margin} in {table}.</translation>
    </message>
</context>
<context>
    <name>ComparedOutcomes</name>
    <message>
        <source>Stopped before these were worked out: {0}.</source>
        <translation>Angehalten, bevor diese berechnet waren: {0}.</translation>
    </message>
    <message>
        <source>Still being worked out: {0}.</source>
        <translation>Wird noch berechnet: {0}.</translation>
    </message>
    <message>
        <source>Estimates, exact as soon as the amount rests.</source>
        <translation>Schätzungen; genau, sobald der Betrag ruht.</translation>
    </message>
    <message>
        <source>This plan has no such strategy.</source>
        <translation>Dieses Verfahren gibt es für diesen Plan nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not applicable</source>
        <translation>
            <numerusform>%Ln nicht anwendbar</numerusform>
            <numerusform>%Ln nicht anwendbar</numerusform>
        </translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>budget split</source>
        <translation>Budgetaufteilung</translation>
    </message>
</context>
<context>
    <name>ComparedWords</name>
    <message>
        <source>It does not fit: {0}</source>
        <translation>Es eignet sich nicht: {0}</translation>
    </message>
    <message>
        <source>It needs no δ.</source>
        <translation>Es braucht kein δ.</translation>
    </message>
    <message>
        <source>A uniform budget would need {0} for the same error.</source>
        <translation>Ein gleichmäßiges Budget bräuchte {0} für denselben Fehler.</translation>
    </message>
    <message>
        <source>Estimate: {0}.</source>
        <translation>Geschätzt: {0}.</translation>
    </message>
    <message>
        <source>Pinned: choose another to see the difference, and pin it, too, to keep both.</source>
        <translation>Angeheftet: Wählen Sie ein anderes, um den Unterschied zu sehen, und heften Sie es auch an, um beide zu behalten.</translation>
    </message>
    <message>
        <source>a release takes {time} and {memory}</source>
        <translation>Veröffentlichung in {time} mit {memory}</translation>
    </message>
    <message>
        <source>Pinned: “{0}”.</source>
        <translation>Angeheftet: „{0}“.</translation>
    </message>
    <message>
        <source>a typical number is hardly further off</source>
        <translation>eine typische Zahl liegt kaum weiter daneben</translation>
    </message>
    <message>
        <source>a typical number is off by {0} less</source>
        <translation>eine typische Zahl liegt um {0} weniger daneben</translation>
    </message>
    <message>
        <source>a typical number is off by {0} more</source>
        <translation>eine typische Zahl liegt um {0} weiter daneben</translation>
    </message>
    <message>
        <source>Beside the pinned “{name}”, {less}; tables more exact: {better}, less: {worse}.</source>
        <translation>Neben „{name}“ (angeheftet): {less}; Tabellen genauer: {better}, ungenauer: {worse}.</translation>
    </message>
    <message>
        <source>Pinned: with “{other}”, {less} than with “{name}”; tables more exact: {better}, less: {worse}.</source>
        <translation>Angeheftet: „{other}“ neben „{name}“: {less}; Tabellen genauer: {better}, ungenauer: {worse}.</translation>
    </message>
</context>
<context>
    <name>Comparer</name>
    <message>
        <source>No other release in the ledger has an attribute and a category in common with no. {0}.</source>
        <translation>Keine andere Veröffentlichung im Kontobuch hat ein Merkmal und eine Ausprägung mit Nr. {0} gemeinsam.</translation>
    </message>
    <message>
        <source>Releases {0} and {1}</source>
        <translation>Veröffentlichungen {0} und {1}</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>cumulative count</source>
        <translation>kumulierte Zahl</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>It measures the same as “{strategy}”.</source>
        <translation>Es misst dasselbe wie „{strategy}“.</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Strategy</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Uniform: all parts alike. Optimal: best for direct recovery. Tuned: best for least squares</source>
        <translation>Gleichmäßig: alle Teile gleich. Optimal: am besten für die direkte Rückrechnung. Abgestimmt: am besten für kleinste Quadrate</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Rückrechnung</translation>
    </message>
    <message>
        <source>How tables are computed from the noisy answers</source>
        <translation>Wie die Tabellen aus den verrauschten Antworten berechnet werden</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Typical ±</source>
        <translation>Typisches ±</translation>
    </message>
    <message>
        <source>± of a number of average variance over all tables, by their importance</source>
        <translation>± einer Zahl mittlerer Varianz über alle Tabellen, nach ihrer Wichtigkeit</translation>
    </message>
    <message>
        <source>Total error</source>
        <translation>Gesamtfehler</translation>
    </message>
    <message>
        <source>Variance summed over all cells of all tables, times their importance</source>
        <translation>Varianz, summiert über alle Zellen aller Tabellen, mal ihrer Wichtigkeit</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ersparnis</translation>
    </message>
    <message>
        <source>How much less total error than with a uniform budget</source>
        <translation>Um wie viel der Gesamtfehler kleiner ist als bei gleichmäßigem Budget</translation>
    </message>
    <message>
        <source>Uniform needs</source>
        <translation>Gleichmäßig nötig</translation>
    </message>
    <message>
        <source>The amount at which a uniform budget would have the same total error</source>
        <translation>Der Betrag, bei dem ein gleichmäßiges Budget denselben Gesamtfehler hätte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Estimated time of the release, reading the file not counted</source>
        <translation>Geschätzte Dauer der Veröffentlichung, ohne das Lesen der Datei</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Why it does not fit</source>
        <translation>Warum es sich nicht eignet</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ungeeignet</translation>
    </message>
    <message>
        <source>needs no δ</source>
        <translation>braucht kein δ</translation>
    </message>
    <message>
        <source>{0}, {1} budget, {2}</source>
        <translation>{0}, Budget {1}, {2}</translation>
    </message>
    <message>
        <source>{0}, {1} budget</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>tuned</source>
        <translation>abgestimmt</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>kleinste Quadrate</translation>
    </message>
</context>
<context>
    <name>Completer</name>
    <message>
        <source>Stopped. The release is still pending.</source>
        <translation>Angehalten. Die Veröffentlichung ist noch offen.</translation>
    </message>
    <message>
        <source>The release is still pending. Say where the file with the rows is now.</source>
        <translation>Die Veröffentlichung ist noch offen. Sagen Sie, wo die Datei mit den Zeilen jetzt ist.</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Datei wählen…</translation>
    </message>
</context>
<context>
    <name>ConfirmSpendingDialog</name>
    <message>
        <source>Spend and release?</source>
        <translation>Ausgeben und veröffentlichen?</translation>
    </message>
    <message>
        <source>I know that this cannot be undone</source>
        <translation>Ich weiß, dass dies nicht rückgängig zu machen ist</translation>
    </message>
    <message>
        <source>Pay again, although these tables are released already</source>
        <translation>Noch einmal bezahlen, obwohl diese Tabellen schon veröffentlicht sind</translation>
    </message>
    <message>
        <source>Pay again, although release no. {0} is paid for</source>
        <translation>Noch einmal bezahlen, obwohl die Veröffentlichung Nr. {0} schon bezahlt ist</translation>
    </message>
    <message>
        <source>Spend {0} and release</source>
        <translation>{0} ausgeben und veröffentlichen</translation>
    </message>
    <message>
        <source>First tick that you agree.</source>
        <translation>Haken Sie zuerst an, dass Sie einverstanden sind.</translation>
    </message>
    <message numerus="yes">
        <source>Release {0} of “{1}”: %n tables, typical ±{2}</source>
        <translation>
            <numerusform>Veröffentlichung {0} von „{1}“: %n Tabelle, typisch ±{2}</numerusform>
            <numerusform>Veröffentlichung {0} von „{1}“: %n Tabellen, typisch ±{2}</numerusform>
        </translation>
    </message>
    <message>
        <source>Release no. {0} of this plan is charged, but was cut short. It waits on the Ledger page, to be completed free of cost.</source>
        <translation>Die Veröffentlichung Nr. {0} dieses Plans ist abgebucht, wurde aber abgebrochen. Auf der Seite „Kontobuch“ lässt sie sich ohne weitere Kosten abschließen.</translation>
    </message>
    <message>
        <source>Go to Ledger</source>
        <translation>Zum Kontobuch</translation>
    </message>
</context>
<context>
    <name>Consistency</name>
    <message>
        <source>Least squares: the most accurate on average</source>
        <translation>Kleinste Quadrate: im Mittel am genauesten</translation>
    </message>
    <message>
        <source>Least sum of distances: a few large errors count less</source>
        <translation>Kleinste Summe der Abstände: wenige große Fehler zählen weniger</translation>
    </message>
    <message>
        <source>Least largest distance: no number far off</source>
        <translation>Kleinster größter Abstand: keine Zahl liegt weit daneben</translation>
    </message>
</context>
<context>
    <name>ContingencyModel</name>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>CriteriaDialog</name>
    <message>
        <source>What has to hold before a release</source>
        <translation>Was vor einer Veröffentlichung erfüllt sein muss</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>at most ±</source>
        <translation>höchstens ±</translation>
    </message>
    <message>
        <source>Typical ± of each table</source>
        <translation>Typisches ± jeder Tabelle</translation>
    </message>
    <message>
        <source>empty: the release waits until the criteria hold</source>
        <translation>leer: sie wartet, bis alles erfüllt ist</translation>
    </message>
    <message>
        <source>The first two need a number of people. Type it on the Tables page.</source>
        <translation>Die ersten beiden brauchen eine Zahl der Menschen. Geben Sie sie auf der Seite Tabellen ein.</translation>
    </message>
    <message>
        <source>Release stays locked until all of this is predicted to hold. Nothing is read for it. The statement of the release says that it held.</source>
        <translation>Die Veröffentlichung bleibt gesperrt, bis all das nach der Vorhersage erfüllt ist. Gelesen wird dafür nichts. Die Erklärung der Veröffentlichung sagt, dass es erfüllt war.</translation>
    </message>
    <message>
        <source>&amp;No number is worse than</source>
        <translation>&amp;Keine Zahl ist schlechter als</translation>
    </message>
    <message>
        <source>&amp;Good or fair, at least</source>
        <translation>&amp;Gut oder ordentlich, mindestens</translation>
    </message>
    <message>
        <source>&amp;Release all the same, because</source>
        <translation>&amp;Trotzdem veröffentlichen, weil</translation>
    </message>
    <message>
        <source>The statement keeps your reason, word for word.</source>
        <translation>Die Erklärung behält Ihren Grund, Wort für Wort.</translation>
    </message>
</context>
<context>
    <name>Crosstab</name>
    <message>
        <source>({0} to {1})</source>
        <translation>({0} bis {1})</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>{0}, between {1} and {2} (noise only): {3}</source>
        <translation>{0}, zwischen {1} und {2} (nur Rauschen): {3}</translation>
    </message>
    <message>
        <source>0 to 0 does not mean certainty: noise pushed the number to 0 or below. The true number is most likely very small, yet need not be 0.</source>
        <translation>0 bis 0 heißt nicht, dass die Zahl sicher 0 ist: Das Rauschen hat sie auf 0 oder darunter gedrückt. Die wahre Zahl ist höchstwahrscheinlich sehr klein, muss aber nicht 0 sein.</translation>
    </message>
    <message>
        <source>Not shown: its ± of {0} is too large beside it</source>
        <translation>Nicht gezeigt: Ihr ± von {0} ist zu groß für sie</translation>
    </message>
    <message>
        <source>not shown: its ± of {0} is too large beside it, or a hidden number could be told from it</source>
        <translation>nicht gezeigt: Ihr ± von {0} ist daneben zu groß, oder sie verriete eine ausgeblendete Zahl</translation>
    </message>
</context>
<context>
    <name>CrosstabView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>Cumulative</name>
    <message>
        <source>under {0}</source>
        <translation>unter {0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>bis {0}</translation>
    </message>
</context>
<context>
    <name>CumulativeModel</name>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Open a spreadsheet and say what one row stands for. What you see here stays on this screen.</source>
        <translation>Öffnen Sie eine Datei und sagen Sie, wofür eine Zeile steht. Was Sie hier sehen, bleibt auf diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Continue to attributes</source>
        <translation>Weiter zu den Merkmalen</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Open a database</source>
        <translation>Eine Datenbank öffnen</translation>
    </message>
    <message>
        <source>What is wrong with the address</source>
        <translation>Was an der Adresse falsch ist</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Datenbank</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>A PostgreSQL database. Its tables and a query can be chosen once it is open. A password is asked for when the server wants one; it is part of no address and no plan. A table of a Spark cluster is opened by its address: spark://host:7077/catalog.table.</source>
        <translation>Eine PostgreSQL-Datenbank. Ihre Tabellen und eine Abfrage können gewählt werden, sobald sie geöffnet ist. Nach einem Kennwort wird gefragt, wenn der Server eines will; es steht in keiner Adresse und in keinem Plan. Eine Tabelle eines Spark-Clusters wird über ihre Adresse geöffnet: spark://host:7077/catalog.table.</translation>
    </message>
</context>
<context>
    <name>DatasetBudgetDialog</name>
    <message>
        <source>Budget of a dataset</source>
        <translation>Budget eines Datenbestands</translation>
    </message>
    <message>
        <source>Raise the budget</source>
        <translation>Budget erhöhen</translation>
    </message>
    <message>
        <source>Set the budget</source>
        <translation>Budget festlegen</translation>
    </message>
    <message>
        <source>It is {0} now, and can only be raised.</source>
        <translation>Es beträgt jetzt {0} und kann nur erhöht werden.</translation>
    </message>
    <message>
        <source>“{0}” has a budget already: {1}. To raise it, choose that dataset in the list of the Ledger page.</source>
        <translation>„{0}“ hat schon ein Budget: {1}. Um es zu erhöhen, wählen Sie diesen Datenbestand in der Liste der Seite „Kontobuch“.</translation>
    </message>
    <message>
        <source>Give the dataset a name; the ledger keeps its budget under it.</source>
        <translation>Geben Sie dem Datenbestand einen Namen; unter ihm führt das Kontobuch sein Budget.</translation>
    </message>
    <message>
        <source>It is {0} now: type a larger ε or δ.</source>
        <translation>Es beträgt jetzt {0}: Geben Sie ein größeres ε oder δ ein.</translation>
    </message>
    <message>
        <source>&amp;Dataset</source>
        <translation>&amp;Datenbestand</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datenbestand</translation>
    </message>
    <message>
        <source>Total &amp;δ</source>
        <translation>&amp;δ insgesamt</translation>
    </message>
    <message>
        <source>This is the most that all releases of this dataset may cost together. Decide it before the first. It can be raised later, never lowered.</source>
        <translation>Alle Veröffentlichungen dieses Datenbestands zusammen dürfen so viel kosten und nicht mehr. Entscheiden Sie es vor der ersten: Es lässt sich später erhöhen, nie senken.</translation>
    </message>
    <message>
        <source>ε = 1 protects well, above 10 almost not at all. δ is 0 unless releases use Gaussian noise.</source>
        <translation>ε = 1 schützt gut, über 10 kaum noch. δ ist 0, außer bei Veröffentlichungen mit Gauß-Rauschen.</translation>
    </message>
    <message>
        <source>A budget can be raised, never lowered. The higher it is, the less everybody is protected:</source>
        <translation>Ein Budget lässt sich erhöhen, nie senken. Je höher es ist, desto weniger sind alle geschützt:</translation>
    </message>
    <message>
        <source>Total &amp;ε</source>
        <translation>&amp;ε insgesamt</translation>
    </message>
    <message>
        <source>Whom does the budget protect?</source>
        <translation>Wen schützt das Budget?</translation>
    </message>
    <message>
        <source>That cannot be changed later.</source>
        <translation>Das lässt sich später nicht ändern.</translation>
    </message>
</context>
<context>
    <name>Domain</name>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>Edges</name>
    <message>
        <source>there must be between 1 and 10,000 bins.</source>
        <translation>Es müssen 1 bis 10.000 Klassen sein.</translation>
    </message>
    <message>
        <source>the first day must come before the last.</source>
        <translation>Der erste Tag muss vor dem letzten liegen.</translation>
    </message>
    <message>
        <source>the last bin would end after the year 9999, the last that can be written.</source>
        <translation>Die letzte Klasse würde nach dem Jahr 9999 enden, dem letzten, das sich schreiben lässt.</translation>
    </message>
    <message>
        <source>there must be at least two edges.</source>
        <translation>Es müssen mindestens zwei Grenzen sein.</translation>
    </message>
    <message>
        <source>{high} comes after {low}, but edges must increase.</source>
        <translation>{high} steht nach {low}, aber Grenzen müssen aufsteigen.</translation>
    </message>
    <message>
        <source>it is not a number such as 18.</source>
        <translation>Das ist keine Zahl wie 18.</translation>
    </message>
    <message>
        <source>it is not a date. Write year, month and day, such as 2024-01-31.</source>
        <translation>Das ist kein Datum. Schreiben Sie Jahr, Monat und Tag, etwa 2024-01-31.</translation>
    </message>
    <message>
        <source>there is no month {month}. A date is written such as 2024-01-31.</source>
        <translation>Einen Monat {month} gibt es nicht. Ein Datum schreibt man etwa 2024-01-31.</translation>
    </message>
    <message>
        <source>there is no such day. A date is written such as 2024-01-31.</source>
        <translation>Diesen Tag gibt es nicht. Ein Datum schreibt man etwa 2024-01-31.</translation>
    </message>
</context>
<context>
    <name>EdgesEditor</name>
    <message>
        <source>Bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Number of bins of equal width</source>
        <translation>Anzahl gleich breiter Klassen</translation>
    </message>
    <message>
        <source>Such as {example}. A value on an edge counts in the bin that begins there; the last edge belongs to the last bin. Bins: {n}.</source>
        <translation>Etwa {example}. Ein Wert auf einer Grenze zählt zu der Klasse, die dort beginnt; die letzte Grenze gehört zur letzten Klasse. Klassen: {n}.</translation>
    </message>
    <message>
        <source>bins of equal width</source>
        <translation>gleich breite Klassen</translation>
    </message>
    <message>
        <source>One bin per</source>
        <translation>Eine Klasse je</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>quarter</source>
        <translation>Quartal</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>Suggest bins from the data</source>
        <translation>Klassen aus den Daten vorschlagen</translation>
    </message>
    <message>
        <source>Number of equal bins</source>
        <translation>Anzahl gleich breiter Klassen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>change of edges</source>
        <translation>Ändern der Grenzen</translation>
    </message>
    <message>
        <source>bins by the calendar</source>
        <translation>Klassen nach dem Kalender</translation>
    </message>
    <message>
        <source>These edges are not in use: the former bins still hold.</source>
        <translation>Diese Grenzen gelten nicht: Es bleibt bei den bisherigen Klassen.</translation>
    </message>
    <message>
        <source>Ed&amp;ges of the bins</source>
        <translation>&amp;Grenzen der Klassen</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>Did you mean “{name}”?</source>
        <translation>Meinten Sie „{name}“?</translation>
    </message>
    <message>
        <source>The attributes are: {names}.</source>
        <translation>Die Merkmale sind: {names}.</translation>
    </message>
    <message>
        <source>that name belongs to something other than an ordinary file</source>
        <translation>was dort steht, ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Stopped, as you asked.</source>
        <translation>Auf Ihren Wunsch angehalten.</translation>
    </message>
    <message>
        <source>This release costs {asked} of “{dataset}” and cannot be undone. After it, {spent} is spent of {total}. Nobody can be asked here: add --yes to confirm it. Nothing was spent.</source>
        <translation>Diese Veröffentlichung kostet {asked} von „{dataset}“ und lässt sich nicht rückgängig machen. Danach ist {spent} von {total} ausgegeben. Hier kann niemand gefragt werden: Bestätigen Sie sie mit --yes. Es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number}, and the file it was made from has not been saved since. Export that release again at no cost: reticent ledger export-release {number}. If there are other rows by now, or to pay again for the same, add --again. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wurde als Nr. {number} veröffentlicht, und die Datei dazu wurde seither nicht gespeichert. Exportieren Sie jene Veröffentlichung kostenlos noch einmal: reticent ledger export-release {number}. Wenn es inzwischen andere Zeilen sind, oder um für dieselben noch einmal zu bezahlen, fügen Sie --again hinzu. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number}, and the file it was made from has not been saved since. Open that release on the Ledger page and export it again, at no cost. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wurde als Nr. {number} veröffentlicht, und die Datei dazu wurde seither nicht gespeichert. Öffnen Sie jene Veröffentlichung auf der Seite „Kontobuch“ und exportieren Sie sie kostenlos noch einmal. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number}. Whether the rows of a data frame are those of that release is not known before they are read. reopen({number}, ledger=…) gives its tables again at no cost. If there are other rows by now, or to pay again for the same, say again=True. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wurde als Nr. {number} veröffentlicht. Ob die Zeilen eines DataFrames die jener Veröffentlichung sind, ist nicht bekannt, bevor sie gelesen werden. reopen({number}, ledger=…) gibt ihre Tabellen noch einmal heraus, ohne etwas zu kosten. Wenn es inzwischen andere Zeilen sind oder um für dieselben noch einmal zu bezahlen, geben Sie again=True an. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number}. Whether the rows of the database are those of that release is not known before they are read. Export that release again at no cost: reticent ledger export-release {number}. If there are other rows by now, or to pay again for the same, add --again. Nothing was spent.</source>
        <translation>Dieser Plan von „{dataset}“ wurde als Nr. {number} veröffentlicht. Ob die Zeilen der Datenbank die jener Veröffentlichung sind, zeigt sich erst beim Lesen. Geben Sie jene Veröffentlichung noch einmal kostenlos aus: reticent ledger export-release {number}. Gibt es inzwischen andere Zeilen, oder um für dieselben noch einmal zu zahlen, fügen Sie --again hinzu. Es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number}. Whether the rows of the database are those of that release is not known before they are read. Open that release on the Ledger page and export it again, at no cost. Nothing was spent.</source>
        <translation>Dieser Plan von „{dataset}“ wurde als Nr. {number} veröffentlicht. Ob die Zeilen der Datenbank die jener Veröffentlichung sind, zeigt sich erst beim Lesen. Öffnen Sie jene Veröffentlichung auf der Seite Hauptbuch, und geben Sie sie noch einmal kostenlos aus. Es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number} from the same rows: none differs in the attributes of the plan. Export that release again at no cost: reticent ledger export-release {number}. To pay again for the same, add --again. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wurde als Nr. {number} veröffentlicht, und zwar aus denselben Zeilen: Keine unterscheidet sich in den Merkmalen des Plans. Exportieren Sie jene Veröffentlichung kostenlos noch einmal: reticent ledger export-release {number}. Um für dieselben noch einmal zu bezahlen, fügen Sie --again hinzu. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” was released as no. {number} from the same rows: none differs in the attributes of the plan. Open that release on the Ledger page and export it again, at no cost. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wurde als Nr. {number} veröffentlicht, und zwar aus denselben Zeilen: Keine unterscheidet sich in den Merkmalen des Plans. Öffnen Sie jene Veröffentlichung auf der Seite „Kontobuch“ und exportieren Sie sie kostenlos noch einmal. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” is paid for already, as release no. {number}, which is pending. Complete it at no further cost: reticent ledger complete {number}. To pay again, add --again. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ ist schon bezahlt, als Veröffentlichung Nr. {number}, die noch offen ist. Schließen Sie sie ohne weitere Kosten ab: reticent ledger complete {number}. Um noch einmal zu bezahlen, fügen Sie --again hinzu. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” is paid for already, as release no. {number}, which is pending. Complete it on the Ledger page, at no further cost. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ ist schon bezahlt, als Veröffentlichung Nr. {number}, die noch offen ist. Schließen Sie sie auf der Seite „Kontobuch“ ab, ohne weitere Kosten. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” is being released by another program, as release no. {number}. Wait until it is done: “reticent ledger releases” says when its tables are kept. To pay again, add --again. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wird gerade von einem anderen Programm veröffentlicht, als Nr. {number}. Warten Sie, bis es fertig ist: „reticent ledger releases“ sagt, wann die Tabellen aufbewahrt sind. Um noch einmal zu bezahlen, ergänzen Sie --again. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>This plan of “{dataset}” is being released by another window or program, as release no. {number}. Wait until it is done: the Ledger page says when its tables are kept. Nothing was spent.</source>
        <translation>Dieser Plan für „{dataset}“ wird gerade von einem anderen Fenster oder Programm veröffentlicht, als Nr. {number}. Warten Sie, bis es fertig ist: Die Seite „Kontobuch“ sagt, wann die Tabellen aufbewahrt sind. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>{file} is not the ledger for which this cost was computed, or another copy has replaced it. Nothing was spent. Check what the release costs now, and confirm that.</source>
        <translation>{file} ist nicht das Kontobuch, für das diese Kosten berechnet wurden, oder eine andere Kopie wurde an seine Stelle gelegt. Nichts wurde ausgegeben. Sehen Sie nach, was die Veröffentlichung jetzt kostet, und bestätigen Sie das.</translation>
    </message>
    <message>
        <source>No dataset can have this name: {why}. Nothing was spent. Give it another one; a plan has it as dataset in [privacy].</source>
        <translation>Kein Datenbestand kann diesen Namen haben: {why}. Nichts wurde ausgegeben. Geben Sie ihm einen anderen; ein Plan hat ihn als dataset in [privacy].</translation>
    </message>
    <message>
        <source>No dataset can have this name: {why}. Nothing was spent. Give it another one.</source>
        <translation>Kein Datenbestand kann diesen Namen haben: {why}. Nichts wurde ausgegeben. Geben Sie ihm einen anderen.</translation>
    </message>
    <message>
        <source>The ledger knows no budget for “{dataset}”. Give it a total budget, once: --budget 1 (or --budget 1,1e-9 for ε,δ), or on the Ledger page.</source>
        <translation>Das Kontobuch kennt kein Budget für „{dataset}“. Legen Sie einmal fest, wie viel insgesamt ausgegeben werden darf: auf der Seite „Kontobuch“, oder mit --budget 1 (oder --budget 1,1e-9 für ε,δ).</translation>
    </message>
    <message>
        <source>The ledger knows no budget for “{dataset}”. Give it a total budget, once, on the Release page or the Ledger page.</source>
        <translation>Das Kontobuch kennt kein Budget für „{dataset}“. Geben Sie ihm eines auf der Seite „Veröffentlichung“ oder „Kontobuch“: wie viel insgesamt ausgegeben werden darf, einmal.</translation>
    </message>
    <message>
        <source>“{dataset}” has {left} left, and this costs {asked}. Nothing was spent and nothing was read. Lower the cost, or stop here.</source>
        <translation>„{dataset}“ hat noch {left}, und dies kostet {asked}. Nichts wurde ausgegeben und nichts gelesen. Senken Sie die Kosten, oder hören Sie hier auf.</translation>
    </message>
    <message>
        <source>“{dataset}” has a budget of {recorded}, without a δ, and this release needs one: its noise is Gaussian. It is refused before anything is read or spent. Choose pure ε (δ = 0) on the Compare page, or give the budget a δ on the Ledger page.</source>
        <translation>„{dataset}“ hat ein Budget von {recorded}, ohne ein δ, und diese Veröffentlichung braucht eines, denn ihr Rauschen ist gaußverteilt. Sie wird abgelehnt, bevor etwas gelesen oder ausgegeben wird. Wählen Sie reines ε (δ = 0), etwa auf der Seite „Vergleich“, oder erhöhen Sie das Budget um ein δ, etwa auf der Seite „Kontobuch“.</translation>
    </message>
    <message>
        <source>The ledger records a budget of {recorded} for “{dataset}”, not {asked}. Leave out the budget to continue with the recorded one.</source>
        <translation>Im Kontobuch steht für „{dataset}“ ein Budget von {recorded}, nicht {asked}. Lassen Sie das Budget weg, um mit dem eingetragenen fortzufahren.</translation>
    </message>
    <message>
        <source>“{dataset}” has a budget of {recorded} already; it was not changed to {asked}. Add --yes to raise it. A budget can never be lowered.</source>
        <translation>„{dataset}“ hat schon ein Budget von {recorded}; es wurde nicht auf {asked} geändert. Mit --yes wird es erhöht; gesenkt werden kann ein Budget nie.</translation>
    </message>
    <message>
        <source>“{dataset}” has a budget of {recorded} already; it was not changed to {asked}. It can be raised on the Ledger page; a budget can never be lowered.</source>
        <translation>„{dataset}“ hat schon ein Budget von {recorded}; es wurde nicht auf {asked} geändert. Auf der Seite „Kontobuch“ kann es erhöht werden; gesenkt werden kann ein Budget nie.</translation>
    </message>
    <message>
        <source>The budget of “{dataset}” protects {recorded}. This release would protect {asked}, and the two do not add up: {why}. Nothing was spent and nothing was read. Protect in this plan what the budget protects.</source>
        <translation>Das Budget von „{dataset}“ schützt {recorded}. Diese Veröffentlichung würde schützen: {asked}. Beides lässt sich nicht zusammenzählen: {why}. Nichts wurde ausgegeben und nichts gelesen. Schützen Sie in diesem Plan, was das Budget schützt.</translation>
    </message>
    <message>
        <source>The ledger does not know whom the budget of “{dataset}” protects: {why}. Say it once, on the Ledger page or by: reticent ledger set-unit NAME --rows (or --person COLUMN --at-most 3). Nothing was spent.</source>
        <translation>Das Kontobuch weiß nicht, wen das Budget von „{dataset}“ schützt: {why}. Sagen Sie es einmal, auf der Seite „Kontobuch“ oder mit: reticent ledger set-unit NAME --rows (oder --person SPALTE --at-most 3). Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>The ledger does not know whom the budget of “{dataset}” protects: {why}. Say it once, on the Ledger page. Nothing was spent.</source>
        <translation>Das Kontobuch weiß nicht, wen das Budget von „{dataset}“ schützt: {why}. Sagen Sie es einmal, auf der Seite „Kontobuch“. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>The budget of “{dataset}” protects {recorded}. No amount covers its earlier releases {numbers}, which protect others. So it has no sum, and nothing more can be charged to it. Another unit may cover them: say it on the Ledger page or by reticent ledger set-unit.</source>
        <translation>Das Budget von „{dataset}“ schützt {recorded}. Kein Betrag deckt seine früheren Veröffentlichungen {numbers}, die andere schützen. Es hat also keine Summe, und nichts kann mehr davon abgebucht werden. Eine andere Einheit deckt sie vielleicht: Nennen Sie sie auf der Seite „Kontobuch“ oder mit reticent ledger set-unit.</translation>
    </message>
    <message>
        <source>The budget of “{dataset}” protects {recorded}. No amount covers its earlier releases {numbers}, which protect others. So it has no sum, and nothing more can be charged to it. Another unit may cover them: say it on the Ledger page.</source>
        <translation>Das Budget von „{dataset}“ schützt {recorded}. Kein Betrag deckt seine früheren Veröffentlichungen {numbers}, die andere schützen. Es hat also keine Summe, und nichts kann mehr davon abgebucht werden. Eine andere Einheit deckt sie vielleicht: Nennen Sie sie auf der Seite „Kontobuch“.</translation>
    </message>
    <message>
        <source>The budget of “{dataset}” protects {recorded}. That stands; it was not changed to {asked}.</source>
        <translation>Das Budget von „{dataset}“ schützt {recorded}. Dabei bleibt es; nicht geändert wurde es auf: {asked}.</translation>
    </message>
    <message>
        <source>In {file}, somebody has more rows than {at_most}, told apart by “{column}”. The budget protects a person with at most {at_most}, and this release leaves no row out. Nothing was spent. Protect a person in this plan, too.</source>
        <translation>In {file} hat jemand, unterschieden durch „{column}“, mehr Zeilen als {at_most}. Das Budget schützt eine Person mit höchstens {at_most}, und diese Veröffentlichung lässt keine Zeile weg. Nichts wurde ausgegeben. Schützen Sie auch in diesem Plan eine Person.</translation>
    </message>
    <message>
        <source>The rows look like those already released as {others}. If they are about the same people, charge them to that dataset: name it in the plan. If not, say that they are other people (--other-people). Nothing was spent.</source>
        <translation>Die Zeilen gleichen denen, die schon veröffentlicht sind als: {others}. Handeln sie von denselben Personen, buchen Sie von jenem Datenbestand ab: Nennen Sie ihn im Plan. Sonst sagen Sie, dass es andere Personen sind (--other-people). Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>The rows look like those already released as {others}. If they are about the same people, charge them to that dataset on the Release page. If not, say that they are other people. Nothing was spent.</source>
        <translation>Die Zeilen gleichen denen, die schon veröffentlicht sind als: {others}. Handeln sie von denselben Personen, buchen Sie auf der Seite „Veröffentlichung“ von jenem Datenbestand ab. Sonst sagen Sie, dass es andere Personen sind. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>The ledger {file} cannot be used: {why}. Nothing new was spent. {cure}</source>
        <translation>Das Kontobuch {file} ist nicht zu gebrauchen: {why}. Neu ausgegeben wurde nichts. {cure}</translation>
    </message>
    <message>
        <source>Another program made the first release of the ledger {file} while this one read the rows. Nothing was spent. Try again.</source>
        <translation>Ein anderes Programm hat als erstes aus dem Kontobuch {file} veröffentlicht, während dieses die Zeilen las. Nichts wurde ausgegeben. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>There is no ledger {file}. Check the name. A new one is made when a dataset is given its budget.</source>
        <translation>Es gibt kein Kontobuch {file}. Prüfen Sie den Namen. Ein neues entsteht, wenn ein Datenbestand sein Budget bekommt.</translation>
    </message>
    <message>
        <source>The ledger keeps no tables under no. {number}. Releases go by their number in the ledger, which “reticent ledger releases” lists beside their names.</source>
        <translation>Das Kontobuch bewahrt unter Nr. {number} keine Tabellen auf. Veröffentlichungen haben ihre Nummer im Kontobuch; „reticent ledger releases“ nennt sie neben ihren Namen.</translation>
    </message>
    <message>
        <source>The ledger keeps no tables of a release no. {number}. The Ledger page lists those it keeps.</source>
        <translation>Das Kontobuch hält keine Tabellen einer Veröffentlichung Nr. {number}. Welche es hält, zeigt die Seite „Kontobuch“.</translation>
    </message>
    <message>
        <source>Release no. {number} was named twice. Name two releases to compare.</source>
        <translation>Die Veröffentlichung Nr. {number} ist zweimal genannt. Nennen Sie zwei Veröffentlichungen, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Releases no. {one} and no. {other} cannot be compared. No attribute in the tables of both has the same name and a category or bin in common.</source>
        <translation>Die Veröffentlichungen Nr. {one} und Nr. {other} lassen sich nicht vergleichen: Kein Merkmal in den Tabellen beider hat denselben Namen und eine gemeinsame Ausprägung oder Klasse.</translation>
    </message>
    <message>
        <source>The tables of release no. {number} were kept by a newer version of this program. Install that version to export them.</source>
        <translation>Die Tabellen der Veröffentlichung Nr. {number} hat eine neuere Fassung dieses Programms aufbewahrt. Installieren Sie diese Fassung, um sie zu exportieren.</translation>
    </message>
    <message>
        <source>Release no. {number} was charged, but the ledger could not keep it: {why}. Nothing was published. {cure} Then complete it at no further cost: on the Ledger page, or by “reticent ledger complete {number}”.</source>
        <translation>Die Veröffentlichung Nr. {number} ist abgebucht, aber das Kontobuch konnte sie nicht aufbewahren: {why}. Nichts wurde veröffentlicht. {cure} Schließen Sie sie dann ohne weitere Kosten ab: auf der Seite „Kontobuch“ oder mit „reticent ledger complete {number}“.</translation>
    </message>
    <message>
        <source>Release no. {number} was charged, but the ledger could not keep it: {why}. Nothing was published. {cure} Then complete it on the Ledger page, at no further cost.</source>
        <translation>Die Veröffentlichung Nr. {number} wurde abgebucht, aber das Kontobuch konnte sie nicht behalten: {why}. Nichts wurde veröffentlicht. {cure} Schließen Sie sie dann auf der Seite „Kontobuch“ ab, ohne weitere Kosten.</translation>
    </message>
    <message>
        <source>There is no pending release no. {number} in the ledger. “reticent ledger releases” and the Ledger page list every release. Nothing was spent.</source>
        <translation>Im Kontobuch gibt es keine offene Veröffentlichung Nr. {number}. Alle Veröffentlichungen zeigen die Seite „Kontobuch“ und „reticent ledger releases“. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>There is no pending release no. {number} in the ledger. The Ledger page lists every release. Nothing was spent.</source>
        <translation>Im Kontobuch steht keine offene Veröffentlichung Nr. {number}. Die Seite „Kontobuch“ zeigt alle Veröffentlichungen. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>Another program has completed release no. {number}, or is about to. What was drawn here was thrown away unseen. Nothing more was spent. “reticent ledger releases” and the Ledger page say whether its tables are kept.</source>
        <translation>Ein anderes Programm hat die Veröffentlichung Nr. {number} abgeschlossen oder ist dabei. Was hier gezogen wurde, ist ungesehen verworfen. Nichts Weiteres wurde ausgegeben. Ob ihre Tabellen aufbewahrt sind, zeigen die Seite „Kontobuch“ und „reticent ledger releases“.</translation>
    </message>
    <message>
        <source>Another program has completed release no. {number}, or is about to. What was drawn here was thrown away unseen. Nothing more was spent. The Ledger page says whether its tables are kept.</source>
        <translation>Ein anderes Programm hat die Veröffentlichung Nr. {number} abgeschlossen oder ist dabei. Was hier gezogen wurde, wurde ungesehen verworfen. Es wurde nichts weiter ausgegeben. Die Seite „Kontobuch“ sagt, ob ihre Tabellen gehalten werden.</translation>
    </message>
    <message>
        <source>Release no. {number} cannot be completed: {why}. It stays pending. {cure}</source>
        <translation>Die Veröffentlichung Nr. {number} lässt sich nicht abschließen: {why}. Sie bleibt offen. {cure}</translation>
    </message>
    <message>
        <source>{file} does not agree with the ledger {ledger}: {why}. {cure}</source>
        <translation>{file} stimmt nicht mit dem Kontobuch {ledger} überein: {why}. {cure}</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name, or agree to replace it.</source>
        <translation>{file} gibt es schon. Wählen Sie einen anderen Namen, oder stimmen Sie zu, dass es ersetzt wird.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name, or add --yes to replace it.</source>
        <translation>{file} gibt es schon. Wählen Sie einen anderen Namen, oder sagen Sie mit --yes, dass es ersetzt werden soll.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name, or pass replace=True to replace it.</source>
        <translation>{file} gibt es schon. Wählen Sie einen anderen Namen, oder ersetzen Sie die Datei mit replace=True.</translation>
    </message>
    <message>
        <source>{file} is {what}, which would be lost. Nothing was written. Choose another name.</source>
        <translation>{file}: Das ist {what} und ginge verloren. Nichts wurde geschrieben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}. {cure}</source>
        <translation>{file} kann nicht geschrieben werden: {why}. {cure}</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{file} was not written: this plan makes no made-up records. They need whole numbers that add up. Set non_negative, whole_numbers and add_up = true below [output], and ask for fewer tables if they are many.</source>
        <translation>{file} wurde nicht geschrieben: Dieser Plan erzeugt keine erfundenen Datensätze. Sie gehören zu ganzen Zahlen, die sich aufsummieren: Schreiben Sie non_negative, whole_numbers und add_up = true unter [output]; und verlangen Sie weniger Tabellen, wenn es viele sind.</translation>
    </message>
    <message>
        <source>{file} was not written: the made-up records would tell the numbers that hide_below hides. Remove hide_below below [publication] of the plan, or write another format.</source>
        <translation>{file} wurde nicht geschrieben: Die erfundenen Datensätze würden die Zahlen verraten, die hide_below verbirgt. Entfernen Sie hide_below unter [publication] im Plan, oder schreiben Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>{file} was not written: the made-up records would tell the numbers that are hidden. Show all numbers under “Title, source and notes…”, or choose another format.</source>
        <translation>{file} wurde nicht geschrieben: Die erfundenen Datensätze würden die Zahlen verraten, die verborgen sind. Zeigen Sie unter „Titel, Quelle und Anmerkungen…“ alle Zahlen, oder wählen Sie ein anderes Format.</translation>
    </message>
    <message numerus="yes">
        <source>{file} cannot be written. With rows and noise, the release may have {records:,} made-up records, and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.</source>
        <comment>{file} cannot be written. With rows and noise, the release may have one made-up record, and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.</comment>
        <translation>
            <numerusform>{file} kann nicht geschrieben werden: Mit Zeilen und Rauschen kann die Veröffentlichung einen erfundenen Datensatz haben, und höchstens {limit:,} Zeilen werden geschrieben. Wählen Sie ein anderes Format: Die Tabellen darin sind dieselben; oder geben Sie mehr aus.</numerusform>
            <numerusform>{file} kann nicht geschrieben werden: Mit Zeilen und Rauschen kann die Veröffentlichung {records:,} erfundene Datensätze haben, und höchstens {limit:,} Zeilen werden geschrieben. Wählen Sie ein anderes Format: Die Tabellen darin sind dieselben; oder geben Sie mehr aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template {file} cannot be read: {why}. {cure}</source>
        <translation>Die Vorlage {file} lässt sich nicht lesen: {why}. {cure}</translation>
    </message>
    <message>
        <source>Save it in Excel as a workbook (xlsx).</source>
        <translation>Speichern Sie sie in Excel als Arbeitsmappe (xlsx).</translation>
    </message>
    <message numerus="yes">
        <source>{file} was not written: the release has {records:,} made-up records, and at most {limit:,} lines are written. Choose another format: the tables in it are the same.</source>
        <comment>{file} was not written: the release has one made-up record, and at most {limit:,} lines are written. Choose another format: the tables in it are the same.</comment>
        <translation>
            <numerusform>{file} wurde nicht geschrieben: Die Veröffentlichung hat einen erfundenen Datensatz, und höchstens {limit:,} Zeilen werden geschrieben. Wählen Sie ein anderes Format: Die Tabellen darin sind dieselben.</numerusform>
            <numerusform>{file} wurde nicht geschrieben: Die Veröffentlichung hat {records:,} erfundene Datensätze, und höchstens {limit:,} Zeilen werden geschrieben. Wählen Sie ein anderes Format: Die Tabellen darin sind dieselben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} would take about {needed} on its disk, where {free} are free. Make room there, or choose another folder.</source>
        <translation>{file} würde etwa {needed} auf dem Datenträger belegen, und {free} sind dort frei. Schaffen Sie dort Platz, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The template {file} cannot be filled in at {place}: {why} {cure}</source>
        <translation>Die Vorlage {file} lässt sich bei {place} nicht ausfüllen: {why} {cure}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {detail}. Mend this line; nothing was changed.</source>
        <translation>{file}, Zeile {line}, Spalte {column}: {detail}. Verbessern Sie diese Zeile; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column} ({key}): {why} {cure}</source>
        <translation>{file}, Zeile {line}, Spalte {column} ({key}): {why} {cure}</translation>
    </message>
    <message>
        <source>The plan, {key}: {why} {cure}</source>
        <translation>Der Plan, {key}: {why} {cure}</translation>
    </message>
    <message>
        <source>{what} is “{text}”, but it must be {wanted}. Write it like 1, 0.5 or 1/3.</source>
        <translation>{what} ist „{text}“, muss aber {wanted} sein. Schreiben Sie etwa 1 oder 0,5 oder 1/3.</translation>
    </message>
    <message>
        <source>{what} is “{text}”, but it must be {wanted}. Write it like 0 or 1e-9.</source>
        <translation>{what} ist „{text}“, muss aber {wanted} sein. Schreiben Sie etwa 0 oder 1e-9.</translation>
    </message>
    <message>
        <source>The edges “{text}” cannot be used: {why}</source>
        <translation>Die Grenzen „{text}“ sind nicht zu gebrauchen: {why}</translation>
    </message>
    <message>
        <source>The box “{text}” cannot be used: {why}</source>
        <translation>Der Ausschnitt „{text}“ ist nicht zu gebrauchen: {why}</translation>
    </message>
    <message>
        <source>Which map is meant? {why} Write it as [[places]] in the plan, or name it by --place.</source>
        <translation>Welche Karte ist gemeint? {why} Schreiben Sie sie als [[places]] in den Plan, oder nennen Sie sie mit --place.</translation>
    </message>
    <message>
        <source>Which map is meant? {why} Add it on the Map page.</source>
        <translation>Welche Karte ist gemeint? {why} Fügen Sie sie auf der Seite „Karte“ hinzu.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name, or add --replace to replace it.</source>
        <translation>{file} gibt es schon. Wählen Sie einen anderen Namen, oder sagen Sie mit --replace, dass es ersetzt werden soll.</translation>
    </message>
    <message>
        <source>The edge “{text}” cannot be used: {why}</source>
        <translation>Die Grenze „{text}“ ist nicht zu gebrauchen: {why}</translation>
    </message>
    <message>
        <source>The table {table} names “{name}”, which is not an attribute of this plan. {hint}</source>
        <translation>Die Tabelle {table} nennt „{name}“, aber das ist kein Merkmal dieses Plans. {hint}</translation>
    </message>
    <message>
        <source>The table {table} is asked for twice. Remove one, and give the other the weight you want.</source>
        <translation>Die Tabelle {table} wird zweimal verlangt. Entfernen Sie eine, und geben Sie der anderen das gewünschte Gewicht.</translation>
    </message>
    <message>
        <source>No table has been chosen. Add at least one table or family of tables.</source>
        <translation>Es ist keine Tabelle gewählt. Fügen Sie mindestens eine Tabelle oder eine Familie von Tabellen hinzu.</translation>
    </message>
    <message>
        <source>{file} names no data file. Write source = &quot;…&quot; below [data], or choose a file.</source>
        <translation>{file} nennt keine Datendatei. Schreiben Sie source = &quot;…&quot; unter [data], oder wählen Sie eine Datei.</translation>
    </message>
    <message numerus="yes">
        <source>The table {table} would have {cells:,} cells; at most {limit:,} can be released. Leave out an attribute or merge categories.</source>
        <comment>The table {table} would have one cell; at most {limit:,} can be released. Leave out an attribute or merge categories.</comment>
        <translation>
            <numerusform>Die Tabelle {table} hätte eine Zelle; höchstens {limit:,} können veröffentlicht werden. Lassen Sie ein Merkmal weg, oder legen Sie Ausprägungen zusammen.</numerusform>
            <numerusform>Die Tabelle {table} hätte {cells:,} Zellen; höchstens {limit:,} können veröffentlicht werden. Lassen Sie ein Merkmal weg, oder legen Sie Ausprägungen zusammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table {table} crosses {attributes} attributes; at most {limit} can be crossed. Leave some of them out.</source>
        <comment>The table {table} crosses one attribute; at most {limit} can be crossed. Leave some of them out.</comment>
        <translation>
            <numerusform>Die Tabelle {table} kreuzt ein Merkmal; höchstens {limit} können gekreuzt werden. Lassen Sie einige weg.</numerusform>
            <numerusform>Die Tabelle {table} kreuzt {attributes} Merkmale; höchstens {limit} können gekreuzt werden. Lassen Sie einige weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A family asks for {tables:,} tables; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.</source>
        <comment>A family asks for one table; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.</comment>
        <translation>
            <numerusform>Eine Familie verlangt eine Tabelle; höchstens {limit:,} können veröffentlicht werden. Wählen Sie eine kleinere Ordnung oder weniger Merkmale.</numerusform>
            <numerusform>Eine Familie verlangt {tables:,} Tabellen; höchstens {limit:,} können veröffentlicht werden. Wählen Sie eine kleinere Ordnung oder weniger Merkmale.</numerusform>
        </translation>
    </message>
    <message>
        <source>The budget is so small that some answers would need more noise than can be drawn exactly. Spend more, or ask for fewer tables.</source>
        <translation>Das Budget ist so klein, dass manche Antworten mehr Rauschen bräuchten, als sich exakt ziehen lässt. Erhöhen Sie das Budget, oder verlangen Sie weniger Tabellen.</translation>
    </message>
    <message>
        <source>{file}: {why} {cure}</source>
        <translation>{file}: {why} {cure}</translation>
    </message>
    <message>
        <source>The budget “{budget}” belongs to the optimal recovery. By the “{recovery}” recovery of the plan, some tables could not be computed. Choose the recovery “optimal”, or the budget “optimal”.</source>
        <translation>Das Budget „{budget}“ ist für die optimale Rückrechnung aufgeteilt, der Plan verlangt aber die Rückrechnung „{recovery}“, mit der manche Tabellen nicht berechnet werden könnten. Wählen Sie die Rückrechnung „optimal“ oder das Budget „optimal“.</translation>
    </message>
    <message>
        <source>No attribute is marked as sensitive. Mark one on the Attributes page, or write sensitive = true below its name in the plan.</source>
        <translation>Kein Merkmal ist als sensibel gekennzeichnet. Kennzeichnen Sie eines auf der Seite „Merkmale“, oder schreiben Sie im Plan sensitive = true unter seinen Namen.</translation>
    </message>
    <message>
        <source>The release has no made-up records that could be guessed. A release has some if its numbers are whole, not negative and add up between tables.</source>
        <translation>Die Veröffentlichung hat keine erfundenen Datensätze, an denen sich raten ließe. Es gibt sie, wenn die Zahlen ganz und nicht negativ sind und über alle Tabellen zusammenpassen.</translation>
    </message>
    <message>
        <source>“{name}” has other categories in the plan than in the release, or is missing there. Open the plan as it was when the tables were released.</source>
        <translation>„{name}“ hat im Plan andere Ausprägungen als in der Veröffentlichung oder fehlt dort. Öffnen Sie den Plan in dem Stand, in dem die Tabellen veröffentlicht wurden.</translation>
    </message>
    <message>
        <source>There is no table to choose: no two attributes of the plan make one with at most {cells:,} numbers. Add attributes, merge categories, or allow larger tables.</source>
        <translation>Es gibt keine Tabelle zur Auswahl: Keine zwei Merkmale des Plans ergeben eine mit höchstens {cells:,} Zahlen. Fügen Sie Merkmale hinzu, fassen Sie Ausprägungen zusammen oder erlauben Sie größere Tabellen.</translation>
    </message>
    <message numerus="yes">
        <source>{asked} tables were asked for, and there are only {candidates} to choose from. A choice would tell nothing and cost all the same. Ask for fewer, or add the tables to the plan yourself.</source>
        <comment>There is only one table to choose from. A choice would tell nothing and cost all the same. Add the table to the plan yourself.</comment>
        <translation>
            <numerusform>Nur eine Tabelle steht zur Auswahl. Eine Auswahl würde nichts sagen und doch etwas kosten. Fügen Sie die Tabelle dem Plan selbst hinzu.</numerusform>
            <numerusform>{asked} Tabellen wurden verlangt, und nur {candidates} stehen zur Auswahl. Eine Auswahl würde nichts sagen und doch etwas kosten. Verlangen Sie weniger, oder fügen Sie die Tabellen dem Plan selbst hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {candidates:,} tables to choose from have {cells:,} numbers in total; at most {limit:,} are possible. Allow only smaller tables, or tables of two attributes.</source>
        <translation>Die {candidates:,} Tabellen zur Auswahl haben zusammen {cells:,} Zahlen; höchstens {limit:,} sind möglich. Erlauben Sie nur kleinere Tabellen oder nur Tabellen aus zwei Merkmalen.</translation>
    </message>
    <message>
        <source>The table {table} asks for ranges of “{name}”, whose categories are in no order. Only numbers and dates have ranges: ask for its categories as they are.</source>
        <translation>Die Tabelle {table} verlangt Bereiche von „{name}“, dessen Ausprägungen keine Reihenfolge haben. Nur Zahlen und Daten haben Bereiche: Verlangen Sie die Ausprägungen, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>The table {table} crosses ranges of too many labels. Its attributes have {levels} levels in total, and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.</source>
        <comment>The table {table} crosses ranges of too many labels. Its attributes have one level in total, and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.</comment>
        <translation>
            <numerusform>Die Tabelle {table} kreuzt Bereiche zu vieler Klassen: Als Bäume haben ihre Merkmale zusammen eine Stufe; höchstens {limit} können gekreuzt werden. Nehmen Sie breitere Klassen, oder verlangen Sie Bereiche von weniger Merkmalen.</numerusform>
            <numerusform>Die Tabelle {table} kreuzt Bereiche zu vieler Klassen: Als Bäume haben ihre Merkmale zusammen {levels} Stufen; höchstens {limit} können gekreuzt werden. Nehmen Sie breitere Klassen, oder verlangen Sie Bereiche von weniger Merkmalen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table {table} names “{name}” twice. Name each attribute once.</source>
        <translation>Die Tabelle {table} nennt „{name}“ zweimal. Nennen Sie jedes Merkmal einmal.</translation>
    </message>
    <message>
        <source>No amount of budget gives ±{wanted}. Ask for a larger ±, or for fewer tables.</source>
        <translation>Kein Budget ergibt ±{wanted}. Verlangen Sie ein größeres ± oder weniger Tabellen.</translation>
    </message>
    <message>
        <source>There is no strategy called “{name}”. Choose one of: {known}.</source>
        <translation>Es gibt kein Verfahren „{name}“. Wählen Sie eines von: {known}.</translation>
    </message>
    <message>
        <source>The strategy “{strategy}” cannot be used for these tables: {why} {cure}</source>
        <translation>Das Verfahren „{strategy}“ ist für diese Tabellen nicht zu gebrauchen: {why} {cure}</translation>
    </message>
    <message>
        <source>The tables cannot be made to agree by “{consistency}”: {why}. {cure}</source>
        <translation>Die Tabellen lassen sich nicht durch „{consistency}“ aufeinander abstimmen: {why}. {cure}</translation>
    </message>
    <message>
        <source>This program has a fault that stops this plan: {fault} in {place}. A trial on made-up rows found it. The rows were not read, and nothing was charged. Choose another strategy or other output, and report this message to the makers.</source>
        <translation>Dieses Programm hat einen Fehler, an dem dieser Plan scheitert: {fault} in {place}. Ein Versuch mit erfundenen Zeilen hat ihn gefunden. Die Zeilen wurden nicht gelesen, und nichts wurde abgebucht. Wählen Sie ein anderes Verfahren oder eine andere Form der Zahlen, und melden Sie diese Nachricht den Entwicklern.</translation>
    </message>
    <message>
        <source>The plan was changed after this cost was confirmed. Nothing was spent. Look at what the plan costs now, and confirm that.</source>
        <translation>Der Plan wurde geändert, nachdem diese Kosten bestätigt waren. Nichts wurde ausgegeben. Sehen Sie nach, was der Plan jetzt kostet, und bestätigen Sie das.</translation>
    </message>
    <message>
        <source>The plan does not say who is protected: rows is “unanswered” in [unit]. Nothing was spent. Write rows = &quot;one-each&quot; if each row is one person, and nobody has two. If a person may have several rows, write id with the column that tells persons apart, and at_most. Write rows = &quot;records&quot; to protect each row by itself.</source>
        <translation>Der Plan sagt nicht, wer geschützt ist: rows ist „unanswered“ unter [unit]. Nichts wurde ausgegeben. Schreiben Sie rows = &quot;one-each&quot;, wenn jede Zeile eine Person ist und niemand zwei hat. Kann eine Person mehrere Zeilen haben, schreiben Sie id mit der Spalte, die Personen unterscheidet, und at_most. Schreiben Sie rows = &quot;records&quot;, um jede Zeile für sich zu schützen.</translation>
    </message>
    <message>
        <source>{file}: there is no such file. Check the name, or whether it was moved.</source>
        <translation>{file}: Diese Datei gibt es nicht. Prüfen Sie den Namen, oder ob sie verschoben wurde.</translation>
    </message>
    <message>
        <source>{file}: there is nothing in it. Choose another file, or in a workbook another sheet or range.</source>
        <translation>{file}: Darin steht nichts. Wählen Sie eine andere Datei, oder in einer Arbeitsmappe ein anderes Blatt oder einen anderen Bereich.</translation>
    </message>
    <message>
        <source>{file}: the workbook is protected by a password. Save a copy without one and open that.</source>
        <translation>{file}: Die Arbeitsmappe ist mit einem Kennwort geschützt. Speichern Sie eine Kopie ohne Kennwort, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>{file}: it is called “{suffix}”, but it is {what}. Rename it to end in {right}, or open the file that was meant.</source>
        <translation>{file}: Die Datei endet auf „{suffix}“, aber der Inhalt ist {what}. Benennen Sie sie so um, dass sie auf {right} endet, oder öffnen Sie die Datei, die gemeint war.</translation>
    </message>
    <message>
        <source>{file}: it is called “{suffix}”, but it is {what}. Save the data as one of: {suffixes}.</source>
        <translation>{file}: Die Datei endet auf „{suffix}“, aber der Inhalt ist {what}. Speichern Sie die Daten als eines von: {suffixes}.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: {why}</source>
        <translation>{file}: Das kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>{file}: it was not read. Reticent is not installed completely: its file reader does not start. Install Reticent again.</source>
        <translation>{file}: Die Datei wurde nicht gelesen. Reticent ist nicht vollständig installiert: Der Teil, der Dateien liest, startet nicht. Installieren Sie Reticent noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it was not read. Reticent is not installed completely: its part “{module}” is missing. Install Reticent again.</source>
        <translation>{file}: Die Datei wurde nicht gelesen. Reticent ist nicht vollständig installiert: Der Teil „{module}“ fehlt. Installieren Sie Reticent noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it was changed by another program while it was read. Open it again.</source>
        <translation>{file}: Ein anderes Programm hat die Datei geändert, während sie gelesen wurde. Öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it was changed since you opened it. Nothing was spent. Open it again, and look at what is in it now.</source>
        <translation>{file}: Die Datei wurde geändert, seit Sie sie geöffnet haben. Nichts wurde ausgegeben. Öffnen Sie sie noch einmal, und sehen Sie nach, was jetzt darin steht.</translation>
    </message>
    <message>
        <source>{file}: “{range}” is not a range of cells. Write it like A3:K500.</source>
        <translation>{file}: „{range}“ ist kein Zellbereich. Schreiben Sie ihn wie A3:K500.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}: there is no column called “{name}”. {hint}</source>
        <translation>{file}{sheet}, Zeile {row}: Eine Spalte „{name}“ gibt es nicht. {hint}</translation>
    </message>
    <message>
        <source>{file}{sheet}: there are no rows below row {row}, the header. Choose another header row.</source>
        <translation>{file}{sheet}: Unter Zeile {row}, der Kopfzeile, steht nichts. Wählen Sie eine andere Kopfzeile.</translation>
    </message>
    <message>
        <source>{file}: “{name}” is not a text encoding. Write one such as utf-8, windows-1252 or utf-16.</source>
        <translation>{file}: „{name}“ ist keine Textkodierung. Schreiben Sie eine wie utf-8, windows-1252 oder utf-16.</translation>
    </message>
    <message>
        <source>{file}: in “{name}” the letters of one row can change how the next rows are read. Save the file in utf-8.</source>
        <translation>{file}: In „{name}“ können die Zeichen einer Zeile ändern, wie die nächsten Zeilen gelesen werden. Speichern Sie die Datei in utf-8.</translation>
    </message>
    <message>
        <source>{file}: the delimiter must be one character between the cells. Choose comma, semicolon, tab or another single character.</source>
        <translation>{file}: Das Trennzeichen muss ein einzelnes Zeichen zwischen den Zellen sein. Wählen Sie Komma, Semikolon, Tabulator oder ein anderes einzelnes Zeichen.</translation>
    </message>
    <message>
        <source>{file}: {why}: {keys}. A release takes this from the plan alone, because one row could change how all others are read. Nothing was spent. {cure}</source>
        <translation>{file}: {why}: {keys}. Eine Freigabe nimmt das nur aus dem Plan, denn eine Zeile könnte ändern, wie alle anderen gelesen werden. Nichts wurde ausgegeben. {cure}</translation>
    </message>
    <message>
        <source>the plan does not say how to read it</source>
        <translation>der Plan sagt nicht, wie sie zu lesen ist</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: the value is none of the declared categories. Declare it, merge it into one, or give the attribute an “anything else” category.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Der Wert ist keine der angegebenen Ausprägungen. Geben Sie ihn an, legen Sie ihn mit einer zusammen, oder geben Sie dem Merkmal eine Ausprägung „Sonstiges“.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: this is not a number, but the plan declares one. Mend the cell, check the decimal mark, or give the attribute an “anything else” category.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Das ist keine Zahl, aber laut Plan soll es eine sein. Verbessern Sie die Zelle, prüfen Sie das Dezimalzeichen, oder geben Sie dem Merkmal eine Ausprägung „Sonstiges“.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: this is not a date, but the plan declares one. Mend the cell, or give the attribute an “anything else” category.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Das ist kein Datum, aber laut Plan soll es eines sein. Verbessern Sie die Zelle, oder geben Sie dem Merkmal eine Ausprägung „Sonstiges“.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: the cell is empty, but says which person the row is about. Fill it, or delete the row.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zelle ist leer, sagt aber, von welcher Person die Zeile handelt. Füllen Sie sie, oder löschen Sie die Zeile.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: the identifier is a number with more digits than spreadsheets keep. Two people could have the same. Store the identifiers as text.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Die Kennung ist eine Zahl mit mehr Ziffern, als Tabellenprogramme behalten; zwei Personen könnten dieselbe haben. Speichern Sie die Kennungen als Text.</translation>
    </message>
    <message numerus="yes">
        <source>{file}{sheet}, row {row}, column {column}: the row has {found} cells, the header {expected}. Mend the row, or check the delimiter and the quotes.</source>
        <comment>{file}{sheet}, row {row}, column {column}: the row has one cell, the header {expected}. Mend the row, or check the delimiter and the quotes.</comment>
        <translation>
            <numerusform>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zeile hat eine Zelle, die Kopfzeile {expected}. Verbessern Sie die Zeile, oder prüfen Sie Trennzeichen und Anführungszeichen.</numerusform>
            <numerusform>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zeile hat {found} Zellen, die Kopfzeile {expected}. Verbessern Sie die Zeile, oder prüfen Sie Trennzeichen und Anführungszeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}{sheet}, row {row}, column {column}: the row has {found} cells, but row {first}, the first, {expected}. Mend one of them, or check the delimiter and the quotes.</source>
        <comment>{file}{sheet}, row {row}, column {column}: the row has one cell, but row {first}, the first, {expected}. Mend one of them, or check the delimiter and the quotes.</comment>
        <translation>
            <numerusform>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zeile hat eine Zelle, aber Zeile {first}, die erste, {expected}. Verbessern Sie eine davon, oder prüfen Sie Trennzeichen und Anführungszeichen.</numerusform>
            <numerusform>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zeile hat {found} Zellen, aber Zeile {first}, die erste, {expected}. Verbessern Sie eine davon, oder prüfen Sie Trennzeichen und Anführungszeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}{sheet}, column {column}: it is hidden in the workbook, and the plan does not say whether such columns are read. Choose it on the Data page, where you change how the file is read. In a plan, write {key} = {answers}.</source>
        <translation>{file}{sheet}, Spalte {column}: Sie ist in der Mappe ausgeblendet, und der Plan sagt nicht, ob solche Spalten gelesen werden. Wählen Sie es auf der Seite „Daten“, wo Sie ändern, wie die Datei gelesen wird. In einem Plan schreiben Sie {key} = {answers}.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}: {why}, and the plan does not say how such rows are read. Choose it on the Data page, where you change how the file is read. In a plan, write {key} = {answers}.</source>
        <translation>{file}{sheet}, Zeile {row}: {why}, und der Plan sagt nicht, wie solche Zeilen gelesen werden. Wählen Sie es auf der Seite „Daten“, wo Sie ändern, wie die Datei gelesen wird. In einem Plan schreiben Sie {key} = {answers}.</translation>
    </message>
    <message>
        <source>{file}: values of {columns} occur in several rows, so a person may have several. The plan does not say who is protected. Nothing was spent. Write rows = &quot;one-each&quot; in [unit] if nobody has two rows. If a person may have several, write id with the column that tells persons apart, and at_most. Write rows = &quot;records&quot; to protect each row by itself.</source>
        <translation>{file}: Werte von {columns} kommen in mehreren Zeilen vor, eine Person kann also mehrere haben. Der Plan sagt nicht, wer geschützt wird. Nichts wurde ausgegeben. Schreiben Sie rows = &quot;one-each&quot; in [unit], wenn niemand zwei Zeilen hat. Kann eine Person mehrere haben, schreiben Sie id mit der Spalte, die Personen unterscheidet, und at_most. Mit rows = &quot;records&quot; wird jede Zeile für sich geschützt.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: the cell is empty. Fill it, or give the attribute a category for missing values.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zelle ist leer. Füllen Sie sie, oder geben Sie dem Merkmal eine Ausprägung für fehlende Werte.</translation>
    </message>
    <message>
        <source>{file}: it was changed since this release was asked for. Nothing was spent. Look at what is in it now, and release it again.</source>
        <translation>{file}: Die Datei wurde geändert, seit diese Veröffentlichung verlangt wurde. Nichts wurde ausgegeben. Sehen Sie nach, was jetzt darin steht, und veröffentlichen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>{file}: files called “{suffix}” cannot be read. Save the data as .xlsx or .csv; what can be read: {suffixes}.</source>
        <translation>{file}: Dateien mit der Endung „{suffix}“ können nicht gelesen werden. Speichern Sie die Daten als .xlsx oder .csv; lesbar sind: {suffixes}.</translation>
    </message>
    <message>
        <source>{file}: its name has no extension that tells the format. Save the data as .xlsx or .csv; what can be read: {suffixes}.</source>
        <translation>{file}: Der Name hat keine Endung, die das Format nennt. Speichern Sie die Daten als .xlsx oder .csv; lesbar sind: {suffixes}.</translation>
    </message>
    <message>
        <source>{file}: there is no sheet or table called “{sheet}”. It has: {sheets}.</source>
        <translation>{file}: Ein Blatt oder eine Tabelle „{sheet}“ gibt es nicht. Vorhanden sind: {sheets}.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: no names start there. Choose another header row.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Dort beginnen keine Namen. Wählen Sie eine andere Kopfzeile.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: this date can be read day first or month first. Choose the order of dates on the Data page, or write the dates like 2024-01-31.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Dieses Datum lässt sich mit dem Tag oder mit dem Monat zuerst lesen. Wählen Sie auf der Seite „Daten“ die Reihenfolge im Datum, oder schreiben Sie die Daten wie 2024-01-31.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: the cell that identifies the person shows an error such as #N/A. Mend it, or delete the row.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Die Zelle zeigt einen Fehler wie #NV, sagt aber, von welcher Person die Zeile handelt. Verbessern Sie sie, oder löschen Sie die Zeile.</translation>
    </message>
    <message>
        <source>{file}{sheet}, row {row}, column {column}: the value lies outside the declared edges. Widen the edges, or give the attribute an “anything else” category.</source>
        <translation>{file}{sheet}, Zeile {row}, Spalte {column}: Der Wert liegt außerhalb der angegebenen Grenzen. Ziehen Sie die Grenzen weiter, oder geben Sie dem Merkmal eine Ausprägung „Sonstiges“.</translation>
    </message>
    <message>
        <source>a text is longer than the 32,767 letters of a cell</source>
        <translation>ein Text ist länger als die 32.767 Zeichen einer Zelle</translation>
    </message>
    <message>
        <source>a table is larger than a sheet</source>
        <translation>eine Tabelle ist größer als ein Blatt</translation>
    </message>
    <message>
        <source>Choose another format, such as CSV files.</source>
        <translation>Wählen Sie ein anderes Format, etwa CSV-Dateien.</translation>
    </message>
    <message>
        <source>writing it would take {needed} GB of memory, and a program may take {most} GB here</source>
        <translation>sie zu schreiben, bräuchte {needed} GB Speicher, und ein Programm darf hier {most} GB belegen</translation>
    </message>
    <message>
        <source>a name or a category is no text: it has half of a letter</source>
        <translation>ein Name oder eine Ausprägung ist kein Text: Es steht ein halber Buchstabe darin</translation>
    </message>
    <message>
        <source>Type it again in the plan. No format can hold it as it is.</source>
        <translation>Geben Sie ihn im Plan neu ein; so, wie er ist, kann ihn kein Format aufnehmen.</translation>
    </message>
    <message>
        <source>a file of that name exists</source>
        <translation>eine Datei dieses Namens ist da</translation>
    </message>
    <message>
        <source>a folder of that name exists</source>
        <translation>ein Ordner dieses Namens ist da</translation>
    </message>
    <message>
        <source>its name is no text: it has half of a letter</source>
        <translation>ihr Name ist kein Text: Er enthält einen halben Buchstaben</translation>
    </message>
    <message>
        <source>a map can be written as {endings}</source>
        <translation>eine Karte kann als {endings} geschrieben werden</translation>
    </message>
    <message>
        <source>there is no folder {folder}</source>
        <translation>einen Ordner {folder} gibt es nicht</translation>
    </message>
    <message>
        <source>Make it first, or choose another folder.</source>
        <translation>Legen Sie ihn zuerst an, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>the folder also holds “{entry}”, which is not from an earlier export</source>
        <translation>im Ordner liegt auch „{entry}“, das nicht von einem früheren Export stammt</translation>
    </message>
    <message>
        <source>a number above 0, written in at most {most} letters</source>
        <translation>eine Zahl über 0 in höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a number above 0, from 1e-100 to 1e100</source>
        <translation>eine Zahl über 0, von 1e-100 bis 1e100</translation>
    </message>
    <message>
        <source>0, or from 1e-100 to below 1</source>
        <translation>0 oder von 1e-100 bis unter 1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>another program is using it, and did not let go for 10 seconds</source>
        <translation>ein anderes Programm benutzt es und hat es 10 Sekunden lang nicht freigegeben</translation>
    </message>
    <message>
        <source>Close it, or wait, and try again.</source>
        <translation>Schließen Sie es, oder warten Sie, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>it cannot be opened as a file</source>
        <translation>es lässt sich nicht als Datei öffnen</translation>
    </message>
    <message>
        <source>Choose another place for the ledger, or ask for permission.</source>
        <translation>Wählen Sie einen anderen Ort für das Kontobuch, oder bitten Sie um die Berechtigung.</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <translation>es darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Ask for permission to write there.</source>
        <translation>Bitten Sie um die Berechtigung, dort zu schreiben.</translation>
    </message>
    <message>
        <source>the drive failed</source>
        <translation>der Datenträger hat versagt</translation>
    </message>
    <message>
        <source>Check the drive, and try again.</source>
        <translation>Prüfen Sie den Datenträger, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Make room, and try again.</source>
        <translation>Schaffen Sie Platz, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>it is not a ledger</source>
        <translation>es ist kein Kontobuch</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>es ist beschädigt</translation>
    </message>
    <message>
        <source>Put back the newest copy from your backup, and leave as much unspent as was spent since.</source>
        <translation>Spielen Sie die neueste Sicherung zurück, und lassen Sie so viel ungenutzt, wie seitdem ausgegeben wurde.</translation>
    </message>
    <message>
        <source>it is empty, and this program never leaves one empty: somebody emptied it, or a copy failed</source>
        <translation>es ist leer, und dieses Programm hinterlässt nie ein leeres: Jemand hat es geleert, oder eine Kopie ist misslungen</translation>
    </message>
    <message>
        <source>what is kept in entry {number} was changed or removed</source>
        <translation>was in Eintrag {number} aufbewahrt ist, wurde geändert oder entfernt</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>so kann keine Datei heißen</translation>
    </message>
    <message>
        <source>the rules that forbid changes to it were changed</source>
        <translation>die Regeln, die Änderungen daran verbieten, wurden geändert</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>es wurde von einer neueren Fassung dieses Programms geschrieben</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Installieren Sie diese Fassung.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>Eintrag {number} fehlt</translation>
    </message>
    <message>
        <source>entry {number} was changed after it was written</source>
        <translation>Eintrag {number} wurde nach dem Schreiben geändert</translation>
    </message>
    <message>
        <source>the tables kept in entry {number} were changed or removed</source>
        <translation>die in Eintrag {number} aufbewahrten Tabellen wurden geändert oder entfernt</translation>
    </message>
    <message>
        <source>If it was yours, what was spent still counts. Restore the newest backup, and leave as much unspent as was spent since. If not, choose another ledger.</source>
        <translation>War es Ihres, so gilt weiter, was ausgegeben wurde: Spielen Sie die neueste Sicherung zurück, und lassen Sie so viel ungenutzt, wie seitdem ausgegeben wurde. Andernfalls wählen Sie ein anderes Kontobuch.</translation>
    </message>
    <message>
        <source>What was spent still counts. Restore the newest backup, and leave as much unspent as was spent since. If nothing was ever charged to it, delete it.</source>
        <translation>Was ausgegeben wurde, gilt weiter: Spielen Sie die neueste Sicherung zurück, und lassen Sie so viel ungenutzt, wie seitdem ausgegeben wurde. Wurde nie etwas darin abgebucht, löschen Sie es.</translation>
    </message>
    <message>
        <source>entry {number} makes no sense</source>
        <translation>Eintrag {number} ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>Choose another place for the ledger.</source>
        <translation>Wählen Sie einen anderen Ort für das Kontobuch.</translation>
    </message>
    <message>
        <source>this should be a table.</source>
        <translation>das muss ein Abschnitt sein.</translation>
    </message>
    <message>
        <source>Write [{name}] on a line of its own, its keys below.</source>
        <translation>Schreiben Sie [{name}] in eine eigene Zeile und die Schlüssel darunter.</translation>
    </message>
    <message>
        <source>The keys here are:</source>
        <translation>Die Schlüssel hier sind:</translation>
    </message>
    <message>
        <source>there is no such key.</source>
        <translation>diesen Schlüssel gibt es nicht.</translation>
    </message>
    <message>
        <source>this key is missing.</source>
        <translation>dieser Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>this should be text.</source>
        <translation>das muss Text sein.</translation>
    </message>
    <message>
        <source>Put it between quotes, like {key} = &quot;…&quot;.</source>
        <translation>Setzen Sie ihn in Anführungszeichen, wie {key} = &quot;…&quot;.</translation>
    </message>
    <message>
        <source>this is empty.</source>
        <translation>das ist leer.</translation>
    </message>
    <message>
        <source>Write something between the quotes, or remove the key.</source>
        <translation>Schreiben Sie etwas zwischen die Anführungszeichen, oder entfernen Sie den Schlüssel.</translation>
    </message>
    <message>
        <source>this should be one character.</source>
        <translation>das muss ein einzelnes Zeichen sein.</translation>
    </message>
    <message>
        <source>Write it like {key} = &quot;;&quot;.</source>
        <translation>Schreiben Sie etwa {key} = &quot;;&quot;.</translation>
    </message>
    <message>
        <source>It can be:</source>
        <translation>Möglich ist:</translation>
    </message>
    <message>
        <source>“{value}” is not one of the choices.</source>
        <translation>„{value}“ steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>this should be true or false.</source>
        <translation>das muss true oder false sein.</translation>
    </message>
    <message>
        <source>Write true or false, without quotes.</source>
        <translation>Schreiben Sie true oder false, ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>this should be a whole number.</source>
        <translation>das muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>Write it like {key} = {number}.</source>
        <translation>Schreiben Sie etwa {key} = {number}.</translation>
    </message>
    <message>
        <source>this should be at least {least}.</source>
        <translation>das muss mindestens {least} sein.</translation>
    </message>
    <message>
        <source>Write a larger number.</source>
        <translation>Schreiben Sie eine größere Zahl.</translation>
    </message>
    <message>
        <source>this should be {wanted}.</source>
        <translation>das muss {wanted} sein.</translation>
    </message>
    <message>
        <source>Write it without quotes, like 0.95 or 3.</source>
        <translation>Schreiben Sie es ohne Anführungszeichen, wie 0.95 oder 3.</translation>
    </message>
    <message>
        <source>Write it like &quot;1&quot;, &quot;0.5&quot; or &quot;1/3&quot;.</source>
        <translation>Schreiben Sie etwa &quot;1&quot;, &quot;0.5&quot; oder &quot;1/3&quot;.</translation>
    </message>
    <message>
        <source>Write it like &quot;0.2&quot; or &quot;1/3&quot;.</source>
        <translation>Schreiben Sie etwa &quot;0.2&quot; oder &quot;1/3&quot;.</translation>
    </message>
    <message>
        <source>Write a small one, like &quot;1e-9&quot;, or &quot;0&quot; for none.</source>
        <translation>Schreiben Sie ein kleines, wie &quot;1e-9&quot;, oder &quot;0&quot; für keines.</translation>
    </message>
    <message>
        <source>this should be a number.</source>
        <translation>das muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>it is {text}, but it must be {wanted}.</source>
        <translation>es ist {text}, muss aber {wanted} sein.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>this should be a list.</source>
        <translation>das muss eine Liste sein.</translation>
    </message>
    <message>
        <source>Write it like {key} = [[&quot;…&quot;, &quot;…&quot;], [&quot;…&quot;]].</source>
        <translation>Schreiben Sie etwa {key} = [[&quot;…&quot;, &quot;…&quot;], [&quot;…&quot;]].</translation>
    </message>
    <message>
        <source>“{value}” occurs twice.</source>
        <translation>„{value}“ steht zweimal da.</translation>
    </message>
    <message>
        <source>Put it between quotes.</source>
        <translation>Setzen Sie es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Entfernen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Write it without quotes, like 18 or 0.5.</source>
        <translation>Schreiben Sie es ohne Anführungszeichen, wie 18 oder 0.5.</translation>
    </message>
    <message>
        <source>this should be a date.</source>
        <translation>das muss ein Datum sein.</translation>
    </message>
    <message>
        <source>Write it without quotes, like 2024-01-31.</source>
        <translation>Schreiben Sie es ohne Anführungszeichen, wie 2024-01-31.</translation>
    </message>
    <message>
        <source>this should be pairs.</source>
        <translation>das müssen Paare sein.</translation>
    </message>
    <message>
        <source>Write them like {key} = {{&quot;f&quot; = &quot;female&quot;}}.</source>
        <translation>Schreiben Sie sie wie {key} = {{&quot;w&quot; = &quot;weiblich&quot;}}.</translation>
    </message>
    <message>
        <source>The categories are:</source>
        <translation>Die Ausprägungen sind:</translation>
    </message>
    <message>
        <source>“{value}” is not one of the categories.</source>
        <translation>„{value}“ ist keine der Ausprägungen.</translation>
    </message>
    <message>
        <source>Write them like {key} = {{&quot;Age × Sex&quot; = 20}}.</source>
        <translation>Schreiben Sie sie so: {key} = {{&quot;Alter × Geschlecht&quot; = 20}}.</translation>
    </message>
    <message>
        <source>this should be a number above 0.</source>
        <translation>hier sollte eine Zahl über 0 stehen.</translation>
    </message>
    <message>
        <source>“{name}” would count as “{value}”, but it is “{before}” already.</source>
        <translation>„{name}“ würde als „{value}“ gezählt, ist aber schon „{before}“.</translation>
    </message>
    <message>
        <source>Remove the pair, or take “{before}” out of the categories.</source>
        <translation>Entfernen Sie das Paar, oder nehmen Sie „{before}“ aus den Ausprägungen heraus.</translation>
    </message>
    <message>
        <source>“{name}” would count as “{value}” and as “{before}”.</source>
        <translation>„{name}“ würde als „{value}“ und als „{before}“ gezählt.</translation>
    </message>
    <message>
        <source>Put it between brackets, like {key} = [ … ].</source>
        <translation>Setzen Sie es in eckige Klammern, etwa {key} = [ … ].</translation>
    </message>
    <message>
        <source>there should be at least two edges.</source>
        <translation>es müssen mindestens zwei Grenzen sein.</translation>
    </message>
    <message>
        <source>Write the lowest and the highest one, too.</source>
        <translation>Schreiben Sie auch die niedrigste und die höchste.</translation>
    </message>
    <message>
        <source>the edges must increase, but {edge} comes after {before}.</source>
        <translation>die Grenzen müssen aufsteigen, aber {edge} steht nach {before}.</translation>
    </message>
    <message>
        <source>Put them in order, each once.</source>
        <translation>Ordnen Sie sie, jede einmal.</translation>
    </message>
    <message>
        <source>a backslash between double quotes must be doubled; or write the text between single quotes</source>
        <translation>ein umgekehrter Schrägstrich zwischen doppelten Anführungszeichen muss verdoppelt werden; oder schreiben Sie den Text zwischen einfache Anführungszeichen</translation>
    </message>
    <message>
        <source>the text is not closed; put a quote at its end</source>
        <translation>der Text ist nicht geschlossen; setzen Sie ein Anführungszeichen ans Ende</translation>
    </message>
    <message>
        <source>a text is not closed; put a quote at its end</source>
        <translation>ein Text ist nicht geschlossen; setzen Sie ein Anführungszeichen ans Ende</translation>
    </message>
    <message>
        <source>a list is not closed, or a comma is missing; put commas between its values and ] at its end</source>
        <translation>eine Liste ist nicht geschlossen, oder ein Komma fehlt; setzen Sie Kommas zwischen die Werte und ] ans Ende</translation>
    </message>
    <message>
        <source>a { is not closed; put } at its end</source>
        <translation>ein { ist nicht geschlossen; setzen Sie } ans Ende</translation>
    </message>
    <message>
        <source>a number, a list or a key in it is absurdly long</source>
        <translation>eine Zahl, eine Liste oder ein Schlüssel darin ist unsinnig lang</translation>
    </message>
    <message>
        <source>this character cannot be used here; remove it</source>
        <translation>dieses Zeichen geht hier nicht; entfernen Sie es</translation>
    </message>
    <message>
        <source>this key occurs twice; remove one of the two</source>
        <translation>diesen Schlüssel gibt es schon; entfernen Sie einen von beiden</translation>
    </message>
    <message>
        <source>from here on this cannot be understood; compare it with a plan that the program has saved</source>
        <translation>ab hier ist das nicht zu verstehen; vergleichen Sie es mit einem Plan, den das Programm gespeichert hat</translation>
    </message>
    <message>
        <source>\u must be followed by 4 hexadecimal digits, and \U by 8</source>
        <translation>auf \u müssen 4 hexadezimale Ziffern folgen, auf \U 8</translation>
    </message>
    <message>
        <source>there is no character of this number; write the character itself</source>
        <translation>ein Zeichen mit dieser Nummer gibt es nicht; schreiben Sie das Zeichen selbst</translation>
    </message>
    <message>
        <source>this table occurs twice; join the two, or use [[ ]] for a list of tables</source>
        <translation>diesen Abschnitt gibt es schon; fassen Sie beide zusammen, oder verwenden Sie [[ ]] für eine Liste von Abschnitten</translation>
    </message>
    <message>
        <source>here should be a key: letters, digits, - and _; or any text between quotes</source>
        <translation>hier sollte ein Schlüssel stehen: Buchstaben, Ziffern, - und _; oder irgendein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>after the key there should be = and a value</source>
        <translation>nach dem Schlüssel müssen = und ein Wert stehen</translation>
    </message>
    <message>
        <source>the name of the table is not closed; put ] at its end</source>
        <translation>der Name des Abschnitts ist nicht geschlossen; setzen Sie ] ans Ende</translation>
    </message>
    <message>
        <source>here should be a key such as name = &quot;value&quot;, a table such as [data], or a comment with #</source>
        <translation>hier muss ein Schlüssel wie name = &quot;value&quot;, ein Abschnitt wie [data] oder eine Anmerkung mit # stehen</translation>
    </message>
    <message>
        <source>there is no such date or time; a date is written like 2024-01-31</source>
        <translation>dieses Datum oder diese Uhrzeit gibt es nicht; ein Datum wird geschrieben wie 2024-01-31</translation>
    </message>
    <message>
        <source>this is not a value; put text between quotes, and write numbers like 1 or 0.5</source>
        <translation>das ist kein Wert; setzen Sie Text in Anführungszeichen, und schreiben Sie Zahlen wie 1 oder 0.5</translation>
    </message>
    <message>
        <source>after a value the line must end; write decimals with a point, and text between quotes</source>
        <translation>nach einem Wert muss die Zeile enden; schreiben Sie Dezimalzahlen mit Punkt und Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>from here on the file is not UTF-8 text; save it with the encoding UTF-8</source>
        <translation>von hier an ist die Datei kein UTF-8-Text; speichern Sie sie in der Kodierung UTF-8</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>{otherwise} {listed}{end}</source>
        <translation>{otherwise} {listed}{end}</translation>
    </message>
    <message>
        <source>Begin the file with the line: reticent = 1</source>
        <translation>Beginnen Sie die Datei mit der Zeile: reticent = 1</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}.</source>
        <translation>dieses Programm liest Pläne der Fassung {version}.</translation>
    </message>
    <message>
        <source>Open the plan with the program that wrote it, or write reticent = 1.</source>
        <translation>Öffnen Sie den Plan mit dem Programm, das ihn geschrieben hat, oder schreiben Sie reticent = 1.</translation>
    </message>
    <message>
        <source>this should be a list of tables.</source>
        <translation>das muss eine Liste von Abschnitten sein.</translation>
    </message>
    <message>
        <source>Write [[{name}]] with two brackets.</source>
        <translation>Schreiben Sie [[{name}]] mit zwei Klammern.</translation>
    </message>
    <message>
        <source>“{encoding}” is not an encoding.</source>
        <translation>„{encoding}“ ist keine Kodierung.</translation>
    </message>
    <message>
        <source>Write utf-8, latin-1 or cp1252, for example.</source>
        <translation>Schreiben Sie zum Beispiel utf-8, latin-1 oder cp1252.</translation>
    </message>
    <message>
        <source>this is the decimal mark, too.</source>
        <translation>das ist auch das Dezimalzeichen.</translation>
    </message>
    <message>
        <source>Choose different marks.</source>
        <translation>Wählen Sie verschiedene Zeichen.</translation>
    </message>
    <message>
        <source>a table is chosen, too.</source>
        <translation>Auch eine Tabelle ist gewählt.</translation>
    </message>
    <message>
        <source>Leave out either the query or the sheet.</source>
        <translation>Lassen Sie entweder die Abfrage oder das Blatt weg.</translation>
    </message>
    <message>
        <source>“{name}” is no question.</source>
        <translation>„{name}“ ist keine Frage.</translation>
    </message>
    <message>
        <source>rows and id exclude each other.</source>
        <translation>rows und id schließen einander aus.</translation>
    </message>
    <message>
        <source>Remove the one that does not apply.</source>
        <translation>Entfernen Sie, was nicht zutrifft.</translation>
    </message>
    <message>
        <source>this needs an identifier column.</source>
        <translation>das braucht eine Spalte mit Kennungen.</translation>
    </message>
    <message>
        <source>Write id = &quot;…&quot; too, or remove it.</source>
        <translation>Schreiben Sie auch id = &quot;…&quot;, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Write how many rows of one person are counted at most, like at_most = 3.</source>
        <translation>Schreiben Sie, wie viele Zeilen einer Person höchstens gezählt werden, etwa at_most = 3.</translation>
    </message>
    <message>
        <source>there are two attributes “{name}”.</source>
        <translation>es gibt zwei Merkmale „{name}“.</translation>
    </message>
    <message>
        <source>there are two maps “{name}”.</source>
        <translation>es gibt zwei Karten „{name}“.</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>Benennen Sie eines um, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Give the map a name, like name = &quot;home&quot;.</source>
        <translation>Geben Sie der Karte einen Namen, etwa name = &quot;wohnort&quot;.</translation>
    </message>
    <message>
        <source>Name the columns along x and along y, like columns = [&quot;longitude&quot;, &quot;latitude&quot;].</source>
        <translation>Nennen Sie die Spalten für x und für y, etwa columns = [&quot;longitude&quot;, &quot;latitude&quot;].</translation>
    </message>
    <message>
        <source>a map has two columns.</source>
        <translation>eine Karte hat zwei Spalten.</translation>
    </message>
    <message>
        <source>Write a wider box, or a smaller height.</source>
        <translation>Schreiben Sie einen breiteren Rahmen oder eine kleinere Höhe.</translation>
    </message>
    <message>
        <source>it is too narrow to be cut that often.</source>
        <translation>er ist zu schmal, um so oft geteilt zu werden.</translation>
    </message>
    <message>
        <source>Write the lowest and highest x, then the lowest and highest y, like box = [-10, 30, 35, 70].</source>
        <translation>Schreiben Sie das kleinste und größte x, dann das kleinste und größte y, etwa box = [-10, 30, 35, 70].</translation>
    </message>
    <message>
        <source>a box has four sides.</source>
        <translation>ein Rahmen hat vier Seiten.</translation>
    </message>
    <message>
        <source>a map has at most {most} levels.</source>
        <translation>eine Karte hat höchstens {most} Ebenen.</translation>
    </message>
    <message>
        <source>Write a smaller number.</source>
        <translation>Schreiben Sie eine kleinere Zahl.</translation>
    </message>
    <message>
        <source>these should be two parts of the box, above 0 and at most 1.</source>
        <translation>hier gehören zwei Anteile des Rahmens hin, über 0 und höchstens 1.</translation>
    </message>
    <message>
        <source>Write width and height, like typical = [0.1, 0.05].</source>
        <translation>Schreiben Sie Breite und Höhe, etwa typical = [0.1, 0.05].</translation>
    </message>
    <message>
        <source>Give the attribute the name of its column.</source>
        <translation>Geben Sie dem Merkmal den Namen seiner Spalte.</translation>
    </message>
    <message>
        <source>Write one of: {kinds}.</source>
        <translation>Schreiben Sie eines von: {kinds}.</translation>
    </message>
    <message>
        <source>there is nothing to state of a list from the data.</source>
        <translation>zu einer Liste aus den Daten gibt es nichts anzugeben.</translation>
    </message>
    <message>
        <source>Write provenance = &quot;declared&quot;, or remove it.</source>
        <translation>Schreiben Sie provenance = &quot;declared&quot;, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Write both, like contains = &quot;bus&quot; and between = &quot;,&quot;.</source>
        <translation>Schreiben Sie beide, etwa contains = &quot;bus&quot; und between = &quot;,&quot;.</translation>
    </message>
    <message>
        <source>cells have this answer or do not have it, so there are two categories.</source>
        <translation>Zellen enthalten diese Antwort oder nicht, also gibt es zwei Ausprägungen.</translation>
    </message>
    <message>
        <source>Write categories = [&quot;yes&quot;, &quot;no&quot;], those with it first.</source>
        <translation>Schreiben Sie categories = [&quot;ja&quot;, &quot;nein&quot;], zuerst die mit ihr.</translation>
    </message>
    <message>
        <source>a cell has the answer or not.</source>
        <translation>eine Zelle enthält die Antwort oder nicht.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>Write the number of the charge that found the list, like charge = 3.</source>
        <translation>Schreiben Sie die Nummer der Abbuchung, mit der die Liste gefunden wurde, etwa charge = 3.</translation>
    </message>
    <message>
        <source>Write provenance = &quot;private&quot; too, or remove it.</source>
        <translation>Schreiben Sie auch provenance = &quot;private&quot;, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>only a list that was found privately has a charge.</source>
        <translation>nur eine privat gefundene Liste hat eine Abbuchung.</translation>
    </message>
    <message>
        <source>“{label}” and “{before}” differ only by blanks around them, which do not count.</source>
        <translation>„{label}“ und „{before}“ unterscheiden sich nur durch Leerzeichen am Rand, die nicht zählen.</translation>
    </message>
    <message>
        <source>Remove it, and write {wanted}; or choose another kind.</source>
        <translation>Entfernen Sie es, und schreiben Sie {wanted}; oder wählen Sie eine andere Art.</translation>
    </message>
    <message>
        <source>this does not belong to the kind {kind}.</source>
        <translation>das gehört nicht zur Art {kind}.</translation>
    </message>
    <message>
        <source>numbers alone have a unit.</source>
        <translation>nur Zahlen haben eine Einheit.</translation>
    </message>
    <message>
        <source>Write {wanted} = [ … ]; a list that is public, not read from the rows.</source>
        <translation>Schreiben Sie {wanted} = [ … ]; eine öffentliche Liste, nicht aus den Zeilen abgelesen.</translation>
    </message>
    <message>
        <source>there is no category.</source>
        <translation>es gibt keine Ausprägung.</translation>
    </message>
    <message>
        <source>Write at least one.</source>
        <translation>Schreiben Sie mindestens eine.</translation>
    </message>
    <message>
        <source>this label is used twice.</source>
        <translation>diese Ausprägung gibt es zweimal.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Geben Sie ihr einen anderen Namen.</translation>
    </message>
    <message>
        <source>no file can have this name.</source>
        <translation>so kann keine Datei heißen.</translation>
    </message>
    <message>
        <source>Write the name of the file with the rows.</source>
        <translation>Schreiben Sie den Namen der Datei mit den Zeilen.</translation>
    </message>
    <message>
        <source>A plan names the rows, and never a password.</source>
        <translation>Ein Plan nennt die Zeilen und nie ein Kennwort.</translation>
    </message>
    <message>
        <source>Name the attributes of the table, like attributes = [&quot;sex&quot;, &quot;age&quot;].</source>
        <translation>Nennen Sie die Merkmale der Tabelle, etwa attributes = [&quot;sex&quot;, &quot;age&quot;].</translation>
    </message>
    <message>
        <source>the table has no attribute.</source>
        <translation>die Tabelle hat kein Merkmal.</translation>
    </message>
    <message>
        <source>Name at least one.</source>
        <translation>Nennen Sie mindestens eines.</translation>
    </message>
    <message>
        <source>“{name}” is among the ranges, too.</source>
        <translation>„{name}“ steht auch bei den Bereichen.</translation>
    </message>
    <message>
        <source>Remove it here: cumulative counts are ranges.</source>
        <translation>Entfernen Sie es hier: Kumulierte Zahlen sind Bereiche.</translation>
    </message>
    <message>
        <source>“{name}” is among the columns, too.</source>
        <translation>„{name}“ steht auch unter den Spalten.</translation>
    </message>
    <message>
        <source>Remove it here or there: it has one place.</source>
        <translation>Nehmen Sie es hier oder dort heraus: Es hat einen Platz.</translation>
    </message>
    <message>
        <source>The attributes of the table are:</source>
        <translation>Die Merkmale der Tabelle sind:</translation>
    </message>
    <message>
        <source>“{name}” is not an attribute of this table.</source>
        <translation>„{name}“ ist kein Merkmal dieser Tabelle.</translation>
    </message>
    <message>
        <source>the categories of “{name}” are in no order, so they have no ranges.</source>
        <translation>die Ausprägungen von „{name}“ haben keine Reihenfolge, also auch keine Bereiche.</translation>
    </message>
    <message>
        <source>Name attributes of kind number or date, or remove it.</source>
        <translation>Nennen Sie Merkmale der Art number oder date, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Write order = 2 for all tables of two attributes.</source>
        <translation>Schreiben Sie order = 2 für alle Tabellen aus zwei Merkmalen.</translation>
    </message>
    <message numerus="yes">
        <source>the plan has only {count} attributes.</source>
        <comment>the plan has only one attribute.</comment>
        <translation>
            <numerusform>der Plan hat nur ein Merkmal.</numerusform>
            <numerusform>der Plan hat nur {count} Merkmale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a smaller number, or add attributes.</source>
        <translation>Schreiben Sie eine kleinere Zahl, oder fügen Sie Merkmale hinzu.</translation>
    </message>
    <message>
        <source>The attributes are:</source>
        <translation>Die Merkmale sind:</translation>
    </message>
    <message>
        <source>“{name}” is not an attribute of this plan.</source>
        <translation>„{name}“ ist kein Merkmal dieses Plans.</translation>
    </message>
    <message>
        <source>rho and {other} exclude each other.</source>
        <translation>rho und {other} schließen einander aus.</translation>
    </message>
    <message>
        <source>Write epsilon = &quot;1&quot;, for example, beside delta.</source>
        <translation>Schreiben Sie neben delta zum Beispiel epsilon = &quot;1&quot;.</translation>
    </message>
    <message>
        <source>matrix and marginals exclude each other.</source>
        <translation>matrix und marginals schließen einander aus.</translation>
    </message>
    <message>
        <source>Name what is to be measured, like marginals = [[&quot;age&quot;, &quot;sex&quot;], [&quot;race&quot;]].</source>
        <translation>Nennen Sie, was gemessen werden soll, etwa marginals = [[&quot;age&quot;, &quot;sex&quot;], [&quot;race&quot;]].</translation>
    </message>
    <message>
        <source>this marginal has no attribute.</source>
        <translation>diese Randtabelle hat kein Merkmal.</translation>
    </message>
    <message>
        <source>{table} occurs twice.</source>
        <translation>{table} steht zweimal da.</translation>
    </message>
    <message>
        <source>Remove it, or write matrix, too.</source>
        <translation>Entfernen Sie das, oder schreiben Sie auch matrix.</translation>
    </message>
    <message>
        <source>this needs a matrix.</source>
        <translation>das braucht eine Matrix.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>matrix names its file already.</source>
        <translation>matrix nennt seine Datei schon.</translation>
    </message>
    <message>
        <source>Remove this line.</source>
        <translation>Entfernen Sie diese Zeile.</translation>
    </message>
    <message>
        <source>{letter} (“{name}”)</source>
        <translation>{letter} („{name}“)</translation>
    </message>
    <message>
        <source>The columns are: {known}.</source>
        <translation>Die Spalten sind: {known}.</translation>
    </message>
    <message>
        <source>Several columns of the file are called so; here they are {names}.</source>
        <translation>Mehrere Spalten der Datei heißen so; hier heißen sie {names}.</translation>
    </message>
    <message>
        <source>It is hidden in the workbook, and hidden columns are left out.</source>
        <translation>Sie ist in der Mappe ausgeblendet, und ausgeblendete Spalten werden weggelassen.</translation>
    </message>
    <message>
        <source>Nor is any other column of the plan: this row may not be the header. Choose the header row, for a text file the delimiter too, or check that it is the right file.</source>
        <translation>Auch keine andere Spalte des Plans gibt es: Diese Zeile ist vielleicht nicht die Kopfzeile. Wählen Sie die Kopfzeile, bei einer Textdatei auch das Trennzeichen, oder prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>a parquet file</source>
        <translation>eine Parquet-Datei</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>a text is not written in the encoding of the database. Write it again as text.</source>
        <translation>Ein Text ist nicht in der Kodierung der Datenbank geschrieben. Schreiben Sie ihn noch einmal als Text.</translation>
    </message>
    <message>
        <source>an Excel workbook (.xlsx)</source>
        <translation>eine Excel-Arbeitsmappe (.xlsx)</translation>
    </message>
    <message>
        <source>a binary Excel workbook (.xlsb)</source>
        <translation>eine binäre Excel-Arbeitsmappe (.xlsb)</translation>
    </message>
    <message>
        <source>a Word document</source>
        <translation>ein Word-Dokument</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>eine Präsentation</translation>
    </message>
    <message>
        <source>the system refuses</source>
        <translation>das System verweigert es</translation>
    </message>
    <message>
        <source>an old Excel workbook (.xls)</source>
        <translation>eine alte Excel-Arbeitsmappe (.xls)</translation>
    </message>
    <message>
        <source>an OpenDocument spreadsheet (.ods)</source>
        <translation>eine OpenDocument-Tabelle (.ods)</translation>
    </message>
    <message>
        <source>a table drawn with lines, as programs show one</source>
        <translation>eine mit Linien gezeichnete Tabelle, wie Programme sie anzeigen</translation>
    </message>
    <message>
        <source>a Feather file of version 1, which pyarrow or pandas can write anew</source>
        <translation>eine Feather-Datei der Version 1, die pyarrow oder pandas neu schreiben kann</translation>
    </message>
    <message>
        <source>a web archive (MHTML), which Excel opens and saves as .xlsx</source>
        <translation>ein Webarchiv (MHTML), das Excel öffnet und als .xlsx speichert</translation>
    </message>
    <message>
        <source>an Access database, whose tables Access exports</source>
        <translation>eine Access-Datenbank, deren Tabellen Access exportiert</translation>
    </message>
    <message>
        <source>an HDF5 file, as programs for measurements write</source>
        <translation>eine HDF5-Datei, wie Programme für Messungen sie schreiben</translation>
    </message>
    <message>
        <source>a file of MATLAB</source>
        <translation>eine Datei von MATLAB</translation>
    </message>
    <message>
        <source>what a Mac keeps beside a file of the same name without “._”</source>
        <translation>das, was ein Mac neben einer Datei aufbewahrt, die ebenso heißt, aber ohne „._“</translation>
    </message>
    <message>
        <source>the log of a session of SQL*Plus</source>
        <translation>das Protokoll einer Sitzung von SQL*Plus</translation>
    </message>
    <message>
        <source>a result of psql with one value a line</source>
        <translation>ein Ergebnis von psql mit einem Wert je Zeile</translation>
    </message>
    <message>
        <source>a result of mysql with one value a line</source>
        <translation>ein Ergebnis von mysql mit einem Wert je Zeile</translation>
    </message>
    <message>
        <source>a workbook of which parts are missing: it was not saved or sent completely</source>
        <translation>eine Arbeitsmappe, der Teile fehlen: Sie wurde nicht vollständig gespeichert oder übertragen</translation>
    </message>
    <message>
        <source>it is {what}. Save the data as one of: {suffixes}.</source>
        <translation>es ist {what}. Speichern Sie die Daten als eines von: {suffixes}.</translation>
    </message>
    <message>
        <source>no table that is read so is packed in it. Unpack it, and open what comes out.</source>
        <translation>darin ist keine Tabelle gepackt, die so gelesen wird. Entpacken Sie die Datei, und öffnen Sie, was herauskommt.</translation>
    </message>
    <message>
        <source>it only says that somebody has a file open. Open the file of that name itself.</source>
        <translation>Sie sagt nur, dass jemand eine Datei geöffnet hat. Öffnen Sie die Datei dieses Namens selbst.</translation>
    </message>
    <message>
        <source>it is a file of R. Write it again in R, with write.csv for example.</source>
        <translation>Das ist eine Datei von R. Schreiben Sie sie in R noch einmal, etwa mit write.csv.</translation>
    </message>
    <message>
        <source>it is an Access database. Export the table there as an Excel workbook.</source>
        <translation>Das ist eine Access-Datenbank. Exportieren Sie die Tabelle dort als Excel-Arbeitsmappe.</translation>
    </message>
    <message>
        <source>it is a web archive. Open it in Excel, and save it as .xlsx.</source>
        <translation>sie ist ein Webarchiv. Öffnen Sie sie in Excel, und speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>it is a table of Weka. Open it there, and save it as .csv.</source>
        <translation>sie ist eine Tabelle von Weka. Öffnen Sie sie dort, und speichern Sie sie als .csv.</translation>
    </message>
    <message>
        <source>it is a dBase table. Open it in LibreOffice or Excel, and save it as .xlsx.</source>
        <translation>Das ist eine dBase-Tabelle. Öffnen Sie sie in LibreOffice oder Excel, und speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>it is a table of an old program. Open it in LibreOffice, and save it as .xlsx.</source>
        <translation>Das ist eine Tabelle eines alten Programms. Öffnen Sie sie in LibreOffice, und speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>it is a link to Google Sheets, and holds no rows. Open it there, and download it as .xlsx.</source>
        <translation>Das ist ein Verweis auf Google Tabellen und enthält keine Zeilen. Öffnen Sie die Tabelle dort, und laden Sie sie als .xlsx herunter.</translation>
    </message>
    <message>
        <source>it is a link, and holds no rows. Open the file to which it leads.</source>
        <translation>Das ist ein Verweis und enthält keine Zeilen. Öffnen Sie die Datei, zu der er führt.</translation>
    </message>
    <message>
        <source>it is a file of MATLAB. Write it again there, with writetable for example.</source>
        <translation>Das ist eine Datei von MATLAB. Schreiben Sie sie dort neu, zum Beispiel mit writetable.</translation>
    </message>
    <message>
        <source>it is a file of arrays. Write its table again in Python or R, as .csv or .parquet.</source>
        <translation>Das ist eine Datei von Feldern. Schreiben Sie ihre Tabelle in Python oder R neu, als .csv oder .parquet.</translation>
    </message>
    <message>
        <source>it is read by the program that wrote it alone. Export the data there as .csv or .xlsx.</source>
        <translation>Nur das Programm, das sie geschrieben hat, liest diese Datei. Exportieren Sie die Daten dort als .csv oder .xlsx.</translation>
    </message>
    <message>
        <source>it is a picture. Ask for the table that it shows.</source>
        <translation>Das ist ein Bild. Fragen Sie nach der Tabelle, die es zeigt.</translation>
    </message>
    <message>
        <source>its download has not ended. Wait for it, or download the file again.</source>
        <translation>Sie ist noch nicht ganz heruntergeladen. Warten Sie, oder laden Sie die Datei noch einmal herunter.</translation>
    </message>
    <message>
        <source>it is a Numbers document. Export it there as an Excel workbook.</source>
        <translation>Das ist ein Numbers-Dokument. Exportieren Sie es dort als Excel-Arbeitsmappe.</translation>
    </message>
    <message>
        <source>it is a SAS catalogue, with labels and no rows. Open the .sas7bdat file beside it.</source>
        <translation>Das ist ein SAS-Katalog, mit Labels und ohne Zeilen. Öffnen Sie die .sas7bdat-Datei daneben.</translation>
    </message>
    <message>
        <source>it holds commands or results, and no rows. Open the data themselves.</source>
        <translation>Darin stehen Befehle oder Ergebnisse und keine Zeilen. Öffnen Sie die Daten selbst.</translation>
    </message>
    <message>
        <source>it is a pickle of Python. Write it again in Python, with to_parquet for example.</source>
        <translation>Das ist ein Pickle von Python. Schreiben Sie es in Python noch einmal, etwa mit to_parquet.</translation>
    </message>
    <message>
        <source>it is packed. Unpack it, and open what comes out.</source>
        <translation>Sie ist gepackt. Entpacken Sie sie, und öffnen Sie, was herauskommt.</translation>
    </message>
    <message>
        <source>it is a document, and no table. Ask for the table that was pasted into it.</source>
        <translation>Das ist ein Dokument und keine Tabelle. Fragen Sie nach der Tabelle, die darin eingefügt wurde.</translation>
    </message>
    <message>
        <source>it is the template of a web page, without a table. Open another file.</source>
        <translation>Das ist die Vorlage einer Webseite, ohne Tabelle. Öffnen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{name}” in it is {what}. Unpack it, and open what comes out.</source>
        <translation>„{name}“ darin ist {what}. Packen Sie es aus, und öffnen Sie, was herauskommt.</translation>
    </message>
    <message>
        <source>a text with a zero byte in line {line}, as no table has</source>
        <translation>ein Text mit einem Null-Byte in Zeile {line}, wie es in keiner Tabelle steht</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein Zip-Archiv</translation>
    </message>
    <message>
        <source>an old Office document, or a damaged one</source>
        <translation>ein altes oder beschädigtes Office-Dokument</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>eine Webseite (HTML)</translation>
    </message>
    <message>
        <source>it is a web page without a table. Open another file.</source>
        <translation>sie ist eine Webseite ohne Tabelle. Öffnen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>ein XML-Dokument</translation>
    </message>
    <message>
        <source>no text and no format that is known</source>
        <translation>weder Text noch ein bekanntes Format</translation>
    </message>
    <message>
        <source>the quotes do not match ({detail}). Mend the quotes in that row, choose another delimiter, or switch quotes off.</source>
        <translation>die Anführungszeichen passen nicht zueinander ({detail}). Berichtigen Sie sie in dieser Zeile, wählen Sie ein anderes Trennzeichen, oder schalten Sie Anführungszeichen ab.</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>the plan has a query, and the file is no database. Leave the query out.</source>
        <translation>Der Plan hat eine Abfrage, und die Datei ist keine Datenbank. Lassen Sie die Abfrage weg.</translation>
    </message>
    <message>
        <source>, sheet “{sheet}”</source>
        <translation>, Blatt „{sheet}“</translation>
    </message>
    <message>
        <source>The locked share of {table}</source>
        <translation>Der feste Anteil von {table}</translation>
    </message>
    <message>
        <source>left out, as the table asks for ranges or cumulative counts</source>
        <translation>entfallen, weil die Tabelle Bereiche oder kumulierte Zahlen verlangt</translation>
    </message>
    <message>
        <source>The number of tables with a locked share</source>
        <translation>Die Zahl der Tabellen mit festem Anteil</translation>
    </message>
    <message>
        <source>less than that of all</source>
        <translation>kleiner als die aller Tabellen</translation>
    </message>
    <message>
        <source>The sum of all locked shares</source>
        <translation>Die Summe aller festen Anteile</translation>
    </message>
    <message>
        <source>below 1</source>
        <translation>unter 1</translation>
    </message>
    <message>
        <source>The weight of {table}</source>
        <translation>Das Gewicht von {table}</translation>
    </message>
    <message>
        <source>Reticent made a mistake while {what}. Your plan is untouched. A report without any of your data is in {report}.</source>
        <translation>Reticent hat einen Fehler gemacht ({what}). Ihr Plan ist unberührt. Ein Bericht ohne Ihre Daten steht in {report}.</translation>
    </message>
    <message>
        <source>between 1 and {n}</source>
        <translation>zwischen 1 und {n}</translation>
    </message>
    <message>
        <source>The order of a family</source>
        <translation>Die Ordnung einer Familie</translation>
    </message>
    <message>
        <source>The saved sets of tables in {file} cannot be used: {why}. Mend that, or remove the file to begin afresh.</source>
        <translation>Die gespeicherten Zusammenstellungen in {file} sind nicht zu gebrauchen: {why}. Verbessern Sie das, oder entfernen Sie die Datei, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>another version of this program charged it</source>
        <translation>eine andere Fassung dieses Programms hat sie abgebucht</translation>
    </message>
    <message>
        <source>Install the newest version.</source>
        <translation>Installieren Sie die neueste Fassung.</translation>
    </message>
    <message>
        <source>its plan has another dataset, another unit or another cost than was charged</source>
        <translation>ihr Plan hat einen anderen Datenbestand, eine andere Einheit oder andere Kosten als abgebucht</translation>
    </message>
    <message>
        <source>Put back the newest copy of the ledger.</source>
        <translation>Spielen Sie die neueste Sicherung des Kontobuchs zurück.</translation>
    </message>
    <message>
        <source>this computer would draw other noise than was charged</source>
        <translation>dieser Rechner würde anderes Rauschen ziehen, als abgebucht wurde</translation>
    </message>
    <message>
        <source>Complete it with the version and on the computer that charged it.</source>
        <translation>Schließen Sie sie mit der Fassung und auf dem Rechner ab, die sie abgebucht haben.</translation>
    </message>
    <message>
        <source>the rows look like those of {others}, which did not pay for it</source>
        <translation>die Zeilen gleichen denen von {others}, und davon wurde sie nicht abgebucht</translation>
    </message>
    <message>
        <source>the rows look unlike those that it was charged for</source>
        <translation>die Zeilen gleichen denen nicht, für die sie abgebucht wurde</translation>
    </message>
    <message>
        <source>Choose the file that it was charged for.</source>
        <translation>Wählen Sie die Datei, für die sie abgebucht wurde.</translation>
    </message>
    <message>
        <source>its noise was drawn by a version of this program, or on a computer, that plans otherwise</source>
        <translation>ihr Rauschen zog eine Fassung dieses Programms oder ein Rechner, der anders plant</translation>
    </message>
    <message>
        <source>its disk has {free} free, and a release of this plan takes about {needed} there</source>
        <translation>auf seinem Datenträger sind {free} frei, und eine Veröffentlichung dieses Plans braucht dort etwa {needed}</translation>
    </message>
    <message>
        <source>Make room on it, or move the ledger to another disk.</source>
        <translation>Schaffen Sie dort Platz, oder verschieben Sie das Kontobuch auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>the long form has {columns:,} columns, and a sheet at most {limit:,}</source>
        <translation>die Langform hat {columns:,} Spalten, und ein Blatt höchstens {limit:,}</translation>
    </message>
    <message>
        <source>it would have {sheets:,} sheets, and its contents can link to {limit:,} at most</source>
        <translation>sie hätte {sheets:,} Blätter, und das Inhaltsverzeichnis kann auf höchstens {limit:,} verweisen</translation>
    </message>
    <message>
        <source>the sheet on the method would have {rows:,} rows, and a sheet has at most {limit:,}</source>
        <translation>das Blatt zur Methode hätte {rows:,} Zeilen, und ein Blatt hat höchstens {limit:,}</translation>
    </message>
    <message>
        <source>no format of an export ends in “{suffix}”</source>
        <translation>kein Format für einen Export endet auf „{suffix}“</translation>
    </message>
    <message>
        <source>Choose one of: {suffixes}; or no ending, for a folder of CSV files.</source>
        <translation>Wählen Sie eine dieser Endungen: {suffixes}; oder keine, für einen Ordner mit CSV-Dateien.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is a folder, and holds no parquet files. Choose a file.</source>
        <translation>{file}: kann nicht gelesen werden: Es ist ein Ordner, und er enthält keine Parquet-Dateien. Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is not a regular file. Choose the file itself.</source>
        <translation>{file}: Das kann nicht gelesen werden: Es ist keine gewöhnliche Datei. Wählen Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: {reason}. Ask for permission to read it, or copy it elsewhere.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: {reason}. Bitten Sie um die Leseberechtigung, oder kopieren Sie sie woandershin.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: {reason}. Check the file, and try again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: {reason}. Prüfen Sie die Datei, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is damaged or was not saved completely. Save or copy it again from where it comes from.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie ist beschädigt oder wurde nicht vollständig gespeichert. Speichern oder kopieren Sie sie noch einmal von dort, woher sie kommt.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is damaged or was not saved completely. Open it in the program it comes from and save it again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie ist beschädigt oder wurde nicht vollständig gespeichert. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is damaged or was not saved completely. Write it again with the program it comes from.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie ist beschädigt oder wurde nicht vollständig gespeichert. Schreiben Sie sie noch einmal mit dem Programm, aus dem sie kommt.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is damaged in a way that stopped the reader. Open it in the program it comes from and save it again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie ist so beschädigt, dass das Lesen abbrach. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it needed more memory than reading may take (2 GB). Save the needed rows and columns only.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Das Lesen brauchte mehr Speicher, als es darf (2 GB). Speichern Sie nur die nötigen Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it took longer than reading may take (5 minutes). Save the needed rows and columns only, or save it again in another format.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Das Lesen dauerte länger, als es darf (5 Minuten). Speichern Sie nur die nötigen Zeilen und Spalten, oder speichern Sie die Datei in einem anderen Format.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it needed more memory than reading may take (2 GB), or it is damaged. Save the needed rows and columns only, or save it again in another format.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Das Lesen brauchte mehr Speicher, als es darf (2 GB), oder die Datei ist beschädigt. Speichern Sie nur die nötigen Zeilen und Spalten, oder speichern Sie die Datei in einem anderen Format.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: its inner structure is not that of a workbook. Open it in the program it comes from and save it again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Ihr innerer Aufbau ist nicht der einer Arbeitsmappe. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: unpacked it would take {megabytes:,} MB. Open it in the program it comes from and save it again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Ausgepackt wäre sie {megabytes:,} MB groß. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: its list of sheets is absurdly long. Open it in the program it comes from and save it again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Ihre Liste von Blättern ist unsinnig lang. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: its cells spread over {rows:,} rows and {columns:,} columns, to {corner}. Delete what lies far from the table, or copy the table to a new file.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Ihre Zellen erstrecken sich über {rows:,} Zeilen und {columns:,} Spalten, bis {corner}. Löschen Sie, was weit von der Tabelle entfernt steht, oder kopieren Sie die Tabelle in eine neue Datei.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it has cells that show an error, and does not say where they are. Open it in the program it comes from and save it again.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie hat Zellen, die einen Fehler zeigen, und sagt nicht, wo. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: row {row}: {why}</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Zeile {row}: {why}</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: row {row}: there are bytes that are not text in {encoding}. Choose another encoding, or correct that row.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Zeile {row}: Manche Bytes sind kein Text in {encoding}. Wählen Sie eine andere Kodierung, oder berichtigen Sie diese Zeile.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: from its first row on it is not text in {encoding}. Choose another encoding.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Von der ersten Zeile an ist sie kein Text in {encoding}. Wählen Sie eine andere Kodierung.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, the times are of the time zone “{zone}”, which is not known here. Write them in UTC or without a time zone, or leave the column out.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: In der Spalte „{name}“ haben die Zeiten die Zeitzone „{zone}“, die hier nicht bekannt ist. Speichern Sie sie in UTC oder ohne Zeitzone, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, row {row}, a date lies outside the years 1 to 9999. Correct it, or leave the column out.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: In der Spalte „{name}“, Zeile {row}, liegt ein Datum außerhalb der Jahre 1 bis 9999. Berichtigen Sie es, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, row {row}, there are bytes that are not text in utf-8. Correct it, or leave the column out.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: In der Spalte „{name}“, Zeile {row}, stehen Bytes, die kein Text in utf-8 sind. Berichtigen Sie sie, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, a cell holds several values, a list or a structure. Write each value to a column of its own, or leave the column out.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: In der Spalte „{name}“ enthält eine Zelle mehrere Werte, eine Liste oder eine Struktur. Speichern Sie jeden Wert in einer eigenen Spalte, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is no frame. Give a path, or a frame of pandas (2.2 or newer), polars (collected) or pyarrow.</source>
        <translation>{file}: Das kann nicht gelesen werden: Es ist kein DataFrame. Geben Sie einen Pfad an oder ein DataFrame von pandas (2.2 oder neuer), polars (mit collect ausgewertet) oder pyarrow.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is no table, or has values of a kind that is not known here. Give a path, or a frame of pandas (2.2 or newer), polars (collected) or pyarrow.</source>
        <translation>{file}: Das kann nicht gelesen werden: Es ist keine Tabelle oder enthält Werte einer Art, die hier nicht bekannt ist. Geben Sie einen Pfad an oder ein DataFrame von pandas (2.2 oder neuer), polars (mit collect ausgewertet) oder pyarrow.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it has values of a kind that is not known here. Write them as text, numbers or dates.</source>
        <translation>{file}: Das kann nicht gelesen werden: Es enthält Werte einer Art, die hier nicht bekannt ist. Schreiben Sie sie als Text, Zahlen oder Datumsangaben.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, row {row}, a value is neither text nor a number nor a date. Write the values of that column as text.</source>
        <translation>{file}: Das kann nicht gelesen werden: In der Spalte „{name}“, Zeile {row}, ist ein Wert weder Text noch Zahl noch Datum. Schreiben Sie die Werte dieser Spalte als Text.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, row {row}, a number is too large. Correct it, or leave the column out.</source>
        <translation>{file}: Das kann nicht gelesen werden: In der Spalte „{name}“, Zeile {row}, ist eine Zahl zu groß. Berichtigen Sie sie, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: in column “{name}”, row {row}, a text has half of a letter. Correct it, or leave the column out.</source>
        <translation>{file}: Das kann nicht gelesen werden: In der Spalte „{name}“, Zeile {row}, enthält ein Text einen halben Buchstaben. Berichtigen Sie ihn, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: the name of column {column} has half of a letter. Rename the column.</source>
        <translation>{file}: Das kann nicht gelesen werden: Der Name der Spalte {column} enthält einen halben Buchstaben. Benennen Sie die Spalte um.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is too large for a plan. Choose a plan file (*.reticent).</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Für einen Plan ist sie zu groß. Wählen Sie eine Plandatei (*.reticent).</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: {reason}. Choose a plan file that you may read.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: {reason}. Wählen Sie eine Plandatei, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is called like a file of rows, not like a plan. “reticent describe {file} -o {plan}” makes a plan of it.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie heißt wie eine Datei mit Zeilen, nicht wie ein Plan. „reticent describe {file} -o {plan}“ macht einen Plan daraus.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: it is called like a file of rows, not like a plan. Open it on the Data page to make a plan of it.</source>
        <translation>{file}: Die Datei kann nicht gelesen werden: Sie heißt wie eine Datei mit Zeilen, nicht wie ein Plan. Öffnen Sie sie auf der Seite „Daten“, um daraus einen Plan zu machen.</translation>
    </message>
    <message>
        <source>this is neither text nor a number nor a date.</source>
        <translation>das ist weder Text noch Zahl noch Datum.</translation>
    </message>
    <message>
        <source>Write it as one of them.</source>
        <translation>Schreiben Sie es als eines davon.</translation>
    </message>
    <message>
        <source>this text has half of a letter.</source>
        <translation>dieser Text enthält einen halben Buchstaben.</translation>
    </message>
    <message>
        <source>Type it again. No file can hold it as it is.</source>
        <translation>Tippen Sie ihn neu ein: So, wie er ist, kann keine Datei ihn aufnehmen.</translation>
    </message>
    <message>
        <source>{key} of “{name}”</source>
        <translation>{key} von „{name}“</translation>
    </message>
    <message>
        <source>“{dataset}” has a budget of {recorded}, and its δ was used up by finding categories. This release needs a δ: its noise is Gaussian. Nothing was spent and nothing was read. Choose pure ε (δ = 0) on the Compare page, or raise the δ of the budget on the Ledger page.</source>
        <translation>„{dataset}“ hat ein Budget von {recorded}, und dessen δ ist durch die Suche nach Ausprägungen verbraucht. Diese Veröffentlichung braucht ein δ: ihr Rauschen ist gaußsch. Nichts wurde ausgegeben, nichts gelesen. Wählen Sie reines ε (δ = 0), etwa auf der Seite „Vergleich“, oder erhöhen Sie das δ des Budgets, etwa auf der Seite „Kontobuch“.</translation>
    </message>
    <message>
        <source>“{dataset}” has a budget of {recorded}, and finding categories would bring the δ spent to {asked}. Nothing was spent and nothing was read. Lower δ, raise the budget, or name a public list: then no δ is needed.</source>
        <translation>„{dataset}“ hat ein Budget von {recorded}, und die Suche nach Ausprägungen würde das ausgegebene δ auf {asked} bringen. Nichts wurde ausgegeben, nichts gelesen. Senken Sie δ, erhöhen Sie das Budget oder nennen Sie eine öffentliche Liste: dann ist kein δ nötig.</translation>
    </message>
    <message>
        <source>Tables of “{dataset}” were released with Gaussian noise, which has taken all of its δ. Categories without a public list are found before the first such release. Nothing was spent and nothing was read. Name a public list of categories: then no δ is needed.</source>
        <translation>Tabellen von „{dataset}“ wurden mit gaußschem Rauschen veröffentlicht, das dessen δ ganz beansprucht. Ausprägungen ohne öffentliche Liste sucht man vor der ersten solchen Veröffentlichung. Nichts wurde ausgegeben, nichts gelesen. Nennen Sie eine öffentliche Liste der Ausprägungen: dann ist kein δ nötig.</translation>
    </message>
    <message>
        <source>There is no list to find: no list of categories of this plan was taken from the data. Name a column whose list is to be found.</source>
        <translation>Es gibt keine Liste zu finden: Keine Liste von Ausprägungen dieses Plans stammt aus den Daten. Nennen Sie eine Spalte, deren Liste gefunden werden soll.</translation>
    </message>
    <message>
        <source>Finding categories without a public list needs a δ above 0, such as 1e-6. Nothing was spent and nothing was read. Give a δ, or name a public list: then none is needed.</source>
        <translation>Ausprägungen ohne öffentliche Liste zu finden braucht ein δ über 0, etwa 1e-6. Nichts wurde ausgegeben, nichts gelesen. Geben Sie ein δ an oder nennen Sie eine öffentliche Liste: dann ist keines nötig.</translation>
    </message>
    <message>
        <source>The plan says that the list of “{name}” was found privately by charge no. {charge}. The ledger {ledger} has no such charge of “{dataset}”. Nothing was spent and nothing was read. Use the ledger that paid for the list, or say where the list comes from.</source>
        <translation>Der Plan sagt, dass die Liste von „{name}“ mit Abbuchung Nr. {charge} privat gefunden wurde. Das Kontobuch {ledger} hat keine solche Abbuchung von „{dataset}“. Nichts wurde ausgegeben, nichts gelesen. Verwenden Sie das Kontobuch, das für die Liste bezahlt hat, oder geben Sie an, woher die Liste stammt.</translation>
    </message>
    <message>
        <source>Lists that are found privately are written into a plan. Name it by -o PLAN, or describe a plan in place of the file. Nothing was spent and nothing was read.</source>
        <translation>Privat gefundene Listen werden in einen Plan geschrieben. Nennen Sie ihn mit -o PLAN, oder beschreiben Sie statt der Datei einen Plan. Nichts wurde ausgegeben, nichts gelesen.</translation>
    </message>
    <message>
        <source>There is no column “{name}”. {cure}</source>
        <translation>Es gibt keine Spalte „{name}“. {cure}</translation>
    </message>
    <message>
        <source>There is no attribute “{name}” in the plan. {cure}</source>
        <translation>Im Plan gibt es kein Merkmal „{name}“. {cure}</translation>
    </message>
    <message>
        <source>The labels of “{name}” must be at least one, and differ. The plan was not changed.</source>
        <translation>Die Bezeichnungen von „{name}“ müssen mindestens eine und voneinander verschieden sein. Der Plan wurde nicht geändert.</translation>
    </message>
    <message>
        <source>“{name}” has no bins of numbers, and only numbers have a unit. The plan was not changed.</source>
        <translation>„{name}“ hat keine Klassen von Zahlen, und nur Zahlen haben eine Einheit. Der Plan wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Nothing says what {options} should change. Name it by {by}. The plan was not changed.</source>
        <translation>Es ist nicht gesagt, was {options} ändern soll. Nennen Sie es mit {by}. Der Plan wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Nothing was changed: {file} says so already, or nothing was asked for.</source>
        <translation>Nichts wurde geändert: {file} sagt das schon, oder es wurde nichts verlangt.</translation>
    </message>
    <message>
        <source>--id COLUMN and --at-most N go together, and neither goes with --rows. A person is all rows with one value of a column; with --rows, each row is protected alone.</source>
        <translation>--id SPALTE und --at-most N gehören zusammen, und keines passt zu --rows: Eine Person ist alle Zeilen mit einem Wert einer Spalte, oder jede Zeile ist für sich geschützt.</translation>
    </message>
    <message>
        <source>The ledger has no private choice no. {number}. “reticent ledger show” lists every charge.</source>
        <translation>Das Kontobuch hat keine private Auswahl Nr. {number}. „reticent ledger show“ zeigt jede Belastung.</translation>
    </message>
    <message>
        <source>The ledger has no private choice no. {number}. The Ledger page lists every charge.</source>
        <translation>Das Kontobuch hat keine private Auswahl Nr. {number}. Die Seite „Kontobuch“ zeigt jede Belastung.</translation>
    </message>
    <message>
        <source>This costs {asked} of “{dataset}” and cannot be undone. After it, {spent} is spent of {total}. Nobody can be asked here: add --yes to confirm it. Nothing was spent.</source>
        <translation>Das kostet {asked} von „{dataset}“ und lässt sich nicht rückgängig machen. Danach sind {spent} von {total} ausgegeben. Hier kann niemand gefragt werden: Bestätigen Sie mit --yes. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>Another program has kept the result of private choice no. {number}. What was found here was thrown away unseen. Nothing more was spent. Ask again: that result is shown at no cost.</source>
        <translation>Ein anderes Programm hat das Ergebnis der privaten Auswahl Nr. {number} aufbewahrt. Was hier gefunden wurde, ist ungesehen verworfen. Nichts Weiteres wurde ausgegeben. Fragen Sie noch einmal: Jenes Ergebnis wird ohne Kosten gezeigt.</translation>
    </message>
    <message>
        <source>Another program has paid for the same question about “{dataset}”, as private choice no. {number}. Nothing was spent here. Ask again when it has ended: its result is shown at no cost.</source>
        <translation>Ein anderes Programm hat dieselbe Frage zu „{dataset}“ bezahlt, als private Auswahl Nr. {number}. Hier wurde nichts ausgegeben. Fragen Sie noch einmal, wenn es fertig ist: Sein Ergebnis wird ohne Kosten gezeigt.</translation>
    </message>
    <message>
        <source>The same was asked about the same rows of “{dataset}”, as private choice no. {number}: its result is kept. Nothing was spent.</source>
        <translation>Dasselbe wurde über dieselben Zeilen von „{dataset}“ schon gefragt, als private Auswahl Nr. {number}: Ihr Ergebnis ist aufbewahrt. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>Private choice no. {number} was charged, but the ledger could not keep its result: {why}. Nothing was shown. {cure} Then ask the same again: it is paid for.</source>
        <translation>Die private Auswahl Nr. {number} wurde belastet, aber das Kontobuch konnte ihr Ergebnis nicht aufbewahren: {why}. Nichts wurde gezeigt. {cure} Fragen Sie dann dasselbe noch einmal: Es ist bezahlt.</translation>
    </message>
    <message>
        <source>Private choice no. {number} is paid for and has no result yet, but cannot be continued: {why}. Choose the file that it was charged for; or pay again for these rows, by --again. Nothing was spent.</source>
        <translation>Die private Auswahl Nr. {number} ist bezahlt und hat noch kein Ergebnis, lässt sich aber nicht fortsetzen: {why}. Wählen Sie die Datei, für die sie belastet wurde, oder bezahlen Sie mit --again für diese Zeilen noch einmal. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>Private choice no. {number} is paid for and has no result yet, but cannot be continued: {why}. Choose the file that it was charged for. Nothing was spent.</source>
        <translation>Die private Auswahl Nr. {number} ist bezahlt und hat noch kein Ergebnis, lässt sich aber nicht fortsetzen: {why}. Wählen Sie die Datei, für die sie belastet wurde. Nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>The result of private choice no. {number} was kept by a newer version of this program. Install that version to see it.</source>
        <translation>Das Ergebnis der privaten Auswahl Nr. {number} wurde von einer neueren Version dieses Programms aufbewahrt. Installieren Sie jene Version, um es zu sehen.</translation>
    </message>
    <message>
        <source>it holds no number.</source>
        <translation>sie enthält keine Zahl.</translation>
    </message>
    <message>
        <source>Write a row of numbers per query.</source>
        <translation>Schreiben Sie für jede Abfrage eine Zeile mit Zahlen.</translation>
    </message>
    <message>
        <source>the numbers of column {column} add up to {sum:,}, signs aside; the limit is {limit:,}.</source>
        <translation>die Zahlen der Spalte {column} ergeben ohne Vorzeichen zusammen {sum:,}; die Grenze ist {limit:,}.</translation>
    </message>
    <message>
        <source>Divide the rows by a common factor.</source>
        <translation>Teilen Sie die Zeilen durch einen gemeinsamen Faktor.</translation>
    </message>
    <message>
        <source>row {row}, column {column} is “{text}”, and not a whole number up to {limit:,}.</source>
        <translation>in Zeile {row}, Spalte {column} steht „{text}“ und keine ganze Zahl bis {limit:,}.</translation>
    </message>
    <message>
        <source>Write whole numbers only.</source>
        <translation>Schreiben Sie nur ganze Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>row {row} has {found:,} numbers, and row 1 has {wanted:,}.</source>
        <comment>row {row} has one number, and row 1 has {wanted:,}.</comment>
        <translation>
            <numerusform>Zeile {row} hat eine Zahl, Zeile 1 hat {wanted:,}.</numerusform>
            <numerusform>Zeile {row} hat {found:,} Zahlen, Zeile 1 hat {wanted:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give every row a number for each combination of labels.</source>
        <translation>Geben Sie jeder Zeile eine Zahl für jede Kombination von Ausprägungen.</translation>
    </message>
    <message>
        <source>it holds more than {limit:,} numbers.</source>
        <translation>sie enthält mehr als {limit:,} Zahlen.</translation>
    </message>
    <message>
        <source>Ask for fewer rows, or for tables of fewer attributes.</source>
        <translation>Nehmen Sie weniger Zeilen, oder Tabellen von weniger Merkmalen.</translation>
    </message>
    <message>
        <source>Choose the file again. The plan looks for it in its own folder.</source>
        <translation>Wählen Sie die Datei neu; ein Plan sucht sie in seinem eigenen Ordner.</translation>
    </message>
    <message>
        <source>it cannot be opened: {reason}.</source>
        <translation>sie lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>it has more than {limit:,.0f} MB.</source>
        <translation>sie hat mehr als {limit:,.0f} MB.</translation>
    </message>
    <message>
        <source>Save it as CSV in UTF-8, or as .npy or .npz of numpy.</source>
        <translation>Speichern Sie sie als CSV in UTF-8, oder mit numpy als .npy oder .npz.</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>sie ist kein Text.</translation>
    </message>
    <message>
        <source>row {row}, column {column} is {number:g}, and not a whole number up to {limit:,}.</source>
        <translation>in Zeile {row}, Spalte {column} steht {number:g} und keine ganze Zahl bis {limit:,}.</translation>
    </message>
    <message numerus="yes">
        <source>it holds {count} arrays.</source>
        <comment>it holds one array.</comment>
        <translation>
            <numerusform>sie enthält ein Feld.</numerusform>
            <numerusform>sie enthält {count} Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save one array in it, of rows by columns.</source>
        <translation>Speichern Sie darin ein einziges Feld aus Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>it is no array of numbers with rows and columns.</source>
        <translation>sie ist kein Zahlenfeld mit Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Save a matrix of whole numbers in it, as .npy or .npz of numpy.</source>
        <translation>Speichern Sie darin mit numpy eine Matrix aus ganzen Zahlen, als .npy oder .npz.</translation>
    </message>
    <message>
        <source>The plan has none.</source>
        <translation>Der Plan hat keine.</translation>
    </message>
    <message>
        <source>The plan has: {names}.</source>
        <translation>Der Plan hat: {names}.</translation>
    </message>
    <message>
        <source>it has half of a letter</source>
        <translation>er enthält die Hälfte eines Buchstabens</translation>
    </message>
    <message>
        <source>it has a line end or another control character</source>
        <translation>er enthält ein Zeilenende oder ein anderes Steuerzeichen</translation>
    </message>
    <message>
        <source>nothing of it can be seen</source>
        <translation>von ihm ist nichts zu sehen</translation>
    </message>
    <message>
        <source>it has more than {most} characters</source>
        <translation>er hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>“{name}” is where the rows lie.</source>
        <translation>„{name}“ ist, wo die Zeilen liegen.</translation>
    </message>
    <message>
        <source>Name attributes of other columns.</source>
        <translation>Nennen Sie Merkmale anderer Spalten.</translation>
    </message>
    <message>
        <source>only maps of equal boxes are counted by attributes.</source>
        <translation>Nur Karten aus gleichen Kästen werden nach Merkmalen gezählt.</translation>
    </message>
    <message>
        <source>Choose a quadtree, or name no attributes.</source>
        <translation>Wählen Sie einen Quadtree, oder nennen Sie keine Merkmale.</translation>
    </message>
    <message>
        <source>Name fewer attributes, or choose fewer levels.</source>
        <translation>Nennen Sie weniger Merkmale, oder wählen Sie weniger Ebenen.</translation>
    </message>
    <message>
        <source>{n:,} maps with {height} levels below the whole are more than memory holds.</source>
        <translation>{n:,} Karten mit {height} Ebenen unter dem Ganzen sind mehr, als der Speicher fasst.</translation>
    </message>
    <message>
        <source>The plan asks for no table “{table}”. Its tables are: {tables}.</source>
        <translation>Der Plan verlangt keine Tabelle „{table}“. Seine Tabellen sind: {tables}.</translation>
    </message>
    <message>
        <source>The plan does not say how many people there are. Write about how many, from a public source and not counted in the rows, like people = 4000 below [public].</source>
        <translation>Der Plan sagt nicht, wie viele Menschen es sind. Schreiben Sie unter [public] etwa wie viele, aus öffentlicher Quelle und nicht in den Zeilen gezählt, zum Beispiel people = 4000.</translation>
    </message>
    <message>
        <source>The plan does not say how many people there are. Type about how many on the Tables page, from a public source and not counted in the rows.</source>
        <translation>Der Plan sagt nicht, wie viele Menschen es sind. Geben Sie auf der Seite Tabellen an, wie viele es etwa sind, aus öffentlicher Quelle und nicht in den Zeilen gezählt.</translation>
    </message>
    <message>
        <source>The plan’s own criteria do not hold: {criteria}. “reticent advise” says what would help. To release in spite of that, write why below [acceptance], like override = &quot;…&quot;; the statement will say so.</source>
        <translation>Die eigenen Bedingungen des Plans sind nicht erfüllt: {criteria}. „reticent advise“ sagt, was hilft. Um trotzdem zu veröffentlichen, schreiben Sie unter [acceptance], warum, zum Beispiel override = &quot;…&quot;; es steht dann auch in der Methode.</translation>
    </message>
    <message>
        <source>Not all of your criteria hold yet: {criteria}. “Make it usable…” on the Tables page says what would help. To release all the same, write the reason under “Criteria…”; the statement will say so.</source>
        <translation>Noch sind nicht alle Ihre Bedingungen erfüllt: {criteria}. „Brauchbar machen…“ auf der Seite Tabellen sagt, was helfen würde. Um trotzdem zu veröffentlichen, schreiben Sie den Grund unter „Bedingungen…“; die Erklärung wird ihn nennen.</translation>
    </message>
    <message>
        <source>“{part}” begins with no attribute. The attributes are: {names}. A question looks like this: {example}.</source>
        <translation>„{part}“ beginnt nicht mit einem Merkmal. Die Merkmale sind: {names}. Eine Frage sieht so aus: {example}.</translation>
    </message>
    <message>
        <source>“{name}” has no category or bin “{label}”. It has: {labels}.</source>
        <translation>„{name}“ hat keine Ausprägung oder Klasse „{label}“. Es hat: {labels}.</translation>
    </message>
    <message>
        <source>“{label}” does not begin and end where bins of “{name}” do. The bins are: {labels}. Ask for whole bins.</source>
        <translation>„{label}“ beginnt und endet nicht dort, wo Klassen von „{name}“ das tun. Die Klassen sind: {labels}. Fragen Sie nach ganzen Klassen.</translation>
    </message>
    <message>
        <source>“{label}” of “{name}” may or may not include its end. Ask for “{without}”, or for “{within}”.</source>
        <translation>„{label}“ von „{name}“ kann das Ende einschließen oder nicht. Fragen Sie nach „{without}“ oder nach „{within}“.</translation>
    </message>
    <message>
        <source>The question names “{name}” twice. Name it once, with all its categories: “{name} = one or another”.</source>
        <translation>Die Frage nennt „{name}“ zweimal. Nennen Sie es einmal, mit allen Ausprägungen: „{name} = one or another“.</translation>
    </message>
    <message>
        <source>No table of “{dataset}” is published yet. Release tables first: questions begin from them.</source>
        <translation>Von „{dataset}“ ist noch keine Tabelle veröffentlicht. Veröffentlichen Sie zuerst Tabellen: Fragen gehen von ihnen aus.</translation>
    </message>
    <message>
        <source>A table of these attributes together would have {n_cells:,} cells; at most {most:,} are worked out for a question. Ask about fewer attributes.</source>
        <translation>Eine Tabelle dieser Merkmale zusammen hätte {n_cells:,} Felder; höchstens {most:,} werden für eine Frage berechnet. Fragen Sie nach weniger Merkmalen.</translation>
    </message>
    <message>
        <source>Round no. {number} is over. Its answers are kept and stay free. Open another round to ask on: that has a cost of its own.</source>
        <translation>Die Runde Nr. {number} ist zu Ende. Ihre Antworten sind aufbewahrt und bleiben kostenlos. Eröffnen Sie eine weitere Runde, um weiterzufragen: Sie hat eigene Kosten.</translation>
    </message>
    <message>
        <source>the database has no table. Choose another file.</source>
        <translation>Die Datenbank hat keine Tabelle. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>changes to the database wait in {name}. Close the program that writes it, and open the file again.</source>
        <translation>Änderungen an der Datenbank stehen noch in {name}. Schließen Sie das Programm, das sie schreibt, und öffnen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>, query</source>
        <translation>, Abfrage</translation>
    </message>
    <message>
        <source>, table “{table}”</source>
        <translation>, Tabelle „{table}“</translation>
    </message>
    <message>
        <source>the query is not one that can be run ({detail}). Mend it, or choose a table.</source>
        <translation>Die Abfrage lässt sich nicht ausführen ({detail}). Berichtigen Sie sie, oder wählen Sie eine Tabelle.</translation>
    </message>
    <message>
        <source>a DuckDB database</source>
        <translation>eine DuckDB-Datenbank</translation>
    </message>
    <message>
        <source>a value does not fit what it asks for</source>
        <translation>ein Wert passt nicht zu dem, was sie verlangt</translation>
    </message>
    <message>
        <source>it asks for what is not in the database</source>
        <translation>sie verlangt, was nicht in der Datenbank ist</translation>
    </message>
    <message>
        <source>it is no single SELECT</source>
        <translation>sie ist kein einzelnes SELECT</translation>
    </message>
    <message>
        <source>“{name}” gives other rows each time</source>
        <translation>„{name}“ ergibt jedes Mal andere Zeilen</translation>
    </message>
    <message>
        <source>another program has the database open for writing. Close it there first.</source>
        <translation>Ein anderes Programm hat die Datenbank zum Schreiben offen. Schließen Sie sie zuerst dort.</translation>
    </message>
    <message>
        <source>a newer DuckDB wrote the file. Export the table to Parquet there.</source>
        <translation>Ein neueres DuckDB hat die Datei geschrieben. Exportieren Sie die Tabelle dort nach Parquet.</translation>
    </message>
    <message>
        <source>a SAS file (.sas7bdat)</source>
        <translation>eine SAS-Datei (.sas7bdat)</translation>
    </message>
    <message>
        <source>a SAS transport file (.xpt)</source>
        <translation>eine SAS-Transportdatei (.xpt)</translation>
    </message>
    <message>
        <source>another table begins there. Write each table to a file of its own.</source>
        <translation>dort beginnt eine weitere Tabelle. Schreiben Sie jede Tabelle in eine eigene Datei.</translation>
    </message>
    <message>
        <source>an SPSS file (.sav)</source>
        <translation>eine SPSS-Datei (.sav)</translation>
    </message>
    <message>
        <source>an SPSS portable file (.por)</source>
        <translation>eine portable SPSS-Datei (.por)</translation>
    </message>
    <message>
        <source>a Stata file (.dta)</source>
        <translation>eine Stata-Datei (.dta)</translation>
    </message>
    <message>
        <source>column “{name}” has a code without a label that reads like the label of another code. Label every code in the program the file comes from, or remove the labels.</source>
        <translation>In der Spalte „{name}“ hat ein Code kein Label, der wie das Label eines anderen Codes lautet. Vergeben Sie im Ursprungsprogramm für jeden Code ein Label, oder entfernen Sie die Labels.</translation>
    </message>
    <message>
        <source>an Arrow file (.feather)</source>
        <translation>eine Arrow-Datei (.feather)</translation>
    </message>
    <message>
        <source>a packed text (.gz or .zip)</source>
        <translation>ein gepackter Text (.gz oder .zip)</translation>
    </message>
    <message>
        <source>what is packed is no delimited text. Unpack it, and open the file that comes out.</source>
        <translation>Was gepackt ist, ist kein Text mit Trennzeichen. Entpacken Sie es, und öffnen Sie die Datei, die entsteht.</translation>
    </message>
    <message>
        <source>unpacked it is far larger than a table would be. Unpack it yourself, and look at it first.</source>
        <translation>Entpackt ist sie viel größer als eine Tabelle. Entpacken Sie sie selbst, und sehen Sie sie erst an.</translation>
    </message>
    <message>
        <source>it is no record of JSON. Write the file again with the program it comes from.</source>
        <translation>Das ist kein Datensatz in JSON. Schreiben Sie die Datei noch einmal mit dem Programm, aus dem sie kommt.</translation>
    </message>
    <message>
        <source>it is one record, in which no list of records was found. “{name}” holds several values, a list or a structure. Write the rows as a list of records, all with the same names.</source>
        <translation>Sie ist ein einziger Datensatz, in dem keine Liste von Datensätzen gefunden wurde. „{name}“ enthält mehrere Werte, eine Liste oder eine Struktur. Schreiben Sie die Zeilen als Liste von Datensätzen, alle mit denselben Namen.</translation>
    </message>
    <message>
        <source>a JSON file (.json)</source>
        <translation>eine JSON-Datei (.json)</translation>
    </message>
    <message>
        <source>its records are lists without names. Write it again with the name of each value.</source>
        <translation>seine Datensätze sind Listen ohne Namen. Schreiben Sie sie neu, mit dem Namen jedes Wertes.</translation>
    </message>
    <message>
        <source>it has more or fewer values than the first list, which holds the names. Correct the file.</source>
        <translation>sie hat mehr oder weniger Werte als die erste Liste, in der die Namen stehen. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>it is not written in UTF-8, as JSON has to be. Write it again in UTF-8.</source>
        <translation>Sie ist nicht in UTF-8 geschrieben, wie es JSON sein muss. Schreiben Sie sie noch einmal in UTF-8.</translation>
    </message>
    <message>
        <source>it has two values of one name. Rename one of them.</source>
        <translation>Der Datensatz hat zwei Werte unter einem Namen. Benennen Sie einen davon um.</translation>
    </message>
    <message>
        <source>it holds NaN or an infinite number, which JSON does not allow. Write null instead.</source>
        <translation>Der Datensatz enthält NaN oder eine unendliche Zahl, die es in JSON nicht gibt. Schreiben Sie stattdessen null.</translation>
    </message>
    <message>
        <source>there are {count} notes, and at most {most} fit.</source>
        <translation>Es gibt {count} Anmerkungen, und höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <source>Join some, or remove some.</source>
        <translation>Fassen Sie einige zusammen, oder entfernen Sie einige.</translation>
    </message>
    <message>
        <source>this has {letters:,} letters, and at most {most:,} fit.</source>
        <translation>Dies hat {letters:,} Zeichen, und höchstens {most:,} sind möglich.</translation>
    </message>
    <message>
        <source>Write a shorter text.</source>
        <translation>Schreiben Sie einen kürzeren Text.</translation>
    </message>
    <message>
        <source>this is not one line of text, without blanks before and after it.</source>
        <translation>Dies ist keine einzelne Zeile Text ohne Leerzeichen davor und dahinter.</translation>
    </message>
    <message>
        <source>Write it on one line; write paragraphs as notes.</source>
        <translation>Schreiben Sie es in eine Zeile; Absätze gehören in die Anmerkungen.</translation>
    </message>
    <message>
        <source>cells of it are merged</source>
        <translation>Zellen darin sind verbunden</translation>
    </message>
    <message>
        <source>it is hidden in the workbook</source>
        <translation>sie ist in der Mappe ausgeblendet</translation>
    </message>
    <message>
        <source>it comes below a blank row</source>
        <translation>sie steht unter einer leeren Zeile</translation>
    </message>
    <message>
        <source>it is blank between others</source>
        <translation>sie ist leer zwischen anderen</translation>
    </message>
    <message>
        <source>it may be a total or a note, or somebody who left the rest blank</source>
        <translation>sie kann eine Summe oder Anmerkung sein, oder eine Person, die den Rest leer ließ</translation>
    </message>
    <message>
        <source>it looks like a total, a note or repeated column names</source>
        <translation>sie sieht nach einer Summe, einer Anmerkung oder wiederholten Spaltennamen aus</translation>
    </message>
    <message>
        <source>nothing in it asks for a table.</source>
        <translation>nichts in ihr verlangt eine Tabelle.</translation>
    </message>
    <message>
        <source>Write a placeholder in double braces. Tables: {tables}. Texts: {texts}.</source>
        <translation>Schreiben Sie einen Platzhalter in doppelte geschweifte Klammern. Tabellen: {tables}. Texte: {texts}.</translation>
    </message>
    <message>
        <source>“{words}” is a table, and stands in a longer text.</source>
        <translation>„{words}“ ist eine Tabelle und steht in einem längeren Text.</translation>
    </message>
    <message>
        <source>Give the table a cell of its own.</source>
        <translation>Geben Sie der Tabelle eine eigene Zelle.</translation>
    </message>
    <message>
        <source>the range “{name}” has {own} cells, and the numbers need {needed}.</source>
        <translation>der Bereich „{name}“ hat {own} Zellen, die Zahlen brauchen {needed}.</translation>
    </message>
    <message>
        <source>Make the range as large as the table.</source>
        <translation>Machen Sie den Bereich so groß wie die Tabelle.</translation>
    </message>
    <message>
        <source>“{table}” needs {needed} cells from there, and {place} is taken.</source>
        <translation>„{table}“ braucht von dort an {needed} Zellen, und {place} ist belegt.</translation>
    </message>
    <message>
        <source>Make room below and to the right of it, or move it.</source>
        <translation>Schaffen Sie darunter und rechts davon Platz, oder verschieben Sie sie.</translation>
    </message>
    <message>
        <source>the table is larger than a sheet can be from there.</source>
        <translation>die Tabelle ist größer, als ein Blatt von dort an sein kann.</translation>
    </message>
    <message>
        <source>Remove it, or move it up or to the left.</source>
        <translation>Entfernen Sie sie, oder verschieben Sie sie nach oben oder links.</translation>
    </message>
    <message>
        <source>the release has no “{words}”.</source>
        <translation>die Veröffentlichung hat kein „{words}“.</translation>
    </message>
    <message>
        <source>there is no such file in {folder}</source>
        <translation>in {folder} gibt es keine solche Datei</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>Choose a file that you may read.</source>
        <translation>Wählen Sie eine Datei, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>it is no Excel workbook (xlsx), or it is encrypted</source>
        <translation>sie ist keine Excel-Arbeitsmappe (xlsx), oder sie ist verschlüsselt</translation>
    </message>
    <message>
        <source>a template makes a workbook</source>
        <translation>eine Vorlage ergibt eine Arbeitsmappe</translation>
    </message>
    <message>
        <source>Choose a name that ends in .xlsx.</source>
        <translation>Wählen Sie einen Namen mit der Endung .xlsx.</translation>
    </message>
    <message>
        <source>a flat OpenDocument spreadsheet (.fods)</source>
        <translation>eine flache OpenDocument-Tabelle (.fods)</translation>
    </message>
    <message>
        <source>it is too large. Save it as .xlsx or .csv.</source>
        <translation>sie ist zu groß. Speichern Sie sie als .xlsx oder .csv.</translation>
    </message>
    <message>
        <source>a workbook in the XML of Excel 2003</source>
        <translation>eine Mappe im XML von Excel 2003</translation>
    </message>
    <message>
        <source>“budget” is another name of this key, and occurs, too.</source>
        <translation>„budget“ ist ein anderer Name dieses Schlüssels und steht auch da.</translation>
    </message>
    <message>
        <source>it cannot have bins, as none of its categories is a number or a date.</source>
        <translation>es kann keine Klassen haben, da keine seiner Ausprägungen eine Zahl oder ein Datum ist.</translation>
    </message>
    <message>
        <source>Name another column, or leave out its bins to find its categories.</source>
        <translation>Nennen Sie eine andere Spalte, oder lassen Sie die Klassen weg, um die Ausprägungen zu finden.</translation>
    </message>
    <message>
        <source>{what} is “{text}”, but it must be {wanted}. Write shares like 0.2, and leave a rest.</source>
        <translation>{what} ist „{text}“, muss aber {wanted} sein. Schreiben Sie Anteile wie 0,2, und lassen Sie einen Rest.</translation>
    </message>
    <message>
        <source>a folder of parquet files</source>
        <translation>ein Ordner mit Parquet-Dateien</translation>
    </message>
    <message>
        <source>folder “{name}” within it holds parquet files, too. Choose that folder, or put all files into one.</source>
        <translation>der Ordner „{name}“ darin enthält auch Parquet-Dateien. Wählen Sie diesen Ordner, oder legen Sie alle Dateien in einen.</translation>
    </message>
    <message>
        <source>“{part}” has no column “{name}”, which “{other}” has. {cure}</source>
        <translation>„{part}“ hat keine Spalte „{name}“, die „{other}“ hat. {cure}</translation>
    </message>
    <message>
        <source>column “{name}” holds {found} in “{part}”, and {kind} in the files before. {cure}</source>
        <translation>die Spalte „{name}“ enthält in „{part}“ {found}, in den Dateien davor {kind}. {cure}</translation>
    </message>
    <message>
        <source>All files must have the same columns. Take the odd one out, or write it again like the others.</source>
        <translation>Alle Dateien müssen dieselben Spalten haben. Nehmen Sie die abweichende heraus, oder schreiben Sie sie neu wie die anderen.</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>yes and no</source>
        <translation>Ja und Nein</translation>
    </message>
    <message>
        <source>Choose one of {endings}, or name the format with --format.</source>
        <translation>Wählen Sie {endings}, oder nennen Sie das Format mit --format.</translation>
    </message>
    <message>
        <source>Choose one of {endings}.</source>
        <translation>Wählen Sie {endings}.</translation>
    </message>
    <message>
        <source>it is no address of a database. Write postgresql://host:port/database.</source>
        <translation>das ist keine Adresse einer Datenbank. Schreiben Sie postgresql://host:port/database.</translation>
    </message>
    <message>
        <source>an address with a password in it would be kept in plans and seen by others on this computer. Leave it out: it is asked for, or read from PGPASSWORD or the file .pgpass.</source>
        <translation>eine Adresse mit Kennwort würde in Plänen behalten und wäre für andere an diesem Computer zu sehen. Lassen Sie es weg: Es wird erfragt oder aus PGPASSWORD oder der Datei .pgpass gelesen.</translation>
    </message>
    <message>
        <source>“{scheme}” is no database that can be read. Write postgresql://host:port/database.</source>
        <translation>„{scheme}“ ist keine Datenbank, die gelesen werden kann. Schreiben Sie postgresql://host:port/database.</translation>
    </message>
    <message>
        <source>an address cannot say “{setting}”. It may say: {settings}.</source>
        <translation>eine Adresse kann „{setting}“ nicht angeben. Sie kann angeben: {settings}.</translation>
    </message>
    <message>
        <source>it is no address of a cluster. Write spark://host:port/catalog.table.</source>
        <translation>das ist keine Adresse eines Clusters. Schreiben Sie spark://host:port/catalog.table.</translation>
    </message>
    <message>
        <source>of encryption an address can only say: encryption=none.</source>
        <translation>zur Verschlüsselung kann eine Adresse nur sagen: encryption=none.</translation>
    </message>
    <message>
        <source>{file}: the server asks for a password, and there is none, or it is wrong. Run this in a terminal, which asks for it. Or keep it in the file .pgpass or in PGPASSWORD, never in the address.</source>
        <translation>{file}: Der Server verlangt ein Kennwort, und es gibt keines, oder es ist falsch. Rufen Sie dies in einem Terminal auf, das danach fragt. Oder hinterlegen Sie es in der Datei .pgpass oder in PGPASSWORD, nie in der Adresse.</translation>
    </message>
    <message>
        <source>{file}: the server asks for a password, and there is none, or it is wrong.</source>
        <translation>{file}: Der Server verlangt ein Kennwort, und es gibt keines, oder es ist falsch.</translation>
    </message>
    <message>
        <source>{file}{sheet}, column {column}: {why}</source>
        <translation>{file}{sheet}, Spalte {column}: {why}</translation>
    </message>
    <message>
        <source>a PostgreSQL database</source>
        <translation>eine PostgreSQL-Datenbank</translation>
    </message>
    <message>
        <source>the database has no table that this user can see. Choose another database, or user.</source>
        <translation>die Datenbank hat keine Tabelle, die dieser Benutzer sehen kann. Wählen Sie eine andere Datenbank oder einen anderen Benutzer.</translation>
    </message>
    <message>
        <source>it has no columns. Choose another table, or query.</source>
        <translation>sie hat keine Spalten. Wählen Sie eine andere Tabelle oder Abfrage.</translation>
    </message>
    <message>
        <source>the server ended the reading. A value may not fit what the query or the view asks for, or the connection broke. Try again, or ask whoever runs the server.</source>
        <translation>der Server hat das Lesen beendet. Vielleicht passt ein Wert nicht zu dem, was Abfrage oder Sicht verlangen, oder die Verbindung ist abgerissen. Versuchen Sie es noch einmal, oder fragen Sie, wer den Server betreibt.</translation>
    </message>
    <message>
        <source>its driver is not installed. Install it with: pip install reticent[postgresql]</source>
        <translation>der Treiber ist nicht installiert. Installieren Sie ihn mit: pip install reticent[postgresql]</translation>
    </message>
    <message>
        <source>the server has no encrypted connections, so that password and rows could be read on their way. Ask whoever runs it for TLS. If you trust the network between, add ?sslmode=disable to the address.</source>
        <translation>der Server bietet keine verschlüsselten Verbindungen, Kennwort und Zeilen könnten also unterwegs mitgelesen werden. Bitten Sie den Betreiber um TLS. Wenn Sie dem Netz dazwischen vertrauen, hängen Sie ?sslmode=disable an die Adresse an.</translation>
    </message>
    <message>
        <source>the server wants the password itself, over a connection that is not encrypted. It was not sent. Ask whoever runs it for TLS, or for SCRAM.</source>
        <translation>der Server verlangt das Kennwort selbst über eine unverschlüsselte Verbindung. Es wurde nicht gesendet. Bitten Sie den Betreiber um TLS oder um SCRAM.</translation>
    </message>
    <message>
        <source>the server does not let you in ({detail}). Check the names of database and user, and the password.</source>
        <translation>der Server lässt Sie nicht ein ({detail}). Prüfen Sie die Namen von Datenbank und Benutzer und das Kennwort.</translation>
    </message>
    <message>
        <source>the server does not answer ({detail}). Check that it runs, and its name and port.</source>
        <translation>der Server antwortet nicht ({detail}). Prüfen Sie, ob er läuft, und seinen Namen und Port.</translation>
    </message>
    <message>
        <source>the server does not let this user read it, or not all of its rows. Ask for the right there.</source>
        <translation>der Server lässt diesen Benutzer sie nicht lesen, oder nicht alle ihrer Zeilen. Bitten Sie dort um das Recht dazu.</translation>
    </message>
    <message>
        <source>it would write</source>
        <translation>sie würde schreiben</translation>
    </message>
    <message>
        <source>the server refuses to read it (code {code}). Try again, or ask whoever runs the server.</source>
        <translation>der Server lehnt das Lesen ab (Code {code}). Versuchen Sie es noch einmal, oder fragen Sie, wer den Server betreibt.</translation>
    </message>
    <message>
        <source>a table of a Spark cluster</source>
        <translation>eine Tabelle eines Spark-Clusters</translation>
    </message>
    <message>
        <source>it gives other rows each time</source>
        <translation>sie ergibt jedes Mal andere Zeilen</translation>
    </message>
    <message>
        <source>the cluster lists no table. Name one in the address, such as spark://host:port/catalog.table, or write a query.</source>
        <translation>der Cluster führt keine Tabelle auf. Nennen Sie eine in der Adresse, etwa spark://host:port/catalog.table, oder schreiben Sie eine Abfrage.</translation>
    </message>
    <message>
        <source>it may run a program</source>
        <translation>sie kann ein Programm starten</translation>
    </message>
    <message>
        <source>it reads files whose types are found in their rows, so that one row could change others. Make a table of them.</source>
        <translation>sie liest Dateien, deren Typen aus ihren Zeilen ermittelt werden, sodass eine Zeile andere ändern könnte. Machen Sie daraus eine Tabelle.</translation>
    </message>
    <message>
        <source>no cluster answers ({detail}). Check that its master runs, and its name and port.</source>
        <translation>kein Cluster antwortet ({detail}). Prüfen Sie, ob sein Master läuft, und seinen Namen und Port.</translation>
    </message>
    <message>
        <source>the cluster gives no worker for it. Others may use all of them, or none has the memory: try again later, or ask whoever runs it.</source>
        <translation>der Cluster stellt keinen Rechner dafür bereit. Vielleicht sind alle belegt, oder keiner hat genug Speicher: Versuchen Sie es später, oder fragen Sie, wer ihn betreibt.</translation>
    </message>
    <message>
        <source>its driver is not here. Install the program with it: pip install reticent[spark]</source>
        <translation>sein Treiber fehlt hier. Installieren Sie das Programm mit ihm: pip install reticent[spark]</translation>
    </message>
    <message>
        <source>Spark needs Java, which does not start here. Install a Java of version 17 or later.</source>
        <translation>Spark braucht Java, das hier nicht startet. Installieren Sie Java in Version 17 oder neuer.</translation>
    </message>
    <message>
        <source>the settings of Spark hold no secret (spark.authenticate.secret). Without one the computers of the cluster cannot encrypt what they send each other. Ask whoever runs it. Where they need not, write ?encryption=none behind the address: a release then says so.</source>
        <translation>in den Einstellungen von Spark steht kein Geheimnis (spark.authenticate.secret). Ohne eines können die Rechner des Clusters nicht verschlüsseln, was sie einander senden. Fragen Sie, wer ihn betreibt. Ist es nicht nötig, schreiben Sie ?encryption=none hinter die Adresse: Eine Veröffentlichung sagt es dann.</translation>
    </message>
    <message>
        <source>the cluster does not let this program in. Its Spark has to be of the version that is installed here. If it has a secret (spark.authenticate.secret), the settings of Spark here need it, too. If it has none, write ?encryption=none behind the address: a release then says so.</source>
        <translation>der Cluster lässt dieses Programm nicht ein. Sein Spark muss die Version haben, die hier installiert ist. Hat er ein Geheimnis (spark.authenticate.secret), brauchen es auch die Einstellungen von Spark hier. Hat er keines, schreiben Sie ?encryption=none hinter die Adresse: Eine Veröffentlichung sagt es dann.</translation>
    </message>
    <message>
        <source>Python in the cluster is of another version than here. Install that version there, and let PYSPARK_PYTHON name it.</source>
        <translation>Python hat im Cluster eine andere Version als hier. Installieren Sie dort die Version von hier, und nennen Sie sie in PYSPARK_PYTHON.</translation>
    </message>
    <message>
        <source>the workers of the cluster lack Python, or its packages numpy, pandas and pyarrow. Install them there, and let PYSPARK_PYTHON name that Python.</source>
        <translation>den Rechnern des Clusters fehlt Python, oder es fehlen dessen Pakete numpy, pandas und pyarrow. Installieren Sie sie dort, und nennen Sie dieses Python in PYSPARK_PYTHON.</translation>
    </message>
    <message>
        <source>a task in the cluster stopped, and its words are kept back, as they might quote a row. A value may not fit what the query or the view asks for, or workers were lost. Try again, or ask whoever runs the cluster.</source>
        <translation>eine Aufgabe im Cluster ist abgebrochen; was sie dazu sagt, wird zurückgehalten, denn es könnte eine Zeile wiedergeben. Vielleicht passt ein Wert nicht zur Abfrage oder Sicht, oder Rechner sind ausgefallen. Versuchen Sie es noch einmal, oder fragen Sie, wer den Cluster betreibt.</translation>
    </message>
    <message>
        <source>a value is none that can be read here, such as a date outside the years 1 to 9999. Correct it, or choose the other columns by a query.</source>
        <translation>ein Wert kann hier nicht gelesen werden, etwa ein Datum außerhalb der Jahre 1 bis 9999. Berichtigen Sie ihn, oder wählen Sie die anderen Spalten mit einer Abfrage.</translation>
    </message>
    <message>
        <source>a cell is empty. Fill it, or give the attribute a category for missing values.</source>
        <translation>eine Zelle ist leer. Füllen Sie sie, oder geben Sie dem Merkmal eine Kategorie für fehlende Werte.</translation>
    </message>
    <message>
        <source>a value is none of the declared categories. Declare it, merge it into one, or give the attribute an “anything else” category.</source>
        <translation>ein Wert gehört zu keiner der angegebenen Kategorien. Geben Sie ihn an, fassen Sie ihn mit einer zusammen, oder geben Sie dem Merkmal eine Kategorie für alles andere.</translation>
    </message>
    <message>
        <source>a value is not a number, but the plan declares one. Mend it, check the decimal mark, or give the attribute an “anything else” category.</source>
        <translation>ein Wert ist keine Zahl, der Plan verlangt aber eine. Berichtigen Sie ihn, prüfen Sie das Dezimalzeichen, oder geben Sie dem Merkmal eine Kategorie für alles andere.</translation>
    </message>
    <message>
        <source>a value is not a date, but the plan declares one. Mend it, or give the attribute an “anything else” category.</source>
        <translation>ein Wert ist kein Datum, der Plan verlangt aber eines. Berichtigen Sie ihn, oder geben Sie dem Merkmal eine Kategorie für alles andere.</translation>
    </message>
    <message>
        <source>a date can be read day first or month first. Choose the order of dates on the Data page, or write the dates like 2024-01-31.</source>
        <translation>ein Datum kann mit dem Tag oder mit dem Monat zuerst gelesen werden. Wählen Sie die Reihenfolge auf der Seite „Daten“, oder schreiben Sie Daten wie 2024-01-31.</translation>
    </message>
    <message>
        <source>a value lies outside the declared edges. Widen the edges, or give the attribute an “anything else” category.</source>
        <translation>ein Wert liegt außerhalb der angegebenen Grenzen. Erweitern Sie die Grenzen, oder geben Sie dem Merkmal eine Kategorie für alles andere.</translation>
    </message>
    <message>
        <source>an identifier is a number with more digits than are kept. Two people could have the same. Store the identifiers as text.</source>
        <translation>eine Kennung ist eine Zahl mit mehr Stellen, als erhalten bleiben. Zwei Personen könnten die gleiche haben. Speichern Sie Kennungen als Text.</translation>
    </message>
    <message>
        <source>a cell is empty, but says which person the row is about. Fill it, or leave out the row by a query.</source>
        <translation>eine Zelle ist leer, sagt aber, um welche Person es in der Zeile geht. Füllen Sie sie, oder lassen Sie die Zeile mit einer Abfrage weg.</translation>
    </message>
    <message>
        <source>a cell that identifies the person shows an error such as #N/A. Mend it, or leave out the row by a query.</source>
        <translation>eine Zelle, die die Person bezeichnet, zeigt einen Fehler wie #NV. Berichtigen Sie sie, oder lassen Sie die Zeile mit einer Abfrage weg.</translation>
    </message>
    <message>
        <source>the plan leaves out rows by how they look, which a cluster cannot do. Write a query for that.</source>
        <translation>der Plan lässt Zeilen nach ihrem Aussehen weg, was ein Cluster nicht kann. Schreiben Sie dafür eine Abfrage.</translation>
    </message>
    <message>
        <source>its rows stay in the cluster, which counts tables, and this needs the rows themselves. Lists, tables, maps and answers that are chosen privately do, and guesses that are tried on rows. Declare the lists and tables, or do this with a file of the columns, if they may leave the cluster.</source>
        <translation>die Zeilen bleiben im Cluster, der Tabellen zählt; hierfür werden aber die Zeilen selbst gebraucht. Das ist so bei privat gewählten Listen, Tabellen, Karten und Antworten und bei Ratversuchen an Zeilen. Geben Sie Listen und Tabellen selbst an, oder tun Sie das mit einer Datei der Spalten, wenn diese den Cluster verlassen dürfen.</translation>
    </message>
    <message>
        <source>its rows stay in the cluster, and the tables of the plan have more cells than can be counted there. In one pass there are 16 million. Leave out large tables, or merge categories.</source>
        <translation>die Zeilen bleiben im Cluster, und die Tabellen des Plans haben mehr Zellen, als dort gezählt werden können. In einem Durchgang sind es 16 Millionen. Lassen Sie große Tabellen weg, oder fassen Sie Kategorien zusammen.</translation>
    </message>
    <message>
        <source>“{sign}” begins an escape, or a comment within a comment. Write it without</source>
        <translation>„{sign}“ beginnt eine Maskierung oder einen Kommentar in einem Kommentar. Schreiben Sie es ohne</translation>
    </message>
    <message>
        <source>the view cannot be read: {detail}. Make a table or a materialized view of it, and read that.</source>
        <translation>die Sicht kann nicht gelesen werden: {detail}. Machen Sie daraus eine Tabelle oder eine materialisierte Sicht, und lesen Sie diese.</translation>
    </message>
    <message>
        <source>“{name}” is a function of the database’s own, and might do more than read</source>
        <translation>„{name}“ ist eine eigene Funktion der Datenbank und könnte mehr tun als lesen</translation>
    </message>
    <message>
        <source>“{name}” is a table of another server, whose rows are not of one moment</source>
        <translation>„{name}“ ist eine Tabelle eines anderen Servers, deren Zeilen nicht aus einem Augenblick sind</translation>
    </message>
    <message>
        <source>“{name}” is a view of the server’s own state</source>
        <translation>„{name}“ ist eine Sicht auf den Zustand des Servers selbst</translation>
    </message>
    <message>
        <source>it is a word by itself, which may be a note</source>
        <translation>sie besteht aus einem einzigen Wort, das eine Anmerkung sein kann</translation>
    </message>
    <message>
        <source>it has numbers alone, and lacks what all rows above have</source>
        <translation>sie enthält nur Zahlen, und ihr fehlt, was alle Zeilen darüber haben</translation>
    </message>
    <message>
        <source>it has a word for a total behind its numbers</source>
        <translation>in ihr steht hinter den Zahlen ein Wort für eine Summe</translation>
    </message>
    <message>
        <source>it is of another kind than all rows above</source>
        <translation>sie ist von anderer Art als alle Zeilen darüber</translation>
    </message>
    <message>
        <source>it seems to say what a code of the records above stands for</source>
        <translation>sie sagt anscheinend, wofür ein Code der Datensätze darüber steht</translation>
    </message>
    <message>
        <source>its numbers are the means of the columns above</source>
        <translation>ihre Zahlen sind die Mittelwerte der Spalten darüber</translation>
    </message>
    <message>
        <source>it lacks most of what all rows above have</source>
        <translation>ihr fehlt das meiste, was alle Zeilen darüber haben</translation>
    </message>
    <message>
        <source>it begins as a row that says how many records there are</source>
        <translation>sie beginnt wie eine, die sagt, wie viele Datensätze es sind</translation>
    </message>
    <message>
        <source>its numbers are the sums of the columns above, or nearly so</source>
        <translation>ihre Zahlen sind genau oder beinahe die Summen der Spalten darüber</translation>
    </message>
    <message>
        <source>it and the rows right above may be totals or notes</source>
        <translation>sie und die Zeilen direkt darüber sind vielleicht Summen oder Anmerkungen</translation>
    </message>
    <message>
        <source>one of its last rows, which the plan leaves out as totals or notes, looks like a record. Describe the file again, or write last_row = &quot;refuse&quot; in the plan.</source>
        <translation>eine der letzten Zeilen, die der Plan als Summen oder Anmerkungen weglässt, sieht wie ein Datensatz aus. Beschreiben Sie die Datei neu, oder schreiben Sie last_row = &quot;refuse&quot; in den Plan.</translation>
    </message>
    <message>
        <source>the plan leaves out its last rows, and the one above may be a total or a note, too. Describe the file again, take these rows out of it, or write last_row = &quot;read&quot; in the plan to count them.</source>
        <translation>der Plan lässt die letzten Zeilen weg, und auch die darüber ist vielleicht eine Summe oder Anmerkung. Beschreiben Sie die Datei neu, nehmen Sie diese Zeilen heraus, oder schreiben Sie last_row = &quot;read&quot; in den Plan, um sie zu zählen.</translation>
    </message>
    <message>
        <source>its numbers are the sums of the columns below, or nearly so</source>
        <translation>ihre Zahlen sind die Summen der Spalten darunter, oder fast</translation>
    </message>
    <message>
        <source>it begins as an example does, or as a row of the most points</source>
        <translation>sie beginnt wie ein Beispiel oder wie eine Zeile der erreichbaren Punkte</translation>
    </message>
    <message>
        <source>it seems to be an opening balance</source>
        <translation>sie scheint ein Anfangssaldo zu sein</translation>
    </message>
    <message>
        <source>unpacked, “{name}” is too large to be read so. Unpack it yourself, and look at it first.</source>
        <translation>entpackt ist „{name}“ zu groß, um so gelesen zu werden. Entpacken Sie die Datei selbst, und sehen Sie sie erst an.</translation>
    </message>
    <message>
        <source>The columns are:</source>
        <translation>Die Spalten sind:</translation>
    </message>
    <message>
        <source>Its attributes are:</source>
        <translation>Seine Merkmale sind:</translation>
    </message>
    <message>
        <source>The rows leave open: {untold}.</source>
        <translation>Die Zeilen lassen offen: {untold}.</translation>
    </message>
    <message>
        <source>Choose on the Data page, where you change how it is read, or write it below [data].</source>
        <translation>Wählen Sie auf der Seite „Daten“, wo Sie die Leseweise ändern, oder schreiben Sie es unter [data].</translation>
    </message>
    <message>
        <source>The rows suggest: {found}. To keep it, choose “Keep how it is read” on the Data page, or run: reticent release PLAN --pin</source>
        <translation>Die Zeilen sprechen für: {found}. Um das im Plan festzuhalten, wählen Sie auf der Seite „Daten“ „Leseweise festhalten“, oder starten Sie: reticent release PLAN --pin</translation>
    </message>
    <message>
        <source>{about} A plan can say: {choices}.</source>
        <translation>{about} Ein Plan kann sagen: {choices}.</translation>
    </message>
    <message>
        <source>{settings} ({words})</source>
        <translation>{settings} ({words})</translation>
    </message>
    <message>
        <source>the plan has no answer to a question about row {row}</source>
        <translation>der Plan hat keine Antwort auf eine Frage zu Zeile {row}</translation>
    </message>
    <message>
        <source>the plan has no answer to a question about column {column}</source>
        <translation>der Plan hat keine Antwort auf eine Frage zu Spalte {column}</translation>
    </message>
    <message>
        <source>the plan has no answer to a question about these rows</source>
        <translation>der Plan hat keine Antwort auf eine Frage zu diesen Zeilen</translation>
    </message>
    <message>
        <source>The letters suggest another encoding: write {setting} if they do.</source>
        <translation>Die Buchstaben legen eine andere Kodierung nahe: schreiben Sie dann {setting}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>One comma-separated file per table has one line per cell. Its columns: categories, count, standard deviation of the noise, ±, both ends of the interval. Cumulative counts and ranges that were asked for follow in columns of their own.</source>
        <translation>Je Tabelle eine Datei mit Kommas als Trennzeichen, je Zelle eine Zeile: ihre Ausprägungen, die Anzahl, die Standardabweichung des Rauschens, das ± und die beiden Enden des Intervalls. Wo kumulierte Zahlen oder Bereiche eines Merkmals verlangt wurden, folgen dieselben Zahlen für die Summe über seine Ausprägungen bis zu dieser.</translation>
    </message>
    <message>
        <source>Text that begins with = + - @, a tab or a new line has an apostrophe (&apos;) in front. Without it, spreadsheets would run it as a formula. Numbers such as -1 have none. Remove it when you read the files with a program.</source>
        <translation>Text, der mit = + - @, einem Tabulator oder einer neuen Zeile beginnt, hat ein Hochkomma (&apos;) davor, weil Tabellenprogramme ihn für eine Formel hielten. Zahlen wie -1 haben keines. Nehmen Sie es weg, wenn Sie die Dateien mit einem Programm lesen.</translation>
    </message>
    <message>
        <source>The files are UTF-8, with a byte order mark where a letter outside ASCII occurs.</source>
        <translation>Die Dateien sind UTF-8, mit einer Bytereihenfolge-Marke (BOM), wo ein Buchstabe außerhalb von ASCII vorkommt.</translation>
    </message>
    <message>
        <source>Folder of CSV files</source>
        <translation>Ordner mit CSV-Dateien</translation>
    </message>
    <message>
        <source>For programs: commas between columns, points in numbers. For Excel, choose the workbook.</source>
        <translation>Für Programme: Kommas zwischen den Spalten, Punkte in den Zahlen. Für Excel wählen Sie die Arbeitsmappe.</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>For reading, calculating and passing on, in the language of this window.</source>
        <translation>Zum Lesen, Rechnen und Weitergeben, in der Sprache dieses Fensters.</translation>
    </message>
    <message>
        <source>All tables in long form, for pivoting</source>
        <translation>Alle Tabellen in Langform, für Pivot-Tabellen</translation>
    </message>
    <message>
        <source>What was measured, with how much noise; attributes and categories</source>
        <translation>Was gemessen wurde, mit wie viel Rauschen; Merkmale und Ausprägungen</translation>
    </message>
    <message>
        <source>What is promised, and what is not</source>
        <translation>Was zugesagt wird, und was nicht</translation>
    </message>
    <message>
        <source>Numbers and method statement (JSON)</source>
        <translation>Zahlen und Angaben zur Methode (JSON)</translation>
    </message>
    <message>
        <source>For programs and for reviewers: the same in every language.</source>
        <translation>Für Programme und zur Prüfung: in jeder Sprache gleich.</translation>
    </message>
    <message>
        <source>{file} holds made-up records, one per line. NONE OF THEM IS A REAL PERSON. They were made from the noisy answers alone. Counting them gives exactly the released tables.</source>
        <translation>{file} enthält erfundene Datensätze, einen je Zeile. HINTER KEINEM DAVON STEHT JEMAND: Sie wurden allein aus den verrauschten Antworten gefunden, sodass ihre Auszählung genau die veröffentlichten Tabellen ergibt.</translation>
    </message>
    <message>
        <source>The records know only what the released tables say. Make no other tables from them than those in contents.csv. The ± of contents.csv holds for each number counted.</source>
        <translation>Was die veröffentlichten Tabellen nicht sagen, wissen die Datensätze nicht: Andere Tabellen als die in contents.csv dürfen nicht aus ihnen gebildet werden. Das ± in contents.csv gilt für jede ausgezählte Zahl.</translation>
    </message>
    <message>
        <source>Text that begins with = + - @, a tab or a new line has an apostrophe (&apos;) in front. Without it, spreadsheets would run it as a formula. Numbers such as -1 have none. Remove it when you read the file with a program.</source>
        <translation>Text, der mit = + - @, einem Tabulator oder einer neuen Zeile beginnt, hat ein Hochkomma (&apos;) davor, weil Tabellenprogramme ihn für eine Formel hielten. Zahlen wie -1 haben keines. Nehmen Sie es weg, wenn Sie die Datei mit einem Programm lesen.</translation>
    </message>
    <message>
        <source>Made-up records (folder)</source>
        <translation>Erfundene Datensätze (Ordner)</translation>
    </message>
    <message>
        <source>For programs. The records are of no real people. Only the readme follows the language of the window.</source>
        <translation>Für Programme: Hinter den Datensätzen steht niemand. In jeder Sprache gleich, bis auf die Liesmich-Datei.</translation>
    </message>
    <message>
        <source>One Parquet file per table has one row per cell. Its columns: categories (as dictionaries), count, standard deviation of the noise, ±, both ends of the interval. Cumulative counts and ranges that were asked for follow in columns of their own.</source>
        <translation>Je Tabelle eine Parquet-Datei, je Zelle eine Zeile: ihre Ausprägungen (als Wörterbücher), die Anzahl, die Standardabweichung des Rauschens, das ± und die beiden Enden des Intervalls; wo sie verlangt wurden, dieselben Zahlen für die Summe über die Ausprägungen eines Merkmals bis zu dieser.</translation>
    </message>
    <message>
        <source>The schema of each file carries the method statement as JSON under the key “reticent”.</source>
        <translation>Das Schema jeder Datei enthält die Angaben zur Methode als JSON unter dem Schlüssel „reticent“.</translation>
    </message>
    <message>
        <source>Folder of Parquet files</source>
        <translation>Ordner mit Parquet-Dateien</translation>
    </message>
    <message>
        <source>For programs that read Parquet: the same in every language, but for its readme.</source>
        <translation>Für Programme, die Parquet lesen: in jeder Sprache gleich, bis auf die Liesmich-Datei.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>This table is too large for a page. Take the workbook, or the CSV or Parquet files.</source>
        <translation>Diese Tabelle ist zu groß für eine Seite. Nehmen Sie die Arbeitsmappe oder die CSV- oder Parquet-Dateien.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Chart; the table below has the same numbers</source>
        <translation>Diagramm; die Tabelle darunter hat dieselben Zahlen</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Scale of the noise (exact)</source>
        <translation>Skala des Rauschens (genau)</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Report to read in a browser (HTML)</source>
        <translation>Bericht zum Lesen im Browser (HTML)</translation>
    </message>
    <message>
        <source>For reading and printing, in the language of this window.</source>
        <translation>Zum Lesen und Drucken, in der Sprache dieses Fensters.</translation>
    </message>
    <message>
        <source>Margin of error of each number: {margin} ({percent}; noise only, not sampling error).</source>
        <translation>Fehlerspanne jeder Zahl: {margin} ({percent}; nur Rauschen, nicht Stichprobenfehler).</translation>
    </message>
    <message>
        <source>Totals are sums of the published numbers, and not in these files. Their ± is in the workbook, the report and the JSON file of the same release. It is not the sum of the ± of the cells, because errors partly cancel.</source>
        <translation>Summen sind die Summen der veröffentlichten Zahlen und stehen nicht in diesen Dateien. Ihr ± steht in der Arbeitsmappe, im Bericht und in der JSON-Datei derselben Veröffentlichung: Es ist nicht die Summe der ± der Zellen, denn Fehler heben sich teilweise auf.</translation>
    </message>
    <message>
        <source>{contents} lists the tables, with the ± ({percent}) of a cell of each. {method} is the method statement for programs.</source>
        <translation>{contents} führt die Tabellen auf, mit dem ± ({percent}) einer Zelle von jeder. {method} enthält die Angaben zur Methode für Programme.</translation>
    </message>
    <message>
        <source>What is in this folder</source>
        <translation>Was in diesem Ordner ist</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>_published</source>
        <translation>_veröffentlicht</translation>
    </message>
    <message>
        <source>under {end}</source>
        <translation>unter {end}</translation>
    </message>
    <message>
        <source>up to {end}</source>
        <translation>bis {end}</translation>
    </message>
    <message>
        <source>declared by the owner</source>
        <translation>von den Verantwortlichen angegeben</translation>
    </message>
    <message>
        <source>taken from a code list</source>
        <translation>aus einer Schlüsselliste übernommen</translation>
    </message>
    <message>
        <source>taken from the data, then confirmed by the owner</source>
        <translation>aus den Daten genommen, dann von den Verantwortlichen bestätigt</translation>
    </message>
    <message>
        <source>REHEARSAL: made-up data</source>
        <translation>PROBELAUF: erfundene Daten</translation>
    </message>
    <message>
        <source>“What is promised”, in the program’s help (resources/help/privacy.md)</source>
        <translation>„Was zugesagt wird“ in der Hilfe des Programms (resources/help/de/privacy.md)</translation>
    </message>
    <message>
        <source>How to read the numbers</source>
        <translation>Wie die Zahlen zu lesen sind</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>An interval of 0 to 0 does not mean certainty: noise pushed the number to 0 or below. The true number is most likely very small, yet need not be 0.</source>
        <translation>Ein Intervall von 0 bis 0 heißt nicht, dass die Zahl sicher 0 ist: Das Rauschen hat sie auf 0 oder darunter gedrückt. Die wahre Zahl ist höchstwahrscheinlich sehr klein, muss aber nicht 0 sein.</translation>
    </message>
    <message>
        <source>Reference period: {text}</source>
        <translation>Zeitraum: {text}</translation>
    </message>
    <message>
        <source>Source: {text}</source>
        <translation>Quelle: {text}</translation>
    </message>
    <message>
        <source>weak numbers hidden</source>
        <translation>schwache Zahlen ausgeblendet</translation>
    </message>
    <message>
        <source>with or without any one row</source>
        <translation>mit oder ohne eine beliebige Zeile</translation>
    </message>
    <message>
        <source>with or without any one person</source>
        <translation>mit oder ohne eine beliebige Person</translation>
    </message>
    <message>
        <source>with any one row exchanged for another</source>
        <translation>mit einer beliebigen Zeile, die durch eine andere ersetzt ist</translation>
    </message>
    <message>
        <source>with any one person exchanged for another</source>
        <translation>mit einer beliebigen Person, die durch eine andere ersetzt ist</translation>
    </message>
    <message>
        <source>whether any one row is there</source>
        <translation>ob irgendeine einzelne Zeile dabei ist</translation>
    </message>
    <message>
        <source>whether any one person is there</source>
        <translation>ob irgendeine einzelne Person dabei ist</translation>
    </message>
    <message>
        <source>what any one row is like</source>
        <translation>wie irgendeine einzelne Zeile aussieht</translation>
    </message>
    <message>
        <source>what any one person is like</source>
        <translation>wie irgendeine einzelne Person ist</translation>
    </message>
    <message>
        <source>all numbers of this release together. Other releases about the same people come on top; the owner’s ledger adds them up</source>
        <translation>alle Zahlen dieser Veröffentlichung zusammen. Andere Veröffentlichungen über dieselben Personen kommen hinzu; das Kontobuch der Verantwortlichen rechnet sie zusammen</translation>
    </message>
    <message>
        <source>Ledger seal</source>
        <translation>Siegel im Kontobuch</translation>
    </message>
    <message>
        <source>The estimate is the number before rounding, and before totals were made consistent. Low and high are the ends of the interval of one number, widened to hold the published one. Rely on them for decisions. They are in the sheet “Tidy” of the workbook, and in the CSV, Parquet and JSON files.</source>
        <translation>Der Schätzwert ist die Zahl, bevor sie ganz, nicht negativ oder passend zu den Summen gemacht wurde. Unter- und Obergrenze sind die Enden des Intervalls für eine Zahl, wo nötig erweitert, damit die veröffentlichte darin liegt: Wo es darauf ankommt, gelten diese. Jede Zahl hat sie in der langen Form: auf dem Blatt „Langform“ der Arbeitsmappe, oder in den Dateien als CSV, Parquet und JSON.</translation>
    </message>
    <message>
        <source>Every number is a little wrong on purpose. Random noise was added, so that the tables say almost nothing about {hidden}.</source>
        <translation>Jede Zahl ist mit Absicht ein wenig falsch: Zufälliges Rauschen wurde hinzugefügt, damit die Tabellen so gut wie nichts darüber verraten, {hidden}.</translation>
    </message>
    <message>
        <source>“±20” means: with a probability of at least {percent}, the count without noise lies within 20 of the estimate. This holds for each number alone, so a few of many numbers lie further off. This is noise only, not sampling error, and not errors of the survey or register itself.</source>
        <translation>„±20“ heißt: Die Anzahl ohne Rauschen liegt mit einer Wahrscheinlichkeit von mindestens {percent} höchstens 20 neben dem Schätzwert, und zwar jede Zahl für sich: Von vielen Zahlen liegen einige weiter daneben. Das betrifft nur das Rauschen, nicht den Stichprobenfehler und nicht Fehler der Erhebung oder des Registers selbst.</translation>
    </message>
    <message>
        <source>{hidden:,} of {cells:,} cells are hidden; totals and other sums count them. Hiding cost no budget.</source>
        <translation>{hidden:,} von {cells:,} Zellen sind ausgeblendet; Summen zählen sie mit. Das Ausblenden kostet kein Budget.</translation>
    </message>
    <message>
        <source>uniform: the same for every group</source>
        <translation>gleichmäßig: für jede Gruppe derselbe</translation>
    </message>
    <message>
        <source>optimal: those with the least error when each table is made from its own groups</source>
        <translation>optimal: die mit dem kleinsten Fehler, wenn jede Tabelle aus ihren eigenen Gruppen entsteht</translation>
    </message>
    <message>
        <source>direct: each table is made from its own groups</source>
        <translation>direkt: Jede Tabelle entsteht aus ihren eigenen Gruppen</translation>
    </message>
    <message>
        <source>optimal: each table is made from all groups, by least squares</source>
        <translation>optimal: Jede Tabelle entsteht aus allen Gruppen, nach kleinsten Quadraten</translation>
    </message>
    <message>
        <source>found privately, by charge no. {charge} of the ledger</source>
        <translation>privat gefunden, mit Abbuchung Nr. {charge} des Kontobuchs</translation>
    </message>
    <message>
        <source>first taken from the data; the owner states that it is known without looking</source>
        <translation>ursprünglich aus den Daten; nach Angabe der Verantwortlichen ohne Nachsehen bekannt</translation>
    </message>
    <message>
        <source>first taken from the data; the owner states that it is a published code list</source>
        <translation>ursprünglich aus den Daten; nach Angabe der Verantwortlichen eine veröffentlichte Schlüsselliste</translation>
    </message>
    <message>
        <source>A group costs Δ² / (2σ²), as often as stated; together at most ρ = {whole}. Δ² says how far the rows of the protected unit can move the answers: {moves} where cells are counted, less where effects are measured.</source>
        <translation>Eine Gruppe kostet Δ² / (2σ²), so oft wie angegeben; zusammen höchstens ρ = {whole}. Δ² sagt, wie weit die Zeilen der geschützten Einheit die Antworten verändern können: {moves}, wo Zellen gezählt werden, weniger, wo Effekte gemessen werden.</translation>
    </message>
    <message>
        <source>A ± is {z} standard deviations, as large as they would be if the noise were continuous, and half a count more. That of a total is wider by the furthest that any such total was moved.</source>
        <translation>Ein ± ist {z} Standardabweichungen, so groß, wie sie bei stetigem Rauschen wären, und eine halbe Anzahl mehr. Das einer Summe ist um so viel weiter, wie eine solche Summe am weitesten verschoben wurde.</translation>
    </message>
    <message>
        <source>{warning}. {title}</source>
        <translation>{warning}. {title}</translation>
    </message>
    <message>
        <source>Private tables: {dataset}</source>
        <translation>Geschützte Tabellen: {dataset}</translation>
    </message>
    <message>
        <source>Private tables</source>
        <translation>Private Tabellen</translation>
    </message>
    <message>
        <source>{table}, cumulative along {name}</source>
        <translation>{table}, kumuliert über {name}</translation>
    </message>
    <message>
        <source>ρ = {rho}</source>
        <translation>ρ = {rho}</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>ε = {epsilon}, δ = {delta}</source>
        <translation>ε = {epsilon}, δ = {delta}</translation>
    </message>
    <message>
        <source>Each number counts all labels of {name} up to the one named. The ± is that of exactly this sum ({percent}; noise only, not sampling error).</source>
        <translation>Jede Zahl ist die Summe über die Ausprägungen von {name} bis zur genannten, mit dem ± genau dieser Summe ({percent}; nur Rauschen, nicht Stichprobenfehler).</translation>
    </message>
    <message>
        <source>{words} In none of them: {labels}.</source>
        <translation>{words} In keiner davon: {labels}.</translation>
    </message>
    <message>
        <source>one row: one person, as long as nobody has more than one</source>
        <translation>eine Zeile: eine Person, solange niemand mehr als eine hat</translation>
    </message>
    <message>
        <source>One count is</source>
        <translation>Gezählt werden</translation>
    </message>
    <message>
        <source>Reference period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>best: those with the least error of the tables as recovered (tuned)</source>
        <translation>abgestimmt: die mit dem kleinsten Fehler der zurückgerechneten Tabellen</translation>
    </message>
    <message numerus="yes">
        <source>one person, with at most {rows} rows</source>
        <comment>one person, with at most one row</comment>
        <translation>
            <numerusform>eine Person, mit höchstens einer Zeile</numerusform>
            <numerusform>eine Person, mit höchstens {rows} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}, noise only, not sampling error</source>
        <translation>{percent}, nur Rauschen, nicht Stichprobenfehler</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datenbestand</translation>
    </message>
    <message>
        <source>Privacy budget</source>
        <translation>Schutzbudget</translation>
    </message>
    <message>
        <source>It covers</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Exact definition</source>
        <translation>Genaue Definition</translation>
    </message>
    <message>
        <source>Privacy label</source>
        <translation>Datenschutz-Etikett</translation>
    </message>
    <message>
        <source>pure differential privacy (ε)</source>
        <translation>reine Differential Privacy (ε)</translation>
    </message>
    <message>
        <source>approximate differential privacy (ε, δ)</source>
        <translation>näherungsweise Differential Privacy (ε, δ)</translation>
    </message>
    <message>
        <source>zero-concentrated differential privacy (ρ)</source>
        <translation>zero-concentrated Differential Privacy (ρ)</translation>
    </message>
    <message>
        <source>tables, drawn once; every export has the same numbers</source>
        <translation>Tabellen, einmal gezogen; jeder Export hat dieselben Zahlen</translation>
    </message>
    <message>
        <source>rehearsal: made-up data, no release</source>
        <translation>Probe: erfundene Daten, keine Veröffentlichung</translation>
    </message>
    <message>
        <source>names of attributes, their categories and edges, and which tables were chosen</source>
        <translation>Namen der Merkmale, ihre Ausprägungen und Grenzen, und welche Tabellen gewählt wurden</translation>
    </message>
    <message>
        <source>{public}; the number of rows</source>
        <translation>{public}; die Zahl der Zeilen</translation>
    </message>
    <message>
        <source>{public}; the number of people</source>
        <translation>{public}; die Zahl der Personen</translation>
    </message>
    <message>
        <source>the ε of the groups add up; so do those of all releases in the owner’s ledger</source>
        <translation>die ε der Gruppen zählen zusammen, ebenso die aller Veröffentlichungen im Kontobuch des Eigentümers</translation>
    </message>
    <message>
        <source>by zCDP within the release; the owner’s ledger composes all releases</source>
        <translation>innerhalb der Veröffentlichung nach zCDP; das Kontobuch des Eigentümers zählt alle Veröffentlichungen zusammen</translation>
    </message>
    <message>
        <source>the ρ of the groups add up; so do those of all releases in the owner’s ledger</source>
        <translation>die ρ der Gruppen zählen zusammen, ebenso die aller Veröffentlichungen im Kontobuch des Eigentümers</translation>
    </message>
    <message>
        <source>{amounts} was chosen by the owner before any noise was drawn; what it means: {claim}</source>
        <translation>{amounts} hat der Eigentümer gewählt, bevor Rauschen gezogen wurde; was das bedeutet: {claim}</translation>
    </message>
    <message>
        <source>Who is protected</source>
        <translation>Wer geschützt ist</translation>
    </message>
    <message>
        <source>{unit}; compared datasets: {neighbours}</source>
        <translation>{unit}; verglichene Datenbestände: {neighbours}</translation>
    </message>
    <message>
        <source>Neighbouring datasets</source>
        <translation>Benachbarte Datensätze</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Kind of privacy</source>
        <translation>Art des Schutzes</translation>
    </message>
    <message>
        <source>Privacy unit</source>
        <translation>Geschützte Einheit</translation>
    </message>
    <message>
        <source>Privacy parameters</source>
        <translation>Privatsphäre-Parameter</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Nicht geschützt</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Komposition</translation>
    </message>
    <message>
        <source>Why this cost</source>
        <translation>Warum diese Kosten</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Shares of the groups</source>
        <translation>Anteile der Gruppen</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Rückrechnung</translation>
    </message>
    <message>
        <source>After the noise</source>
        <translation>Nach dem Rauschen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>for any two neighbouring datasets x and y and any set S of results, P(M(x) ∈ S) ≤ exp(ε) · P(M(y) ∈ S)</source>
        <translation>für je zwei verglichene Datenbestände x und y und jede Menge S von Ergebnissen gilt P(M(x) ∈ S) ≤ exp(ε) · P(M(y) ∈ S)</translation>
    </message>
    <message>
        <source>for any two neighbouring datasets x and y and any set S of results, P(M(x) ∈ S) ≤ exp(ε) · P(M(y) ∈ S) + δ</source>
        <translation>für je zwei verglichene Datenbestände x und y und jede Menge S von Ergebnissen gilt P(M(x) ∈ S) ≤ exp(ε) · P(M(y) ∈ S) + δ</translation>
    </message>
    <message>
        <source>for any two neighbouring datasets x and y and any a &gt; 1, the Rényi divergence of order a of M(x) from M(y) is at most ρ · a</source>
        <translation>für je zwei verglichene Datenbestände x und y und jedes a &gt; 1 ist die Rényi-Divergenz der Ordnung a von M(x) gegenüber M(y) höchstens ρ · a</translation>
    </message>
    <message>
        <source>one row; a person with several rows is not protected as a whole</source>
        <translation>eine Zeile; wer mehrere Zeilen hat, ist nicht mit allen Zeilen zusammen geschützt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Ledger entry</source>
        <translation>Buchung im Kontobuch</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Explained in</source>
        <translation>Erklärt in</translation>
    </message>
    <message>
        <source>Totals are sums of the published numbers. Their ± is stated beside them: it is not the sum of the ± of the cells, because errors partly cancel.</source>
        <translation>Summen sind die Summen der veröffentlichten Zahlen. Ihr ± steht daneben: Es ist nicht die Summe der ± der Zellen, denn Fehler heben sich teilweise auf.</translation>
    </message>
    <message>
        <source>± of total</source>
        <translation>± der Summe</translation>
    </message>
    <message>
        <source>Each number: {margin} ({percent}, noise only, not sampling error). Totals have their own ±.</source>
        <translation>Jede Zahl: {margin} ({percent}, nur das Rauschen, kein Stichprobenfehler). Summen haben ihr eigenes ±.</translation>
    </message>
    <message>
        <source>{number} cumulative {name}</source>
        <translation>{number} kumuliert {name}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>± of a cell</source>
        <translation>± je Zelle</translation>
    </message>
    <message>
        <source>Without [u]</source>
        <translation>Ohne [u]</translation>
    </message>
    <message>
        <source>What was measured, with how much noise, and where every list of categories comes from.</source>
        <translation>Was gemessen wurde, mit wie viel Rauschen, und woher jede Liste von Ausprägungen stammt.</translation>
    </message>
    <message>
        <source>All sentences of the statement, and more on how to read the numbers.</source>
        <translation>Alle Sätze der Erklärung, und mehr darüber, wie die Zahlen zu lesen sind.</translation>
    </message>
    <message>
        <source>To the tables</source>
        <translation>Zu den Tabellen</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>Was zugesagt wird</translation>
    </message>
    <message>
        <source>Click a name to go there. {means} The last column is the share of numbers without it.</source>
        <translation>Ein Klick auf einen Namen führt dorthin. {means} Die letzte Spalte ist der Anteil der Zahlen ohne dieses Zeichen.</translation>
    </message>
    <message>
        <source>Scale of the noise, exactly</source>
        <translation>Skala des Rauschens, genau</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Ausprägung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Where the list comes from</source>
        <translation>Woher die Liste stammt</translation>
    </message>
    <message>
        <source>How the tables were made</source>
        <translation>Wie die Tabellen entstanden sind</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Moved, on average</source>
        <translation>Verschiebung im Mittel</translation>
    </message>
    <message>
        <source>For the reviewer: everything needed to check the claim.</source>
        <translation>Für die Prüfung: alles, was nötig ist, um die Zusage nachzuprüfen.</translation>
    </message>
    <message>
        <source>In the tidy sheet an empty cell means that the attribute is not part of the table.</source>
        <translation>In der Langform bedeutet eine leere Zelle, dass das Merkmal nicht zur Tabelle gehört.</translation>
    </message>
    <message>
        <source>How far the numbers of each table were moved from their unbiased estimates</source>
        <translation>Wie weit die Zahlen jeder Tabelle von ihren unverzerrten Schätzwerten entfernt wurden</translation>
    </message>
    <message>
        <source>Attributes and their categories, which are public</source>
        <translation>Merkmale und ihre Ausprägungen, die öffentlich sind</translation>
    </message>
    <message>
        <source>Back to the contents</source>
        <translation>Zurück zum Inhalt</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckblatt</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>This table is too long for one sheet: it is in the tidy sheets.</source>
        <translation>Diese Tabelle ist zu lang für ein Blatt: Sie steht in der Langform.</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>Langform</translation>
    </message>
    <message>
        <source>Tidy {number}</source>
        <translation>Langform {number}</translation>
    </message>
    <message>
        <source>All tables in long form</source>
        <translation>Alle Tabellen in Langform</translation>
    </message>
    <message>
        <source>One line per cell. Choose one table before you add up: an empty cell means that the attribute is not part of the table.</source>
        <translation>Je Zelle eine Zeile. Wählen Sie eine Tabelle aus, bevor Sie summieren: Eine leere Zelle bedeutet, dass das Merkmal nicht zur Tabelle gehört.</translation>
    </message>
    <message>
        <source>Discrete Laplace: the scale is b. A whole number x is added with a probability proportional to exp(−|x| / b).</source>
        <translation>Diskrete Laplaceverteilung: Die Skala ist b. Eine ganze Zahl x kommt mit einer Wahrscheinlichkeit proportional zu exp(−|x| / b) hinzu.</translation>
    </message>
    <message>
        <source>Discrete Gaussian: the scale is the variance σ², not σ. A number x is added with a probability proportional to exp(−x² / (2σ²)).</source>
        <translation>Diskrete Gaußverteilung: Die Skala ist die Varianz σ², nicht σ. Eine Zahl x kommt mit einer Wahrscheinlichkeit proportional zu exp(−x² / (2σ²)) hinzu.</translation>
    </message>
    <message>
        <source>Joint discrete noise, for what was measured together: the scale is b. Whole numbers z are added to all these answers at once, with a probability proportional to exp(−‖z‖ / b), in a norm in which one row moves the answers by at most 1.</source>
        <translation>Gemeinsames diskretes Rauschen, für gemeinsam Gemessenes: Die Skala ist b. Ganze Zahlen z kommen zu allen diesen Antworten auf einmal hinzu, mit einer Wahrscheinlichkeit proportional zu exp(−‖z‖ / b), in einer Norm, in der eine Zeile die Antworten um höchstens 1 ändert.</translation>
    </message>
    <message>
        <source>Wishart matrices: the scale is b. Each has a density proportional to exp(−l / b), where l is linear in its entries, and at most 1 for one row.</source>
        <translation>Wishart-Matrizen: Die Skala ist b. Jede hat eine Dichte proportional zu exp(−l / b), wobei l linear in ihren Einträgen ist und für eine Zeile höchstens 1.</translation>
    </message>
    <message>
        <source>Scale 0: counted without noise, because it is public.</source>
        <translation>Skala 0: ohne Rauschen gezählt, weil es öffentlich ist.</translation>
    </message>
    <message>
        <source>A group costs Δ / b, as often as stated; together at most ε = {whole}. Δ says how far the rows of the protected unit can move the answers: {moves} where cells are counted.</source>
        <translation>Eine Gruppe kostet Δ / b, so oft wie angegeben; zusammen höchstens ε = {whole}. Δ sagt, wie weit die Zeilen der geschützten Einheit die Antworten verändern können: {moves}, wo Zellen gezählt werden.</translation>
    </message>
    <message>
        <source>Boxes as CSV</source>
        <translation>Kästen als CSV</translation>
    </message>
    <message>
        <source>Boxes as GeoJSON, for geographic programs</source>
        <translation>Kästen als GeoJSON, für Geoprogramme</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über diese Karte</translation>
    </message>
    <message>
        <source>Workbook with the boxes</source>
        <translation>Arbeitsmappe mit den Kästen</translation>
    </message>
    <message>
        <source>rows per area, each colour {times} times the one before; {total} in total</source>
        <translation>Zeilen je Fläche, jede Farbe das {times}-Fache der vorigen; {total} insgesamt</translation>
    </message>
    <message>
        <source>Picture of the map (SVG)</source>
        <translation>Bild der Karte (SVG)</translation>
    </message>
    <message>
        <source>Unreliable</source>
        <translation>Unzuverlässig</translation>
    </message>
    <message>
        <source>[u]: the ± is more than a third of the number. Use such a number with care.</source>
        <translation>[u]: Das ± ist größer als ein Drittel der Zahl. Verwenden Sie solche Zahlen mit Vorsicht.</translation>
    </message>
    <message>
        <source>[u] all</source>
        <translation>[u] alle</translation>
    </message>
    <message>
        <source>[u] {count} of {all}</source>
        <translation>[u] {count} von {all}</translation>
    </message>
    <message>
        <source>[u] {labels}</source>
        <translation>[u] {labels}</translation>
    </message>
    <message>
        <source>{cell}: {number}</source>
        <translation>{cell}: {number}</translation>
    </message>
    <message>
        <source>Table {number}. {title}</source>
        <translation>Tabelle {number}. {title}</translation>
    </message>
    <message>
        <source>{table}, {set}</source>
        <translation>{table}, {set}</translation>
    </message>
    <message>
        <source>{counted} by {names}</source>
        <translation>{counted} nach {names}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>Your own workbook, with the tables filled in.</source>
        <translation>Ihre eigene Arbeitsmappe, mit den Tabellen ausgefüllt.</translation>
    </message>
    <message>
        <source>The template has no place for: {tables}.</source>
        <translation>Die Vorlage hat keinen Platz für: {tables}.</translation>
    </message>
    <message>
        <source>“{placeholder}” stands in a formula, a page header, a chart, a text box or a comment. It stays there: only cells are filled in.</source>
        <translation>„{placeholder}“ steht in einer Formel, einer Kopfzeile, einem Diagramm, einem Textfeld oder einem Kommentar. Es bleibt dort stehen: Nur Zellen werden gefüllt.</translation>
    </message>
    <message>
        <source>The range “{name}” of the template is not filled in: it is no block of cells.</source>
        <translation>Der Bereich „{name}“ der Vorlage wird nicht gefüllt: Er ist kein Block von Zellen.</translation>
    </message>
    <message>
        <source>{place} of the template stays without “{text}”: the plan does not say it.</source>
        <translation>{place} der Vorlage bleibt ohne „{text}“: Der Plan nennt es nicht.</translation>
    </message>
    <message>
        <source>[x]: not shown, because the ± is larger than the number.</source>
        <translation>[x]: nicht gezeigt, weil das ± größer ist als die Zahl.</translation>
    </message>
    <message>
        <source>[x]: not shown, because the ± is more than a third of the number.</source>
        <translation>[x]: nicht gezeigt, weil das ± größer ist als ein Drittel der Zahl.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the tables</source>
        <translation>Tabellen exportieren</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>There is something of that name already: replace it</source>
        <translation>Dieser Name ist dort schon vergeben: ersetzen</translation>
    </message>
    <message>
        <source>There is no such folder. Make it first, or choose another.</source>
        <translation>Diesen Ordner gibt es nicht. Legen Sie ihn erst an, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Use the title and the notes of the plan that is open</source>
        <translation>Titel und Anmerkungen des geöffneten Plans verwenden</translation>
    </message>
    <message>
        <source>None: the layout of Reticent</source>
        <translation>Keine: das Layout von Reticent</translation>
    </message>
    <message>
        <source>A workbook with {{Age × Sex}} where a table belongs. The help page Results says more.</source>
        <translation>Eine Arbeitsmappe mit {{Alter × Geschlecht}}, wo eine Tabelle hingehört. Die Hilfeseite „Ergebnisse“ sagt mehr.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx *.xltx)</source>
        <translation>Excel-Arbeitsmappen (*.xlsx *.xltx)</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>Ihre eigene Vorlage</translation>
    </message>
    <message>
        <source>Put the folder into</source>
        <translation>Ordner anlegen in</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>{0}: entry {1} of the ledger. Every export has the same numbers and costs nothing.</source>
        <translation>{0}: Eintrag {1} im Kontobuch. Jeder Export hat dieselben Zahlen und kostet nichts.</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Reticent made a mistake. Your plan is still here: save it, then restart the program.</source>
        <translation>In Reticent ist ein Fehler aufgetreten. Ihr Plan ist noch da: Speichern Sie ihn, und starten Sie das Programm dann neu.</translation>
    </message>
    <message>
        <source>No report could be written. {why} Nothing was sent anywhere.</source>
        <translation>Es konnte kein Bericht geschrieben werden. {why} Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>A report is in {report}. It says where in the program it happened and holds none of your data. Nothing was sent anywhere.</source>
        <translation>Ein Bericht steht in {report}. Er sagt, wo im Programm es geschah, und enthält nichts aus Ihren Daten. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Spreadsheets and tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Open a spreadsheet</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open a folder of Parquet files</source>
        <translation>Einen Ordner mit Parquet-Dateien öffnen</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Code lists</source>
        <translation>Schlüssellisten</translation>
    </message>
    <message>
        <source>Load a code list</source>
        <translation>Schlüsselliste laden</translation>
    </message>
    <message>
        <source>Matrices of whole numbers</source>
        <translation>Matrizen aus ganzen Zahlen</translation>
    </message>
    <message>
        <source>Measure your own matrix</source>
        <translation>Eine eigene Matrix messen</translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation>Kontobücher</translation>
    </message>
    <message>
        <source>Choose a ledger</source>
        <translation>Kontobuch wählen</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Kontobuch exportieren</translation>
    </message>
    <message>
        <source>Save plan as</source>
        <translation>Plan speichern unter</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Drawing that can be enlarged</source>
        <translation>Zeichnung, die sich vergrößern lässt</translation>
    </message>
    <message>
        <source>Table for any spreadsheet</source>
        <translation>Tabelle für jedes Tabellenprogramm</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>Boxes for geographic programs</source>
        <translation>Kästen für Geoprogramme</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
</context>
<context>
    <name>FindListDialog</name>
    <message>
        <source>Find the categories of “{name}” privately</source>
        <translation>Ausprägungen von „{name}“ privat suchen</translation>
    </message>
    <message>
        <source>Find bins of “{name}” privately</source>
        <translation>Klassen von „{name}“ privat suchen</translation>
    </message>
</context>
<context>
    <name>FindListFields</name>
    <message>
        <source>such as 0</source>
        <translation>etwa 0</translation>
    </message>
    <message>
        <source>such as 100</source>
        <translation>etwa 100</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>Quartale</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Load a code list…</source>
        <translation>Schlüsselliste laden…</translation>
    </message>
    <message>
        <source>such as 1</source>
        <translation>etwa 1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories of {file}</source>
        <translation>
            <numerusform>%Ln Ausprägung aus {file}</numerusform>
            <numerusform>%Ln Ausprägungen aus {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost, &amp;ε</source>
        <translation>Kosten, &amp;ε</translation>
    </message>
    <message>
        <source>Chance of failure, &amp;δ</source>
        <translation>Fehlschlag, &amp;δ</translation>
    </message>
    <message>
        <source>Public list</source>
        <translation>Öffentliche Liste</translation>
    </message>
    <message>
        <source>Public range &amp;from</source>
        <translation>Öffentlicher Bereich &amp;von</translation>
    </message>
    <message>
        <source>Public range &amp;to</source>
        <translation>Öffentlicher Bereich &amp;bis</translation>
    </message>
    <message>
        <source>&amp;Grid cells in it</source>
        <translation>&amp;Rasterzellen darin</translation>
    </message>
    <message>
        <source>&amp;Grid of</source>
        <translation>&amp;Raster aus</translation>
    </message>
    <message>
        <source>&amp;Bins wanted</source>
        <translation>Gewünschte &amp;Klassen</translation>
    </message>
    <message>
        <source>Total budget of this dat&amp;aset, ε</source>
        <translation>Budget dieses Datenbestands &amp;insgesamt, ε</translation>
    </message>
    <message>
        <source>Total budget of th&amp;is dataset, δ</source>
        <translation>Budget dieses Datenbestands in&amp;sgesamt, δ</translation>
    </message>
</context>
<context>
    <name>FindListForm</name>
    <message>
        <source>A list read off the rows reveals which values occur. Found privately, it is protected like a release: by chance and noise, and for a part of the budget. What is too rare counts as “anything else”.</source>
        <translation>Eine von den Zeilen abgelesene Liste verrät, welche Werte vorkommen. Privat gesucht ist sie geschützt wie eine Veröffentlichung: durch Zufall und Rauschen, für einen Teil des Budgets. Was zu selten ist, zählt als „Sonstiges“.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Spend {0} and find</source>
        <translation>{0} ausgeben und suchen</translation>
    </message>
    <message>
        <source>Use the list found before</source>
        <translation>Gefundene Liste verwenden</translation>
    </message>
    <message>
        <source>This search: {0}</source>
        <translation>Diese Suche: {0}</translation>
    </message>
    <message>
        <source>To find it, first give “{0}” a total budget.</source>
        <translation>Um sie zu finden, geben Sie „{0}“ zuerst ein Budget.</translation>
    </message>
    <message>
        <source>What is found and what it costs</source>
        <translation>Was gesucht wird und was es kostet</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
</context>
<context>
    <name>FirstTour</name>
    <message>
        <source>The way, from top to bottom</source>
        <translation>Der Weg, von oben nach unten</translation>
    </message>
    <message>
        <source>Begin with a file</source>
        <translation>Mit einer Datei beginnen</translation>
    </message>
    <message>
        <source>Drop a spreadsheet here or open one; the made-up sample will do, too. Rows never leave this machine.</source>
        <translation>Ziehen Sie eine Datei hierher, oder öffnen Sie eine; auch das erfundene Beispiel genügt. Zeilen verlassen diesen Rechner nie.</translation>
    </message>
    <message>
        <source>See the errors before you spend</source>
        <translation>Die Fehler sehen, bevor Sie ausgeben</translation>
    </message>
    <message>
        <source>Step by step from a spreadsheet to published tables. A padlock means that an earlier step is not finished.</source>
        <translation>Schritt für Schritt von der Datei zu veröffentlichten Tabellen. Ein Schloss heißt: Ein früherer Schritt ist nicht fertig.</translation>
    </message>
    <message>
        <source>How far off will each number be? Try as often as you like; no row is read.</source>
        <translation>Wie weit wird jede Zahl danebenliegen? Probieren Sie, so oft Sie wollen: Keine Zeile wird angesehen.</translation>
    </message>
    <message>
        <source>Spend on purpose</source>
        <translation>Bewusst ausgeben</translation>
    </message>
    <message>
        <source>A release uses up a part of the budget for good. You are asked first, in plain words.</source>
        <translation>Eine Veröffentlichung verbraucht einen Teil des Budgets endgültig. Sie werden vorher gefragt, in klaren Worten.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Tables in which every number has its ±: copy them, or export a workbook, as often as you like.</source>
        <translation>Tabellen, in denen jede Zahl ihr ± hat: Kopieren Sie sie, oder exportieren Sie eine Arbeitsmappe, so oft Sie wollen.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Was übrig ist</translation>
    </message>
    <message>
        <source>The Ledger page keeps every release and says what may still be spent. Once your data has a budget, so does the line at the bottom.</source>
        <translation>Im Kontobuch steht jede Veröffentlichung und was noch ausgegeben werden darf. Sobald Ihre Daten ein Budget haben, sagt das auch die Zeile ganz unten.</translation>
    </message>
    <message>
        <source>Help is near</source>
        <translation>Hilfe ist nah</translation>
    </message>
    <message>
        <source>F1 explains the page you are on, Ctrl+K finds every command, and this tour is in the Help menu.</source>
        <translation>F1 erklärt die Seite, auf der Sie sind, Strg+K findet jeden Befehl, und dieser Rundgang steht im Menü „Hilfe“.</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>it is for tables without ranges and cumulative counts.</source>
        <translation>es ist für Tabellen ohne Bereiche und kumulierte Zahlen.</translation>
    </message>
    <message>
        <source>it works out a matrix over all combinations of the chosen attributes: {cells}; the limit is {limit}.</source>
        <translation>es berechnet eine Matrix über alle Kombinationen der gewählten Merkmale: {cells}; die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>under the recovery “direct” tables are not made to agree</source>
        <translation>bei der Rückrechnung „direct“ werden Tabellen nicht aneinander angeglichen</translation>
    </message>
    <message>
        <source>Choose the recovery “optimal”.</source>
        <translation>Wählen Sie die Rückrechnung „optimal“.</translation>
    </message>
    <message>
        <source>the budget “best” leaves tables without measurements of their own</source>
        <translation>das Budget „best“ lässt Tabellen ohne eigene Messungen</translation>
    </message>
    <message>
        <source>Choose the budget “optimal”.</source>
        <translation>Wählen Sie das Budget „optimal“.</translation>
    </message>
    <message>
        <source>for {cells:,} numbers it may take more than {seconds:.0f} seconds; at most {limit:,} are taken</source>
        <translation>für {cells:,} Zahlen kann es länger als {seconds:.0f} Sekunden dauern; höchstens {limit:,} werden angenommen</translation>
    </message>
    <message>
        <source>Ask for fewer tables, or choose “least-squares”.</source>
        <translation>Verlangen Sie weniger Tabellen, oder wählen Sie „least-squares“.</translation>
    </message>
    <message>
        <source>nothing is named; write marginals = [[&quot;…&quot;, &quot;…&quot;]] or matrix = &quot;….csv&quot; below [strategy] in the plan.</source>
        <translation>nichts ist genannt; schreiben Sie im Plan unter [strategy] marginals = [[&quot;…&quot;, &quot;…&quot;]] oder matrix = &quot;….csv&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>the named marginal {title} has {cells:,} cells; the limit is {limit:,}. Remove one of its attributes.</source>
        <comment>the named marginal {title} has one cell; the limit is {limit:,}. Leave one out of it.</comment>
        <translation>
            <numerusform>die genannte Randtabelle {title} hat eine Zelle; die Grenze ist {limit:,}. Lassen Sie ein Merkmal weg.</numerusform>
            <numerusform>die genannte Randtabelle {title} hat {cells:,} Zellen; die Grenze ist {limit:,}. Lassen Sie ein Merkmal weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>no named marginal holds the table {title}; name one that does.</source>
        <translation>keine genannte Randtabelle enthält die Tabelle {title}; nennen Sie eine, die es tut.</translation>
    </message>
    <message numerus="yes">
        <source>it would have to count {cells} cells at once ({gigabytes} GB); the limit is {limit}.</source>
        <comment>it would have to count one cell at once ({gigabytes} GB); the limit is {limit}.</comment>
        <translation>
            <numerusform>es müsste eine Zelle auf einmal zählen ({gigabytes} GB); die Grenze ist {limit}.</numerusform>
            <numerusform>es müsste {cells} Zellen auf einmal zählen ({gigabytes} GB); die Grenze ist {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it would have to draw noise for {answers} answers; the limit is {limit}.</source>
        <comment>it would have to draw noise for one answer; the limit is {limit}.</comment>
        <translation>
            <numerusform>es müsste Rauschen für eine Antwort ziehen; die Grenze ist {limit}.</numerusform>
            <numerusform>es müsste Rauschen für {answers} Antworten ziehen; die Grenze ist {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>it would need {needed:,.1f} GB of memory; this computer can give {most:,.1f} GB.</source>
        <translation>es bräuchte {needed:,.1f} GB Speicher; dieser Rechner kann {most:,.1f} GB geben.</translation>
    </message>
    <message>
        <source>Choose another strategy, such as “{strategy}”.</source>
        <translation>Wählen Sie ein anderes Verfahren, etwa „{strategy}“.</translation>
    </message>
    <message numerus="yes">
        <source>Ask for less: “{table}”, the largest table, has {cells} numbers. Leave it out, or merge labels.</source>
        <comment>Ask for less: “{table}”, the largest table, has one number. Leave it out, or merge labels.</comment>
        <translation>
            <numerusform>Verlangen Sie weniger: „{table}“, die größte Tabelle, hat eine Zahl. Lassen Sie sie weg, oder legen Sie Ausprägungen zusammen.</numerusform>
            <numerusform>Verlangen Sie weniger: „{table}“, die größte Tabelle, hat {cells} Zahlen. Lassen Sie sie weg, oder legen Sie Ausprägungen zusammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its tables have {parts} combinations of attributes in them; the limit is {limit}.</source>
        <comment>its tables have one combination of attributes in them; the limit is {limit}.</comment>
        <translation>
            <numerusform>in den Tabellen steckt eine Kombination von Merkmalen; die Grenze ist {limit}.</numerusform>
            <numerusform>in den Tabellen stecken {parts} Kombinationen von Merkmalen; die Grenze ist {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not go with this kind of privacy.</source>
        <translation>es passt nicht zu dieser Art der Zusage.</translation>
    </message>
    <message>
        <source>it cannot count a table by itself, and a share of the budget is locked for one.</source>
        <translation>es kann keine Tabelle für sich zählen, und für eine ist ein Anteil am Budget fest.</translation>
    </message>
    <message>
        <source>it measures ranges and cumulative counts, and no table asks for any.</source>
        <translation>es misst Bereiche und kumulierte Zahlen, und keine Tabelle verlangt solche.</translation>
    </message>
    <message numerus="yes">
        <source>it would take too long to search {tables:,} tables; the limit is {limit:,}.</source>
        <comment>it would take too long to search one table; the limit is {limit:,}.</comment>
        <translation>
            <numerusform>eine Tabelle zu durchsuchen würde zu lange dauern; die Grenze ist {limit:,}.</numerusform>
            <numerusform>{tables:,} Tabellen zu durchsuchen würde zu lange dauern; die Grenze ist {limit:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>it halves bins, and 1, 3, 5 or 7 labels have no halves.</source>
        <translation>es halbiert Klassen, und 1, 3, 5 oder 7 Ausprägungen haben keine Hälften.</translation>
    </message>
    <message>
        <source>the budget is so small that some answers would need more noise than can be drawn exactly.</source>
        <translation>das Budget ist so klein, dass manche Antworten mehr Rauschen bräuchten, als sich exakt ziehen lässt.</translation>
    </message>
    <message numerus="yes">
        <source>its matrix has {columns:,} columns; it needs {cells:,}, for the combinations of {title}.</source>
        <comment>its matrix has one column; it needs {cells:,}, for the combinations of {title}.</comment>
        <translation>
            <numerusform>seine Matrix hat eine Spalte; es braucht {cells:,}, für die Kombinationen von {title}.</numerusform>
            <numerusform>seine Matrix hat {columns:,} Spalten; es braucht {cells:,}, für die Kombinationen von {title}.</numerusform>
        </translation>
    </message>
    <message>
        <source>the rows of its matrix do not determine the table {title}; add rows that do.</source>
        <translation>aus den Zeilen seiner Matrix folgt die Tabelle {title} nicht; fügen Sie Zeilen hinzu, aus denen sie folgt.</translation>
    </message>
    <message>
        <source>its columns are meant for {meant}, in this order, and the attributes of the tables are {title}. Restore that order, or choose a matrix for the present one. If the columns fit as they are, write their attributes to matrix_attributes in the plan.</source>
        <translation>ihre Spalten sind für {meant} gedacht, in dieser Reihenfolge, und die Merkmale der Tabellen sind {title}. Bringen Sie diese wieder in jene Reihenfolge, oder wählen Sie eine Matrix dafür; passen die Spalten, wie sie sind, so schreiben Sie deren Merkmale im Plan unter matrix_attributes.</translation>
    </message>
</context>
<context>
    <name>ForeseenCard</name>
    <message>
        <source>The table as it would be published</source>
        <translation>Die Tabelle, wie sie veröffentlicht würde</translation>
    </message>
    <message>
        <source>The ± is being predicted…</source>
        <translation>Das ± wird vorhergesagt…</translation>
    </message>
    <message>
        <source>Each ± is predicted with {0} certainty, from the plan alone.</source>
        <translation>Jedes ± ist mit {0} Sicherheit vorhergesagt, allein aus dem Plan.</translation>
    </message>
    <message>
        <source>{cells}: too many to show one by one.</source>
        <translation>{cells}: zu viele, um sie einzeln zu zeigen.</translation>
    </message>
    <message>
        <source>the others stay as exact</source>
        <translation>die anderen bleiben so genau</translation>
    </message>
    <message>
        <source>makes the ± of the others {share} larger</source>
        <translation>macht das ± der anderen um {share} größer</translation>
    </message>
    <message>
        <source>makes the ± of the others {share} smaller</source>
        <translation>macht das ± der anderen um {share} kleiner</translation>
    </message>
    <message>
        <source>Grey: the predicted ±. No row was read.</source>
        <translation>Grau: ± vorab, ohne Daten.</translation>
    </message>
</context>
<context>
    <name>ForeseenModel</name>
    <message>
        <source>± {0} as predicted; no row was read.</source>
        <translation>± {0}, vorhergesagt; keine Zeile wurde gelesen.</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>Guesses that are right, in %</source>
        <translation>Richtig geraten, in %</translation>
    </message>
    <message>
        <source>Chart of {0}; arrow keys read the bars</source>
        <translation>Diagramm von {0}; Pfeiltasten lesen die Balken</translation>
    </message>
    <message>
        <source>Hollow: always guessing the most frequent value. “Without” leaves out tables: the fewer guesses are right then, the more is owed to them. Point at a bar to read it.</source>
        <translation>Hohl: immer den häufigsten Wert geraten. „Ohne“ lässt Tabellen weg: Je weniger dann richtig geraten wird, desto mehr ist ihnen zuzuschreiben. Zeigen Sie auf einen Balken, um ihn zu lesen.</translation>
    </message>
</context>
<context>
    <name>GoalEditor</name>
    <message>
        <source>such as 20</source>
        <translation>etwa 20</translation>
    </message>
    <message>
        <source>every table</source>
        <translation>jeder Tabelle</translation>
    </message>
    <message>
        <source>the table selected below</source>
        <translation>der Tabelle unten</translation>
    </message>
    <message>
        <source>Find the smallest ε</source>
        <translation>Das kleinste ε suchen</translation>
    </message>
    <message>
        <source>&amp;I need ±</source>
        <translation>&amp;Ich brauche ±</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <translation>i&amp;n</translation>
    </message>
    <message>
        <source>First type the ± that you need.</source>
        <translation>Geben Sie zuerst das ± ein, das Sie brauchen.</translation>
    </message>
    <message>
        <source>The least exact one decides: {table}</source>
        <translation>Die ungenaueste entscheidet: {table}</translation>
    </message>
    <message>
        <source>That is {table}</source>
        <translation>Das ist {table}</translation>
    </message>
</context>
<context>
    <name>GradeBar</name>
    <message>
        <source>How useful the numbers will be</source>
        <translation>Wie brauchbar die Zahlen sein werden</translation>
    </message>
</context>
<context>
    <name>Grades</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>ordentlich</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>nur Rauschen</translation>
    </message>
    <message>
        <source>Good: the ± is at most a tenth of a typical number of the table. Fair: at most a third. Weak: at most the number itself. Noise: more than that.</source>
        <translation>Gut: Das ± ist höchstens ein Zehntel einer typischen Zahl der Tabelle. Ordentlich: höchstens ein Drittel. Schwach: höchstens die Zahl selbst. Nur Rauschen: mehr als das.</translation>
    </message>
    <message>
        <source>{share} {grade}</source>
        <translation>{share} {grade}</translation>
    </message>
    <message>
        <source>under {share}</source>
        <translation>unter {share}</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Errors of all tables with all strategies; arrow keys move, Enter chooses</source>
        <translation>Fehler aller Tabellen mit allen Verfahren; Pfeiltasten bewegen, die Eingabetaste wählt</translation>
    </message>
    <message>
        <source>Scroll the strategies</source>
        <translation>Verfahren rollen</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>of the best ± of a table; ○ uniform, ● optimal</source>
        <translation>des besten ± einer Tabelle; ○ gleichmäßig, ● optimal</translation>
    </message>
    <message>
        <source>of the best standard deviation of a table; ○ uniform, ● optimal</source>
        <translation>der besten Standardabweichung einer Tabelle; ○ gleichmäßig, ● optimal</translation>
    </message>
    <message>
        <source>of the best variance of a table; ○ uniform, ● optimal</source>
        <translation>der besten Varianz einer Tabelle; ○ gleichmäßig, ● optimal</translation>
    </message>
</context>
<context>
    <name>HeightsModel</name>
    <message>
        <source>How far the count is off on average, as rows in boxes that its edges cut lie anywhere in them</source>
        <translation>Wie weit die Zahl im Mittel abweicht, weil Zeilen in geschnittenen Kästen irgendwo darin liegen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Of a typical rectangle, by noise alone (standard deviation)</source>
        <translation>Eines üblichen Rechtecks, durch Rauschen allein (Standardabweichung)</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>The least is in bold</source>
        <translation>Das kleinste ist fett</translation>
    </message>
    <message>
        <source>Smallest box</source>
        <translation>Kästen ab</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>en</source>
        <extracomment>the folder below resources/help that has the pages in your language: its code, such as de</extracomment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Finds: {n}</source>
        <translation>Treffer: {n}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help: {page}</source>
        <translation>Hilfe: {page}</translation>
    </message>
</context>
<context>
    <name>HistogramStrip</name>
    <message>
        <source>How the rows are spread (your eyes only)</source>
        <translation>Wie die Zeilen verteilt sind (nur für Ihre Augen)</translation>
    </message>
    <message numerus="yes">
        <source>{0} to {1}: %Ln rows</source>
        <translation>
            <numerusform>{0} bis {1}: %Ln Zeile</numerusform>
            <numerusform>{0} bis {1}: %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows: {0}</source>
        <translation>Die meisten Zeilen: {0}</translation>
    </message>
    <message>
        <source>your eyes only</source>
        <translation>nur für Ihre Augen</translation>
    </message>
</context>
<context>
    <name>InferPage</name>
    <message>
        <source>What could be inferred</source>
        <translation>Was sich erraten lässt</translation>
    </message>
    <message>
        <source>See how well readers of the tables could guess a sensitive attribute of a person.</source>
        <translation>Sehen Sie, wie gut sich ein sensibles Merkmal einer Person aus den Tabellen erraten lässt.</translation>
    </message>
    <message>
        <source>First choose at least one table on the Tables page.</source>
        <translation>Wählen Sie zuerst auf der Seite „Tabellen“ mindestens eine Tabelle.</translation>
    </message>
    <message>
        <source>Work out</source>
        <translation>Ermitteln</translation>
    </message>
    <message>
        <source>&amp;Try the tables on</source>
        <translation>Tabellen &amp;erproben an</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Rückschlüsse</translation>
    </message>
    <message>
        <source>No attribute is sensitive yet</source>
        <translation>Noch ist kein Merkmal sensibel</translation>
    </message>
    <message>
        <source>Mark what readers of the tables should not be able to guess, such as an income or a diagnosis.</source>
        <translation>Kennzeichnen Sie, was sich aus den Tabellen nicht erraten lassen soll, etwa ein Einkommen oder eine Diagnose.</translation>
    </message>
    <message>
        <source>Go to {page}</source>
        <translation>Zu „{page}“</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>Noch nicht ermittelt</translation>
    </message>
    <message>
        <source>Work out how many guesses would be right, beside those of somebody who has no tables. It is free.</source>
        <translation>Ermitteln Sie, wie oft richtig geraten würde, und wie oft ohne die Tabellen. Das ist kostenlos.</translation>
    </message>
    <message>
        <source>the rows of the file, for your eyes only</source>
        <translation>den Zeilen der Datei, nur für Ihre Augen</translation>
    </message>
    <message>
        <source>made-up records with the released tables</source>
        <translation>erfundenen Datensätzen mit den veröffentlichten Tabellen</translation>
    </message>
    <message>
        <source>made-up people, in a rehearsal</source>
        <translation>erfundenen Personen, in einem Probelauf</translation>
    </message>
    <message>
        <source>It is being worked out.</source>
        <translation>Das wird gerade ermittelt.</translation>
    </message>
</context>
<context>
    <name>Inference</name>
    <message>
        <source>These figures are of made-up records that have the released tables. They hold no further fact about the rows, so they may be published.</source>
        <translation>Diese Zahlen stammen von erfundenen Datensätzen, die die veröffentlichten Tabellen ergeben. Sie verraten nichts Weiteres über die Zeilen und dürfen veröffentlicht werden.</translation>
    </message>
    <message>
        <source>REHEARSAL: made-up data. The figures say what these tables tell about made-up people, not about yours.</source>
        <translation>PROBELAUF: erfundene Daten. Die Zahlen sagen, was diese Tabellen über erfundene Personen verraten, nicht über Ihre.</translation>
    </message>
    <message>
        <source>For your eyes only: these figures are exact facts about the rows. They cost no budget and are saved nowhere. Do not publish them, and do not choose tables by them: take the figures of made-up records.</source>
        <translation>Nur für Ihre Augen: Diese Zahlen sind exakte Angaben über die Zeilen. Sie kosten kein Budget und werden nirgends gespeichert. Veröffentlichen Sie sie nicht, und wählen Sie keine Tabellen danach aus: Nehmen Sie dafür die Zahlen zu den erfundenen Datensätzen.</translation>
    </message>
    <message>
        <source>The tables are all that a reader has, and all other attributes of a person are known. The sensitive one is guessed by naive Bayes.</source>
        <translation>Wer liest, hat nur die Tabellen und kennt alle anderen Merkmale einer Person. Das sensible wird mit naivem Bayes geraten.</translation>
    </message>
    <message>
        <source>This is what the tables say about people like these. It holds whether or not a person was in the data.</source>
        <translation>Das sagen die Tabellen über Menschen wie diese. Es gilt unabhängig davon, ob eine Person in den Daten war.</translation>
    </message>
    <message>
        <source>Differential privacy does not prevent it. Leaving out a table may.</source>
        <translation>Differenzielle Privatheit verhindert das nicht. Eine Tabelle wegzulassen kann es.</translation>
    </message>
    <message>
        <source>No table has “{name}”: the tables say nothing about it.</source>
        <translation>Keine Tabelle enthält „{name}“: Die Tabellen sagen nichts darüber.</translation>
    </message>
    <message>
        <source>“{name}” is guessed right for {right}. Always guessing the most frequent value is right for {most}.</source>
        <translation>„{name}“ wird bei {right} richtig geraten. Immer den häufigsten Wert zu raten ist bei {most} richtig.</translation>
    </message>
    <message>
        <source>Of the surest tenth of the guesses, {surest} are right.</source>
        <translation>Vom sichersten Zehntel sind {surest} richtig geraten.</translation>
    </message>
    <message>
        <source>It owes most to {tables}: without that, {right} are right.</source>
        <translation>Das meiste verrät {tables}: ohne das sind es {right}.</translation>
    </message>
    <message>
        <source>In no table together with it, so of no help: {names}.</source>
        <translation>In keiner Tabelle zusammen damit und daher keine Hilfe: {names}.</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <translation>Richtig geraten</translation>
    </message>
    <message>
        <source>Most frequent value</source>
        <translation>Häufigster Wert</translation>
    </message>
    <message>
        <source>Surest 10 %</source>
        <translation>Sicherste 10 %</translation>
    </message>
    <message>
        <source>Without {tables}</source>
        <translation>Ohne {tables}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>„{title}“</translation>
    </message>
    <message>
        <source>its {n} tables with {names}</source>
        <translation>{n} Tabellen mit {names}</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird angehalten</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>Two releases side by side</source>
        <translation>Zwei Veröffentlichungen nebeneinander</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>± of the first</source>
        <translation>± der ersten</translation>
    </message>
    <message>
        <source>± of the second</source>
        <translation>± der zweiten</translation>
    </message>
    <message>
        <source>± of the difference</source>
        <translation>± des Unterschieds</translation>
    </message>
    <message>
        <source>Beyond its ±</source>
        <translation>Jenseits des ±</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{name} (no. {number}): {cost}, {when}</source>
        <translation>{name} (Nr. {number}): {cost}, {when}</translation>
    </message>
    <message>
        <source>Added up from {first} in the first release, and from {second} in the second.</source>
        <translation>Summiert aus {first} in der ersten und aus {second} in der zweiten Veröffentlichung.</translation>
    </message>
    <message>
        <source>This table is too long for one sheet. Save the comparison as CSV.</source>
        <translation>Diese Tabelle ist zu lang für ein Blatt. Speichern Sie den Vergleich als CSV.</translation>
    </message>
    <message>
        <source>For somebody in both datasets, the two releases together cost {cost}: {one} and {two}.</source>
        <translation>Für jemanden, der in beiden Datenbeständen vorkommt, kosten die zwei Veröffentlichungen zusammen {cost}: {one} und {two}.</translation>
    </message>
    <message>
        <source>Both releases are about “{dataset}”. What they cost together is not known: {doubt}.</source>
        <translation>Beide Veröffentlichungen betreffen „{dataset}“. Was sie zusammen kosten, ist nicht bekannt: {doubt}.</translation>
    </message>
    <message>
        <source>Both releases are about “{dataset}”, and its budget was charged for both: together they cost {cost}. In total, {spent} of {total} is spent.</source>
        <translation>Beide Veröffentlichungen betreffen „{dataset}“ und sind von dessen Budget abgebucht: Zusammen kosten sie {cost}. Insgesamt ist {spent} von {total} ausgegeben.</translation>
    </message>
    <message>
        <source>The first protects each row by itself: somebody with several rows pays more.</source>
        <translation>Die erste schützt jede Zeile für sich: wer mehrere Zeilen hat, zahlt mehr.</translation>
    </message>
    <message>
        <source>The second protects each row by itself: somebody with several rows pays more.</source>
        <translation>Die zweite schützt jede Zeile für sich: wer mehrere Zeilen hat, zahlt mehr.</translation>
    </message>
    <message>
        <source>Both protect each row by itself: somebody with several rows pays more.</source>
        <translation>Beide schützen jede Zeile für sich: wer mehrere Zeilen hat, zahlt mehr.</translation>
    </message>
    <message>
        <source>The sum is for what the two protect: {one} in the first, and {two} in the second.</source>
        <translation>Die Summe gilt für das, was die beiden schützen: {one} in der ersten und {two} in der zweiten.</translation>
    </message>
    <message>
        <source>A difference beyond its ± is marked. Noise alone marks at most {percent} of all differences: here, {most} of {n_cells} on average.</source>
        <translation>Ein Unterschied jenseits seines ± ist markiert. Rauschen allein markiert höchstens {percent} aller Unterschiede: hier im Mittel {most} von {n_cells}.</translation>
    </message>
    <message>
        <source>The ± of a number is the largest of its table, so that of a difference may be smaller.</source>
        <translation>Das ± einer Zahl ist das größte ihrer Tabelle; das einer Differenz kann daher kleiner sein.</translation>
    </message>
    <message>
        <source>The ± is noise only, not sampling error: it does not say why the files differ.</source>
        <translation>Das ± betrifft nur das Rauschen, nicht den Stichprobenfehler: Es sagt nicht, warum sich die Dateien unterscheiden.</translation>
    </message>
    <message>
        <source>“{name}” is not compared: it is of another kind in each release.</source>
        <translation>„{name}“ wird nicht verglichen: Es ist in jeder Veröffentlichung von anderer Art.</translation>
    </message>
    <message>
        <source>“{name}” is not compared: the releases have no category or bin of it in common.</source>
        <translation>„{name}“ wird nicht verglichen: Die Veröffentlichungen haben keine Ausprägung oder Klasse davon gemeinsam.</translation>
    </message>
    <message>
        <source>Of “{name}”, only the first release has {labels}.</source>
        <translation>Von „{name}“ hat nur die erste Veröffentlichung {labels}.</translation>
    </message>
    <message>
        <source>Of “{name}”, only the second release has {labels}.</source>
        <translation>Von „{name}“ hat nur die zweite Veröffentlichung {labels}.</translation>
    </message>
    <message>
        <source>A category of “{name}” for all other values may hold other values in each of the two releases.</source>
        <translation>Eine Ausprägung von „{name}“ für alle übrigen Werte kann in jeder der beiden Veröffentlichungen andere Werte enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>{labels} and {more} more</source>
        <comment>{labels} and one more</comment>
        <translation>
            <numerusform>{labels} und eine weitere</numerusform>
            <numerusform>{labels} und {more} weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinedDialog</name>
    <message>
        <source>Two releases side by side</source>
        <translation>Zwei Veröffentlichungen nebeneinander</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Compared tables</source>
        <translation>Verglichene Tabellen</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Tabelle suchen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>First: {0}</source>
        <translation>Erste: {0}</translation>
    </message>
    <message>
        <source>Second: {0}</source>
        <translation>Zweite: {0}</translation>
    </message>
    <message>
        <source>{0} (no. {1}), {2}, {3}. In common: {4}</source>
        <translation>{0} (Nr. {1}), {2}, {3}. Gemeinsam: {4}</translation>
    </message>
    <message>
        <source>{0} (no. {1}), {2}, {3}</source>
        <translation>{0} (Nr. {1}), {2}, {3}</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>{0} ({1} of {2} marked)</source>
        <translation>{0} ({1} von {2} markiert)</translation>
    </message>
    <message>
        <source>Numbers of both releases</source>
        <translation>Zahlen beider Veröffentlichungen</translation>
    </message>
    <message>
        <source>Added up from “{0}” of the first and “{1}” of the second</source>
        <translation>Summiert aus „{0}“ der ersten und „{1}“ der zweiten</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Die Tabelle ist kopiert.</translation>
    </message>
    <message>
        <source>&amp;Compare release no. {0} with</source>
        <translation>Veröffentlichung Nr. {0} &amp;vergleichen mit</translation>
    </message>
</context>
<context>
    <name>JoinedModel</name>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>± first</source>
        <translation>± erste</translation>
    </message>
    <message>
        <source>± second</source>
        <translation>± zweite</translation>
    </message>
    <message>
        <source>± difference</source>
        <translation>± Unterschied</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Second less first</source>
        <translation>Zweite weniger erste</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Where the difference is further from 0 than its ±</source>
        <translation>Wo der Unterschied weiter von 0 entfernt ist als sein ±</translation>
    </message>
</context>
<context>
    <name>Kind key</name>
    <message>
        <source>categories</source>
        <translation>Ausprägungen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>LabelCountsModel</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>In the rectangle</source>
        <translation>Im Rechteck</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>By noise, in 95 % of releases</source>
        <translation>Durch Rauschen, in 95 % der Veröffentlichungen</translation>
    </message>
    <message>
        <source>At its edges</source>
        <translation>An den Kanten</translation>
    </message>
    <message>
        <source>How far the count may be off besides, where its edges cut boxes</source>
        <translation>Wie weit die Zahl außerdem abweichen kann, wo die Kanten Kästen schneiden</translation>
    </message>
</context>
<context>
    <name>LabelModel</name>
    <message>
        <source>How many rows of your file count here. Shown on this screen only, never written.</source>
        <translation>Wie viele Zeilen Ihrer Datei hier zählen. Nur auf diesem Bildschirm zu sehen, nirgends aufgeschrieben.</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Ausprägung</translation>
    </message>
    <message>
        <source>Also written as</source>
        <translation>Auch so geschrieben</translation>
    </message>
    <message>
        <source>Your eyes only</source>
        <translation>Nur für Sie</translation>
    </message>
</context>
<context>
    <name>LayoutForm</name>
    <message>
        <source>in place of a table: SELECT … FROM …</source>
        <translation>statt einer Tabelle: SELECT … FROM …</translation>
    </message>
    <message>
        <source>none: columns are A, B, …</source>
        <translation>keine: A, B, …</translation>
    </message>
    <message>
        <source>everything, or A3:K500</source>
        <translation>alles, oder A3:K500</translation>
    </message>
    <message>
        <source>point: 1.5</source>
        <translation>Punkt: 1.5</translation>
    </message>
    <message>
        <source>comma: 1,5</source>
        <translation>Komma: 1,5</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>alle Zellen</translation>
    </message>
    <message>
        <source>{name}: {cells} of “{sheet}”</source>
        <translation>{name}: {cells} von „{sheet}“</translation>
    </message>
    <message>
        <source>Print area</source>
        <translation>Druckbereich</translation>
    </message>
    <message>
        <source>&amp;Sheet or table</source>
        <translation>&amp;Blatt oder Tabelle</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Ab&amp;frage</translation>
    </message>
    <message>
        <source>&amp;Header row</source>
        <translation>&amp;Kopfzeile</translation>
    </message>
    <message>
        <source>Ta&amp;ble or area</source>
        <translation>Ta&amp;belle oder Bereich</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>Trenn&amp;zeichen</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>K&amp;odierung</translation>
    </message>
    <message>
        <source>&amp;Quotes</source>
        <translation>An&amp;führungszeichen</translation>
    </message>
    <message>
        <source>De&amp;cimal mark</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>&amp;Thousands mark</source>
        <translation>Tau&amp;sendertrennung</translation>
    </message>
    <message>
        <source>Order of d&amp;ates</source>
        <translation>Reihenfolge im D&amp;atum</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>Komma ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>Semikolon ;</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>bar |</source>
        <translation>Strich |</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>none: 1000</source>
        <translation>keine: 1000</translation>
    </message>
    <message>
        <source>comma: 1,000</source>
        <translation>Komma: 1,000</translation>
    </message>
    <message>
        <source>point: 1.000</source>
        <translation>Punkt: 1.000</translation>
    </message>
    <message>
        <source>space: 1 000</source>
        <translation>Leerzeichen: 1 000</translation>
    </message>
    <message>
        <source>apostrophe: 1&apos;000</source>
        <translation>Apostroph: 1&apos;000</translation>
    </message>
    <message>
        <source>enclose cells</source>
        <translation>umschließen Zellen</translation>
    </message>
    <message>
        <source>are characters like others</source>
        <translation>sind Zeichen wie andere</translation>
    </message>
    <message>
        <source>in cells follow a backslash</source>
        <translation>in Zellen folgen auf einen umgekehrten Schrägstrich</translation>
    </message>
    <message>
        <source>are single ones</source>
        <translation>sind einfache</translation>
    </message>
    <message>
        <source>follow blanks</source>
        <translation>folgen auf Leerzeichen</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>day first: 31/1/2024</source>
        <translation>Tag zuerst: 31/1/2024</translation>
    </message>
    <message>
        <source>month first: 1/31/2024</source>
        <translation>Monat zuerst: 1/31/2024</translation>
    </message>
    <message>
        <source>year first: 2024-01-31</source>
        <translation>Jahr zuerst: 2024-01-31</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>budget set</source>
        <translation>Budget festgelegt</translation>
    </message>
    <message>
        <source>budget raised</source>
        <translation>Budget erhöht</translation>
    </message>
    <message>
        <source>the budget protects {unit}</source>
        <translation>das Budget schützt {unit}</translation>
    </message>
    <message>
        <source>whom earlier releases protect, as their statements say</source>
        <translation>wen frühere Veröffentlichungen laut ihren Angaben zur Methode schützen</translation>
    </message>
    <message numerus="yes">
        <source>{tables} tables by {strategy}</source>
        <comment>One table by {strategy}</comment>
        <translation>
            <numerusform>Eine Tabelle, Verfahren: {strategy}</numerusform>
            <numerusform>Tabellen: {tables}, Verfahren: {strategy}</numerusform>
        </translation>
    </message>
    <message>
        <source>tables of release no. {number} kept</source>
        <translation>Tabellen der Veröffentlichung Nr. {number} aufbewahrt</translation>
    </message>
    <message>
        <source>noise of release no. {number} drawn</source>
        <translation>Rauschen der Veröffentlichung Nr. {number} gezogen</translation>
    </message>
    <message numerus="yes">
        <source>Suggestion of {tables} of {candidates} tables</source>
        <comment>Suggestion of one of {candidates} tables</comment>
        <translation>
            <numerusform>Vorschlag für eine von {candidates} Tabellen</numerusform>
            <numerusform>Vorschlag für {tables} von {candidates} Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lists of {lists} columns found</source>
        <comment>List of one column found</comment>
        <translation>
            <numerusform>Liste einer Spalte gefunden</numerusform>
            <numerusform>Listen von {lists} Spalten gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Map “{name}” of {x} and {y}</source>
        <translation>Karte „{name}“ von {x} und {y}</translation>
    </message>
    <message numerus="yes">
        <source>Round of questions, at most {answers} of them measured</source>
        <comment>Round of questions, at most one of them measured</comment>
        <translation>
            <numerusform>Fragerunde, höchstens eine Antwort gemessen</numerusform>
            <numerusform>Fragerunde, höchstens {answers} Antworten gemessen</numerusform>
        </translation>
    </message>
    <message>
        <source>result of private choice no. {number} kept</source>
        <translation>Ergebnis der privaten Auswahl Nr. {number} aufbewahrt</translation>
    </message>
    <message>
        <source>{dataset} – release {place}</source>
        <translation>{dataset} – Veröffentlichung {place}</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>{amount}, counts as {more}</source>
        <translation>{amount}, zählt als {more}</translation>
    </message>
    <message>
        <source>result kept</source>
        <translation>Ergebnis aufbewahrt</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>aufbewahrt</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Private choice</source>
        <translation>Private Auswahl</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Datasets and their budgets</source>
        <translation>Datenbestände und ihre Budgets</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren…</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Kontobuch</translation>
    </message>
    <message>
        <source>Every dataset you protect: what may be spent, what has been, what is left.</source>
        <translation>Jeder Datenbestand, den Sie schützen: sein Budget, was ausgegeben und was übrig ist.</translation>
    </message>
    <message>
        <source>The ledger is empty: there is nothing to export yet.</source>
        <translation>Das Kontobuch ist leer: Es gibt noch nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Give each dataset a total budget once. Every release is then charged to it.</source>
        <translation>Legen Sie einmal fest, wie viel für einen Datenbestand insgesamt ausgegeben werden darf. Jede Veröffentlichung wird dann davon abgebucht.</translation>
    </message>
    <message>
        <source>The ledger cannot be used</source>
        <translation>Das Kontobuch ist unbrauchbar</translation>
    </message>
    <message>
        <source>No dataset has a budget yet</source>
        <translation>Noch hat kein Datenbestand ein Budget</translation>
    </message>
    <message>
        <source>Choose another ledger…</source>
        <translation>Anderes Kontobuch wählen…</translation>
    </message>
    <message>
        <source>Nothing can be released for now</source>
        <translation>Vorerst kann nichts veröffentlicht werden</translation>
    </message>
    <message>
        <source>New dataset…</source>
        <translation>Neuer Datenbestand…</translation>
    </message>
    <message>
        <source>Completed. Nothing more was spent. Read the tables or export them.</source>
        <translation>Abgeschlossen. Nichts Weiteres wurde ausgegeben. Lesen oder exportieren Sie die Tabellen.</translation>
    </message>
</context>
<context>
    <name>LicenceReader</name>
    <message>
        <source>Packages</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Find a package or a licence</source>
        <translation>Paket oder Lizenz suchen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>{name} {version}
Licence: {licence}</source>
        <translation>{name} {version}
Lizenz: {licence}</translation>
    </message>
    <message>
        <source>not stated by the package</source>
        <translation>vom Paket nicht angegeben</translation>
    </message>
    <message>
        <source>The package carries no words of its licence.</source>
        <translation>Das Paket bringt keinen Wortlaut seiner Lizenz mit.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{plan}[*] – Reticent</source>
        <translation>{plan}[*] – Reticent</translation>
    </message>
    <message>
        <source>There is nothing to search on this page.</source>
        <translation>Auf dieser Seite gibt es nichts zu suchen.</translation>
    </message>
    <message>
        <source>“{page}” comes later</source>
        <translation>„{page}“ kommt später</translation>
    </message>
    <message>
        <source>Go to {page}</source>
        <translation>Zu „{page}“</translation>
    </message>
    <message>
        <source>One file at a time: of those dropped, only “{name}” is opened.</source>
        <translation>Eine Datei auf einmal: Von den gezogenen wird nur „{name}“ geöffnet.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>looking through the packages</source>
        <translation>Durchsehen der Pakete</translation>
    </message>
    <message>
        <source>The system refused to start another window.</source>
        <translation>Das System hat es abgelehnt, ein weiteres Fenster zu starten.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>The map “{name}” counts rows by {x} and {y} in a box that is cut on {levels} levels. The smallest boxes are {wide} × {tall}.</source>
        <translation>Die Karte „{name}“ zählt Zeilen nach {x} und {y} in einem Rahmen, der auf {levels} Ebenen geteilt wird. Die kleinsten Kästen messen {wide} × {tall}.</translation>
    </message>
    <message>
        <source>There is a map for each value of {names}: {n} maps. A row lies in one of them, so together they cost what one map would.</source>
        <translation>Für jeden Wert von {names} gibt es eine Karte: {n} Karten. Eine Zeile liegt in einer davon, also kosten alle zusammen, was eine Karte kosten würde.</translation>
    </message>
    <message>
        <source>The map of all rows is the sum of these, and has the noise of all of them. Estimates add up; whole counts are rounded in every map by itself, and need not.</source>
        <translation>Die Karte aller Zeilen ist die Summe dieser Karten und hat das Rauschen aller. Schätzungen summieren sich auf; ganze Zahlen sind in jeder Karte für sich gerundet und müssen es nicht.</translation>
    </message>
    <message>
        <source>This map was published on {date}, as no. {number} of the ledger. It is shown again at no cost.</source>
        <translation>Diese Karte wurde am {date} als Nr. {number} des Kontobuchs veröffentlicht. Sie wird ohne Kosten wieder gezeigt.</translation>
    </message>
    <message>
        <source>No. {number} of the ledger has paid for this map, which was cut short. It goes on at no further cost.</source>
        <translation>Nr. {number} des Kontobuchs hat diese Karte bezahlt, die abgebrochen wurde. Sie wird ohne weitere Kosten fortgesetzt.</translation>
    </message>
    <message>
        <source>Every box is cut into four equal ones, wherever the rows are.</source>
        <translation>Jeder Kasten wird in vier gleiche geteilt, wo auch immer die Zeilen liegen.</translation>
    </message>
    <message>
        <source>Boxes are cut at medians, which are chosen privately; they become public.</source>
        <translation>Kästen werden an Medianen geteilt, die privat gewählt werden; sie werden öffentlich.</translation>
    </message>
    <message>
        <source>Large boxes are cut at medians, which are chosen privately; small ones are halved.</source>
        <translation>Große Kästen werden an Medianen geteilt, die privat gewählt werden; kleine werden halbiert.</translation>
    </message>
    <message>
        <source>Boxes are cut at medians of a noisy grid, which is counted first.</source>
        <translation>Kästen werden an Medianen eines verrauschten Gitters geteilt, das zuerst gezählt wird.</translation>
    </message>
    <message>
        <source>All levels get the same share of the budget.</source>
        <translation>Alle Ebenen erhalten den gleichen Anteil am Budget.</translation>
    </message>
    <message>
        <source>Smaller boxes get larger shares of the budget.</source>
        <translation>Kleinere Kästen erhalten größere Anteile am Budget.</translation>
    </message>
    <message>
        <source>The levels get the shares that are best for rectangles of the typical size.</source>
        <translation>Die Ebenen erhalten die Anteile, die für Rechtecke der üblichen Größe am besten sind.</translation>
    </message>
    <message>
        <source>The box {box} is public. Rows outside it, or whose cell in one of the two columns is blank or no number, are one count.</source>
        <translation>Der Rahmen {box} ist öffentlich. Zeilen außerhalb, oder deren Zelle in einer der zwei Spalten leer oder keine Zahl ist, sind eine einzige Zahl.</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <translation>Sie kostet {cost}.</translation>
    </message>
    <message>
        <source>Public afterwards: the boxes, their noisy counts, and all that follows from them.</source>
        <translation>Danach öffentlich: die Kästen, ihre verrauschten Zahlen und alles, was daraus folgt.</translation>
    </message>
    <message>
        <source>The cost counts from the moment you confirm, even if you cancel. A map that was cut short goes on at no further cost when the same is asked again.</source>
        <translation>Die Kosten gelten, sobald Sie bestätigen, auch wenn Sie abbrechen. Eine abgebrochene Karte wird ohne weitere Kosten fortgesetzt, wenn dasselbe wieder verlangt wird.</translation>
    </message>
    <message>
        <source>Every count has discrete Laplace noise, drawn exactly.</source>
        <translation>Jede Zahl hat diskretes Laplace-Rauschen, exakt gezogen.</translation>
    </message>
    <message>
        <source>Every count has discrete Gaussian noise, drawn exactly.</source>
        <translation>Jede Zahl hat diskretes Gauß-Rauschen, exakt gezogen.</translation>
    </message>
    <message>
        <source>Least squares over all levels makes the counts agree. Boxes that hardly more than noise is counted in are not cut further; counts are then rounded to whole numbers of at least 0 that add up.</source>
        <translation>Kleinste Quadrate über alle Ebenen machen die Zahlen widerspruchsfrei. Kästen, in denen kaum mehr als Rauschen gezählt wird, werden nicht weiter geteilt; dann werden die Zahlen zu ganzen Zahlen ab 0 gerundet, die sich aufaddieren.</translation>
    </message>
    <message>
        <source>The count of a rectangle has two errors: noise, which is stated as ±, and where rows lie within the boxes that its edges cut, which is taken to be even and stated as the most it could be off.</source>
        <translation>Die Zahl eines Rechtecks hat zwei Fehler: Rauschen, angegeben als ±, und die Lage der Zeilen in den Kästen, die seine Kanten schneiden; sie wird als gleichmäßig angenommen, und angegeben ist, um wie viel die Zahl dadurch höchstens abweicht.</translation>
    </message>
    <message>
        <source>Noisy counts: {total:,} rows in the map (standard deviation {of_total}), {outside:,} outside ({of_outside}).</source>
        <translation>Verrauschte Zahlen: {total:,} Zeilen in der Karte (Standardabweichung {of_total}), {outside:,} außerhalb ({of_outside}).</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Ort</translation>
    </message>
</context>
<context>
    <name>MapCard</name>
    <message>
        <source>Map; arrow keys move a rectangle, Page Up and Page Down resize it</source>
        <translation>Karte; Pfeiltasten bewegen ein Rechteck, Bild auf und Bild ab ändern seine Größe</translation>
    </message>
    <message>
        <source>rows per area, each colour {0} times the one before</source>
        <translation>Zeilen je Fläche, jede Farbe das {0}-Fache der vorigen</translation>
    </message>
    <message>
        <source>Labels, and how the map was made</source>
        <translation>Werte, und wie die Karte zustande kam</translation>
    </message>
    <message>
        <source>Maps by label; the chosen one is shown</source>
        <translation>Karten je Wert; die gewählte wird gezeigt</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Save the map…</source>
        <translation>Karte speichern…</translation>
    </message>
    <message>
        <source>{0} rows in the map, {1} outside; no. {2} of the ledger</source>
        <translation>{0} Zeilen in der Karte, {1} außerhalb; Nr. {2} im Kontobuch</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>x {0} to {1}, y {2} to {3}: {4} rows, ±{5} by noise, and up to {6} at its edges</source>
        <translation>x {0} bis {1}, y {2} bis {3}: {4} Zeilen, ±{5} durch Rauschen und bis zu {6} an den Kanten</translation>
    </message>
    <message>
        <source>Draw a rectangle, or move one with the arrow keys, to count it. + and − zoom; the right button, or Ctrl+arrow, moves the map.</source>
        <translation>Zeichnen Sie ein Rechteck, oder bewegen Sie eines mit den Pfeiltasten, um darin zu zählen. + und − ändern den Ausschnitt; die rechte Taste oder Strg+Pfeil verschiebt ihn.</translation>
    </message>
    <message>
        <source>How the map was made</source>
        <translation>Wie die Karte zustande kam</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>Wie sie zustande kam</translation>
    </message>
    <message>
        <source>Maps by label</source>
        <translation>Karten je Wert</translation>
    </message>
</context>
<context>
    <name>MapChooser</name>
    <message>
        <source>Map of the plan</source>
        <translation>Karte des Plans</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Add a map</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Remove this map</source>
        <translation>Diese Karte entfernen</translation>
    </message>
</context>
<context>
    <name>MapCostCard</name>
    <message>
        <source>What it costs</source>
        <translation>Was sie kostet</translation>
    </message>
    <message>
        <source>I know that this cannot be undone</source>
        <translation>Ich weiß, dass sich das nicht rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Progress of the map</source>
        <translation>Fortschritt der Karte</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>These rows are about other people than {0}.</source>
        <translation>Diese Zeilen handeln von anderen Personen als {0}.</translation>
    </message>
    <message>
        <source>Left now: {0}</source>
        <translation>Jetzt übrig: {0}</translation>
    </message>
    <message>
        <source>This map: {0}</source>
        <translation>Diese Karte: {0}</translation>
    </message>
    <message>
        <source>Left afterwards: {0}</source>
        <translation>Danach übrig: {0}</translation>
    </message>
    <message>
        <source>To publish, first give “{0}” a total budget: ε, or ε and δ.</source>
        <translation>Geben Sie „{0}“ zum Veröffentlichen erst sein Budget: ε insgesamt, oder ε und δ.</translation>
    </message>
    <message>
        <source>First tick that you agree.</source>
        <translation>Haken Sie zuerst an, dass Sie einverstanden sind.</translation>
    </message>
    <message>
        <source>Continue at no cost</source>
        <translation>Ohne Kosten fortsetzen</translation>
    </message>
    <message>
        <source>Total &amp;budget of this dataset: ε, or ε and δ</source>
        <translation>&amp;Budget dieses Datenbestands insgesamt: ε, oder ε und δ</translation>
    </message>
    <message>
        <source>Only {0} is left, and this costs {1}. Lower ε, or raise the budget on the Ledger page.</source>
        <translation>Nur {0} ist übrig, und dies kostet {1}. Senken Sie ε, oder erhöhen Sie das Budget auf der Seite „Kontobuch“.</translation>
    </message>
    <message>
        <source>Quadtree, uniform</source>
        <translation>Quadtree, gleich</translation>
    </message>
    <message>
        <source>Quadtree, geometric</source>
        <translation>Quadtree, geometrisch</translation>
    </message>
    <message>
        <source>Quadtree, optimal</source>
        <translation>Quadtree, optimal</translation>
    </message>
    <message>
        <source>kd</source>
        <translation>kd</translation>
    </message>
    <message>
        <source>kd-hybrid</source>
        <translation>kd-hybrid</translation>
    </message>
    <message>
        <source>kd-cell</source>
        <translation>kd-cell</translation>
    </message>
    <message>
        <source>{0}: noise of a typical rectangle {1}, of a smallest box {2} (standard deviations)</source>
        <translation>{0}: Rauschen eines üblichen Rechtecks {1}, eines kleinsten Kastens {2} (Standardabweichungen)</translation>
    </message>
    <message>
        <source>Show the map again</source>
        <translation>Karte wieder zeigen</translation>
    </message>
    <message>
        <source>Spend {0} and publish</source>
        <translation>{0} ausgeben und veröffentlichen</translation>
    </message>
    <message>
        <source>What you pay for</source>
        <translation>Wofür Sie bezahlen</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Andere Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>MapCostFields</name>
    <message>
        <source>Kind of cost</source>
        <translation>Art der Kosten</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>ε with a tiny δ</source>
        <translation>ε mit winzigem δ</translation>
    </message>
    <message>
        <source>ρ</source>
        <translation>ρ</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>as the tables</source>
        <translation>wie die Tabellen</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
</context>
<context>
    <name>MapForm</name>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>A map for each value of</source>
        <translation>Eine Karte für jeden Wert von</translation>
    </message>
    <message>
        <source>Space ticks an attribute</source>
        <translation>Die Leertaste hakt ein Merkmal an</translation>
    </message>
    <message>
        <source>Give the map a name.</source>
        <translation>Geben Sie der Karte einen Namen.</translation>
    </message>
    <message>
        <source>There is a map called “{0}” already.</source>
        <translation>Es gibt schon eine Karte namens „{0}“.</translation>
    </message>
    <message>
        <source>Choose a column along x, and one along y.</source>
        <translation>Wählen Sie eine Spalte für x und eine für y.</translation>
    </message>
    <message>
        <source>Choose two different columns.</source>
        <translation>Wählen Sie zwei verschiedene Spalten.</translation>
    </message>
    <message>
        <source>four equal boxes (quadtree)</source>
        <translation>in vier gleiche (Quadtree)</translation>
    </message>
    <message>
        <source>at private medians (kd)</source>
        <translation>an privaten Medianen (kd)</translation>
    </message>
    <message>
        <source>medians, then equal boxes (kd-hybrid)</source>
        <translation>an Medianen, dann gleich (kd-hybrid)</translation>
    </message>
    <message>
        <source>at medians of a noisy grid (kd-cell)</source>
        <translation>an Medianen eines Gitters (kd-cell)</translation>
    </message>
    <message>
        <source>more for small boxes (geometric)</source>
        <translation>mehr für kleine (geometrisch)</translation>
    </message>
    <message>
        <source>equal (uniform)</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>best for typical rectangles (optimal)</source>
        <translation>am besten für übliche (optimal)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;x (longitude)</source>
        <translation>&amp;x (Länge)</translation>
    </message>
    <message>
        <source>&amp;y (latitude)</source>
        <translation>&amp;y (Breite)</translation>
    </message>
    <message>
        <source>x from, to</source>
        <translation>x von, bis</translation>
    </message>
    <message>
        <source>Lowest x</source>
        <translation>Kleinstes x</translation>
    </message>
    <message>
        <source>Highest x</source>
        <translation>Größtes x</translation>
    </message>
    <message>
        <source>y from, to</source>
        <translation>y von, bis</translation>
    </message>
    <message>
        <source>Lowest y</source>
        <translation>Kleinstes y</translation>
    </message>
    <message>
        <source>Highest y</source>
        <translation>Größtes y</translation>
    </message>
    <message>
        <source>A map for each</source>
        <translation>Eine Karte je</translation>
    </message>
    <message>
        <source>&amp;Levels of boxes</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Boxes are &amp;cut</source>
        <translation>Kästen &amp;teilen</translation>
    </message>
    <message>
        <source>Budget of the le&amp;vels</source>
        <translation>Bud&amp;get der Ebenen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Only you see this: in “{0}”, {1} cells are no numbers and {2} are blank; they count as outside.</source>
        <translation>Das sehen nur Sie: In „{0}“ sind {1} Zellen keine Zahlen und {2} leer; sie zählen als außerhalb.</translation>
    </message>
    <message>
        <source>The box is public: take it from an atlas, not from the rows. Rows outside are one count.</source>
        <translation>Der Rahmen ist öffentlich: Nehmen Sie ihn aus einem Atlas, nicht aus den Zeilen. Zeilen außerhalb sind eine einzige Zahl.</translation>
    </message>
</context>
<context>
    <name>MapHeights</name>
    <message>
        <source>as published, or a guess</source>
        <translation>wie veröffentlicht, oder geschätzt</translation>
    </message>
    <message>
        <source>Noise by levels of boxes</source>
        <translation>Rauschen nach Ebenen der Kästen</translation>
    </message>
    <message>
        <source>&amp;Rows, roughly</source>
        <translation>&amp;Zeilen, ungefähr</translation>
    </message>
    <message>
        <source>How many levels</source>
        <translation>Wie viele Ebenen</translation>
    </message>
    <message>
        <source>Few levels leave large boxes, whose rows may lie anywhere; many leave more noise. Enter takes one.</source>
        <translation>Wenige Ebenen lassen große Kästen, in denen Zeilen irgendwo liegen; viele lassen mehr Rauschen. Eingabe übernimmt eine.</translation>
    </message>
    <message>
        <source>Type a number of rows, such as 10000.</source>
        <translation>Geben Sie eine Zahl von Zeilen ein, etwa 10000.</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>The map appears here once it is published.</source>
        <translation>Die Karte erscheint hier, sobald sie veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Not published yet</source>
        <translation>Noch nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Publish where rows lie, by two columns such as longitude and latitude.</source>
        <translation>Veröffentlichen Sie, wo Zeilen liegen, nach zwei Spalten wie Länge und Breite.</translation>
    </message>
    <message>
        <source>What is counted, and what it costs</source>
        <translation>Was gezählt wird und was es kostet</translation>
    </message>
    <message>
        <source>Check the columns and the box, then add the map with +.</source>
        <translation>Prüfen Sie Spalten und Rahmen und fügen Sie die Karte mit + hinzu.</translation>
    </message>
</context>
<context>
    <name>MarginsEditor</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {name}</source>
        <translation>&amp;Rückgängig: {name}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {name}</source>
        <translation>&amp;Wiederholen: {name}</translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation>&amp;Neuer Plan</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Open a spreadsheet…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;folder of Parquet files…</source>
        <translation>Einen &amp;Ordner mit Parquet-Dateien öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;database…</source>
        <translation>Eine Datenban&amp;k öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>&amp;Plan öffnen…</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>&amp;Zuletzt verwendete Dateien</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt verwendeten Dateien</translation>
    </message>
    <message>
        <source>Empty this list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Remember recent files</source>
        <translation>Zuletzt verwendete Dateien merken</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>Auf dieser Seite &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>B&amp;efehle…</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;This page</source>
        <translation>Hilfe zu &amp;dieser Seite</translation>
    </message>
    <message>
        <source>&amp;What is promised</source>
        <translation>&amp;Was zugesagt wird</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>T&amp;our of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>&amp;About Reticent</source>
        <translation>Ü&amp;ber Reticent</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Jan</source>
        <translation>Jan.</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>Feb.</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>März</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>Apr.</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>Aug.</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>Sept.</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>Okt.</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>Nov.</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>Dez.</translation>
    </message>
</context>
<context>
    <name>NestedHeader</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>NoOutcomes</name>
    <message>
        <source>Being worked out</source>
        <translation>Wird berechnet</translation>
    </message>
    <message>
        <source>Every strategy appears here as soon as its errors are known.</source>
        <translation>Jedes Verfahren erscheint hier, sobald seine Fehler bekannt sind.</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>Noch nicht berechnet</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>None could be worked out: nothing can be rehearsed or released.</source>
        <translation>Keines ließ sich berechnen: Weder Probelauf noch Veröffentlichung ist möglich.</translation>
    </message>
    <message>
        <source>The budget is too small</source>
        <translation>Das Budget ist zu klein</translation>
    </message>
    <message>
        <source>Change the amount</source>
        <translation>Betrag ändern</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Change the tables</source>
        <translation>Tabellen ändern</translation>
    </message>
</context>
<context>
    <name>Noise</name>
    <message>
        <source>difference of two Wishart matrices, rounded</source>
        <translation>Differenz zweier Wishart-Matrizen, gerundet</translation>
    </message>
    <message>
        <source>discrete Gaussian</source>
        <translation>diskrete Gaußverteilung</translation>
    </message>
    <message>
        <source>discrete Laplace</source>
        <translation>diskrete Laplaceverteilung</translation>
    </message>
    <message>
        <source>joint discrete noise (K-norm)</source>
        <translation>gemeinsames diskretes Rauschen (K-Norm)</translation>
    </message>
</context>
<context>
    <name>NoiseGroup</name>
    <message numerus="yes">
        <source>{name} in {parts} parts</source>
        <comment>{name} in one part</comment>
        <translation>
            <numerusform>{name} in einem Teil</numerusform>
            <numerusform>{name} in {parts} Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} by the steps {steps} of its tree</source>
        <translation>{name} nach den Stufen {steps} seines Baums</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {more} more, together</source>
        <comment>{first} and {more} more, together</comment>
        <translation>
            <numerusform>{first} und {more} weitere, gemeinsam</numerusform>
            <numerusform>{first} und {more} weitere, gemeinsam</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen…</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>under 1 s</source>
        <translation>unter 1 s</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
</context>
<context>
    <name>ObjectiveEditor</name>
    <message>
        <source>total error</source>
        <translation>Gesamtfehler</translation>
    </message>
    <message>
        <source>least exact table</source>
        <translation>ungenaueste Tabelle</translation>
    </message>
    <message>
        <source>errors beside typical numbers</source>
        <translation>Fehler neben typischen Zahlen</translation>
    </message>
    <message>
        <source>The sum of all squared errors, by importance; some tables may lose by it</source>
        <translation>Die Summe aller quadrierten Fehler nach Wichtigkeit; manche Tabellen können dadurch verlieren</translation>
    </message>
    <message>
        <source>No table is left behind: the largest ±, or the one furthest above its wanted ±</source>
        <translation>Keine Tabelle bleibt zurück: das größte ± oder das, das am weitesten über dem gewünschten liegt</translation>
    </message>
    <message>
        <source>Squared errors beside the squared typical number of each table</source>
        <translation>Quadrierte Fehler neben der quadrierten typischen Zahl jeder Tabelle</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Minimieren</translation>
    </message>
    <message>
        <source>Wanted ± of each table…</source>
        <translation>Gewünschtes ± jeder Tabelle…</translation>
    </message>
    <message>
        <source>Locked shares of the budget…</source>
        <translation>Feste Anteile am Budget…</translation>
    </message>
    <message>
        <source>Only “least exact table” looks at a wanted ±.</source>
        <translation>Nur „ungenaueste Tabelle“ richtet sich nach einem gewünschten ±.</translation>
    </message>
</context>
<context>
    <name>OpenSourceDialog</name>
    <message>
        <source>Open {file}</source>
        <translation>{file} öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen…</translation>
    </message>
    <message>
        <source>… rows, {columns}. The rest of the file is still being read.</source>
        <translation>… Zeilen, {columns}. Der Rest der Datei wird noch gelesen.</translation>
    </message>
    <message>
        <source>Say first which row holds the names of the columns.</source>
        <translation>Sagen Sie zuerst, in welcher Zeile die Spaltennamen stehen.</translation>
    </message>
    <message>
        <source>Nothing could be detected.</source>
        <translation>Es ließ sich nichts erkennen.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Einstellungen beim Einlesen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>This is what was detected. Change what is wrong.</source>
        <translation>Das wurde erkannt. Ändern Sie, was falsch ist.</translation>
    </message>
</context>
<context>
    <name>OutcomeHeading</name>
    <message>
        <source>Use this one</source>
        <translation>Dieses verwenden</translation>
    </message>
    <message>
        <source>The plan uses it already.</source>
        <translation>Der Plan verwendet es schon.</translation>
    </message>
    <message>
        <source>Keep this strategy in sight, to compare others with it</source>
        <translation>Dieses Verfahren im Blick behalten, um andere damit zu vergleichen</translation>
    </message>
    <message>
        <source>Keep this strategy in sight, too, beside the one that is pinned</source>
        <translation>Auch dieses Verfahren im Blick behalten, neben dem angehefteten</translation>
    </message>
    <message>
        <source>Keep this strategy in sight, in place of the one that was pinned first</source>
        <translation>Dieses Verfahren im Blick behalten, anstelle des zuerst angehefteten</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this strategy in sight no longer</source>
        <translation>Dieses Verfahren nicht länger im Blick behalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {tables} tables gain up to {part}</source>
        <translation>
            <numerusform>%Ln von {tables} Tabellen gewinnt bis zu {part}</numerusform>
            <numerusform>%Ln von {tables} Tabellen gewinnen bis zu {part}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {tables} tables lose up to {part}</source>
        <translation>
            <numerusform>%Ln von {tables} Tabellen verliert bis zu {part}</numerusform>
            <numerusform>%Ln von {tables} Tabellen verlieren bis zu {part}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lose up to {part}</source>
        <translation>
            <numerusform>%Ln verliert bis zu {part}</numerusform>
            <numerusform>%Ln verlieren bis zu {part}</numerusform>
        </translation>
    </message>
    <message>
        <source>With an optimal budget, {0}, {1}.</source>
        <translation>Optimales Budget: {0}, {1}.</translation>
    </message>
    <message>
        <source>With an optimal budget, {0}.</source>
        <translation>Optimales Budget: {0}.</translation>
    </message>
    <message>
        <source>With an optimal budget, all tables stay as exact as with a uniform one.</source>
        <translation>Mit optimalem Budget bleiben alle Tabellen so genau wie mit gleichmäßigem.</translation>
    </message>
    <message>
        <source>With an optimal budget, the table gains {0}.</source>
        <translation>Mit optimalem Budget gewinnt die Tabelle {0}.</translation>
    </message>
    <message>
        <source>With an optimal budget, the table loses {0}.</source>
        <translation>Mit optimalem Budget verliert die Tabelle {0}.</translation>
    </message>
    <message>
        <source>With an optimal budget, the table stays as exact as with a uniform one.</source>
        <translation>Mit optimalem Budget bleibt die Tabelle so genau wie mit gleichmäßigem.</translation>
    </message>
</context>
<context>
    <name>OutcomeTabs</name>
    <message>
        <source>Predicted error of every table</source>
        <translation>Vorhergesagter Fehler jeder Tabelle</translation>
    </message>
    <message>
        <source>Strategies by predicted error</source>
        <translation>Verfahren nach vorhergesagtem Fehler</translation>
    </message>
    <message>
        <source>How the budget is split</source>
        <translation>Aufteilung des Budgets</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Tabelle suchen</translation>
    </message>
    <message>
        <source>Copy the picture or the table</source>
        <translation>Das Bild oder die Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save the picture or the table as a file</source>
        <translation>Das Bild oder die Tabelle als Datei speichern</translation>
    </message>
    <message>
        <source>Work out the rest</source>
        <translation>Den Rest berechnen</translation>
    </message>
    <message>
        <source>Views of the comparison</source>
        <translation>Ansichten des Vergleichs</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Budget split</source>
        <translation>Budgetaufteilung</translation>
    </message>
</context>
<context>
    <name>OutputChoices</name>
    <message>
        <source>No number below 0</source>
        <translation>Keine Zahl unter 0</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation>Ganze Zahlen</translation>
    </message>
    <message>
        <source>that add up</source>
        <translation>die sich aufsummieren</translation>
    </message>
    <message>
        <source>Whole numbers that add up</source>
        <translation>Ganze Zahlen mit stimmigen Summen</translation>
    </message>
    <message>
        <source>The tables are those of made-up records, so that the same total is the same in every table.</source>
        <translation>Die Tabellen sind die erfundener Datensätze; so ist dieselbe Summe in jeder Tabelle dieselbe.</translation>
    </message>
    <message>
        <source>What makes tables agree</source>
        <translation>Was Tabellen aufeinander abstimmt</translation>
    </message>
    <message>
        <source>Make tables consistent by</source>
        <translation>Tabellen werden aneinander angeglichen durch</translation>
    </message>
    <message>
        <source>None of this costs anything: it is done with noisy numbers only.</source>
        <translation>Nichts davon kostet etwas: Es geschieht nur mit verrauschten Zahlen.</translation>
    </message>
</context>
<context>
    <name>OverwritePlanDialog</name>
    <message>
        <source>Another plan</source>
        <translation>Ein anderer Plan</translation>
    </message>
    <message>
        <source>Overwrite {plan}?</source>
        <translation>{plan} überschreiben?</translation>
    </message>
    <message>
        <source>“{plan}” is the plan of another data file, with other columns than {data}. Overwriting loses that plan.</source>
        <translation>„{plan}“ ist der Plan einer anderen Datendatei, mit anderen Spalten als {data}. Mit dem Überschreiben geht er verloren.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PageRail</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>{title}, locked: {reason}</source>
        <translation>{title}, gesperrt: {reason}</translation>
    </message>
</context>
<context>
    <name>PagesScroll</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>PairMatrix</name>
    <message>
        <source>Pairs of attributes</source>
        <translation>Paare von Merkmalen</translation>
    </message>
    <message>
        <source>Tick a crossing for a 2-way table; the diagonal is an attribute alone.</source>
        <translation>Haken Sie eine Kreuzung für eine 2-dimensionale Tabelle an; die Diagonale ist ein Merkmal allein.</translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>{table}: {n} cells</source>
        <translation>
            <numerusform>{table}: {n} Zelle</numerusform>
            <numerusform>{table}: {n} Zellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasswordDialog</name>
    <message>
        <source>&amp;Password of “{0}”</source>
        <translation>&amp;Kennwort von „{0}“</translation>
    </message>
    <message>
        <source>This password is wrong. {0}</source>
        <translation>Dieses Kennwort ist falsch. {0}</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>It stays in memory until Reticent ends. Neither it nor what it opens is written anywhere.</source>
        <translation>Es bleibt im Arbeitsspeicher, bis Reticent endet. Weder das Kennwort noch was es öffnet wird irgendwo gespeichert.</translation>
    </message>
</context>
<context>
    <name>PeopleEditor</name>
    <message>
        <source>such as 4000</source>
        <translation>etwa 4000</translation>
    </message>
    <message>
        <source>Num&amp;ber of people</source>
        <translation>A&amp;nzahl Menschen</translation>
    </message>
    <message>
        <source>Public, from a census or an annual report; never counted in your rows. Tells how useful the tables will be.</source>
        <translation>Öffentlich bekannt, etwa aus einer Volkszählung oder einem Jahresbericht; nie in Ihren Zeilen gezählt. Sagt, wie brauchbar die Tabellen sein werden.</translation>
    </message>
    <message>
        <source>A whole number above 0, such as 4000</source>
        <translation>Eine ganze Zahl über 0, etwa 4000</translation>
    </message>
</context>
<context>
    <name>PickCard</name>
    <message>
        <source>Ways to choose tables</source>
        <translation>Wege, Tabellen zu wählen</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Viele auf einmal</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
</context>
<context>
    <name>PictureControls</name>
    <message>
        <source>Margin ±</source>
        <translation>Spanne ±</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>Least squares</source>
        <translation>Kleinste Quadrate</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Wie aufgeführt</translation>
    </message>
    <message>
        <source>Largest loss first</source>
        <translation>Größter Verlust zuerst</translation>
    </message>
    <message>
        <source>Least exact first</source>
        <translation>Ungenaueste zuerst</translation>
    </message>
    <message>
        <source>Groups by attribute</source>
        <translation>Gruppen nach Merkmal</translation>
    </message>
    <message>
        <source>Groups by size</source>
        <translation>Gruppen nach Größe</translation>
    </message>
    <message>
        <source>As sorted in the table</source>
        <translation>Wie in der Tabelle sortiert</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Recovery</source>
        <translation>&amp;Rückrechnung</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Folge</translation>
    </message>
</context>
<context>
    <name>PictureMaker</name>
    <message>
        <source>{mark} {name} ({n})</source>
        <translation>{mark} {name} ({n})</translation>
    </message>
    <message>
        <source>{mark} Attributes per table: {name} ({n})</source>
        <translation>{mark} Merkmale je Tabelle: {name} ({n})</translation>
    </message>
</context>
<context>
    <name>PinnedErrorsModel</name>
    <message>
        <source>± {0}</source>
        <translation>± {0}</translation>
    </message>
    <message>
        <source>± per cell with this strategy</source>
        <translation>± je Zelle mit diesem Verfahren</translation>
    </message>
    <message>
        <source>± per cell with the strategy that is pinned</source>
        <translation>± je Zelle mit dem angehefteten Verfahren</translation>
    </message>
    <message>
        <source>± per cell with the second pinned</source>
        <translation>± je Zelle mit dem zweiten angehefteten Verfahren</translation>
    </message>
    <message>
        <source>± pinned</source>
        <translation>± angeheftet</translation>
    </message>
    <message>
        <source>± 2nd pinned</source>
        <translation>± 2. angeheftet</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>How much larger or smaller the ± is than with the pinned strategy; of two, that of the second</source>
        <translation>Um wie viel das ± größer oder kleiner ist als mit dem angehefteten Verfahren; von zweien das des zweiten</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>all four sides must be finite numbers.</source>
        <translation>alle vier Seiten müssen endliche Zahlen sein.</translation>
    </message>
    <message>
        <source>the end of each axis must lie beyond its beginning.</source>
        <translation>das Ende jeder Achse muss hinter ihrem Anfang liegen.</translation>
    </message>
</context>
<context>
    <name>PlanKeeper</name>
    <message>
        <source>New plan</source>
        <translation>Neuer Plan</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>last − {n}</source>
        <translation>letzte − {n}</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzte</translation>
    </message>
    <message>
        <source>The row of the file, as messages name it</source>
        <translation>Die Zeile der Datei, wie Meldungen sie nennen</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>First and last rows</source>
        <translation>Erste und letzte Zeilen</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Counting and adding noise</source>
        <translation>Zählen und Rauschen hinzufügen</translation>
    </message>
    <message>
        <source>Looking for the amount</source>
        <translation>Suche nach dem Betrag</translation>
    </message>
    <message>
        <source>Removing negative numbers</source>
        <translation>Negative Zahlen beseitigen</translation>
    </message>
    <message>
        <source>Making whole numbers that add up</source>
        <translation>Ganze Zahlen mit stimmigen Summen</translation>
    </message>
    <message>
        <source>Rehearsing</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Reading {file}: {done:,} of {n:,} rows</source>
        <translation>Lesen von {file}: {done:,} von {n:,} Zeilen</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>Lesen von {file}</translation>
    </message>
    <message>
        <source>Trying the plan on made-up rows</source>
        <translation>Versuch des Plans mit erfundenen Zeilen</translation>
    </message>
    <message>
        <source>Comparing tables</source>
        <translation>Vergleich der Tabellen</translation>
    </message>
    <message>
        <source>Looking for common attributes</source>
        <translation>Gemeinsame Merkmale werden gesucht</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>Finding categories and bins</source>
        <translation>Ausprägungen und Klassen werden gesucht</translation>
    </message>
    <message>
        <source>Looking for what helps</source>
        <translation>Suche, was hilft</translation>
    </message>
</context>
<context>
    <name>PublicationDialog</name>
    <message>
        <source>Publication</source>
        <translation>Publikation</translation>
    </message>
</context>
<context>
    <name>PublicationFields</name>
    <message>
        <source>Such as: Riverside health check 2025</source>
        <translation>Etwa: Gesundheitscheck Riverside 2025</translation>
    </message>
    <message>
        <source>Such as: persons examined</source>
        <translation>Etwa: untersuchte Personen</translation>
    </message>
    <message>
        <source>Such as: 1 January to 31 December 2025</source>
        <translation>Etwa: 1. Januar bis 31. Dezember 2025</translation>
    </message>
    <message>
        <source>Such as: register of the clinics</source>
        <translation>Etwa: Register der Kliniken</translation>
    </message>
    <message>
        <source>Such as: statistics@example.org</source>
        <translation>Etwa: statistik@example.org</translation>
    </message>
    <message>
        <source>One note on each line</source>
        <translation>Je Zeile eine Anmerkung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>whose ± is larger than the number</source>
        <translation>deren ± größer ist als die Zahl</translation>
    </message>
    <message>
        <source>whose ± is more than a third of the number</source>
        <translation>deren ± größer ist als ein Drittel der Zahl</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>One co&amp;unt is</source>
        <translation>Gezählt &amp;werden</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation>&amp;Kontakt</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Anmerkungen</translation>
    </message>
    <message>
        <source>&amp;Hide numbers</source>
        <translation>Zahlen aus&amp;blenden</translation>
    </message>
    <message>
        <source>Readers see these words in every export. They change no number; hiding weak ones is free.</source>
        <translation>Leser sehen diese Worte in jedem Export. Sie ändern keine Zahl; schwache auszublenden ist kostenlos.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>{name} = {label}</source>
        <translation>{name} = {label}</translation>
    </message>
    <message>
        <source>{labels} or {last}</source>
        <translation>{labels} oder {last}</translation>
    </message>
    <message>
        <source>The number stands in the table {tables}.</source>
        <translation>Die Zahl steht in der Tabelle {tables}.</translation>
    </message>
    <message>
        <source>The number is added up from the table {tables}. The ± is that of this sum.</source>
        <translation>Die Zahl ist aus der Tabelle {tables} zusammengezählt. Das ± ist das dieser Summe.</translation>
    </message>
    <message>
        <source>The number is added up from the table {tables}. The ± of this sum is at most the one given.</source>
        <translation>Die Zahl ist aus der Tabelle {tables} zusammengezählt. Das ± dieser Summe ist höchstens das genannte.</translation>
    </message>
    <message>
        <source>No table has {names} together. The number is that of the most even table that agrees with {tables}. How far it is off is not known.</source>
        <translation>Keine Tabelle hat {names} zusammen. Die Zahl ist die der gleichmäßigsten Tabelle, die zu {tables} passt. Wie weit sie daneben liegt, ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>QuestionPicker</name>
    <message>
        <source>Attributes</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Who is counted: ticks of the selected attribute</source>
        <translation>Wer gezählt wird: Häkchen des gewählten Merkmals</translation>
    </message>
    <message>
        <source>Counted: {0}</source>
        <translation>Gezählt: {0}</translation>
    </message>
</context>
<context>
    <name>QuickAdds</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Attribute that every table shall have</source>
        <translation>Merkmal, das jede Tabelle haben soll</translation>
    </message>
    <message>
        <source>There are too few attributes.</source>
        <translation>Es gibt zu wenige Merkmale.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tables</source>
        <translation>
            <numerusform>%Ln Tabelle</numerusform>
            <numerusform>%Ln Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>adding all {k}-way and half of the {next}-way tables</source>
        <translation>Hinzufügen aller {k}-dimensionalen und der Hälfte der {next}-dimensionalen Tabellen</translation>
    </message>
    <message>
        <source>adding all 2-way tables with “{name}”</source>
        <translation>Hinzufügen aller 2-dimensionalen Tabellen mit „{name}“</translation>
    </message>
    <message>
        <source>All {k}-way tables</source>
        <translation>Alle {k}-dimensionalen Tabellen</translation>
    </message>
    <message>
        <source>All 2-way tables with</source>
        <translation>Alle 2-dimensionalen mit</translation>
    </message>
    <message>
        <source>All {k}-way and half of the {next}-way</source>
        <translation>Alle {k}-, Hälfte der {next}-dimensionalen</translation>
    </message>
    <message>
        <source>A 2-way table crosses two attributes, such as age × sex. Attributes you add later join these sets.</source>
        <translation>Eine 2-dimensionale Tabelle kreuzt zwei Merkmale, etwa Alter × Geschlecht. Später hinzugefügte Merkmale kommen zu diesen Gruppen hinzu.</translation>
    </message>
    <message>
        <source>Add: {what}</source>
        <translation>Hinzufügen: {what}</translation>
    </message>
    <message>
        <source>Add all 2-way tables with the chosen attribute</source>
        <translation>Alle 2-dimensionalen Tabellen mit dem gewählten Merkmal hinzufügen</translation>
    </message>
    <message>
        <source>adding all {k}-way tables</source>
        <translation>Hinzufügen aller {k}-dimensionalen Tabellen</translation>
    </message>
</context>
<context>
    <name>Quotation</name>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
</context>
<context>
    <name>Quote</name>
    <message>
        <source>The numbers will be whole, none below 0, and a total will be the same in every table.</source>
        <translation>Es werden ganze Zahlen sein, keine unter 0, und dieselbe Summe ist in jeder Tabelle gleich.</translation>
    </message>
    <message>
        <source>Each number will be rounded by itself, so the same total may differ between tables.</source>
        <translation>Jede Zahl wird für sich gerundet; dieselbe Summe kann sich deshalb zwischen Tabellen unterscheiden.</translation>
    </message>
    <message>
        <source>The numbers will have decimals, none below 0; the same total may differ between tables.</source>
        <translation>Die Zahlen werden Nachkommastellen haben, keine wird unter 0 liegen; dieselbe Summe kann in verschiedenen Tabellen abweichen.</translation>
    </message>
    <message>
        <source>The numbers will have decimals.</source>
        <translation>Die Zahlen werden Nachkommastellen haben.</translation>
    </message>
    <message>
        <source>Release no. {number} of this plan is charged already, and pending. Complete it at no further cost, on the Ledger page or by “reticent ledger complete {number}”.</source>
        <translation>Die Veröffentlichung Nr. {number} dieses Plans ist schon abgebucht und noch offen. Schließen Sie sie ohne weitere Kosten ab, auf der Seite „Kontobuch“ oder mit „reticent ledger complete {number}“.</translation>
    </message>
    <message>
        <source>This plan was released on {date} as release no. {number}, and the file it was made from has not been saved since. Open it on the Ledger page, or export it again, at no cost.</source>
        <translation>Dieser Plan wurde am {date} als Nr. {number} veröffentlicht, und die Datei dazu wurde seither nicht gespeichert. Öffnen Sie jene Veröffentlichung auf der Seite „Kontobuch“, oder exportieren Sie sie noch einmal, kostenlos.</translation>
    </message>
    <message>
        <source>This plan was released on {date} as release no. {number}. Whether these rows are those of that release is not known before they are read. Open it on the Ledger page, or export it again, at no cost.</source>
        <translation>Dieser Plan wurde am {date} als Nr. {number} veröffentlicht. Ob diese Zeilen die jener Veröffentlichung sind, ist nicht bekannt, bevor sie gelesen werden. Öffnen Sie jene Veröffentlichung auf der Seite „Kontobuch“, oder exportieren Sie sie noch einmal, ohne Kosten.</translation>
    </message>
    <message>
        <source>Release no. {number} differs from this plan only in what a row stands for. That is another claim: this release is charged once more, and its noise is drawn anew.</source>
        <translation>Die Veröffentlichung Nr. {number} unterscheidet sich von diesem Plan nur darin, wofür eine Zeile steht. Das ist eine andere Zusage: Diese Veröffentlichung wird noch einmal abgebucht und ihr Rauschen neu gezogen.</translation>
    </message>
    <message>
        <source>With about {people:,} people, {good:.0f} % of the numbers will be good, {fair:.0f} % fair, {weak:.0f} % weak and {noise:.0f} % noise.</source>
        <translation>Bei etwa {people:,} Menschen werden {good:.0f} % der Zahlen gut, {fair:.0f} % ordentlich, {weak:.0f} % schwach und {noise:.0f} % nur Rauschen sein.</translation>
    </message>
    <message>
        <source>The plan does not say how many people there are. With {people:,}, {usable:.0f} % of the numbers would be good or fair.</source>
        <translation>Der Plan sagt nicht, um wie viele Menschen es geht. Bei {people:,} wären {usable:.0f} % der Zahlen gut oder ordentlich.</translation>
    </message>
    <message>
        <source>A good number has a ± of at most a tenth of a typical number of its table. Fair is at most a third, weak at most the number itself.</source>
        <translation>Eine gute Zahl hat ein ± von höchstens einem Zehntel einer typischen Zahl ihrer Tabelle. Ordentlich ist höchstens ein Drittel, schwach höchstens die Zahl selbst.</translation>
    </message>
    <message numerus="yes">
        <source>{tables} tables with {numbers} in all will be published, each with its margin of error.</source>
        <comment>One table with {numbers} will be published, each with its margin of error.</comment>
        <translation>
            <numerusform>Veröffentlicht wird eine Tabelle mit {numbers}, jede mit ihrer Fehlerspanne.</numerusform>
            <numerusform>Veröffentlichte Tabellen: {tables}, mit zusammen {numbers}, jede mit ihrer Fehlerspanne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} numbers</source>
        <comment>one number</comment>
        <translation>
            <numerusform>einer Zahl</numerusform>
            <numerusform>{n:,} Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not promised: that nothing can be learned about groups of people.</source>
        <translation>Nicht zugesagt: dass sich nichts über Gruppen von Personen erfahren lässt.</translation>
    </message>
    <message>
        <source>The cost counts from the moment you release, even if you cancel. A release that was cut short can be completed at no further cost.</source>
        <translation>Die Kosten gelten, sobald Sie veröffentlichen, auch wenn Sie abbrechen. Eine abgebrochene Veröffentlichung lässt sich ohne weitere Kosten abschließen.</translation>
    </message>
    <message>
        <source>δ is not needed: this strategy keeps {cost}, and no more is charged.</source>
        <translation>δ ist nicht nötig: Dieses Verfahren hält {cost} ein, und mehr wird nicht abgebucht.</translation>
    </message>
    <message>
        <source>The budget of “{dataset}” protects {unit}. That cannot be changed later.</source>
        <translation>Das Budget von „{dataset}“ schützt {unit}. Das lässt sich später nicht ändern.</translation>
    </message>
    <message>
        <source>The budget of “{dataset}” protects {unit}.</source>
        <translation>Das Budget von „{dataset}“ schützt {unit}.</translation>
    </message>
    <message numerus="yes">
        <source>This release protects {unit}: it counts {times} times, as {price}.</source>
        <comment>This release protects {unit}: it counts once, as {price}.</comment>
        <translation>
            <numerusform>Diese Veröffentlichung schützt {unit} und zählt einmal, als {price}.</numerusform>
            <numerusform>Diese Veröffentlichung schützt {unit} und zählt {times}-mal, als {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This release protects {unit}: it counts {times} times, with Gaussian noise as {price}.</source>
        <comment>This release protects {unit}: it counts once, with Gaussian noise as {price}.</comment>
        <translation>
            <numerusform>Diese Veröffentlichung schützt {unit} und zählt einmal, bei Gauß-Rauschen als {price}.</numerusform>
            <numerusform>Diese Veröffentlichung schützt {unit} und zählt {times}-mal, bei Gauß-Rauschen als {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody has more than {rows} rows in the file, it is refused, and nothing is spent.</source>
        <comment>If somebody has more than one row in the file, it is refused, and nothing is spent.</comment>
        <translation>
            <numerusform>Hat jemand mehr als eine Zeile in der Datei, wird die Veröffentlichung abgelehnt, und nichts wird ausgegeben.</numerusform>
            <numerusform>Hat jemand mehr als {rows} Zeilen in der Datei, wird die Veröffentlichung abgelehnt, und nichts wird ausgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is found satisfies ε-differential privacy with ε = {epsilon}: it changes the odds of any guess about {of} by a factor of at most {factor}.</source>
        <translation>Was gefunden wird, erfüllt ε-differenzielle Privatheit mit ε = {epsilon}: Es ändert die Chancen jeder Vermutung über {of} höchstens um den Faktor {factor}.</translation>
    </message>
    <message>
        <source>What is found satisfies (ε, δ)-differential privacy with ε = {epsilon} and δ = {delta}: except with a probability of the order of δ, it changes the odds of any guess about {of} by a factor of at most {factor}.</source>
        <translation>Was gefunden wird, erfüllt (ε, δ)-differenzielle Privatheit mit ε = {epsilon} und δ = {delta}: Außer mit einer Wahrscheinlichkeit in der Größenordnung von δ ändert es die Chancen jeder Vermutung über {of} höchstens um den Faktor {factor}.</translation>
    </message>
    <message>
        <source>This was asked on {date}, as private choice no. {number}. Its result is shown again at no cost.</source>
        <translation>Das wurde am {date} gefragt, als private Auswahl Nr. {number}. Ihr Ergebnis wird ohne Kosten wieder gezeigt.</translation>
    </message>
    <message>
        <source>Private choice no. {number} has paid for this and found nothing yet. It goes on at no further cost.</source>
        <translation>Die private Auswahl Nr. {number} hat dafür bezahlt und noch nichts gefunden. Sie geht ohne weitere Kosten weiter.</translation>
    </message>
    <message numerus="yes">
        <source>{tables} of {candidates} tables will be chosen: those that tell most beyond what is known without them.</source>
        <comment>One of {candidates} tables will be chosen: the one that tells most beyond what is known without it.</comment>
        <translation>
            <numerusform>Eine von {candidates} Tabellen wird ausgewählt: die, die am meisten über das hinaus sagt, was ohne sie bekannt ist.</numerusform>
            <numerusform>{tables} von {candidates} Tabellen werden ausgewählt: die, die am meisten über das hinaus sagen, was ohne sie bekannt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The candidates are all tables of two attributes with at most {cells:,} numbers.</source>
        <translation>Zur Auswahl stehen alle Tabellen aus zwei Merkmalen mit höchstens {cells:,} Zahlen.</translation>
    </message>
    <message>
        <source>The candidates are all tables of two or three attributes with at most {cells:,} numbers.</source>
        <translation>Zur Auswahl stehen alle Tabellen aus zwei oder drei Merkmalen mit höchstens {cells:,} Zahlen.</translation>
    </message>
    <message>
        <source>A table within one that is chosen before it is not chosen, too: that one holds its numbers.</source>
        <translation>Eine Tabelle, die in einer zuvor gewählten enthalten ist, wird nicht auch gewählt: Jene enthält ihre Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} larger tables are left out.</source>
        <comment>One larger table is left out.</comment>
        <translation>
            <numerusform>Eine größere Tabelle bleibt außer Betracht.</numerusform>
            <numerusform>{n} größere Tabellen bleiben außer Betracht.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs {cost}: {tables} for noisy tables of {names}, one each, and {choice} for the choice.</source>
        <translation>Es kostet {cost}: {tables} für je eine verrauschte Tabelle von {names}, und {choice} für die Auswahl.</translation>
    </message>
    <message>
        <source>It costs {cost}, all for the choice: a table of each attribute is public.</source>
        <translation>Es kostet {cost}, alles für die Auswahl: Von jedem Merkmal ist schon eine Tabelle öffentlich.</translation>
    </message>
    <message>
        <source>What is known is taken from no. {numbers} of the ledger, at no cost.</source>
        <translation>Was bekannt ist, stammt aus Nr. {numbers} des Kontobuchs und kostet nichts.</translation>
    </message>
    <message>
        <source>Public afterwards: which tables were chosen, in which order, and the noisy tables of one attribute.</source>
        <translation>Danach öffentlich: welche Tabellen in welcher Reihenfolge ausgewählt wurden, und die verrauschten Tabellen aus einem Merkmal.</translation>
    </message>
    <message>
        <source>Public afterwards: which tables were chosen, in which order.</source>
        <translation>Danach öffentlich: welche Tabellen in welcher Reihenfolge ausgewählt wurden.</translation>
    </message>
    <message>
        <source>The chosen tables themselves are not published by this. Releasing them has a cost of its own.</source>
        <translation>Die ausgewählten Tabellen selbst werden damit nicht veröffentlicht. Das hat eigene Kosten.</translation>
    </message>
    <message>
        <source>The cost counts from the moment you confirm, even if you cancel. A choice that was cut short goes on at no further cost when the same is asked again.</source>
        <translation>Die Kosten zählen, sobald Sie bestätigen, auch wenn Sie abbrechen. Eine unterbrochene Auswahl geht ohne weitere Kosten weiter, wenn dasselbe noch einmal gefragt wird.</translation>
    </message>
    <message>
        <source>Categories of “{name}” will be found, without a public list.</source>
        <translation>Die Ausprägungen von „{name}“ werden ohne öffentliche Liste gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>Categories of “{name}” will be found among {n:,} public ones.</source>
        <comment>Whether the one public category of “{name}” occurs will be found.</comment>
        <translation>
            <numerusform>Es wird gesucht, ob die eine öffentliche Ausprägung von „{name}“ vorkommt.</numerusform>
            <numerusform>Die Ausprägungen von „{name}“ werden unter {n:,} öffentlichen gesucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of “{name}”, a category of {half:,} people enters with a chance of at least 50 %, one of {sure:,} people with at least 99 %.</source>
        <translation>Von „{name}“ kommt eine Ausprägung mit {half:,} Personen mit mindestens 50 % Wahrscheinlichkeit in die Liste, eine mit {sure:,} Personen mit mindestens 99 %.</translation>
    </message>
    <message>
        <source>Of “{name}”, a category of {half:,} rows enters with a chance of at least 50 %, one of {sure:,} rows with at least 99 %.</source>
        <translation>Von „{name}“ kommt eine Ausprägung mit {half:,} Zeilen mit mindestens 50 % Wahrscheinlichkeit in die Liste, eine mit {sure:,} Zeilen mit mindestens 99 %.</translation>
    </message>
    <message>
        <source>Of “{name}”, not even a category of {most:,} people or rows is sure to enter. A larger ε or δ helps.</source>
        <translation>Von „{name}“ kommt nicht einmal eine Ausprägung mit {most:,} Personen oder Zeilen sicher in die Liste. Ein größeres ε oder δ hilft.</translation>
    </message>
    <message>
        <source>A category of “{name}” that nobody has never enters.</source>
        <translation>Eine Ausprägung von „{name}“, die niemand hat, kommt nie in die Liste.</translation>
    </message>
    <message>
        <source>With a chance of at least 95 %, no category of “{name}” enters that nobody has.</source>
        <translation>Mit mindestens 95 % Wahrscheinlichkeit kommt keine Ausprägung von „{name}“ in die Liste, die niemand hat.</translation>
    </message>
    <message>
        <source>All other values of “{name}” count as “{other}”, blanks as “{missing}”.</source>
        <translation>Alle anderen Werte von „{name}“ zählen als „{other}“, leere Zellen als „{missing}“.</translation>
    </message>
    <message numerus="yes">
        <source>{bins} bins of “{name}” from {low} to {high} will be found, with about as many rows each. In 95 of 100 cases, no other edge would split its part better by more than {rows:,} rows.</source>
        <comment>One bin of “{name}” from {low} to {high} will be used.</comment>
        <translation>
            <numerusform>Eine Klasse von „{name}“ von {low} bis {high} wird verwendet.</numerusform>
            <numerusform>{bins} Klassen von „{name}“ von {low} bis {high} werden gesucht, mit etwa gleich vielen Zeilen. In 95 von 100 Fällen würde keine andere Grenze ihren Teil um mehr als {rows:,} Zeilen besser teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public afterwards: which categories and edges were found. How many people have each is not.</source>
        <translation>Danach öffentlich: welche Ausprägungen und Grenzen gefunden wurden. Wie viele Personen sie jeweils haben, ist es nicht.</translation>
    </message>
    <message>
        <source>The cost counts from the moment you confirm, even if you cancel. A search that was cut short goes on at no further cost when the same is asked again.</source>
        <translation>Die Kosten zählen ab dem Moment, in dem Sie bestätigen, auch wenn Sie abbrechen. Eine abgebrochene Suche geht ohne weitere Kosten weiter, wenn dasselbe noch einmal gefragt wird.</translation>
    </message>
    <message numerus="yes">
        <source>A round of questions will be opened. Up to {answers} answers are measured; all others come from the tables.</source>
        <comment>A round of questions will be opened. One answer is measured at most; all others come from the tables.</comment>
        <translation>
            <numerusform>Eine Fragerunde wird eröffnet. Höchstens eine Antwort wird gemessen; alle anderen kommen aus den Tabellen.</numerusform>
            <numerusform>Eine Fragerunde wird eröffnet. Bis zu {answers} Antworten werden gemessen; alle anderen kommen aus den Tabellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each question is estimated from what is published. A noisy test tells whether that is off by less than {within:,}: then the estimate is the answer, at no further cost. Otherwise the count is measured.</source>
        <translation>Jede Frage wird aus dem Veröffentlichten geschätzt. Ein verrauschter Test sagt, ob die Schätzung um weniger als {within:,} danebenliegt: Dann ist sie die Antwort, ohne weitere Kosten. Sonst wird die Zahl gemessen.</translation>
    </message>
    <message>
        <source>A measured answer has ±{measured}. An estimate that passed its test is off by at most {furthest:,} with a chance of at least {percent}.</source>
        <translation>Eine gemessene Antwort hat ±{measured}. Eine Schätzung, die ihren Test bestanden hat, liegt mit einer Wahrscheinlichkeit von mindestens {percent} um höchstens {furthest:,} daneben.</translation>
    </message>
    <message>
        <source>An estimate that is exactly right is measured nevertheless with a chance of about {percent}.</source>
        <translation>Eine Schätzung, die genau stimmt, wird mit einer Wahrscheinlichkeit von etwa {percent} trotzdem gemessen.</translation>
    </message>
    <message>
        <source>The round costs {cost}, whatever is asked: {tests} for the tests and {answers} for the answers.</source>
        <translation>Die Runde kostet {cost}, was auch gefragt wird: {tests} für die Tests und {answers} für die Antworten.</translation>
    </message>
    <message>
        <source>Public afterwards: the questions, the answers, and which were measured. The ledger keeps each answer; reading it again is free.</source>
        <translation>Danach öffentlich: die Fragen, die Antworten und welche gemessen wurden. Das Kontobuch bewahrt jede Antwort auf; sie wieder zu lesen ist kostenlos.</translation>
    </message>
    <message>
        <source>The round ends with its last measured answer, when it is closed, or with the program. It cannot be continued later.</source>
        <translation>Die Runde endet mit ihrer letzten gemessenen Antwort, beim Schließen oder mit dem Programm. Später lässt sie sich nicht fortsetzen.</translation>
    </message>
    <message>
        <source>The cost counts from the moment you confirm, even if no question follows.</source>
        <translation>Die Kosten gelten, sobald Sie bestätigen, auch wenn keine Frage folgt.</translation>
    </message>
    <message>
        <source>Round no. {number} was paid for and has given no answer yet. It is opened at no further cost.</source>
        <translation>Die Runde Nr. {number} ist bezahlt und hat noch keine Antwort gegeben. Sie wird ohne weitere Kosten eröffnet.</translation>
    </message>
    <message>
        <source>Numbers whose ± is larger than the number will be hidden. That costs nothing.</source>
        <translation>Zahlen, deren ± größer ist als die Zahl, werden ausgeblendet. Das kostet nichts.</translation>
    </message>
    <message>
        <source>Numbers whose ± is more than a third of the number will be hidden. That costs nothing.</source>
        <translation>Zahlen, deren ± größer ist als ein Drittel der Zahl, werden ausgeblendet. Das kostet nichts.</translation>
    </message>
    <message>
        <source>These formats are too small for it: {formats}. Export the release in another one.</source>
        <translation>Diese Formate können so viel nicht aufnehmen: {formats}. In die anderen lässt sich die Veröffentlichung exportieren.</translation>
    </message>
</context>
<context>
    <name>QuoteCard</name>
    <message>
        <source>Tables to be published</source>
        <translation>Zu veröffentlichende Tabellen</translation>
    </message>
    <message>
        <source>How exact each table will be is told here once the Compare page has worked it out.</source>
        <translation>Wie genau jede Tabelle wird, steht hier nach der Berechnung im „Vergleich“.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export it again…</source>
        <translation>Noch einmal exportieren…</translation>
    </message>
    <message>
        <source>Released on {0} as release {1}: open it, or export it again, free.</source>
        <translation>Am {0} als Veröffentlichung {1} veröffentlicht: Öffnen oder exportieren Sie sie noch einmal, kostenlos.</translation>
    </message>
    <message>
        <source>It costs {0}</source>
        <translation>Kosten: {0}</translation>
    </message>
    <message>
        <source>Releasing again costs {0}</source>
        <translation>Noch einmal zu veröffentlichen kostet {0}</translation>
    </message>
    <message>
        <source>What will be published</source>
        <translation>Was veröffentlicht wird</translation>
    </message>
</context>
<context>
    <name>QuotedTablesModel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>± per cell</source>
        <translation>± je Zelle</translation>
    </message>
    <message>
        <source>Each published count lies this close to the true one, except for one in twenty at 95 %</source>
        <translation>So nah liegt jede veröffentlichte Anzahl an der wahren, bei 95 % mit Ausnahme einer von zwanzig</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Brauchbarkeit</translation>
    </message>
</context>
<context>
    <name>RangeChooser</name>
    <message>
        <source>Select one table to choose ranges or cumulative counts.</source>
        <translation>Wählen Sie eine einzelne Tabelle, um Bereiche oder kumulierte Zahlen zu verlangen.</translation>
    </message>
    <message>
        <source>Publish {0} as</source>
        <translation>{0} veröffentlichen als</translation>
    </message>
    <message>
        <source>What is asked of {0}</source>
        <translation>Was von {0} verlangt wird</translation>
    </message>
    <message>
        <source>Ranges and cumulative counts are sums of many bins: asked for, they get smaller errors than bins.</source>
        <translation>Bereiche und kumulierte Zahlen sind Summen vieler Klassen: Werden sie verlangt, sind ihre Fehler kleiner als aus einzelnen Klassen.</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>groups, made for ranges</source>
        <translation>Gruppen, für Bereiche gemacht</translation>
    </message>
    <message>
        <source>cumulative counts</source>
        <translation>kumulierte Zahlen</translation>
    </message>
</context>
<context>
    <name>RangeReader</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>{0} from</source>
        <translation>{0} von</translation>
    </message>
    <message>
        <source>{0} to</source>
        <translation>{0} bis</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>The range ends before it begins.</source>
        <translation>Der Bereich endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>This range: {0}</source>
        <translation>Dieser Bereich: {0}</translation>
    </message>
    <message>
        <source>{0} ± {1} in this range (noise only)</source>
        <translation>{0} ± {1} in diesem Bereich (± nur für das Rauschen)</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendete Dateien</translation>
    </message>
    <message>
        <source>Remember recent files</source>
        <translation>Zuletzt verwendete Dateien merken</translation>
    </message>
    <message>
        <source>Start with the plan I left</source>
        <translation>Mit dem zuletzt offenen Plan beginnen</translation>
    </message>
    <message>
        <source>Plans and spreadsheets that you open will be listed here.</source>
        <translation>Pläne und Dateien, die Sie öffnen, werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>Recent files are not remembered.</source>
        <translation>Zuletzt verwendete Dateien werden nicht gemerkt.</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>Take {file} off the list</source>
        <translation>{file} von der Liste nehmen</translation>
    </message>
</context>
<context>
    <name>Recommendation</name>
    <message>
        <source>It has the least predicted error: the least exact table is off by {percent} % less than with “{second}”.</source>
        <translation>Der vorhergesagte Fehler ist am kleinsten: Die ungenaueste Tabelle weicht um {percent} % weniger ab als mit „{second}“.</translation>
    </message>
    <message>
        <source>It has the least predicted error: in parts of its size, a typical number is off by {percent} % less than with “{second}”.</source>
        <translation>Der vorhergesagte Fehler ist am kleinsten: Gemessen an ihrer Größe weicht eine typische Zahl um {percent} % weniger ab als mit „{second}“.</translation>
    </message>
    <message>
        <source>{why} δ is not needed.</source>
        <translation>{why} δ ist nicht nötig.</translation>
    </message>
    <message>
        <source>It is the only strategy that fits these tables and this kind of privacy.</source>
        <translation>Es ist das einzige Verfahren, das sich für diese Tabellen und diese Art der Zusage eignet.</translation>
    </message>
    <message>
        <source>No strategy has less predicted error; “{second}” has as little.</source>
        <translation>Kein Verfahren hat einen kleineren vorhergesagten Fehler; „{second}“ hat denselben.</translation>
    </message>
    <message>
        <source>It has the least predicted error; “{second}” is less than 1 % behind.</source>
        <translation>Es hat den kleinsten vorhergesagten Fehler; „{second}“ liegt weniger als 1&#xa0;% dahinter.</translation>
    </message>
    <message>
        <source>It has the least predicted error: a typical number is off by {percent} % less than with “{second}”.</source>
        <translation>Es hat den kleinsten vorhergesagten Fehler: Eine typische Zahl liegt um {percent} % weniger daneben als mit „{second}“.</translation>
    </message>
</context>
<context>
    <name>RehearsalDialog</name>
    <message>
        <source>Rehearsal: made-up data</source>
        <translation>Probelauf: erfundene Daten</translation>
    </message>
    <message>
        <source>REHEARSAL: made-up data. Nobody’s rows were read and nothing was spent.</source>
        <translation>PROBELAUF: erfundene Daten. Es wurden keine echten Zeilen gelesen, und nichts wurde ausgegeben.</translation>
    </message>
    <message>
        <source>Views of the rehearsal</source>
        <translation>Ansichten des Probelaufs</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Errors of the rehearsal</source>
        <translation>Fehler des Probelaufs</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Made-up tables</source>
        <translation>Erfundene Tabellen</translation>
    </message>
    <message>
        <source>The plan was run {0} times on {1} people invented from the attributes alone.</source>
        <translation>Der Plan lief {0}-mal mit {1} Personen, die allein aus den Merkmalen erfunden sind.</translation>
    </message>
</context>
<context>
    <name>RehearsalModel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Predicted std. dev.</source>
        <translation>Erwartete Std.-Abw.</translation>
    </message>
    <message>
        <source>Standard deviation of one number, as the plan predicts it</source>
        <translation>Standardabweichung einer Zahl, wie der Plan sie vorhersagt</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>The same, as observed, before numbers were rounded and kept at 0 or above</source>
        <translation>Dasselbe, wie es beobachtet wurde, bevor Zahlen gerundet und auf mindestens 0 gehalten wurden</translation>
    </message>
    <message>
        <source>Average error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>How far a published number is from the made-up count on average</source>
        <translation>Wie weit eine veröffentlichte Zahl im Mittel von der erfundenen Anzahl entfernt ist</translation>
    </message>
    <message>
        <source>Inside the interval, last run</source>
        <translation>Im Intervall, letzter Lauf</translation>
    </message>
    <message>
        <source>Part of the intervals of the last run that hold the made-up count</source>
        <translation>Anteil der Intervalle des letzten Laufs, die die erfundene Anzahl enthalten</translation>
    </message>
</context>
<context>
    <name>Rehearsed</name>
    <message>
        <source>made-up count</source>
        <translation>erfundene Anzahl</translation>
    </message>
    <message>
        <source>with noise</source>
        <translation>mit Rauschen</translation>
    </message>
    <message>
        <source>{label}: {made_up} made up, {noisy} with noise, between {low} and {high}</source>
        <translation>{label}: {made_up} erfunden, {noisy} mit Rauschen, zwischen {low} und {high}</translation>
    </message>
</context>
<context>
    <name>RehearsedPictures</name>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>This table has too many numbers for a picture. The other tabs have it.</source>
        <translation>Diese Tabelle hat zu viele Zahlen für ein Bild. Sie steht in den anderen Reitern.</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <translation>Tabe&amp;lle</translation>
    </message>
    <message>
        <source>REHEARSAL: made-up data</source>
        <translation>PROBELAUF: erfundene Daten</translation>
    </message>
</context>
<context>
    <name>Rehearser</name>
    <message>
        <source>Rehearse…</source>
        <translation>Probelauf…</translation>
    </message>
</context>
<context>
    <name>ReleaseCount</name>
    <message>
        <source>Number of releases</source>
        <translation>Anzahl der Veröffentlichungen</translation>
    </message>
    <message>
        <source>Expected releases: {0}</source>
        <translation>Erwartete Veröffentlichungen: {0}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Expected releases: another number</source>
        <translation>Erwartete Veröffentlichungen: eine andere Anzahl</translation>
    </message>
</context>
<context>
    <name>ReleaseHistory</name>
    <message>
        <source>Budgets and releases, newest first</source>
        <translation>Budgets und Veröffentlichungen, neueste zuerst</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation>Noch einmal exportieren…</translation>
    </message>
    <message>
        <source>Compare with another…</source>
        <translation>Mit einer anderen vergleichen…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Antworten…</translation>
    </message>
    <message>
        <source>Choose a release whose tables are kept.</source>
        <translation>Wählen Sie eine Veröffentlichung, deren Tabellen aufbewahrt sind.</translation>
    </message>
    <message>
        <source>There is no release of this dataset yet.</source>
        <translation>Von diesem Datenbestand wurde noch nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>The ledger keeps no other release yet.</source>
        <translation>Das Kontobuch hält noch keine andere Veröffentlichung.</translation>
    </message>
    <message>
        <source>Choose a round of questions that gave an answer.</source>
        <translation>Wählen Sie eine Fragerunde, die eine Antwort gegeben hat.</translation>
    </message>
    <message>
        <source>A release is running. Wait until it has ended.</source>
        <translation>Eine Veröffentlichung läuft. Warten Sie, bis sie beendet ist.</translation>
    </message>
    <message>
        <source>Choose a pending release: it was charged, and its tables are not made yet.</source>
        <translation>Wählen Sie eine offene Veröffentlichung: Sie ist abgebucht, aber ihre Tabellen gibt es noch nicht.</translation>
    </message>
</context>
<context>
    <name>ReleasePage</name>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>See what a release publishes and costs; then release, once.</source>
        <translation>Sehen Sie, was eine Veröffentlichung enthält und kostet; dann veröffentlichen Sie, einmal.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>How the numbers look</source>
        <translation>Form der Zahlen</translation>
    </message>
    <message>
        <source>Title, source and notes…</source>
        <translation>Titel, Quelle und Anmerkungen…</translation>
    </message>
    <message>
        <source>Criteria…</source>
        <translation>Bedingungen…</translation>
    </message>
    <message>
        <source>What is published and what it costs</source>
        <translation>Was veröffentlicht wird und was es kostet</translation>
    </message>
    <message>
        <source>Pay again: release…</source>
        <translation>Noch einmal bezahlen: veröffentlichen…</translation>
    </message>
    <message>
        <source>Spent so far: {0}</source>
        <translation>Bisher ausgegeben: {0}</translation>
    </message>
    <message>
        <source>This release: {0}</source>
        <translation>Diese Veröffentlichung: {0}</translation>
    </message>
    <message>
        <source>Total budget: {0}</source>
        <translation>Budget insgesamt: {0}</translation>
    </message>
    <message>
        <source>Spent afterwards: {0}</source>
        <translation>Danach ausgegeben: {0}</translation>
    </message>
    <message>
        <source>Left afterwards: {0}</source>
        <translation>Danach übrig: {0}</translation>
    </message>
    <message>
        <source>Only {0} is left, and this release costs {1}. Lower the cost on the Compare page, or raise the budget on the Ledger page. Tables that were released can be exported again at no cost.</source>
        <translation>Nur {0} ist übrig, und diese Veröffentlichung kostet {1}. Senken Sie die Kosten auf der Seite „Vergleich“, oder erhöhen Sie das Budget auf der Seite „Kontobuch“. Schon veröffentlichte Tabellen lassen sich kostenlos noch einmal exportieren.</translation>
    </message>
    <message>
        <source>To release, first give the dataset a total budget ε.</source>
        <translation>Legen Sie vor der Veröffentlichung das Budget des Datenbestands fest: ε insgesamt.</translation>
    </message>
    <message>
        <source>One release like this fits into {0}. Its typical ± is {1}.</source>
        <translation>Eine Veröffentlichung wie diese passt in {0}. Ihr typisches ± ist {1}.</translation>
    </message>
    <message>
        <source>{0} releases like this fit into {1}. The typical ± of each is {2}.</source>
        <translation>{0} Veröffentlichungen wie diese passen in {1}. Das typische ± jeder ist {2}.</translation>
    </message>
    <message>
        <source>If they shared {3}, the typical ± of each would be {4}.</source>
        <translation>Teilten sie sich {3}, wäre das typische ± jeder {4}.</translation>
    </message>
    <message>
        <source>{0} of {1}. Left afterwards: {2}</source>
        <translation>{0} von {1}. Danach bleiben: {2}</translation>
    </message>
    <message>
        <source>The ledger had been charged already: the cost stands, and nothing was published. Complete the release at no further cost on the Ledger page.</source>
        <translation>Das Kontobuch war schon belastet: Die Kosten bleiben bestehen, und nichts wurde veröffentlicht. Schließen Sie die Veröffentlichung auf der Seite „Kontobuch“ ohne weitere Kosten ab.</translation>
    </message>
    <message>
        <source>Go to Ledger</source>
        <translation>Zum Kontobuch</translation>
    </message>
    <message>
        <source>You say that these rows are about other people than {0}.</source>
        <translation>Sie sagen, dass diese Zeilen von anderen Personen handeln als {0}.</translation>
    </message>
    <message>
        <source>They are other people: release…</source>
        <translation>Es sind andere Personen: veröffentlichen…</translation>
    </message>
    <message>
        <source>Go to Attributes</source>
        <translation>Zu den Merkmalen</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Zu den Daten</translation>
    </message>
    <message>
        <source>The budget of {0} does not cover this release, which costs {1}. Give a larger one above, or lower the cost on the Compare page.</source>
        <translation>Das Budget von {0} reicht nicht für diese Veröffentlichung, die {1} kostet. Geben Sie oben ein größeres Budget an, oder senken Sie die Kosten auf der Seite „Vergleich“.</translation>
    </message>
    <message>
        <source>Left: {0}</source>
        <translation>Übrig: {0}</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>Nichts wurde ausgegeben.</translation>
    </message>
</context>
<context>
    <name>ReleaseProgress</name>
    <message>
        <source>Progress of the release</source>
        <translation>Fortschritt der Veröffentlichung</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>You may stop at any time. The cost counts from the moment you confirm, even if you cancel.</source>
        <translation>Sie können jederzeit anhalten. Die Kosten zählen ab der Veröffentlichung, auch wenn Sie abbrechen.</translation>
    </message>
    <message>
        <source>It stops at the next step. If the ledger is charged already, the cost stands.</source>
        <translation>Angehalten wird beim nächsten Schritt. Ist das Kontobuch schon belastet, bleiben die Kosten bestehen.</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird angehalten</translation>
    </message>
</context>
<context>
    <name>ReleaseReader</name>
    <message>
        <source>Find a table</source>
        <translation>Tabelle suchen</translation>
    </message>
    <message>
        <source>Released tables</source>
        <translation>Veröffentlichte Tabellen</translation>
    </message>
    <message>
        <source>REHEARSAL: made-up data</source>
        <translation>PROBELAUF: erfundene Daten</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>ReleaseRun</name>
    <message>
        <source>releasing</source>
        <translation>wird veröffentlicht</translation>
    </message>
</context>
<context>
    <name>ReleasedCard</name>
    <message>
        <source>Look at the tables</source>
        <translation>Tabellen ansehen</translation>
    </message>
    <message>
        <source>Plan the next release</source>
        <translation>Nächste Veröffentlichung planen</translation>
    </message>
    <message>
        <source>Tables that were published</source>
        <translation>Veröffentlichte Tabellen</translation>
    </message>
    <message numerus="yes">
        <source>%n tables released · {0} of {1} spent · typical ±{2}</source>
        <translation>
            <numerusform>%n Tabelle veröffentlicht · {0} von {1} ausgegeben · typisch ±{2}</numerusform>
            <numerusform>%n Tabellen veröffentlicht · {0} von {1} ausgegeben · typisch ±{2}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}. Entry {1} of the ledger keeps it: you can export it again, free.</source>
        <translation>{0}. Eintrag {1} des Kontobuchs bewahrt sie auf: Sie können sie kostenlos noch einmal exportieren.</translation>
    </message>
</context>
<context>
    <name>ReleasedPicture</name>
    <message>
        <source>{label}: {share}, between {low} and {high} (noise only)</source>
        <translation>{label}: {share}, zwischen {low} und {high} (nur Rauschen)</translation>
    </message>
</context>
<context>
    <name>ReleasedPictureView</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Lines are intervals, in brackets beside the numbers. In a hollow bar the ± is more than a third of the number (!) or larger than the number (!!). Point at a bar to read it.</source>
        <translation>Striche sind Intervalle, in Klammern neben den Zahlen. In einem hohlen Balken ist das ± mehr als ein Drittel der Zahl (!) oder größer als die Zahl (!!). Zeigen Sie auf einen Balken, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>The first {0} numbers are drawn; the table has all.</source>
        <translation>Gezeichnet sind die ersten {0} Zahlen; die Tabelle hat alle.</translation>
    </message>
    <message>
        <source>Chart of {0}; arrow keys read the bars</source>
        <translation>Diagramm von {0}; Pfeiltasten lesen die Balken</translation>
    </message>
    <message>
        <source>Upright lines are intervals; noise only. In a hollow dot the ± is more than a third of the number. Point at a dot to read it.</source>
        <translation>Senkrechte Striche sind Intervalle; nur das Rauschen. In einem hohlen Punkt ist das ± mehr als ein Drittel der Zahl. Zeigen Sie auf einen Punkt, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>The darker, the more. Italic numbers are weak: their ± is more than a third of them. Point at a cell to read it.</source>
        <translation>Je dunkler, desto mehr. Kursive Zahlen sind schwach: Ihr ± ist mehr als ein Drittel davon. Zeigen Sie auf eine Zelle, um sie zu lesen.</translation>
    </message>
    <message>
        <source>Thin lines are intervals; noise only. In a hollow bar the ± is more than a third of the number. Point at a bar to read it.</source>
        <translation>Dünne Striche sind Intervalle; nur das Rauschen. In einem hohlen Balken ist das ± mehr als ein Drittel der Zahl. Zeigen Sie auf einen Balken, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>Picture of {0}; arrow keys read the numbers</source>
        <translation>Bild von {0}; Pfeiltasten lesen die Zahlen</translation>
    </message>
</context>
<context>
    <name>Reliability</name>
    <message>
        <source>± at most a tenth of the number</source>
        <translation>± höchstens ein Zehntel der Zahl</translation>
    </message>
    <message>
        <source>± at most a third of the number</source>
        <translation>± höchstens ein Drittel der Zahl</translation>
    </message>
    <message>
        <source>± more than a third of the number</source>
        <translation>± mehr als ein Drittel der Zahl</translation>
    </message>
    <message>
        <source>± larger than the number</source>
        <translation>± größer als die Zahl</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Further questions…</source>
        <translation>Weitere Fragen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Read the released tables with their margin of error, and export them.</source>
        <translation>Lesen Sie die veröffentlichten Tabellen mit ihrer Fehlerspanne, und exportieren Sie sie.</translation>
    </message>
    <message>
        <source>Release the tables first; they appear here.</source>
        <translation>Veröffentlichen Sie zuerst die Tabellen; sie erscheinen hier.</translation>
    </message>
    <message>
        <source>{0}: entry {1} of the ledger. Differentially private with {2}.</source>
        <translation>{0}: Eintrag {1} des Kontobuchs. Differentiell privat mit {2}.</translation>
    </message>
</context>
<context>
    <name>RoundDialog</name>
    <message>
        <source>Further questions</source>
        <translation>Weitere Fragen</translation>
    </message>
</context>
<context>
    <name>RoundForm</name>
    <message>
        <source>Open the round</source>
        <translation>Runde eröffnen</translation>
    </message>
    <message>
        <source>Spend {0} and open the round</source>
        <translation>{0} ausgeben und Runde eröffnen</translation>
    </message>
    <message>
        <source>This round: {0}</source>
        <translation>Diese Runde: {0}</translation>
    </message>
    <message>
        <source>To ask, first give “{0}” its budget on the Ledger page.</source>
        <translation>Um zu fragen, geben Sie „{0}“ zuerst auf der Seite „Kontobuch“ sein Budget.</translation>
    </message>
    <message>
        <source>How questions are answered and what they cost</source>
        <translation>Wie Fragen beantwortet werden und was sie kosten</translation>
    </message>
    <message>
        <source>Progress of opening the round</source>
        <translation>Fortschritt beim Eröffnen der Runde</translation>
    </message>
    <message>
        <source>A round asks the rows of “{0}” where its published tables are not near enough. It is protected like a release: with noise, and for a part of the budget.</source>
        <translation>Eine Runde fragt die Zeilen von „{0}“, wo seine veröffentlichten Tabellen nicht nah genug sind. Sie ist geschützt wie eine Veröffentlichung: mit Rauschen und für einen Teil des Budgets.</translation>
    </message>
    <message>
        <source>Total cost, &amp;ε</source>
        <translation>Kosten insgesamt, &amp;ε</translation>
    </message>
    <message>
        <source>&amp;Measured answers, at most</source>
        <translation>Ge&amp;messene Antworten, höchstens</translation>
    </message>
    <message>
        <source>Tables are &amp;near enough within</source>
        <translation>Tabellen sind &amp;nah genug bis auf</translation>
    </message>
</context>
<context>
    <name>RoundQuestions</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Round no. {0} is open. It cost {1}.</source>
        <translation>Runde Nr. {0} ist offen. Sie kostete {1}.</translation>
    </message>
    <message>
        <source>Answered before in round no. {0}: free.</source>
        <translation>Schon in Runde Nr. {0} beantwortet: kostenlos.</translation>
    </message>
    <message numerus="yes">
        <source>%n measured answers are paid for and would be lost. Press again to end the round.</source>
        <comment>One measured answer is paid for and would be lost. Press again to end the round.</comment>
        <translation>
            <numerusform>Eine gemessene Antwort ist bezahlt und ginge verloren. Drücken Sie noch einmal, um die Runde zu beenden.</numerusform>
            <numerusform>%n gemessene Antworten sind bezahlt und gingen verloren. Drücken Sie noch einmal, um die Runde zu beenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the round all the same</source>
        <translation>Runde trotzdem beenden</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Es wird gefragt…</translation>
    </message>
    <message numerus="yes">
        <source>%n measured answers left. Answers from the tables take none.</source>
        <comment>One measured answer left. Answers from the tables take none.</comment>
        <translation>
            <numerusform>Eine gemessene Antwort übrig. Antworten aus den Tabellen verbrauchen keine.</numerusform>
            <numerusform>%n gemessene Antworten übrig. Antworten aus den Tabellen verbrauchen keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over: its last measured answer was given. The answers stay free.</source>
        <translation>Die Runde ist zu Ende: Ihre letzte gemessene Antwort ist gegeben. Die Antworten bleiben kostenlos.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RunningReleaseDialog</name>
    <message>
        <source>A release is running</source>
        <translation>Eine Veröffentlichung läuft</translation>
    </message>
    <message>
        <source>A release is running. Stop it?</source>
        <translation>Eine Veröffentlichung läuft. Soll sie angehalten werden?</translation>
    </message>
    <message>
        <source>Stopping costs nothing until the ledger is charged. After that, the cost stands, and the release can be completed at no further cost.</source>
        <translation>Solange das Kontobuch nicht belastet ist, kostet das Anhalten nichts. Danach bleiben die Kosten bestehen, und die Veröffentlichung lässt sich ohne weitere Kosten abschließen.</translation>
    </message>
    <message>
        <source>Stop the release</source>
        <translation>Veröffentlichung anhalten</translation>
    </message>
    <message>
        <source>Let it finish</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>No results for “{0}”.</source>
        <translation>Keine Treffer für „{0}“.</translation>
    </message>
    <message>
        <source>No results for all these words.</source>
        <translation>Keine Treffer für alle diese Wörter.</translation>
    </message>
</context>
<context>
    <name>SeekDialog</name>
    <message>
        <source>such as 20</source>
        <translation>etwa 20</translation>
    </message>
    <message>
        <source>every table</source>
        <translation>jeder Tabelle</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>No data was read, and nothing changes before you use it.</source>
        <translation>Es wurden keine Daten gelesen. Nichts ändert sich, bevor Sie das Ergebnis übernehmen.</translation>
    </message>
    <message>
        <source>Every strategy, budget split, recovery and objective is tried. No data is read; it costs nothing.</source>
        <translation>Jedes Verfahren, jede Aufteilung, jede Rückrechnung und jedes Ziel wird versucht. Es werden keine Daten gelesen; es kostet nichts.</translation>
    </message>
    <message>
        <source>First type the largest typical ± that you accept.</source>
        <translation>Geben Sie zuerst das größte typische ± ein, das Sie hinnehmen.</translation>
    </message>
    <message>
        <source>&amp;Typical ± at most</source>
        <translation>&amp;Typisches ± höchstens</translation>
    </message>
    <message>
        <source>The search is running.</source>
        <translation>Die Suche läuft.</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <translation>i&amp;n</translation>
    </message>
    <message>
        <source>What it changes:</source>
        <translation>Was sich ändert:</translation>
    </message>
</context>
<context>
    <name>Selection</name>
    <message>
        <source>{n} cells</source>
        <translation>{n} Zellen</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Zelle</translation>
    </message>
    <message>
        <source>{share} ± {margin} of the total</source>
        <translation>{share} ± {margin} des Ganzen</translation>
    </message>
    <message>
        <source>A selected total already counts other selected cells, so they have no sum.</source>
        <translation>Eine ausgewählte Summe enthält schon andere ausgewählte Zellen; zusammengezählt wird deshalb nicht.</translation>
    </message>
    <message>
        <source>{cells}: {why}</source>
        <translation>{cells}: {why}</translation>
    </message>
    <message>
        <source>{0} ± {1}</source>
        <translation>{0} ± {1}</translation>
    </message>
    <message>
        <source>{0}, at most ± {1}</source>
        <translation>{0}, höchstens ± {1}</translation>
    </message>
    <message>
        <source>difference not shown, as a number in it is hidden</source>
        <translation>Differenz nicht gezeigt, da eine Zahl darin ausgeblendet ist</translation>
    </message>
    <message>
        <source>difference {0}</source>
        <translation>Differenz {0}</translation>
    </message>
</context>
<context>
    <name>SharesDialog</name>
    <message>
        <source>Locked shares of the budget</source>
        <translation>Feste Anteile am Budget</translation>
    </message>
    <message>
        <source>locked, in %</source>
        <translation>fest, in %</translation>
    </message>
    <message>
        <source>A table with a locked share is counted by itself, with that part of the budget. Tables without a number share the rest. Strategies that measure by a matrix cannot lock a share.</source>
        <translation>Eine Tabelle mit festem Anteil wird für sich gezählt, mit diesem Teil des Budgets. Tabellen ohne Zahl teilen sich den Rest. Verfahren, die mit einer Matrix messen, können keinen Anteil festhalten.</translation>
    </message>
    <message>
        <source>{0} % are left for the other tables.</source>
        <translation>{0} % bleiben für die anderen Tabellen.</translation>
    </message>
    <message>
        <source>Nothing would be left for the other tables.</source>
        <translation>Für die anderen Tabellen bliebe nichts übrig.</translation>
    </message>
    <message>
        <source>At least one table has to share the rest.</source>
        <translation>Mindestens eine Tabelle muss sich den Rest teilen.</translation>
    </message>
</context>
<context>
    <name>SharesModel</name>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>Share of the budget</source>
        <translation>Anteil am Budget</translation>
    </message>
    <message>
        <source>A larger part means less noise</source>
        <translation>Ein größerer Anteil bedeutet weniger Rauschen</translation>
    </message>
</context>
<context>
    <name>SheetChooser</name>
    <message>
        <source>Previous sheet</source>
        <translation>Voriges Blatt</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Sheet &amp;in sight</source>
        <translation>Gezeigtes Bla&amp;tt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>Largest typical ±: {margin}, in {table}.</source>
        <translation>Größtes typisches ±: {margin}, in {table}.</translation>
    </message>
    <message>
        <source>{strategy}; the objective is {objective}.</source>
        <translation>{strategy}; Ziel: {objective}.</translation>
    </message>
    <message>
        <source>Budget: {new} instead of {old}</source>
        <translation>Budget: {new} statt {old}</translation>
    </message>
    <message>
        <source>Strategy: {new} instead of {old}</source>
        <translation>Verfahren: {new} statt {old}</translation>
    </message>
    <message>
        <source>Objective: {new} instead of {old}</source>
        <translation>Ziel: {new} statt {old}</translation>
    </message>
    <message>
        <source>Wanted ± of tables: the one that was sought</source>
        <translation>Gewünschtes ± der Tabellen: das gesuchte</translation>
    </message>
    <message>
        <source>Wanted ± of tables: none, so that all become equal</source>
        <translation>Gewünschte ± der Tabellen: keine, sodass alle gleich werden</translation>
    </message>
    <message>
        <source>Single tables instead of sets: attributes added later join none of them</source>
        <translation>Einzelne Tabellen statt Gruppen: später hinzugefügte Merkmale kommen in keine davon</translation>
    </message>
    <message>
        <source>Nothing: the plan has this choice and this amount already</source>
        <translation>Nichts: Der Plan hat diese Wahl und diesen Betrag schon</translation>
    </message>
    <message>
        <source>The present choice cannot be used: {why}</source>
        <translation>Die jetzige Wahl ist nicht anwendbar: {why}</translation>
    </message>
    <message>
        <source>With the present choice, no amount is enough.</source>
        <translation>Mit der jetzigen Wahl reicht kein Betrag.</translation>
    </message>
    <message>
        <source>The present choice needs the same.</source>
        <translation>Die jetzige Wahl braucht ebenso viel.</translation>
    </message>
    <message>
        <source>The present choice would need {cost}. The found one needs {part} less.</source>
        <translation>Die jetzige Wahl bräuchte {cost}. Die gefundene braucht {part} weniger.</translation>
    </message>
    <message>
        <source>the recommended strategy</source>
        <translation>das empfohlene Verfahren</translation>
    </message>
    <message>
        <source>{strategy}, {split} budget, {recovery}</source>
        <translation>{strategy}, Budget {split}, {recovery}</translation>
    </message>
    <message>
        <source>Find the least ρ…</source>
        <translation>Kleinstes ρ finden…</translation>
    </message>
    <message>
        <source>Find the least ε…</source>
        <translation>Kleinstes ε finden…</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message numerus="yes">
        <source>{n:,} rows have more values than the header, first row {row}. Mend them, or check delimiter and quotes.</source>
        <comment>Row {row} has more values than the header. Mend it, or check delimiter and quotes.</comment>
        <translation>
            <numerusform>Zeile {row} hat mehr Werte als die Kopfzeile. Berichtigen Sie sie, oder prüfen Sie Trennzeichen und Anführungszeichen.</numerusform>
            <numerusform>{n:,} Zeilen haben mehr Werte als die Kopfzeile, zuerst Zeile {row}. Berichtigen Sie sie, oder prüfen Sie Trennzeichen und Anführungszeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column}: dates written like 3/4/2024 can be read in two ways. Choose the order of dates.</source>
        <translation>Spalte {column}: Ein Datum wie 3/4/2024 lässt sich auf zwei Arten lesen. Wählen Sie die Reihenfolge im Datum.</translation>
    </message>
    <message>
        <source>Row {row} has the names in another order, and so may all values from there on. Read the two parts of the file each by itself, or bring the columns into one order.</source>
        <translation>In Zeile {row} stehen die Namen in anderer Reihenfolge, und so vielleicht alle Werte von dort an. Lesen Sie die beiden Teile der Datei je für sich, oder bringen Sie die Spalten in eine Reihenfolge.</translation>
    </message>
    <message>
        <source>{n:,} rows have a word in the first column and nothing else: rows {rows}. If they are headings of the rows below, take them out of the file: each would count as a record.</source>
        <translation>{n:,} Zeilen haben ein Wort in der ersten Spalte und sonst nichts: Zeilen {rows}. Sind es Überschriften der Zeilen darunter, nehmen Sie sie aus der Datei: Jede würde als Datensatz zählen.</translation>
    </message>
    <message>
        <source>The last {n} rows lack most of what all rows above have. If they are notes or totals, take them out of the file: each would count as a record.</source>
        <translation>Den letzten {n} Zeilen fehlt das meiste, was alle Zeilen darüber haben. Sind es Anmerkungen oder Summen, so nehmen Sie sie aus der Datei: Jede zählte sonst als Datensatz.</translation>
    </message>
    <message>
        <source>Each row has a blank cell beyond the last name. These cells are left out.</source>
        <translation>Jede Zeile hat hinter dem letzten Namen eine leere Zelle. Diese Zellen werden weggelassen.</translation>
    </message>
    <message>
        <source>Each row has more cells than the header. Numbers such as 60,5 seem to be cut in two, by a comma that is their decimal mark. Write the file again with semicolons between the cells, or with quotes around numbers.</source>
        <translation>Jede Zeile hat mehr Zellen als der Kopf. Zahlen wie 60,5 scheinen zerschnitten, durch ein Komma, das ihr Dezimalzeichen ist. Schreiben Sie die Datei neu, mit Strichpunkten zwischen den Zellen oder mit Anführungszeichen um Zahlen.</translation>
    </message>
    <message>
        <source>{n:,} rows have more cells than the header. Numbers such as 60,5 or 1,200 seem to be cut in two by the comma in them. Write the file again with semicolons between the cells, or with quotes around numbers.</source>
        <translation>{n:,} Zeilen haben mehr Zellen als die Kopfzeile. Zahlen wie 60,5 oder 1,200 scheinen vom Komma in ihnen zerschnitten zu sein. Schreiben Sie die Datei neu mit Semikolons zwischen den Zellen oder mit Anführungszeichen um Zahlen.</translation>
    </message>
    <message>
        <source>There are no rows below row {row}, the header. Choose another header row, or a file with rows.</source>
        <translation>Unter Zeile {row}, der Kopfzeile, steht nichts. Wählen Sie eine andere Kopfzeile oder eine Datei mit Zeilen.</translation>
    </message>
    <message>
        <source>Column {column} shows words in place of its numbers, by a number format. The numbers are read: write the words as texts first, if they are meant.</source>
        <translation>Spalte {column} zeigt durch ein Zahlenformat Wörter anstelle ihrer Zahlen. Gelesen werden die Zahlen: vorher die Wörter als Texte schreiben, falls sie gemeint sind.</translation>
    </message>
    <message>
        <source>Column {column} shows days of the week alone, by a number format. Its dates are read: write the days of the week as texts first, if they are meant.</source>
        <translation>Spalte {column} zeigt nur Wochentage, durch ein Zahlenformat. Gelesen werden ihre Daten: Schreiben Sie zuerst die Wochentage als Texte, wenn diese gemeint sind.</translation>
    </message>
    <message>
        <source>Column {column} shows months alone, by a number format. Its dates are read: write the months as texts first, if they are meant.</source>
        <translation>Spalte {column} zeigt nur Monate, durch ein Zahlenformat. Gelesen werden ihre Daten: Schreiben Sie zuerst die Monate als Texte, wenn diese gemeint sind.</translation>
    </message>
    <message>
        <source>Column {column} is blank below each of its values. If a blank means the value above, fill it in first.</source>
        <translation>Spalte {column} ist unter jedem ihrer Werte leer. Steht leer für den Wert darüber, so füllen Sie die Zellen vorher aus.</translation>
    </message>
    <message>
        <source>Column {column} has each of its values once, in order, and blanks between them. If a blank means the value above, fill it in first.</source>
        <translation>Spalte {column} hat jeden ihrer Werte einmal, der Reihe nach, und dazwischen leere Zellen. Steht leer für den Wert darüber, so füllen Sie die Zellen vorher aus.</translation>
    </message>
    <message>
        <source>Most cells of the one column have wide gaps in them. If these are columns of fixed width, open the file so in a spreadsheet, and save it as CSV.</source>
        <translation>Die meisten Zellen der einen Spalte enthalten breite Lücken. Sind das Spalten fester Breite, öffnen Sie die Datei als solche in einer Tabellenkalkulation und speichern Sie sie als CSV.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows cells are struck through, first row {row}. They are read; delete them if they do not count.</source>
        <comment>In row {row} cells are struck through. It is read; delete it if it does not count.</comment>
        <translation>
            <numerusform>In einer Zeile sind Zellen durchgestrichen: Zeile {row}. Sie wird gelesen; löschen Sie sie, wenn sie nicht zählt.</numerusform>
            <numerusform>In {n:,} Zeilen sind Zellen durchgestrichen, zuerst in Zeile {row}. Sie werden gelesen; löschen Sie sie, wenn sie nicht zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} has days of a month among numbers. A spreadsheet may have made a date of a range such as 5-9: write it again, as a text.</source>
        <translation>Spalte {column} hat Tage eines Monats unter Zahlen. Eine Tabellenkalkulation kann aus einem Bereich wie 5-9 ein Datum gemacht haben: Schreiben Sie ihn neu, als Text.</translation>
    </message>
    <message>
        <source>Column {column} has a few days of one year alone. A spreadsheet may have made dates of ranges such as 5-9: write them again, as texts.</source>
        <translation>Spalte {column} hat nur wenige Tage eines Jahres. Vielleicht hat ein Tabellenprogramm aus Bereichen wie 5-9 Daten gemacht: Schreiben Sie sie neu, als Text.</translation>
    </message>
    <message>
        <source>Column {column} has days of a month among numbers. A spreadsheet may have made a date of a number such as 2.5, or of 3-5: write it again.</source>
        <translation>Spalte {column} hat Tage eines Monats unter Zahlen. Eine Tabellenkalkulation kann aus einer Zahl wie 2.5 oder aus 3-5 ein Datum gemacht haben: Schreiben Sie sie neu.</translation>
    </message>
    <message>
        <source>Column {column} has days of a month among codes such as TP53. A spreadsheet may have made a date of MARCH1 or SEPT2: write it again, as a text.</source>
        <translation>Spalte {column} hat Tage eines Monats unter Codes wie TP53. Eine Tabellenkalkulation könnte aus MARCH1 oder SEPT2 ein Datum gemacht haben: als Text neu schreiben.</translation>
    </message>
    <message>
        <source>Column {column} has dates among ranges such as 10-14. A spreadsheet may have made a date of a range such as 5-9: write it again, as a text.</source>
        <translation>Spalte {column} hat Datumsangaben zwischen Bereichen wie 10-14. Eine Tabellenkalkulation kann aus einem Bereich wie 5-9 ein Datum gemacht haben: Schreiben Sie ihn nochmals, als Text.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows are written in white, first row {row}. They are read; delete them if they do not count.</source>
        <comment>Row {row} is written in white. It is read; delete it if it does not count.</comment>
        <translation>
            <numerusform>Zeile {row} ist in Weiß geschrieben. Sie wird gelesen; löschen Sie sie, wenn sie nicht zählt.</numerusform>
            <numerusform>{n:,} Zeilen sind in Weiß geschrieben, zuerst Zeile {row}. Sie werden gelesen; löschen Sie sie, wenn sie nicht zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cells of the one column have “{mark}” in them, equally often. If it separates values, choose it as the delimiter, or write the file again without quotes around whole rows.</source>
        <translation>In allen Zellen der einen Spalte steht „{mark}“, gleich oft. Trennt es Werte, so wählen Sie es als Trennzeichen, oder schreiben Sie die Datei neu, ohne Anführungszeichen um ganze Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have little in them, unlike most rows: rows {rows}. If they are headings, notes or counts, take them out of the file: each would count as a record.</source>
        <comment>Row {row} has little in it, unlike most rows. If it is a heading, a note or a count, take it out of the file: it would count as a record.</comment>
        <translation>
            <numerusform>In Zeile {row} steht wenig, anders als in den meisten. Ist sie eine Überschrift, eine Anmerkung oder eine Anzahl, so nehmen Sie sie aus der Datei: Sie zählte sonst als Datensatz.</numerusform>
            <numerusform>In {n:,} Zeilen steht wenig, anders als in den meisten: Zeilen {rows}. Sind es Überschriften, Anmerkungen oder Anzahlen, so nehmen Sie sie aus der Datei: Jede zählte sonst als Datensatz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {columns} has no name. It is called {names}.</source>
        <translation>Spalte {columns} hat keinen Namen. Sie heißt {names}.</translation>
    </message>
    <message>
        <source>Columns {columns} have no name, or that of another column. They are called {names}.</source>
        <translation>Die Spalten {columns} haben keinen Namen oder den einer anderen Spalte. Sie heißen {names}.</translation>
    </message>
    <message>
        <source>The workbook has hidden sheets: {sheets}.</source>
        <translation>Die Mappe hat ausgeblendete Blätter: {sheets}.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} numbers are read with the zeros they are shown with, such as 00123.</source>
        <comment>One number is read with the zeros it is shown with, such as 00123.</comment>
        <translation>
            <numerusform>Eine Zahl wird mit den Nullen gelesen, mit denen sie gezeigt wird, etwa 00123.</numerusform>
            <numerusform>{n:,} Zahlen werden mit den Nullen gelesen, mit denen sie gezeigt werden, etwa 00123.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column “{name}” is left out: its cells hold several values, a list or a structure. To use it, write each value to a column of its own.</source>
        <translation>Die Spalte „{name}“ bleibt weg: Ihre Zellen enthalten mehrere Werte, eine Liste oder eine Struktur. Um sie zu verwenden, schreiben Sie jeden Wert in eine eigene Spalte.</translation>
    </message>
    <message>
        <source>Column “{name}” is left out: its values are periods of time, neither text nor numbers nor dates. To use it, write them as text.</source>
        <translation>Die Spalte „{name}“ bleibt weg: Ihre Werte sind Zeiträume, weder Texte noch Zahlen noch Datumsangaben. Um sie zu verwenden, schreiben Sie sie als Text.</translation>
    </message>
    <message>
        <source>The table has {n:,} rows: its columns are described from one in {every}, in blocks spread over all of it. Rare values may be missing from the lists that are proposed. A release refuses a row without a label: complete the lists, or count other values together.</source>
        <translation>Die Tabelle hat {n:,} Zeilen: Ihre Spalten werden nach einer von {every} beschrieben, in Blöcken, die über alle verteilt sind. In vorgeschlagenen Listen können seltene Werte fehlen. Eine Veröffentlichung weist eine Zeile ohne Ausprägung ab: Vervollständigen Sie die Listen, oder zählen Sie andere Werte zusammen.</translation>
    </message>
    <message>
        <source>the data frame</source>
        <translation>das DataFrame</translation>
    </message>
    <message numerus="yes">
        <source>In this sheet {n:,} cells show an error such as #N/A, first in {place}. An error is no value.</source>
        <comment>In this sheet one cell shows an error such as #N/A, first in {place}. An error is no value.</comment>
        <translation>
            <numerusform>In diesem Blatt zeigt eine Zelle einen Fehler wie #NV, in {place}. Ein Fehler ist kein Wert.</numerusform>
            <numerusform>In diesem Blatt zeigen {n:,} Zellen einen Fehler wie #NV, zuerst in {place}. Ein Fehler ist kein Wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this sheet {n:,} formulas have no value, first in {place}, as no program has calculated them. Open the file in Excel or LibreOffice, save it, and open it here again.</source>
        <comment>In this sheet one formula has no value, in {place}, as no program has calculated it. Open the file in Excel or LibreOffice, save it, and open it here again.</comment>
        <translation>
            <numerusform>In diesem Blatt hat eine Formel keinen Wert, in {place}, da kein Programm sie berechnet hat. Öffnen Sie die Datei in Excel oder LibreOffice, speichern Sie sie, und öffnen Sie sie hier erneut.</numerusform>
            <numerusform>In diesem Blatt haben {n:,} Formeln keinen Wert, zuerst in {place}, da kein Programm sie berechnet hat. Öffnen Sie die Datei in Excel oder LibreOffice, speichern Sie sie, und öffnen Sie sie hier erneut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have more or fewer cells than the header, first row {row}. A delimiter in a cell moves all values behind it.</source>
        <comment>Row {row} has more or fewer cells than the header. A delimiter in a cell moves all values behind it.</comment>
        <translation>
            <numerusform>Zeile {row} hat mehr oder weniger Zellen als die Kopfzeile. Ein Trennzeichen in einer Zelle verschiebt alle Werte dahinter.</numerusform>
            <numerusform>{n:,} Zeilen haben mehr oder weniger Zellen als die Kopfzeile, zuerst Zeile {row}. Ein Trennzeichen in einer Zelle verschiebt alle Werte dahinter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have fewer cells than the header, first row {row}. If a cell before the last one is missing, all values behind it stand one column beside.</source>
        <comment>Row {row} has fewer cells than the header. If a cell before the last one is missing, all values behind it stand one column beside.</comment>
        <translation>
            <numerusform>Zeile {row} hat weniger Zellen als die Kopfzeile. Fehlt eine Zelle vor der letzten, stehen alle Werte dahinter eine Spalte daneben.</numerusform>
            <numerusform>{n:,} Zeilen haben weniger Zellen als die Kopfzeile, zuerst Zeile {row}. Fehlt eine Zelle vor der letzten, stehen alle Werte dahinter eine Spalte daneben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill up short rows, leave blank surplus out</source>
        <translation>Kurze Zeilen auffüllen, leeren Überschuss weglassen</translation>
    </message>
    <message>
        <source>Leave the blank surplus out</source>
        <translation>Den leeren Überschuss weglassen</translation>
    </message>
    <message>
        <source>Some rows have fewer cells than the header.</source>
        <translation>Einige Zeilen haben weniger Zellen als die Kopfzeile.</translation>
    </message>
    <message>
        <source>Some rows have more or fewer cells than the header.</source>
        <translation>Einige Zeilen haben mehr oder weniger Zellen als die Kopfzeile.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have more values than the header, first row {row}. A delimiter in a cell moves all values behind it. Mend these rows in the file, or leave them out.</source>
        <comment>Row {row} has more values than the header. A delimiter in a cell moves all values behind it. Mend this row in the file, or leave it out.</comment>
        <translation>
            <numerusform>Zeile {row} hat mehr Werte als der Kopf. Ein Trennzeichen in einer Zelle verschiebt alle Werte dahinter. Berichtigen Sie diese Zeile in der Datei, oder lassen Sie sie weg.</numerusform>
            <numerusform>{n:,} Zeilen haben mehr Werte als der Kopf, zuerst Zeile {row}. Ein Trennzeichen in einer Zelle verschiebt alle Werte dahinter. Berichtigen Sie diese Zeilen in der Datei, oder lassen Sie sie weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows have more values than the header.</source>
        <translation>Einige Zeilen haben mehr Werte als der Kopf.</translation>
    </message>
    <message>
        <source>Leave these rows out, fill up short ones</source>
        <translation>Diese Zeilen weglassen, kurze auffüllen</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have a value beyond the last name, first row {row}. A delimiter in a cell moves all values behind it.</source>
        <comment>Row {row} has a value beyond the last name. A delimiter in a cell moves all values behind it.</comment>
        <translation>
            <numerusform>Zeile {row} hat einen Wert hinter dem letzten Namen. Ein Trennzeichen in einer Zelle verschiebt alle Werte dahinter.</numerusform>
            <numerusform>{n:,} Zeilen haben einen Wert hinter dem letzten Namen, zuerst Zeile {row}. Ein Trennzeichen in einer Zelle verschiebt alle Werte dahinter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows have a value beyond the last name.</source>
        <translation>Manche Zeilen haben einen Wert hinter dem letzten Namen.</translation>
    </message>
    <message>
        <source>The rows are right as they are</source>
        <translation>Die Zeilen stimmen, wie sie sind</translation>
    </message>
    <message>
        <source>Each row has one cell more than the header.</source>
        <translation>Jede Zeile hat eine Zelle mehr als der Kopf.</translation>
    </message>
    <message>
        <source>The first column has no name</source>
        <translation>Die erste Spalte hat keinen Namen</translation>
    </message>
    <message>
        <source>Join it to the names</source>
        <translation>Mit den Namen verbinden</translation>
    </message>
    <message>
        <source>Column {columns}: the years have two digits, so nothing says which century they are in.</source>
        <translation>Spalte {columns}: Die Jahre haben zwei Ziffern, daher sagt nichts, in welchem Jahrhundert sie liegen.</translation>
    </message>
    <message>
        <source>Some dates have years of two digits.</source>
        <translation>Manche Daten haben Jahre aus zwei Ziffern.</translation>
    </message>
    <message>
        <source>All are from 2000 on</source>
        <translation>Alle liegen ab 2000</translation>
    </message>
    <message>
        <source>00 to 29 are from 2000 on, the others before, as Excel reads them</source>
        <translation>00 bis 29 liegen ab 2000, die anderen davor, wie Excel sie liest</translation>
    </message>
    <message>
        <source>All are before 2000</source>
        <translation>Alle liegen vor 2000</translation>
    </message>
    <message>
        <source>They are no dates, or days without a year</source>
        <translation>Es sind keine Datumsangaben, oder Tage ohne Jahr</translation>
    </message>
    <message>
        <source>Column {columns}: numbers written like {example} can be read in two ways.</source>
        <translation>Spalte {columns}: Zahlen wie {example} lassen sich auf zwei Arten lesen.</translation>
    </message>
    <message>
        <source>Numbers written like {example} can be read in two ways.</source>
        <translation>Zahlen wie {example} lassen sich auf zwei Arten lesen.</translation>
    </message>
    <message>
        <source>A point is the decimal mark, and a comma separates thousands</source>
        <translation>Ein Punkt ist das Dezimalzeichen, und ein Komma trennt Tausender</translation>
    </message>
    <message>
        <source>A comma is the decimal mark, and a point separates thousands</source>
        <translation>Ein Komma ist das Dezimalzeichen, und ein Punkt trennt Tausender</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} columns are hidden, {columns}, and {shown:,} are shown.</source>
        <comment>One column is hidden, {columns}, and {shown:,} are shown.</comment>
        <translation>
            <numerusform>Eine Spalte ist ausgeblendet, {columns}; sichtbar: {shown:,}.</numerusform>
            <numerusform>{n:,} Spalten sind ausgeblendet, {columns}; sichtbar: {shown:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some columns are hidden.</source>
        <translation>Einige Spalten sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Read hidden columns too</source>
        <translation>Auch ausgeblendete Spalten lesen</translation>
    </message>
    <message>
        <source>Leave hidden columns out</source>
        <translation>Ausgeblendete Spalten weglassen</translation>
    </message>
    <message>
        <source>Behind an empty column there may be another table: {ranges}.</source>
        <translation>Hinter einer leeren Spalte kann eine andere Tabelle stehen: {ranges}.</translation>
    </message>
    <message>
        <source>Read {range} alone</source>
        <translation>Nur {range} lesen</translation>
    </message>
    <message>
        <source>Read all columns as one table</source>
        <translation>Alle Spalten als eine Tabelle lesen</translation>
    </message>
    <message>
        <source>Each row has one cell more than the header. If a decimal comma makes two cells of a number, as of 1,70, use semicolons or quotes.</source>
        <translation>Jede Zeile hat eine Zelle mehr als die Kopfzeile. Wenn ein Dezimalkomma aus einer Zahl zwei Zellen macht, wie aus 1,70, verwenden Sie Semikolons oder Anführungszeichen.</translation>
    </message>
    <message>
        <source>From row {row} on, below a blank row, there may be another table.</source>
        <translation>Ab Zeile {row}, unter einer leeren Zeile, kann eine andere Tabelle stehen.</translation>
    </message>
    <message>
        <source>Below a blank row there may be another table.</source>
        <translation>Unter einer leeren Zeile kann eine andere Tabelle stehen.</translation>
    </message>
    <message>
        <source>Leave out all rows below the first blank row</source>
        <translation>Alle Zeilen unter der ersten leeren Zeile weglassen</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows between the others are blank, first row {row}. They may be people who left all blank.</source>
        <comment>Row {row}, between the others, is blank. It may be a person who left all blank.</comment>
        <translation>
            <numerusform>Zeile {row} zwischen den anderen ist leer. Sie kann von einer Person stammen, die nichts angegeben hat.</numerusform>
            <numerusform>{n:,} Zeilen zwischen den anderen sind leer, zuerst Zeile {row}. Sie können von Personen stammen, die nichts angegeben haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows between the others are blank.</source>
        <translation>Einige Zeilen zwischen den anderen sind leer.</translation>
    </message>
    <message>
        <source>Count them as records, all of whose values are missing</source>
        <translation>Als Datensätze zählen, deren Werte alle fehlen</translation>
    </message>
    <message>
        <source>The quotes in the file do not match.</source>
        <translation>Die Anführungszeichen in der Datei passen nicht zueinander.</translation>
    </message>
    <message>
        <source>A backslash marks quotes within a cell</source>
        <translation>Ein umgekehrter Schrägstrich kennzeichnet Anführungszeichen in einer Zelle</translation>
    </message>
    <message>
        <source>Cells stand between single quotes.</source>
        <translation>Zellen stehen zwischen einfachen Anführungszeichen.</translation>
    </message>
    <message>
        <source>Single quotes enclose a cell</source>
        <translation>Einfache Anführungszeichen umschließen eine Zelle</translation>
    </message>
    <message>
        <source>Single quotes are characters like others</source>
        <translation>Einfache Anführungszeichen sind Zeichen wie andere</translation>
    </message>
    <message>
        <source>Blanks stand between the delimiter and quotes.</source>
        <translation>Zwischen Trennzeichen und Anführungszeichen stehen Leerzeichen.</translation>
    </message>
    <message>
        <source>Quotes behind such a blank enclose a cell</source>
        <translation>Anführungszeichen nach einem solchen Leerzeichen umschließen eine Zelle</translation>
    </message>
    <message>
        <source>Quotes behind a blank are characters like others</source>
        <translation>Anführungszeichen nach einem Leerzeichen sind Zeichen wie andere</translation>
    </message>
    <message>
        <source>A backslash stands before delimiters.</source>
        <translation>Vor Trennzeichen stehen umgekehrte Schrägstriche.</translation>
    </message>
    <message>
        <source>Such a delimiter is a part of the cell</source>
        <translation>Ein solches Trennzeichen gehört zur Zelle</translation>
    </message>
    <message>
        <source>Such a delimiter separates cells, as others do</source>
        <translation>Ein solches Trennzeichen trennt Zellen wie jedes andere</translation>
    </message>
    <message>
        <source>Read quotes as characters like others</source>
        <translation>Anführungszeichen als Zeichen wie andere lesen</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows quotes stand within a cell, first row {row}. They may not enclose what they seem to.</source>
        <comment>In row {row} quotes stand within a cell. They may not enclose what they seem to.</comment>
        <translation>
            <numerusform>In Zeile {row} stehen Anführungszeichen in einer Zelle. Vielleicht umschließen sie nicht, was es scheint.</numerusform>
            <numerusform>In {n:,} Zeilen stehen Anführungszeichen in einer Zelle, zuerst in Zeile {row}. Vielleicht umschließen sie nicht, was es scheint.</numerusform>
        </translation>
    </message>
    <message>
        <source>In some rows quotes stand within a cell.</source>
        <translation>In einigen Zeilen stehen Anführungszeichen in einer Zelle.</translation>
    </message>
    <message>
        <source>Quotes around a whole cell enclose it</source>
        <translation>Anführungszeichen um eine ganze Zelle umschließen sie</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows look like totals, notes or repeated column names: rows {rows}.</source>
        <comment>Row {row} looks like a total, a note or repeated column names.</comment>
        <translation>
            <numerusform>Zeile {row} sieht nach einer Summe, einer Anmerkung oder wiederholten Spaltennamen aus.</numerusform>
            <numerusform>{n:,} Zeilen sehen nach Summen, Anmerkungen oder wiederholten Spaltennamen aus: Zeilen {rows}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows look like totals, notes or repeated column names.</source>
        <translation>Manche Zeilen sehen nach Summen, Anmerkungen oder wiederholten Spaltennamen aus.</translation>
    </message>
    <message>
        <source>Row {row} may be a header or a record. In column {columns} it holds a number, a date, or what recurs below.</source>
        <translation>Zeile {row} kann eine Kopfzeile oder ein Datensatz sein. In Spalte {columns} enthält sie eine Zahl, ein Datum oder etwas, das darunter wiederkehrt.</translation>
    </message>
    <message>
        <source>Row {row} may be a header or a record. In column {columns} it is written as the rows below are.</source>
        <translation>Zeile {row} kann eine Kopfzeile oder ein Datensatz sein. In Spalte {columns} ist sie so geschrieben wie die Zeilen darunter.</translation>
    </message>
    <message>
        <source>Row {row} may be a header or a record.</source>
        <translation>Zeile {row} kann eine Kopfzeile oder ein Datensatz sein.</translation>
    </message>
    <message>
        <source>It holds the names</source>
        <translation>Sie enthält die Namen</translation>
    </message>
    <message>
        <source>No row holds names</source>
        <translation>Keine Zeile enthält Namen</translation>
    </message>
    <message numerus="yes">
        <source>It holds the names, and the {n} rows above name groups of columns</source>
        <comment>It holds the names, and the row above names groups of columns</comment>
        <translation>
            <numerusform>Sie enthält die Namen, und die Zeile darüber benennt Gruppen von Spalten</numerusform>
            <numerusform>Sie enthält die Namen, und die {n} Zeilen darüber benennen Gruppen von Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row} may be a header or a record. In columns {columns} it is written as the rows below are.</source>
        <translation>Zeile {row} kann eine Kopfzeile oder ein Datensatz sein. In den Spalten {columns} ist sie so geschrieben wie die Zeilen darunter.</translation>
    </message>
    <message>
        <source>Row {row} may be a header or a record. In columns {columns} it holds a number, a date, or what recurs below.</source>
        <translation>Zeile {row} kann eine Kopfzeile oder ein Datensatz sein. In den Spalten {columns} enthält sie eine Zahl, ein Datum oder etwas, das darunter wiederkehrt.</translation>
    </message>
    <message>
        <source>Row {row} or row {above} may be the header.</source>
        <translation>Zeile {row} oder Zeile {above} kann der Kopf sein.</translation>
    </message>
    <message>
        <source>Row {row} holds the names</source>
        <translation>Zeile {row} enthält die Namen</translation>
    </message>
    <message numerus="yes">
        <source>The {n} rows below the header, from row {row}, look like further rows of it.</source>
        <comment>Row {row}, below the header, looks like a further row of it.</comment>
        <translation>
            <numerusform>Zeile {row} unter der Kopfzeile sieht wie eine weitere Zeile mit Namen aus.</numerusform>
            <numerusform>Die {n} Zeilen unter der Kopfzeile, ab Zeile {row}, sehen wie weitere Zeilen mit Namen aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first rows below the header look like further rows of it.</source>
        <translation>Die ersten Zeilen unter der Kopfzeile sehen wie weitere Zeilen mit Namen aus.</translation>
    </message>
    <message>
        <source>It is a record</source>
        <translation>Es ist ein Datensatz</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Weglassen</translation>
    </message>
    <message numerus="yes">
        <source>The {n} rows above row {row}, which has the names, look like names of groups of columns.</source>
        <comment>The row above row {row}, which has the names, looks like names of groups of columns.</comment>
        <translation>
            <numerusform>Die Zeile über Zeile {row}, in der die Namen stehen, enthält offenbar Namen von Spaltengruppen.</numerusform>
            <numerusform>Die {n} Zeilen über Zeile {row}, in der die Namen stehen, enthalten offenbar Namen von Spaltengruppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join them to the names</source>
        <translation>Mit den Namen verbinden</translation>
    </message>
    <message>
        <source>They are records</source>
        <translation>Es sind Datensätze</translation>
    </message>
    <message>
        <source>Count it as a record, all of whose values are missing</source>
        <translation>Als Datensatz zählen, dessen Werte alle fehlen</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows may be totals or notes, or records of persons who left the rest blank: rows {rows}.</source>
        <comment>Row {row} may be a total or a note, or the record of somebody who left the rest blank.</comment>
        <translation>
            <numerusform>Zeile {row} kann eine Summe oder Anmerkung sein, oder der Datensatz einer Person, die den Rest leer ließ.</numerusform>
            <numerusform>{n:,} Zeilen können Summen oder Anmerkungen sein, oder Datensätze von Personen, die den Rest leer ließen: Zeilen {rows}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows may be totals or notes, or records with little in them.</source>
        <translation>Manche Zeilen können Summen oder Anmerkungen sein, oder Datensätze, in denen wenig steht.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have the names in another order: rows {rows}. The values below may be in that order, too.</source>
        <comment>Row {row} has the names in another order. The values below may be in that order, too.</comment>
        <translation>
            <numerusform>Zeile {row} hat die Namen in anderer Reihenfolge. Die Werte darunter können auch in dieser stehen.</numerusform>
            <numerusform>{n:,} Zeilen haben die Namen in anderer Reihenfolge: Zeilen {rows}. Die Werte darunter können auch in dieser stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The names seem to be repeated in another order.</source>
        <translation>Die Namen scheinen in anderer Reihenfolge wiederholt zu sein.</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides {n:,} rows, first row {row}, and shows {shown:,}.</source>
        <comment>A filter hides one row, row {row}, and shows {shown:,}.</comment>
        <translation>
            <numerusform>Ein Filter blendet eine Zeile aus, Zeile {row}, und zeigt {shown:,}.</numerusform>
            <numerusform>Ein Filter blendet {n:,} Zeilen aus, zuerst Zeile {row}, und zeigt {shown:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have merged cells, first row {row}. Only the first cell of a merged region has a value.</source>
        <comment>Row {row} has merged cells. Only the first cell of a merged region has a value.</comment>
        <translation>
            <numerusform>Zeile {row} hat verbundene Zellen. Nur die erste Zelle eines verbundenen Bereichs hat einen Wert.</numerusform>
            <numerusform>{n:,} Zeilen haben verbundene Zellen, zuerst Zeile {row}. Nur die erste Zelle eines verbundenen Bereichs hat einen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows have merged cells.</source>
        <translation>Einige Zeilen haben verbundene Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows are hidden, first row {row}, and {shown:,} are shown.</source>
        <comment>One row is hidden, row {row}, and {shown:,} are shown.</comment>
        <translation>
            <numerusform>Eine Zeile ist ausgeblendet, Zeile {row}, und {shown:,} werden gezeigt.</numerusform>
            <numerusform>{n:,} Zeilen sind ausgeblendet, zuerst Zeile {row}, und {shown:,} werden gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows are hidden.</source>
        <translation>Einige Zeilen sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Repeat the value in each cell</source>
        <translation>Den Wert in jeder Zelle wiederholen</translation>
    </message>
    <message>
        <source>Leave the other cells blank</source>
        <translation>Die anderen Zellen leer lassen</translation>
    </message>
    <message>
        <source>Read hidden rows too</source>
        <translation>Auch ausgeblendete Zeilen lesen</translation>
    </message>
    <message>
        <source>Leave hidden rows out</source>
        <translation>Ausgeblendete Zeilen weglassen</translation>
    </message>
    <message>
        <source>Count them as records</source>
        <translation>Als Datensätze zählen</translation>
    </message>
    <message>
        <source>These files of the folder are no parquet files, and not read: {names}.</source>
        <translation>Diese Dateien des Ordners sind keine Parquet-Dateien und werden nicht gelesen: {names}.</translation>
    </message>
    <message>
        <source>The workbook is not written as it should be: one reader refused it, another found its cells. Compare the rows with those that your spreadsheet program shows; to be sure, save it there as .xlsx.</source>
        <translation>Die Arbeitsmappe ist nicht so geschrieben, wie sie es sein sollte: Ein Leseprogramm hat sie abgelehnt, ein anderes ihre Zellen gefunden. Vergleichen Sie die Zeilen mit denen, die Ihr Tabellenprogramm zeigt; um sicherzugehen, speichern Sie die Mappe dort als .xlsx.</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Cyrillic, of DOS</source>
        <translation>Kyrillisch, von DOS</translation>
    </message>
    <message>
        <source>Cyrillic, of a Macintosh</source>
        <translation>Kyrillisch, vom Macintosh</translation>
    </message>
    <message>
        <source>Greek, of DOS</source>
        <translation>Griechisch, von DOS</translation>
    </message>
    <message>
        <source>Turkish, of DOS</source>
        <translation>Türkisch, von DOS</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>Western European, of a Macintosh</source>
        <translation>Westeuropäisch, vom Macintosh</translation>
    </message>
    <message>
        <source>Western European, of DOS</source>
        <translation>Westeuropäisch, von DOS</translation>
    </message>
    <message>
        <source>Central European, of DOS</source>
        <translation>Mitteleuropäisch, von DOS</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Row {row}: which letters are meant depends on the encoding: {readings}.</source>
        <translation>Zeile {row}: Welche Buchstaben gemeint sind, hängt von der Kodierung ab: {readings}.</translation>
    </message>
    <message>
        <source>“{text}” in {encoding}</source>
        <translation>„{text}“ in {encoding}</translation>
    </message>
    <message>
        <source>Nothing tells in which encoding the text is.</source>
        <translation>Nichts sagt, in welcher Kodierung der Text ist.</translation>
    </message>
    <message>
        <source>Another encoding</source>
        <translation>Andere Kodierung</translation>
    </message>
    <message>
        <source>{words} ({encoding})</source>
        <translation>{words} ({encoding})</translation>
    </message>
    <message>
        <source>The table has {n:,} rows, which stay in the cluster. Its columns are described from {some:,} of them, drawn by chance. Rare values may be missing from the lists that are proposed. A release counts every row, and refuses one without a label: complete the lists, or count other values together.</source>
        <translation>Die Tabelle hat {n:,} Zeilen, die im Cluster bleiben. Ihre Spalten sind aus {some:,} davon beschrieben, die der Zufall gezogen hat. Seltene Werte können in den vorgeschlagenen Listen fehlen. Eine Veröffentlichung zählt jede Zeile und lehnt eine ohne Kategorie ab: Vervollständigen Sie die Listen, oder zählen Sie andere Werte zusammen.</translation>
    </message>
    <message>
        <source>The numbers of the last row are the sums of the columns above: it is a total.</source>
        <translation>Die Zahlen der letzten Zeile sind die Summen der Spalten darüber: Sie ist eine Summenzeile.</translation>
    </message>
    <message>
        <source>Numbers of the last row are the sums of the columns above, or nearly so: it may be a total.</source>
        <translation>Zahlen der letzten Zeile sind genau oder beinahe die Summen der Spalten darüber: Sie kann eine Summenzeile sein.</translation>
    </message>
    <message>
        <source>Numbers of row {row}, below the header, are the sums of the columns below, or nearly so.</source>
        <translation>Zahlen der Zeile {row} unter der Kopfzeile sind die Summen der Spalten darunter, oder fast.</translation>
    </message>
    <message>
        <source>Row {row}, below the header, begins as an example does, or as a row of the most points.</source>
        <translation>Zeile {row}, unter der Kopfzeile, beginnt wie ein Beispiel oder wie eine Zeile der erreichbaren Punkte.</translation>
    </message>
    <message>
        <source>The first row may be an example, or say how many points there are.</source>
        <translation>Die erste Zeile ist vielleicht ein Beispiel, oder sie nennt die erreichbaren Punkte.</translation>
    </message>
    <message>
        <source>Row {row}, below the header, seems to be an opening balance.</source>
        <translation>Zeile {row}, unter der Kopfzeile, scheint ein Anfangssaldo zu sein.</translation>
    </message>
    <message>
        <source>The first row may be an opening balance.</source>
        <translation>Die erste Zeile ist vielleicht ein Anfangssaldo.</translation>
    </message>
    <message>
        <source>The first row may be a total.</source>
        <translation>Die erste Zeile ist vielleicht eine Summe.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Count it as a record</source>
        <translation>Als Datensatz zählen</translation>
    </message>
    <message>
        <source>The last row may be a total or a note.</source>
        <translation>Die letzte Zeile ist vielleicht eine Summe oder eine Anmerkung.</translation>
    </message>
    <message>
        <source>The last rows may be totals or notes.</source>
        <translation>Die letzten Zeilen sind vielleicht Summen oder Anmerkungen.</translation>
    </message>
    <message>
        <source>More of the last rows are unlike the first ones than can be left out here. They may be totals or notes, or written in another way. Mend the file, or count all as records.</source>
        <translation>Mehr der letzten Zeilen sind anders als die ersten, als hier ausgelassen werden können. Sie können Summen oder Anmerkungen sein oder anders geschrieben. Verbessern Sie die Datei, oder zählen Sie alle als Datensätze.</translation>
    </message>
    <message>
        <source>The last {n} rows may be totals or notes.</source>
        <translation>Die letzten {n} Zeilen sind vielleicht Summen oder Anmerkungen.</translation>
    </message>
    <message>
        <source>The numbers of the last {n} rows are the sums of the columns above: they are totals.</source>
        <translation>Die Zahlen der letzten {n} Zeilen sind die Summen der Spalten darüber: Es sind Summenzeilen.</translation>
    </message>
    <message>
        <source>The last row is a word by itself. It may be a note, or of somebody who left the rest blank.</source>
        <translation>Die letzte Zeile besteht aus einem einzigen Wort. Sie kann eine Anmerkung sein oder von jemandem, der alles andere leer ließ.</translation>
    </message>
    <message>
        <source>The last row begins as one that says how many records there are.</source>
        <translation>Die letzte Zeile beginnt wie eine, die sagt, wie viele Datensätze es sind.</translation>
    </message>
    <message>
        <source>The last row has numbers alone, and lacks what all rows above have. It may be a total or a mean.</source>
        <translation>Die letzte Zeile enthält nur Zahlen, und ihr fehlt, was alle Zeilen darüber haben. Sie kann eine Summe oder ein Mittelwert sein.</translation>
    </message>
    <message>
        <source>The last row has a word for a total behind its numbers.</source>
        <translation>In der letzten Zeile steht hinter den Zahlen ein Wort für eine Summe.</translation>
    </message>
    <message>
        <source>The last row is of another kind than all rows above. It may be a note or a total.</source>
        <translation>Die letzte Zeile ist von anderer Art als alle Zeilen darüber. Sie ist vielleicht eine Anmerkung oder eine Summe.</translation>
    </message>
    <message>
        <source>The last row seems to say what a code of the records above stands for.</source>
        <translation>Die letzte Zeile sagt anscheinend, wofür ein Code der Datensätze darüber steht.</translation>
    </message>
    <message>
        <source>Numbers of the last row are the means of the columns above.</source>
        <translation>Zahlen der letzten Zeile sind die Mittelwerte der Spalten darüber.</translation>
    </message>
    <message>
        <source>The last row lacks most of what all rows above have. It may be a note or a total.</source>
        <translation>Der letzten Zeile fehlt das meiste, was alle Zeilen darüber haben. Sie ist vielleicht eine Anmerkung oder eine Summe.</translation>
    </message>
    <message>
        <source>The table ends in row {row:,}, the last one that a sheet may have. If rows beyond it are lost, take them from their source again.</source>
        <translation>Die Tabelle endet in Zeile {row:,}, der letzten, die ein Tabellenblatt haben kann. Wenn Zeilen dahinter verloren sind, holen Sie sie noch einmal aus ihrer Quelle.</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one} {other}</translation>
    </message>
    <message>
        <source>{n} more columns or rows are like these.</source>
        <translation>{n} weitere Spalten oder Zeilen sind wie diese.</translation>
    </message>
    <message>
        <source>Some cells may mean something else than they hold, such as a heading, a range, or another unit. The Data page and reticent describe say which.</source>
        <translation>Einige Zellen bedeuten vielleicht etwas anderes, als sie enthalten, etwa eine Überschrift, einen Bereich oder eine andere Einheit. Die Seite „Daten“ und reticent describe sagen, welche.</translation>
    </message>
    <message>
        <source>These records may be a part of all, or some of them may not count. The Data page and reticent describe say which.</source>
        <translation>Diese Datensätze sind vielleicht nur ein Teil aller, oder einige zählen vielleicht nicht. Die Seite „Daten“ und reticent describe sagen, welche.</translation>
    </message>
    <message>
        <source>They are right as they are</source>
        <translation>Sie stimmen, wie sie sind</translation>
    </message>
    <message>
        <source>Row {row} seems to have the names of another table, and the rows below to belong to it. Take them into a file of their own, or choose the range of cells above.</source>
        <translation>In Zeile {row} scheinen die Namen einer anderen Tabelle zu stehen, zu der auch die Zeilen darunter gehören. Nehmen Sie diese in eine eigene Datei, oder wählen Sie den Bereich der Zellen darüber.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows all cells seem to stand one column beside their own: rows {rows}. Move them in the file.</source>
        <comment>In row {row} all cells seem to stand one column beside their own. Move them in the file.</comment>
        <translation>
            <numerusform>In Zeile {row} scheinen alle Zellen eine Spalte neben ihrer eigenen zu stehen. Verschieben Sie sie in der Datei.</numerusform>
            <numerusform>In {n:,} Zeilen scheinen alle Zellen eine Spalte neben ihrer eigenen zu stehen: Zeilen {rows}. Verschieben Sie sie in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blanks separate the values of a row. If each row is one value with blanks in it, choose another delimiter.</source>
        <translation>Leerzeichen trennen die Werte einer Zeile. Wenn jede Zeile ein Wert mit Leerzeichen darin ist, wählen Sie ein anderes Trennzeichen.</translation>
    </message>
    <message>
        <source>Each row is one value with blanks in it. If blanks separate values, choose the blank as the delimiter.</source>
        <translation>Jede Zeile ist ein Wert mit Leerzeichen darin. Wenn Leerzeichen Werte trennen, wählen Sie das Leerzeichen als Trennzeichen.</translation>
    </message>
    <message>
        <source>Column {column} has dates with the day first, and others with the month first. Write all in one way first.</source>
        <translation>Spalte {column} enthält Daten mit dem Tag zuerst und andere mit dem Monat zuerst. Schreiben Sie vorher alle auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} has dates with the day first, and column {other} with the month first. Write all in one way first.</source>
        <translation>Spalte {column} enthält Daten mit dem Tag zuerst und Spalte {other} mit dem Monat zuerst. Schreiben Sie vorher alle auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} has numbers with a decimal comma, and others with a decimal point. Write all in one way first.</source>
        <translation>Spalte {column} enthält Zahlen mit Dezimalkomma und andere mit Dezimalpunkt. Schreiben Sie vorher alle auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>Column {column} has dates up to the 12th of a month, and texts that are dates after it. A spreadsheet may have taken days for months: mend the dates first.</source>
        <translation>Spalte {column} enthält Daten bis zum 12. eines Monats und Texte, die spätere Daten sind. Ein Tabellenprogramm hat vielleicht Tage für Monate gehalten: Berichtigen Sie die Daten vorher.</translation>
    </message>
    <message>
        <source>Column {column} has dates such as {taken} up to the 12th alone, and dates such as {other} after it. A spreadsheet may have taken days for months: mend the dates first.</source>
        <translation>Spalte {column} hat Datumsangaben wie {taken} nur bis zum 12. eines Monats, und solche wie {other} danach. Eine Tabellenkalkulation hat vielleicht Tage für Monate gehalten: Berichtigen Sie die Daten vorher.</translation>
    </message>
    <message>
        <source>Column {column} has days of 1905 alone, from March to September. A spreadsheet makes such dates of the years 1900 to 2100: write the years again, as numbers.</source>
        <translation>Spalte {column} hat nur Tage des Jahres 1905, von März bis September. Eine Tabellenkalkulation macht solche Daten aus den Jahren 1900 bis 2100: Schreiben Sie die Jahre neu, als Zahlen.</translation>
    </message>
    <message>
        <source>Of each feature of the map, the properties are read. Its geometry is left out.</source>
        <translation>Von jedem Objekt der Karte werden die Eigenschaften gelesen. Seine Geometrie bleibt weg.</translation>
    </message>
    <message>
        <source>Each record has a name of its own, such as “{name}”, which is left out. To use these names, write each as a value of its record.</source>
        <translation>Jeder Datensatz hat einen eigenen Namen wie „{name}“, der weggelassen wird. Um diese Namen zu verwenden, schreiben Sie jeden als Wert in seinen Datensatz.</translation>
    </message>
    <message>
        <source>Only the list “{name}” is read. Further lists of records are left out: {others}.</source>
        <translation>Nur die Liste „{name}“ wird gelesen. Weitere Listen von Datensätzen werden weggelassen: {others}.</translation>
    </message>
    <message>
        <source>Beside its records, the file says “{name}”: they may be one page of several. Put all pages into one file, or the others are left out.</source>
        <translation>Neben den Datensätzen steht in der Datei „{name}“: Sie sind vielleicht eine Seite von mehreren. Bringen Sie alle Seiten in eine Datei, sonst fehlen die anderen.</translation>
    </message>
    <message>
        <source>Every row holds cells of one kind, and no column does. The table seems to be turned: its columns are the records. Turn it in a spreadsheet: copy it, and paste it by Paste Special, Transpose.</source>
        <translation>Jede Zeile enthält Zellen einer einzigen Art, und keine Spalte tut das. Die Tabelle scheint gedreht zu sein: Ihre Spalten sind die Datensätze. Drehen Sie sie in einer Tabellenkalkulation: kopieren, dann „Inhalte einfügen“ mit „Transponieren“.</translation>
    </message>
    <message>
        <source>The names {names} recur, so that each row seems to hold several persons. If persons are to be counted, write each into a row of their own.</source>
        <translation>Die Namen {names} wiederholen sich, so dass jede Zeile anscheinend mehrere Personen enthält. Sollen Personen gezählt werden, schreiben Sie jede in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>The columns {names} seem to describe two persons, so that each row holds several persons. If persons are to be counted, write each into a row of their own.</source>
        <translation>Die Spalten {names} scheinen zwei Personen zu beschreiben, so dass jede Zeile mehrere Personen enthält. Sollen Personen gezählt werden, schreiben Sie jede in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>Of {n} rows one below another, each fills columns that the others leave blank, all through the table. If a record is written on {n} rows, bring it into one: it would count {n} times.</source>
        <translation>Von {n} Zeilen untereinander füllt jede Spalten, die die anderen leer lassen, durch die ganze Tabelle. Steht ein Datensatz auf {n} Zeilen, bringen Sie ihn in eine: Er würde {n}-mal gezählt.</translation>
    </message>
    <message>
        <source>Of {n} rows one below another, each holds other things in the same columns, all through the table. If a record is written on {n} rows, bring it into one: it would count {n} times.</source>
        <translation>Von je {n} Zeilen untereinander enthält jede etwas anderes in denselben Spalten, in der ganzen Tabelle. Wenn ein Datensatz auf {n} Zeilen steht, bringen Sie ihn in eine: Er würde {n}-mal zählen.</translation>
    </message>
    <message>
        <source>Column {column} has letters that look wrong, as in {values}. Each such value is a category of its own. Mend the letters first.</source>
        <translation>Spalte {column} enthält Buchstaben, die falsch aussehen, wie in {values}. Jeder solche Wert ist eine eigene Kategorie. Berichtigen Sie die Buchstaben vorher.</translation>
    </message>
    <message>
        <source>Column {column} has {values}, which a program wrote in place of what it held. Write the file again from its source: such rows would be one category.</source>
        <translation>Spalte {column} enthält {values}, was ein Programm anstelle des Inhalts geschrieben hat. Schreiben Sie die Datei noch einmal aus ihrer Quelle: Solche Zeilen wären eine einzige Kategorie.</translation>
    </message>
    <message>
        <source>All rows have as many cells, and more than the header.</source>
        <translation>Alle Zeilen haben gleich viele Zellen, und mehr als die Kopfzeile.</translation>
    </message>
    <message>
        <source>All rows have as many cells, and more than the header. If a decimal comma makes two cells of a number, as of 1,70, use semicolons or quotes.</source>
        <translation>Alle Zeilen haben gleich viele Zellen, und mehr als die Kopfzeile. Macht ein Dezimalkomma zwei Zellen aus einer Zahl wie 1,70, nehmen Sie Semikolons oder Anführungszeichen.</translation>
    </message>
    <message>
        <source>The last columns have no name</source>
        <translation>Die letzten Spalten haben keinen Namen</translation>
    </message>
    <message>
        <source>The columns are named as those of a pivot table, whose rows are sums. Use the table that it was made from.</source>
        <translation>Die Spalten heißen wie die einer Pivot-Tabelle, deren Zeilen Summen sind. Verwenden Sie die Tabelle, aus der sie gemacht wurde.</translation>
    </message>
    <message>
        <source>Each row seems to be a group, and column {column} to count its members. All combinations of the other columns are there, once. Use a file with a row for each person instead.</source>
        <translation>Jede Zeile ist anscheinend eine Gruppe, und Spalte {column} zählt ihre Mitglieder. Alle Kombinationen der anderen Spalten kommen vor, je einmal. Verwenden Sie stattdessen eine Datei mit einer Zeile für jede Person.</translation>
    </message>
    <message>
        <source>Each row seems to be a group, and column {column} to count its members. No combination of the other columns is there twice. Use a file with a row for each person instead.</source>
        <translation>Jede Zeile scheint eine Gruppe zu sein und Spalte {column} deren Mitglieder zu zählen. Keine Kombination der anderen Spalten kommt zweimal vor. Nehmen Sie stattdessen eine Datei mit einer Zeile je Person.</translation>
    </message>
    <message>
        <source>Each row seems to be a group, and column {column} to count its members. Use a file with a row for each person instead.</source>
        <translation>Jede Zeile scheint eine Gruppe zu sein und Spalte {column} ihre Mitglieder zu zählen. Nehmen Sie stattdessen eine Datei mit einer Zeile für jede Person.</translation>
    </message>
    <message>
        <source>Each row seems to be a group, and columns such as {names} to count its members. Use a file with a row for each person instead.</source>
        <translation>Jede Zeile scheint eine Gruppe zu sein, und Spalten wie {names} scheinen deren Mitglieder zu zählen. Nehmen Sie stattdessen eine Datei mit einer Zeile je Person.</translation>
    </message>
    <message>
        <source>Columns such as {names} seem to be persons, so that no row is one. Their names would be published. Turn the table, or write a row for each person and each entry.</source>
        <translation>Spalten wie {names} scheinen Personen zu sein, keine Zeile ist dann eine. Ihre Namen würden veröffentlicht. Drehen Sie die Tabelle, oder schreiben Sie je Person und Eintrag eine Zeile.</translation>
    </message>
    <message>
        <source>From row {row} on, the records seem to be those from row {above} on once more. Each would count twice: if they were pasted twice, delete them once.</source>
        <translation>Ab Zeile {row} scheinen die Datensätze ab Zeile {above} noch einmal zu stehen. Jeder würde doppelt zählen: Wenn sie zweimal eingefügt wurden, löschen Sie sie einmal.</translation>
    </message>
    <message>
        <source>Of the first {of:,} rows, {n:,} say the same as a row above them in all cells. The first is row {row}. Each would count twice: if they were pasted twice, or are there twice since tables were joined, delete them once.</source>
        <translation>Von den ersten {of:,} Zeilen sagen {n:,} in allen Zellen dasselbe wie eine Zeile über ihnen. Die erste ist Zeile {row}. Jede würde doppelt zählen: Wenn sie zweimal eingefügt wurden oder durch das Verknüpfen von Tabellen doppelt da sind, löschen Sie sie einmal.</translation>
    </message>
    <message>
        <source>Of the first {of:,} rows, {n:,} say the same as a row above, but for the running number. The first is row {row}. Each would count twice: if they were pasted twice, delete them once.</source>
        <translation>Von den ersten {of:,} Zeilen sagen {n:,} dasselbe wie eine Zeile darüber, in allen Zellen außer der laufenden Nummer. Die erste ist Zeile {row}. Jede würde doppelt zählen: Wurden sie zweimal eingefügt, löschen Sie sie einmal.</translation>
    </message>
    <message>
        <source>Several tables may hold the records.</source>
        <translation>Mehrere Tabellen könnten die Datensätze enthalten.</translation>
    </message>
    <message>
        <source>Several sheets have columns of the same names, or nearly.</source>
        <translation>Mehrere Blätter haben Spalten mit denselben oder fast denselben Namen.</translation>
    </message>
    <message>
        <source>If the others do not count, write {setting}.</source>
        <translation>Zählen die anderen nicht, schreiben Sie {setting}.</translation>
    </message>
    <message>
        <source>Only sheet “{sheet}” is read. These have columns of the same names, or nearly: {others}. To count all, put their rows into one sheet.</source>
        <translation>Nur Blatt „{sheet}“ wird gelesen. Spalten mit denselben oder fast denselben Namen haben: {others}. Sollen alle zählen, müssen ihre Zeilen auf ein Blatt.</translation>
    </message>
    <message>
        <source>Only table “{sheet}” is read. Others may hold records, too: {others}. A query can join them.</source>
        <translation>Nur Tabelle „{sheet}“ wird gelesen. Auch andere könnten Datensätze enthalten: {others}. Eine Abfrage kann sie verbinden.</translation>
    </message>
    <message>
        <source>{names}, and {n:,} more</source>
        <translation>{names} und {n:,} weitere</translation>
    </message>
    <message>
        <source>Read table “{sheet}” alone</source>
        <translation>Nur Tabelle „{sheet}“ lesen</translation>
    </message>
    <message>
        <source>Read “{sheet}” alone</source>
        <translation>Nur „{sheet}“ lesen</translation>
    </message>
    <message>
        <source>Each row seems to be a time, a place, a thing or a group, told by {names}, and no person. Use a file with a row for each person instead.</source>
        <translation>Jede Zeile scheint ein Zeitpunkt, ein Ort, ein Ding oder eine Gruppe zu sein, kenntlich an {names}, und keine Person. Verwenden Sie stattdessen eine Datei mit einer Zeile je Person.</translation>
    </message>
    <message>
        <source>Columns such as {names} seem to be results of many persons, so that no row is one. Use the file that they were made from.</source>
        <translation>Spalten wie {names} scheinen Ergebnisse vieler Personen zu sein, so dass keine Zeile eine Person ist. Verwenden Sie die Datei, aus der sie entstanden.</translation>
    </message>
    <message>
        <source>Column {column} has codes of five digits, and shorter ones such as {codes}. If a spreadsheet has dropped zeros at their beginning, write them again in the file.</source>
        <translation>Spalte {column} hat Codes mit fünf Ziffern und kürzere wie {codes}. Wenn eine Tabellenkalkulation Nullen am Anfang weggelassen hat, schreiben Sie sie in der Datei wieder hin.</translation>
    </message>
    <message>
        <source>Column {column} has several words for one answer: {words}. Each is a category of its own. Write one of them throughout the file.</source>
        <translation>Spalte {column} hat mehrere Wörter für eine Antwort: {words}. Jedes ist eine eigene Kategorie. Schreiben Sie in der Datei überall dasselbe.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows are one cell each, with quotes around the whole line, first row {row}. Take these quotes out of the file, or write it again.</source>
        <comment>Row {row} is one cell, with quotes around the whole line. Take these quotes out of the file, or write it again.</comment>
        <translation>
            <numerusform>Zeile {row} ist eine einzige Zelle, mit Anführungszeichen um die ganze Zeile. Nehmen Sie diese aus der Datei, oder schreiben Sie sie neu.</numerusform>
            <numerusform>{n:,} Zeilen sind je eine einzige Zelle, mit Anführungszeichen um die ganze Zeile, zuerst Zeile {row}. Nehmen Sie diese aus der Datei, oder schreiben Sie sie neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have another delimiter than the header, first row {row}. Write them with that of the header.</source>
        <comment>Row {row} has another delimiter than the header. Write it with that of the header.</comment>
        <translation>
            <numerusform>Zeile {row} hat ein anderes Trennzeichen als die Kopfzeile. Schreiben Sie sie mit dem der Kopfzeile.</numerusform>
            <numerusform>{n:,} Zeilen haben ein anderes Trennzeichen als die Kopfzeile, zuerst Zeile {row}. Schreiben Sie sie mit dem der Kopfzeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row has one cell less than the header. A comma within a name may make two names of it: put quotes around this name in the file. If the last column has no values, take its name out.</source>
        <translation>Jede Zeile hat eine Zelle weniger als die Kopfzeile. Ein Komma in einem Namen kann zwei daraus machen: Setzen Sie diesen Namen in der Datei in Anführungszeichen. Hat die letzte Spalte keine Werte, nehmen Sie ihren Namen heraus.</translation>
    </message>
    <message>
        <source>Column {column} has “{word}” among its values. If these rows are sums or parts of others, take them out of the file. Else the same people count again.</source>
        <translation>Spalte {column} hat „{word}“ unter ihren Werten. Wenn diese Zeilen Summen oder Teile anderer sind, nehmen Sie sie aus der Datei. Sonst zählen dieselben Menschen noch einmal.</translation>
    </message>
    <message>
        <source>Column {column} has dates of years around 2080 alone. If they are of the calendar of Nepal, write them as Gregorian ones before: they are read as such.</source>
        <translation>Spalte {column} hat nur Daten aus Jahren um 2080. Sind sie aus dem Kalender Nepals, dann schreiben Sie sie vorher als gregorianische: Als solche werden sie gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has years around 1400 alone. If they are Persian or Islamic, write them as Gregorian ones before: they are read as such.</source>
        <translation>Spalte {column} hat nur Jahre um 1400. Sind sie persisch oder islamisch, vorher in gregorianische umrechnen: als solche werden sie gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has years around 2500 alone. If they are of the Buddhist calendar, write them as Gregorian ones before: they are read as such.</source>
        <translation>Spalte {column} hat nur Jahre um 2500. Gehören sie zum buddhistischen Kalender, vorher in gregorianische umrechnen: als solche werden sie gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has years around 1400 beside years around 2000. If they are Persian or Islamic, write them as Gregorian ones before: they are read as such.</source>
        <translation>Spalte {column} hat Jahre um 1400 neben Jahren um 2000. Sind sie persisch oder islamisch, schreiben Sie sie vorher als gregorianische: Als solche werden sie gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has years around 2500 beside years around 2000. If they are of the Buddhist calendar, write them as Gregorian ones before: they are read as such.</source>
        <translation>Spalte {column} hat Jahre um 2500 neben Jahren um 2000. Sind sie aus dem buddhistischen Kalender, schreiben Sie sie vorher als gregorianische: Als solche werden sie gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has {example}, far from all its other dates. Put it right in the file if it is mistyped.</source>
        <translation>Spalte {column} enthält {example}, weit entfernt von allen anderen Daten. Berichtigen Sie es in der Datei, falls es ein Tippfehler ist.</translation>
    </message>
    <message>
        <source>Column {column} has a date of birth in the future, {example}. Put it right in the file.</source>
        <translation>Spalte {column} hat ein Geburtsdatum in der Zukunft: {example}. Berichtigen Sie es in der Datei.</translation>
    </message>
    <message>
        <source>Column {column} has dates of birth in the future, such as {example}. Put them right in the file. Convert dates of another calendar first.</source>
        <translation>Spalte {column} hat Geburtsdaten in der Zukunft, etwa {example}. Berichtigen Sie sie in der Datei. Rechnen Sie Daten eines anderen Kalenders zuerst um.</translation>
    </message>
    <message>
        <source>Column {column} has dates such as {example}, with a year of two digits behind noughts. Write the years in full in the file.</source>
        <translation>Spalte {column} hat Daten wie {example}, mit einem zweistelligen Jahr hinter Nullen. Schreiben Sie die Jahre in der Datei aus.</translation>
    </message>
    <message>
        <source>What column {value} holds seems to differ from row to row, as column {names} says. Write a column for each, so that a row is one person.</source>
        <translation>Was in Spalte {value} steht, scheint von Zeile zu Zeile etwas anderes zu sein, je nach Spalte {names}. Schreiben Sie für jedes eine eigene Spalte, sodass eine Zeile eine Person ist.</translation>
    </message>
    <message>
        <source>Column {column} has {example} among numbers such as {usual}. Its decimal mark may be lost: put it right in the file.</source>
        <translation>Spalte {column} enthält {example} unter Zahlen wie {usual}. Vielleicht ging das Dezimalzeichen verloren: Berichtigen Sie das in der Datei.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows seem to be trials, as they hold {example}: rows {rows}. Delete them in the file: each would count as a record.</source>
        <comment>Row {row} seems to be a trial, as it holds {example}. Delete it in the file: it would count as a record.</comment>
        <translation>
            <numerusform>Zeile {row} scheint ein Probeeintrag zu sein, denn sie enthält {example}. Löschen Sie sie in der Datei: Sie würde als Datensatz zählen.</numerusform>
            <numerusform>{n:,} Zeilen scheinen Probeeinträge zu sein, denn sie enthalten {example}: Zeilen {rows}. Löschen Sie sie in der Datei: Jede würde als Datensatz zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows the columns {names} seem to have each other’s values: rows {rows}. Put them right in the file.</source>
        <comment>In row {row} the columns {names} seem to have each other’s values. Put them right in the file.</comment>
        <translation>
            <numerusform>In Zeile {row} stehen die Werte der Spalten {names} wohl vertauscht. Berichtigen Sie das in der Datei.</numerusform>
            <numerusform>In {n:,} Zeilen stehen die Werte der Spalten {names} wohl vertauscht: Zeilen {rows}. Berichtigen Sie das in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row has only one of the columns {names}, which seem to mean one thing. Bring them together in the file.</source>
        <translation>Jede Zeile hat nur eine der Spalten {names}, die wohl dasselbe bedeuten. Führen Sie sie in der Datei zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows go on beyond the last name, in column {column}: rows {rows}. If a cell too many moved their values to the right, move them back in the file.</source>
        <comment>Row {row} goes on beyond the last name, in column {column}. If a cell too many moved its values to the right, move them back in the file.</comment>
        <translation>
            <numerusform>Zeile {row} geht über den letzten Namen hinaus, in Spalte {column}. Hat eine Zelle zu viel ihre Werte nach rechts verschoben, rücken Sie sie in der Datei zurück.</numerusform>
            <numerusform>{n:,} Zeilen gehen über den letzten Namen hinaus, in Spalte {column}: Zeilen {rows}. Hat eine Zelle zu viel ihre Werte nach rechts verschoben, rücken Sie sie in der Datei zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The range {cells}, called {name}, ends in row {row}, and further rows follow below. If they do not count, choose this range.</source>
        <translation>Der Bereich {cells}, genannt {name}, endet in Zeile {row}, und darunter folgen weitere Zeilen. Zählen sie nicht, so wählen Sie diesen Bereich.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows some cells seem to stand one column beside their own, from column {column} on: rows {rows}. Move them in the file.</source>
        <comment>In row {row} some cells seem to stand one column beside their own, from column {column} on. Move them in the file.</comment>
        <translation>
            <numerusform>In Zeile {row} stehen einige Zellen wohl eine Spalte neben der richtigen, von Spalte {column} an. Verschieben Sie sie in der Datei.</numerusform>
            <numerusform>In {n:,} Zeilen stehen einige Zellen wohl eine Spalte neben der richtigen, von Spalte {column} an: Zeilen {rows}. Verschieben Sie sie in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} has {example} among years. Put it right in the file if it is mistyped.</source>
        <translation>Spalte {column} enthält {example} unter Jahreszahlen. Berichtigen Sie es in der Datei, falls es ein Tippfehler ist.</translation>
    </message>
    <message>
        <source>Column {column} has years such as {example} among ages. Write ages throughout the file, or years.</source>
        <translation>Spalte {column} enthält Jahre wie {example} unter Altersangaben. Schreiben Sie überall das Alter, oder überall das Jahr.</translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {example} among ages, which nobody reaches. Put them right in the file.</source>
        <translation>Spalte {column} enthält Zahlen wie {example} unter Altersangaben, die niemand erreicht. Berichtigen Sie sie in der Datei.</translation>
    </message>
    <message>
        <source>Column {column} goes up by one from row to row, from row {first} to row {last}, and nowhere else. If these cells were filled by dragging, take the column from its source again.</source>
        <translation>Spalte {column} steigt von Zeile zu Zeile um eins, von Zeile {first} bis Zeile {last}, und sonst nirgends. Wurden diese Zellen durch Ziehen ausgefüllt, nehmen Sie die Spalte noch einmal aus ihrer Quelle.</translation>
    </message>
    <message>
        <source>Many cells of “{column}” are not what the plan says of it, and would count as “{other}”.</source>
        <translation>Viele Zellen von „{column}“ sind nicht, was der Plan davon sagt, und würden als „{other}“ zählen.</translation>
    </message>
    <message>
        <source>Formulas of “{column}” have no value, as no program has calculated them, and would count as “{other}”. Open the file in Excel or LibreOffice, save it, and open it here again.</source>
        <translation>Formeln von „{column}“ haben keinen Wert, da kein Programm sie berechnet hat, und würden als „{other}“ zählen. Öffnen Sie die Datei in Excel oder LibreOffice, speichern Sie sie und öffnen Sie sie hier erneut.</translation>
    </message>
    <message>
        <source>From row {row} on, columns {columns} have no value that they have above. If these rows are of another table, take them out of the file.</source>
        <translation>Ab Zeile {row} haben die Spalten {columns} keinen Wert, den sie darüber haben. Gehören diese Zeilen zu einer anderen Tabelle, nehmen Sie sie aus der Datei.</translation>
    </message>
    <message>
        <source>Column {column} has two numbers in some cells, such as {example}. If two persons share a cell, give each a row.</source>
        <translation>Spalte {column} hat in einigen Zellen zwei Zahlen, etwa {example}. Teilen sich zwei Personen eine Zelle, geben Sie jeder eine Zeile.</translation>
    </message>
    <message>
        <source>Column {column} has cells such as {example} among numbers without a unit. Write all in one unit first.</source>
        <translation>Spalte {column} hat Zellen wie {example} zwischen Zahlen ohne Einheit. Schreiben Sie vorher alle in einer Einheit.</translation>
    </message>
    <message>
        <source>Column {column} has ranges such as {example}, and numbers, too. Write all in one way first.</source>
        <translation>Spalte {column} hat Bereiche wie {example}, und auch Zahlen. Schreiben Sie vorher alles auf eine Art.</translation>
    </message>
    <message>
        <source>Column {column} has cells such as {example} among numbers, with a mark that no number has. Write the numbers alone, and the marks in a column of their own.</source>
        <translation>Spalte {column} hat zwischen Zahlen Zellen wie {example}, mit einem Zeichen, das keine Zahl hat. Schreiben Sie die Zahlen allein, und die Zeichen in eine eigene Spalte.</translation>
    </message>
    <message>
        <source>Column {column} has “{one}” beside “{other}”, which seem to be one answer. Each is a category of its own. Write one of them throughout the file.</source>
        <translation>Spalte {column} enthält „{one}“ neben „{other}“, die wohl eine einzige Antwort sind. Jede ist eine eigene Kategorie. Schreiben Sie in der ganzen Datei eine davon.</translation>
    </message>
    <message>
        <source>{n:,} rows seem to have the sums or the means of the rows beside them: rows {rows}. Delete them in the file: each would count as a record.</source>
        <translation>{n:,} Zeilen scheinen die Summen oder Mittelwerte der Zeilen neben ihnen zu enthalten: Zeilen {rows}. Löschen Sie sie in der Datei: Jede würde als Datensatz zählen.</translation>
    </message>
    <message>
        <source>The names of the columns seem to stand one column beside their values, such as {names}. Move the names in the file.</source>
        <translation>Die Spaltennamen scheinen eine Spalte neben ihren Werten zu stehen, so {names}. Verschieben Sie die Namen in der Datei.</translation>
    </message>
    <message>
        <source>The names {names} seem to be exchanged, by the values below them. Exchange them in the file.</source>
        <translation>Die Namen {names} scheinen nach den Werten darunter vertauscht zu sein. Tauschen Sie sie in der Datei.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows may not count, as they have {words} beside a name or number: rows {rows}. Delete them in the file if so.</source>
        <comment>Row {row} may not count, as it has {words} beside a name or number. Delete it in the file if so.</comment>
        <translation>
            <numerusform>Zeile {row} zählt vielleicht nicht: Neben einem Namen oder einer Nummer steht dort {words}. Löschen Sie sie dann in der Datei.</numerusform>
            <numerusform>{n:,} Zeilen zählen vielleicht nicht: Neben einem Namen oder einer Nummer steht dort {words}, Zeilen {rows}. Löschen Sie sie dann in der Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows seem to stand for several persons each, as “{example}” does: rows {rows}. Write a row for each person, or delete them.</source>
        <comment>Row {row} seems to stand for several persons, as it has “{example}”. Write a row for each person, or delete it.</comment>
        <translation>
            <numerusform>Zeile {row} scheint für mehrere Personen zu stehen, da sie „{example}“ enthält. Schreiben Sie je Person eine Zeile, oder löschen Sie sie.</numerusform>
            <numerusform>{n:,} Zeilen scheinen für je mehrere Personen zu stehen, wie „{example}“: Zeilen {rows}. Schreiben Sie je Person eine Zeile, oder löschen Sie sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last row ends with “{end}”, which may be the beginning of “{whole}”. If the file is cut off, take it from its source again.</source>
        <translation>Die letzte Zeile endet mit „{end}“, vielleicht dem Anfang von „{whole}“. Ist die Datei abgeschnitten, holen Sie sie noch einmal aus ihrer Quelle.</translation>
    </message>
    <message>
        <source>Column {column} has “{answer}” beside “{sure}”. Each is a category of its own. Decide in the file which it is.</source>
        <translation>Spalte {column} hat „{answer}“ neben „{sure}“. Jedes ist eine eigene Kategorie. Entscheiden Sie in der Datei, welche es ist.</translation>
    </message>
    <message>
        <source>Column {column} has {answer} among answers from 1 to {last}. Put it right in the file if it is mistyped.</source>
        <translation>Spalte {column} hat {answer} unter Antworten von 1 bis {last}. Berichtigen Sie es in der Datei, wenn es vertippt ist.</translation>
    </message>
    <message>
        <source>Letters look wrong in row {row}: the file may be, or once was, in another encoding than {encoding}.</source>
        <translation>In Zeile {row} sehen Buchstaben falsch aus: Die Datei kann eine andere Zeichenkodierung als {encoding} haben oder früher gehabt haben.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, “{end}” is before “{begin}”: rows {rows}. Put the dates right in the file if they are mistyped or exchanged.</source>
        <comment>In row {row}, “{end}” is before “{begin}”. Put the dates right in the file if they are mistyped or exchanged.</comment>
        <translation>
            <numerusform>In Zeile {row} liegt „{end}“ vor „{begin}“. Berichtigen Sie die Daten in der Datei, falls sie vertippt oder vertauscht sind.</numerusform>
            <numerusform>In {n:,} Zeilen liegt „{end}“ vor „{begin}“: Zeilen {rows}. Berichtigen Sie die Daten in der Datei, falls sie vertippt oder vertauscht sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, column {column} has {labels} in place of a number. Take the labels off these codes in the program that the file comes from, and save it again.</source>
        <comment>In row {row}, column {column} has {labels} in place of a number. Take the label off this code in the program that the file comes from, and save it again.</comment>
        <translation>
            <numerusform>In Zeile {row} hat Spalte {column} {labels} statt einer Zahl. Entfernen Sie das Wertelabel dieses Codes in dem Programm, aus dem die Datei stammt, und speichern Sie sie neu.</numerusform>
            <numerusform>In {n:,} Zeilen hat Spalte {column} {labels} statt einer Zahl. Entfernen Sie die Wertelabels dieser Codes in dem Programm, aus dem die Datei stammt, und speichern Sie sie neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {example}, of which a spreadsheet has left the first digits. If they are codes, different ones may be alike now: take them from their source again, as texts.</source>
        <translation>Spalte {column} enthält Zahlen wie {example}, von denen eine Tabellenkalkulation die ersten Ziffern übrig gelassen hat. Wenn es Codes sind, können verschiedene jetzt gleich sein: Holen Sie sie noch einmal aus ihrer Quelle, als Texte.</translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {example} among codes. A spreadsheet may have made one of a code such as 1E10: take the codes from their source again.</source>
        <translation>Spalte {column} hat Zahlen wie {example} unter Codes. Eine Tabellenkalkulation hat vielleicht aus einem Code wie 1E10 eine gemacht: die Codes noch einmal aus ihrer Quelle nehmen.</translation>
    </message>
    <message>
        <source>Column {column} has {answer} among letters such as {letter}. Put it right in the file if it is mistyped, or belongs into another column.</source>
        <translation>Spalte {column} hat {answer} unter Buchstaben wie {letter}. Berichtigen Sie das in der Datei, falls es vertippt ist oder in eine andere Spalte gehört.</translation>
    </message>
    <message>
        <source>Column {column} has dates such as {one}, all in one month, or on one day of each. If {other} is meant, day and month are exchanged: mend the dates, or change their order.</source>
        <translation>Spalte {column} hat Daten wie {one}, alle in einem Monat oder an einem Tag jedes Monats. Falls {other} gemeint ist, sind Tag und Monat vertauscht: die Daten berichtigen oder ihre Reihenfolge ändern.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, column {column} has several dates in a cell, such as {example}: rows {rows}. Write one in each cell, or one row for each date.</source>
        <comment>In row {row}, column {column} has several dates in a cell: {example}. Write one in each cell, or one row for each date.</comment>
        <translation>
            <numerusform>In Zeile {row} hat Spalte {column} mehrere Daten in einer Zelle: {example}. Schreiben Sie eines in jede Zelle oder eine Zeile für jedes Datum.</numerusform>
            <numerusform>In {n:,} Zeilen hat Spalte {column} mehrere Daten in einer Zelle, etwa {example}: Zeilen {rows}. Schreiben Sie eines in jede Zelle oder eine Zeile für jedes Datum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows may not count, as a remark beyond the last name says: {remarks}, rows {rows}. Delete them in the file if so.</source>
        <comment>Row {row} may not count, as a remark beyond the last name says: {remarks}. Delete it in the file if so.</comment>
        <translation>
            <numerusform>Zeile {row} zählt vielleicht nicht, wie eine Bemerkung jenseits des letzten Namens sagt: {remarks}. Löschen Sie sie dann in der Datei.</numerusform>
            <numerusform>{n:,} Zeilen zählen vielleicht nicht, wie eine Bemerkung jenseits des letzten Namens sagt: {remarks}, Zeilen {rows}. Löschen Sie sie dann in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} has the time {hours} in each of its first {n:,} values. If these are midnights of another time zone, each date is one day early: write the dates without times there.</source>
        <translation>Spalte {column} hat in jedem ihrer ersten {n:,} Werte die Uhrzeit {hours}. Ist das Mitternacht in einer anderen Zeitzone, liegt jedes Datum einen Tag zu früh: Schreiben Sie dort die Daten ohne Uhrzeit.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows a cell holds several lines that look like rows: rows {rows}. If a quotation mark opens by mistake there, they are lost: take it out of the file.</source>
        <comment>In row {row} a cell holds several lines that look like rows. If a quotation mark opens by mistake there, they are lost: take it out of the file.</comment>
        <translation>
            <numerusform>In Zeile {row} enthält eine Zelle mehrere Zeilen Text, die wie Datensätze aussehen. Öffnet dort versehentlich ein Anführungszeichen, gehen sie verloren: Nehmen Sie es aus der Datei.</numerusform>
            <numerusform>In {n:,} Zeilen enthält eine Zelle mehrere Zeilen Text, die wie Datensätze aussehen: Zeilen {rows}. Öffnet dort versehentlich ein Anführungszeichen, gehen sie verloren: Nehmen Sie es aus der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first list, which begins with “{name}”, is taken for the names, but all others hold texts, too. If it is a record, write a list of names before it.</source>
        <translation>Die erste Liste, die mit „{name}“ beginnt, gilt als die der Namen; alle anderen enthalten aber auch Texte. Ist sie ein Datensatz, so schreiben Sie eine Liste mit Namen davor.</translation>
    </message>
    <message>
        <source>The years of two digits in {columns} are read as years from {first} to {last}.</source>
        <translation>Die zweistelligen Jahre in {columns} werden als Jahre von {first} bis {last} gelesen.</translation>
    </message>
    <message>
        <source>The query or view has {word}, so that one person decides whether rows of others are read. Leave it out, or read the table itself.</source>
        <translation>Die Abfrage oder Sicht hat {word}, sodass eine Person darüber entscheidet, ob Zeilen anderer gelesen werden. Lassen Sie es weg, oder lesen Sie die Tabelle selbst.</translation>
    </message>
    <message>
        <source>Column {column} seems to have other answers from row {row} on: {others} in place of {words}. Write all in one way first.</source>
        <translation>Spalte {column} hat von Zeile {row} an wohl andere Antworten: {others} statt {words}. Schreiben Sie vorher alle auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} has as many codes as words for its answers: {others} beside {words}. Write all in one way first.</source>
        <translation>Spalte {column} hat ebenso viele Codes wie Wörter für ihre Antworten: {others} neben {words}. Schreiben Sie vorher alle auf eine Weise.</translation>
    </message>
    <message>
        <source>From row {row} on, column {column} has numbers of another size, such as {other} in place of {one}. If they are in another unit, or on another scale, write all in one first.</source>
        <translation>Ab Zeile {row} hat Spalte {column} Zahlen einer anderen Größe, etwa {other} statt {one}. Sind sie in einer anderen Einheit oder auf einer anderen Skala, schreiben Sie vorher alle in einer.</translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {value} among its dates. A spreadsheet counts days by such numbers: write them as dates first.</source>
        <translation>Spalte {column} hat Zahlen wie {value} unter ihren Daten. Eine Tabellenkalkulation zählt Tage mit solchen Zahlen: vorher als Datum schreiben.</translation>
    </message>
    <message>
        <source>Column {column} has {value} among its dates, which is no day. Write days in all cells, or the years alone.</source>
        <translation>Spalte {column} hat {value} unter ihren Daten, das ist kein Tag. In allen Zellen Tage schreiben oder allein die Jahre.</translation>
    </message>
    <message>
        <source>Column {column} has {value} far from all its other dates. A spreadsheet shows the year {year} so: write days in all cells, or the years alone.</source>
        <translation>Spalte {column} hat {value}, fern von all ihren anderen Daten. Eine Tabellenkalkulation zeigt so das Jahr {year}: In allen Zellen Tage schreiben oder allein die Jahre.</translation>
    </message>
    <message>
        <source>Column {column} seems to have dates with years of Taiwan or of eras of Japan, such as 113/03/04 or R6.3.4. Write them as 2024-03-04 first.</source>
        <translation>Spalte {column} hat anscheinend Daten mit Jahren von Taiwan oder der Zeitrechnung Japans, etwa 113/03/04 oder R6.3.4. Schreiben Sie sie vorher als 2024-03-04.</translation>
    </message>
    <message>
        <source>The columns {names} seem to have exchanged their values from some row on. Two files with columns in another order may stand below each other: bring the values into their columns first.</source>
        <translation>Die Spalten {names} scheinen von einer Zeile an ihre Werte getauscht zu haben. Vielleicht stehen zwei Dateien mit anderer Reihenfolge der Spalten untereinander: die Werte vorher in ihre Spalten bringen.</translation>
    </message>
    <message>
        <source>Column {column} has dates such as {one}, apart from all others. If {other} is meant, day and month are exchanged in some rows: mend the dates first.</source>
        <translation>Spalte {column} hat Daten wie {one}, abseits von allen anderen. Ist {other} gemeint, sind in manchen Zeilen Tag und Monat vertauscht: Berichtigen Sie die Daten vorher.</translation>
    </message>
    <message>
        <source>Column {column} seems to have feet and inches, such as {height}, which as a number would be less than 5.2. Write all heights in one unit first, such as inches.</source>
        <translation>Spalte {column} scheint Fuß und Zoll zu enthalten, etwa {height}, was als Zahl weniger als 5.2 wäre. Schreiben Sie zuvor alle Größen in einer Einheit, etwa in Zoll.</translation>
    </message>
    <message>
        <source>Column {column} has {value} far more often than any time near it. If it stands for a time that is not known, leave these cells blank first, or count it as missing.</source>
        <translation>Spalte {column} hat {value} weit häufiger als alle Zeiten in der Nähe. Falls das für eine unbekannte Zeit steht: diese Zellen vorher leeren oder es als fehlend zählen.</translation>
    </message>
    <message>
        <source>Column {column} has days such as {value} far more often than any other day of the year. If they stand for days that are not known, count by years, or leave these cells blank first.</source>
        <translation>Spalte {column} hat Tage wie {value} weit häufiger als jeden anderen Tag des Jahres. Falls sie für unbekannte Tage stehen: nach Jahren zählen oder diese Zellen vorher leeren.</translation>
    </message>
    <message>
        <source>Column {column} has times such as {one}, and others such as {other}. If {one} is minutes and seconds, write it as 0:{one} first: it is read as hours.</source>
        <translation>Spalte {column} hat Zeiten wie {one} und andere wie {other}. Wenn {one} Minuten und Sekunden sind, schreiben Sie es vorher als 0:{one}: Es wird als Stunden gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has times such as {other}, and others such as {one}, which are read as of 24 hours. First write all with AM or PM, or none.</source>
        <translation>Spalte {column} hat Zeiten wie {other} und andere wie {one}, die als Zeiten von 24 Stunden gelesen werden. Schreiben Sie vorher alle mit AM oder PM, oder keine.</translation>
    </message>
    <message>
        <source>Column {column} has times such as {one}, and others such as {other}. A spreadsheet takes {minutes} for hours: if it is minutes and seconds, write it as 0:{minutes} first.</source>
        <translation>Spalte {column} hat Zeiten wie {one} und andere wie {other}. Eine Tabellenkalkulation nimmt {minutes} für Stunden: Falls es Minuten und Sekunden sind, vorher 0:{minutes} schreiben.</translation>
    </message>
    <message>
        <source>Column {column} has times such as {one}, and column {second} such as {other}. If {one} is minutes and seconds, write it as 0:{one} first: it is read as hours.</source>
        <translation>Spalte {column} hat Zeiten wie {one} und Spalte {second} solche wie {other}. Wenn {one} Minuten und Sekunden sind, schreiben Sie es vorher als 0:{one}: Es wird als Stunden gelesen.</translation>
    </message>
    <message>
        <source>Column {column} has numbers with {one}, and others with {other}. Write all in one unit first.</source>
        <translation>Spalte {column} enthält Zahlen mit {one} und andere mit {other}. Schreiben Sie vorher alle in einer Einheit.</translation>
    </message>
    <message>
        <source>Column {column} has numbers with %, and others below one without. If 0.45 means 45 %, write all in one way first.</source>
        <translation>Spalte {column} enthält Zahlen mit % und andere unter eins ohne. Wenn 0,45 für 45 % steht, schreiben Sie vorher alle auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} has numbers shown with %, and others without: what is shown as 45 % is read as 0.45. Write all in one way first.</source>
        <translation>Spalte {column} enthält Zahlen, die mit % angezeigt werden, und andere ohne: Was als 45 % angezeigt wird, wird als 0,45 gelesen. Schreiben Sie vorher alle auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} has numbers with {one}, and others without a unit. Write all in one way first.</source>
        <translation>Spalte {column} enthält Zahlen mit {one} und andere ohne Einheit. Schreiben Sie vorher alle auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>Column {column} has times such as 1:30, and others as a number. Write all in one way first.</source>
        <translation>Spalte {column} enthält Zeiten wie 1:30 und andere als Zahl. Schreiben Sie vorher alle auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>Column {column} seems to be in {one}, and in {other}, too. Write all in one unit first.</source>
        <translation>Spalte {column} scheint in {one} und auch in {other} zu sein. Schreiben Sie vorher alles in einer Einheit.</translation>
    </message>
    <message>
        <source>Column {column} has {mark}, which may mean the value above. If so, write the values out first.</source>
        <translation>Spalte {column} enthält {mark}, was für den Wert darüber stehen kann. Schreiben Sie die Werte dann vorher aus.</translation>
    </message>
    <message>
        <source>Column {column} has names in two orders, such as “{one}” in row {row} and “{other}” in row {other_row}. A person may have two rows. Write all names in one order first.</source>
        <translation>Spalte {column} hat Namen in zwei Reihenfolgen, etwa „{one}“ in Zeile {row} und „{other}“ in Zeile {other_row}. Eine Person kann zwei Zeilen haben. Schreiben Sie vorher alle Namen in einer Reihenfolge.</translation>
    </message>
    <message>
        <source>Column {column} has numbers of two sizes, such as {one} and {other}, and none between. If they are in two units, or of two periods, write all in one first.</source>
        <translation>Spalte {column} hat Zahlen von zwei Größen, etwa {one} und {other}, und keine dazwischen. Sind es zwei Einheiten oder Zeiträume, schreiben Sie vorher alle in einem.</translation>
    </message>
    <message>
        <source>Column {column} seems to have 0.8 for 80 % in some rows, and 80 in others. Write all in one way first.</source>
        <translation>Spalte {column} scheint in manchen Zeilen 0,8 für 80 % zu haben, und in anderen 80. Schreiben Sie vorher alles auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} seems to have 40 for 40,000 in some rows, and 40,000 in others. Write all in one way first.</source>
        <translation>Spalte {column} scheint in manchen Zeilen 40 für 40.000 zu haben, und in anderen 40.000. Schreiben Sie vorher alles auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} seems to have amounts of a month in some rows, and of a year in others. Write all for one period first.</source>
        <translation>Spalte {column} scheint in manchen Zeilen Beträge eines Monats und in anderen die eines Jahres zu haben. Schreiben Sie vorher alles für denselben Zeitraum.</translation>
    </message>
    <message>
        <source>Column {column} seems to have marks out of 20 in some rows, and out of 100 in others. Write all in one way first.</source>
        <translation>Spalte {column} scheint in manchen Zeilen Punkte von 20 und in anderen Punkte von 100 zu haben. Schreiben Sie vorher alles auf eine Weise.</translation>
    </message>
    <message>
        <source>Column {column} has several units, such as {one} and {other}: the numbers beside it are not in one. Write all in one unit first, or leave out the rows with others.</source>
        <translation>Spalte {column} hat mehrere Einheiten, etwa {one} und {other}: Die Zahlen daneben stehen nicht in einer. Schreiben Sie vorher alles in einer Einheit, oder lassen Sie die Zeilen mit anderen weg.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells have characters that nobody sees, such as a zero byte, first in column {column}, row {row}. The file may be damaged there: mend it first, or such values are not those that they look like.</source>
        <comment>The cell of column {column} in row {row} has a character that nobody sees, such as a zero byte. The file may be damaged there: mend it first, or this value is not the one that it looks like.</comment>
        <translation>
            <numerusform>Die Zelle der Spalte {column} in Zeile {row} hat ein Zeichen, das niemand sieht, etwa ein Nullbyte. Die Datei ist dort vielleicht beschädigt: vorher berichtigen, sonst ist der Wert ein anderer, als er scheint.</numerusform>
            <numerusform>{n:,} Zellen haben Zeichen, die niemand sieht, etwa ein Nullbyte, zuerst in Spalte {column}, Zeile {row}. Die Datei ist dort vielleicht beschädigt: vorher berichtigen, sonst sind solche Werte andere, als sie scheinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file seems to be a text of sentences, and no table. Use a file with a row for each person instead.</source>
        <translation>Die Datei ist wohl ein Text aus Sätzen und keine Tabelle. Nehmen Sie stattdessen eine Datei mit einer Zeile für jede Person.</translation>
    </message>
    <message>
        <source>The names of the columns {names} seem to have been exchanged since the plan was made. Each has the values that the plan says of the other. Put each name above its own values.</source>
        <translation>Die Namen der Spalten {names} sind wohl vertauscht, seit es den Plan gibt. Jede hat die Werte, die der Plan für die andere nennt. Setzen Sie jeden Namen über seine eigenen Werte.</translation>
    </message>
    <message>
        <source>The plan says that nobody has two rows, and values of “{column}” occur in several. If a person may have several, write id with that column, and at_most, in [unit] in place of rows.</source>
        <translation>Der Plan sagt, dass niemand zwei Zeilen hat, und Werte von „{column}“ kommen in mehreren vor. Kann eine Person mehrere haben, schreiben Sie unter [unit] statt rows id mit dieser Spalte und at_most.</translation>
    </message>
    <message>
        <source>{code} in “{column}” seems to mean that there is no answer. The plan does not name it, so it would be counted as an answer. If it means that, add it to missing_values of the column.</source>
        <translation>{code} in „{column}“ heißt wohl, dass es keine Antwort gibt. Der Plan nennt es nicht, also würde es als Antwort gezählt. Heißt es das, nehmen Sie es in missing_values der Spalte auf.</translation>
    </message>
    <message numerus="yes">
        <source>Column {column} says that {n:,} rows are deleted, first row {row}. They are read: delete them from the file if they do not count.</source>
        <comment>Column {column} says that row {row} is deleted. It is read: delete it from the file if it does not count.</comment>
        <translation>
            <numerusform>Spalte {column} sagt, dass Zeile {row} gelöscht ist. Sie wird gelesen: Löschen Sie sie aus der Datei, wenn sie nicht zählt.</numerusform>
            <numerusform>Spalte {column} sagt, dass {n:,} Zeilen gelöscht sind, die erste ist Zeile {row}. Sie werden gelesen: Löschen Sie sie aus der Datei, wenn sie nicht zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} seems to be in {other}, and not in {one} as its name says. Put the name or the numbers right in the file.</source>
        <translation>Spalte {column} scheint in {other} zu sein und nicht in {one}, wie ihr Name sagt. Berichtigen Sie den Namen oder die Zahlen in der Datei.</translation>
    </message>
    <message>
        <source>Column {column} has dates such as {example}, with the year first and in two digits. Write all four in the file.</source>
        <translation>Spalte {column} hat Daten wie {example}, mit dem Jahr am Anfang und zweistellig. Schreiben Sie in der Datei alle vier Ziffern.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows seem to have no person, as they hold {words} in place of a name: rows {rows}. Delete them in the file if so: each would count as a person.</source>
        <comment>Row {row} seems to have no person, as it holds {words} in place of a name. Delete it in the file if so: it would count as a person.</comment>
        <translation>
            <numerusform>In Zeile {row} scheint niemand zu stehen, denn anstelle eines Namens steht dort {words}. Löschen Sie sie dann in der Datei: Sie würde als Person zählen.</numerusform>
            <numerusform>In {n:,} Zeilen scheint niemand zu stehen, denn anstelle eines Namens steht dort {words}: Zeilen {rows}. Löschen Sie sie dann in der Datei: Jede würde als Person zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {column}: {n:,} rows have the identifier of another row, but for case, blanks, marks or zeros: rows {rows}. Write each in one way: a person in two spellings would count twice.</source>
        <comment>Column {column}: row {row} has the identifier of another row, but for case, blanks, marks or zeros. Write each in one way: a person in two spellings would count twice.</comment>
        <translation>
            <numerusform>Spalte {column}: Zeile {row} hat bis auf Großschreibung, Leerzeichen, Zeichen oder Nullen die Kennung einer anderen Zeile. Schreiben Sie jede gleich: Eine Person in zwei Schreibweisen würde doppelt zählen.</numerusform>
            <numerusform>Spalte {column}: {n:,} Zeilen haben bis auf Großschreibung, Leerzeichen, Zeichen oder Nullen die Kennung einer anderen Zeile: Zeilen {rows}. Schreiben Sie jede gleich: Eine Person in zwei Schreibweisen würde doppelt zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {column}: {n:,} rows begin as another row, and end with another visit. If both are of one person, write what stands before the visit into a column of its own.</source>
        <comment>Column {column}: one row begins as another one, and ends with another visit. If both are of one person, write what stands before the visit into a column of its own.</comment>
        <translation>
            <numerusform>Spalte {column}: Eine Zeile beginnt wie eine andere und endet mit einem anderen Besuch. Gehören beide zu einer Person, so schreiben Sie, was vor dem Besuch steht, in eine eigene Spalte.</numerusform>
            <numerusform>Spalte {column}: {n:,} Zeilen beginnen wie eine andere Zeile und enden mit einem anderen Besuch. Gehören beide zu einer Person, so schreiben Sie, was vor dem Besuch steht, in eine eigene Spalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} has the name of a date, and numbers such as {example}. SAS and Stata count days from 1960 so, and R from 1970: write them as dates first.</source>
        <translation>Spalte {column} heißt wie ein Datum und hat Zahlen wie {example}. So zählen SAS und Stata die Tage ab 1960 und R ab 1970: Schreiben Sie sie vorher als Daten.</translation>
    </message>
    <message>
        <source>Column {column} has the name of a date, and numbers such as {example}. If they are dates, write them as 2024-01-15 first.</source>
        <translation>Spalte {column} heißt wie ein Datum und hat Zahlen wie {example}. Sind es Daten, dann schreiben Sie sie vorher als 2024-01-15.</translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {example}, each of which is a day. If they are dates, write them as 2024-01-15 first.</source>
        <translation>Spalte {column} hat Zahlen wie {example}, von denen jede ein Tag ist. Sind es Daten, dann schreiben Sie sie vorher als 2024-01-15.</translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {example}. SPSS counts seconds from 1582 so: write them as dates first.</source>
        <translation>Spalte {column} hat Zahlen wie {example}. SPSS zählt so Sekunden seit 1582: Schreiben Sie sie zuerst als Daten.</translation>
    </message>
    <message>
        <source>Column {column} has the name of a date, and numbers such as {example}. SQLite counts days so: write them as dates first.</source>
        <translation>Spalte {column} heißt wie ein Datum und hat Zahlen wie {example}. So zählt SQLite Tage: Schreiben Sie sie vorher als Daten.</translation>
    </message>
    <message>
        <source>Column {column} has 0 among words such as “{word}”. A link to a blank cell shows 0: empty these cells if nothing is known of them.</source>
        <translation>Spalte {column} hat 0 unter Wörtern wie „{word}“. Ein Bezug auf eine leere Zelle zeigt 0: Leeren Sie diese Zellen, wenn nichts über sie bekannt ist.</translation>
    </message>
    <message>
        <source>Column {column} has beginnings of words, all equally long, such as “{cut}” beside “{whole}”. If a program has cut them off, take the words from their source again.</source>
        <translation>Spalte {column} hat Anfänge von Wörtern, alle gleich lang, etwa „{cut}“ neben „{whole}“. Wenn ein Programm sie abgeschnitten hat, nehmen Sie die Wörter noch einmal aus ihrer Quelle.</translation>
    </message>
    <message>
        <source>Cell {cell} says what a colour stands for: “{text}”. Colours are not read. Write what it says into a column, or delete the rows if they do not count.</source>
        <translation>Zelle {cell} sagt, wofür eine Farbe steht: „{text}“. Farben werden nicht gelesen. Schreiben Sie in eine Spalte, was sie sagt, oder löschen Sie die Zeilen, wenn sie nicht zählen.</translation>
    </message>
    <message>
        <source>Column {column} shows its numbers divided, by a number format: what is shown as {shown:,} is read as {number:,}. Write the numbers as they are meant first.</source>
        <translation>Spalte {column} zeigt ihre Zahlen geteilt, durch ein Zahlenformat: Was als {shown:,} gezeigt wird, wird als {number:,} gelesen. Schreiben Sie die Zahlen zuerst so, wie sie gemeint sind.</translation>
    </message>
    <message numerus="yes">
        <source>The filter of SPSS, column {column}, leaves out {n:,} rows, first row {row}. They would count here: delete them in the file if they are not meant.</source>
        <comment>The filter of SPSS, column {column}, leaves out row {row}. It would count here: delete it in the file if it is not meant.</comment>
        <translation>
            <numerusform>Der Filter von SPSS, Spalte {column}, lässt Zeile {row} aus. Hier würde sie zählen: Löschen Sie sie in der Datei, wenn sie nicht gemeint ist.</numerusform>
            <numerusform>Der Filter von SPSS, Spalte {column}, lässt {n:,} Zeilen aus, zuerst Zeile {row}. Hier würden sie zählen: Löschen Sie sie in der Datei, wenn sie nicht gemeint sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:,} rows have nothing in {of} columns that nearly all others fill: rows {rows}. If these persons took no part, delete them in the file: in each table they would count as missing.</source>
        <translation>{n:,} Zeilen sind in {of} Spalten leer, die fast alle anderen füllen: Zeilen {rows}. Wenn diese Personen nicht teilgenommen haben, löschen Sie sie in der Datei: In jeder Tabelle würden sie als fehlend zählen.</translation>
    </message>
    <message>
        <source>Row {row} looks like a record, but the plan leaves it out as a row below the names. If this file has no such row, write skip_below_header = 0 below [data].</source>
        <translation>Zeile {row} sieht wie ein Datensatz aus, aber der Plan lässt sie als Zeile unter den Namen weg. Hat diese Datei keine solche Zeile, dann schreiben Sie skip_below_header = 0 unter [data].</translation>
    </message>
    <message>
        <source>In cells of “{column}” such as {example}, {answer} is written differently: they would count as cells without it. Write the answers as before, with “{mark}” between them.</source>
        <translation>In Zellen von „{column}“ wie {example} ist {answer} anders geschrieben: Sie würden als Zellen ohne diese Antwort zählen. Schreiben Sie die Antworten wie vorher, mit „{mark}“ dazwischen.</translation>
    </message>
    <message>
        <source>No cell of “{column}” has {answer}, and some have answers that the plan does not know, such as {example}. If an answer has a new name, write the old one.</source>
        <translation>Keine Zelle von „{column}“ hat {answer}, und manche haben Antworten, die der Plan nicht kennt, wie {example}. Hat eine Antwort einen neuen Namen, dann schreiben Sie den alten.</translation>
    </message>
    <message>
        <source>the values of one should be above those of the other, and nearly all are below</source>
        <translation>die Werte der einen sollten über denen der anderen liegen, und fast alle liegen darunter</translation>
    </message>
    <message>
        <source>the one called a sex has no sexes, and the other has</source>
        <translation>die eine heißt Geschlecht und enthält keine Geschlechter, die andere enthält sie</translation>
    </message>
    <message>
        <source>The columns {names} seem to have each other’s names: {why}. Put the names right in the file.</source>
        <translation>Die Spalten {names} scheinen die Namen voneinander zu haben: {why}. Berichtigen Sie die Namen in der Datei.</translation>
    </message>
    <message>
        <source>heights differ less than weights do</source>
        <translation>Größen unterscheiden sich weniger als Gewichte</translation>
    </message>
    <message>
        <source>The last {n:,} rows, from row {row} on, have {values} and nothing else that tells of anybody. If they are prepared for others, delete them in the file: each would count.</source>
        <translation>Die letzten {n:,} Zeilen, ab Zeile {row}, enthalten {values} und sonst nichts über jemanden. Wenn sie für andere vorbereitet sind, löschen Sie sie in der Datei: Jede würde zählen.</translation>
    </message>
    <message>
        <source>Column {column} has {example}, read with a decimal mark. If the mark separates thousands, write the amounts without it in the file.</source>
        <translation>In Spalte {column} steht {example}, gelesen mit Dezimalzeichen. Wenn das Zeichen Tausender trennt, schreiben Sie die Beträge in der Datei ohne es.</translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {example}, while “{mark}” is the decimal mark of this file: so they are texts. Write all numbers with one mark.</source>
        <translation>Spalte {column} enthält Zahlen wie {example}, während „{mark}“ das Dezimalzeichen dieser Datei ist: So sind sie Texte. Schreiben Sie alle Zahlen mit einem Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, first row {row}, column {column} has a code without a label. If it is an answer, label it in the program that made the file, or keep it in the list.</source>
        <comment>In row {row}, column {column} has a code without a label. If it is an answer, label it in the program that made the file, or keep it in the list.</comment>
        <translation>
            <numerusform>In Zeile {row} hat Spalte {column} einen Code ohne Beschriftung. Ist er eine Antwort, dann beschriften Sie ihn in dem Programm, aus dem die Datei kommt, oder behalten Sie ihn in der Liste.</numerusform>
            <numerusform>In {n:,} Zeilen, zuerst in Zeile {row}, hat Spalte {column} einen Code ohne Beschriftung. Ist er eine Antwort, dann beschriften Sie ihn in dem Programm, aus dem die Datei kommt, oder behalten Sie ihn in der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, column {column} holds its own name: rows {rows}. If they repeat the header, take them out of the file.</source>
        <comment>In row {row}, column {column} holds its own name. If it repeats the header, take it out of the file.</comment>
        <translation>
            <numerusform>In Zeile {row} steht in Spalte {column} ihr eigener Name. Wiederholt die Zeile die Kopfzeile, dann nehmen Sie sie aus der Datei.</numerusform>
            <numerusform>In {n:,} Zeilen steht in Spalte {column} ihr eigener Name: Zeilen {rows}. Wiederholen sie die Kopfzeile, dann nehmen Sie sie aus der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} has numbers such as {one}, and none with more than 59 behind its mark. If they are hours and minutes, write them as {other} first: they are read as decimals.</source>
        <translation>Spalte {column} hat Zahlen wie {one} und keine mit mehr als 59 hinter dem Komma oder Punkt. Wenn es Stunden und Minuten sind, schreiben Sie sie vorher als {other}: Sie werden als Dezimalzahlen gelesen.</translation>
    </message>
</context>
<context>
    <name>SourceCard</name>
    <message>
        <source>Keep how it is read</source>
        <translation>Leseweise festhalten</translation>
    </message>
    <message>
        <source>Open a spreadsheet…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Change how it is read…</source>
        <translation>Anders lesen…</translation>
    </message>
    <message>
        <source>The file is not there: find it first.</source>
        <translation>Die Datei ist nicht da: Suchen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Not there: {path}</source>
        <translation>Nicht da: {path}</translation>
    </message>
    <message>
        <source>Not read yet: {path}</source>
        <translation>Noch nicht gelesen: {path}</translation>
    </message>
    <message>
        <source>The plan does not say how the file is read. A release needs that, so that no row decides it.</source>
        <translation>Der Plan sagt nicht, wie die Datei gelesen wird. Eine Veröffentlichung braucht das, damit keine Zeile darüber entscheidet.</translation>
    </message>
    <message>
        <source>Choose how dates and doubtful rows are read: “Change how it is read…”. A release needs it.</source>
        <translation>Wählen Sie, wie Daten und fragliche Zeilen gelesen werden: „Anders lesen…“. Eine Veröffentlichung braucht es.</translation>
    </message>
    <message>
        <source>The rows have not been read</source>
        <translation>Die Zeilen sind nicht eingelesen</translation>
    </message>
    <message>
        <source>Without them you can plan and compare; a release needs them.</source>
        <translation>Ohne sie können Sie planen und vergleichen; eine Veröffentlichung braucht sie.</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Datei suchen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet “{sheet}”</source>
        <translation>Blatt „{sheet}“</translation>
    </message>
    <message>
        <source>column names in row {row}</source>
        <translation>Spaltennamen in Zeile {row}</translation>
    </message>
    <message>
        <source>{0} Chosen: “{1}”.</source>
        <translation>{0} Gewählt: „{1}“.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Open a spreadsheet…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Datenbank öffnen…</translation>
    </message>
    <message>
        <source>Open a plan…</source>
        <translation>Plan öffnen…</translation>
    </message>
    <message>
        <source>Try with sample data</source>
        <translation>Mit Beispieldaten testen</translation>
    </message>
    <message>
        <source>Drop a spreadsheet anywhere on this window</source>
        <translation>Ziehen Sie eine Datei irgendwohin in dieses Fenster</translation>
    </message>
    <message>
        <source>Excel, CSV, OpenDocument, SPSS, Stata, SAS, SQLite, Parquet (also a folder) and others – or a plan saved earlier.</source>
        <translation>Excel, CSV, OpenDocument, SPSS, Stata, SAS, SQLite, Parquet (auch ein Ordner) und andere – oder ein früher gespeicherter Plan.</translation>
    </message>
    <message>
        <source>The file is only read, and nothing leaves this machine.</source>
        <translation>Die Datei wird nur gelesen, und nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>What this is for</source>
        <translation>Wofür das gut ist</translation>
    </message>
    <message>
        <source>To publish tables of counts about people: patients, pupils, tenants, respondents.</source>
        <translation>Um Tabellen zu veröffentlichen, die Personen zählen: Patienten, Schüler, Mieter, Befragte.</translation>
    </message>
    <message>
        <source>To limit what they tell about any one person, and to say how far each number may be off.</source>
        <translation>Um zu begrenzen, was sie über jede einzelne Person verraten, und zu sagen, wie weit jede Zahl danebenliegen kann.</translation>
    </message>
    <message>
        <source>Not for exact figures, sums or averages, nor for looking at single persons.</source>
        <translation>Nicht für genaue Zahlen, Summen oder Mittelwerte und nicht, um einzelne Personen zu betrachten.</translation>
    </message>
</context>
<context>
    <name>StatedBox</name>
    <message>
        <source>The present list was taken from the data, and a list that keeps most of it still counts so. Tick this if you can state it; the release will say that you do.</source>
        <translation>Die jetzige Liste stammt aus den Daten, und eine Liste, die das meiste davon behält, gilt weiter als solche. Haken Sie dies an, wenn Sie es angeben können; die Veröffentlichung sagt dann, dass Sie es angeben.</translation>
    </message>
</context>
<context>
    <name>Statement</name>
    <message>
        <source>one row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>all rows of one person</source>
        <translation>alle Zeilen einer Person</translation>
    </message>
    <message>
        <source>{who} had been left out or added</source>
        <translation>{who} weggelassen oder hinzugefügt</translation>
    </message>
    <message>
        <source>{who} had been exchanged for other values</source>
        <translation>{who} durch andere Werte ersetzt</translation>
    </message>
    <message>
        <source>{strength} This holds whatever else a reader knows, compared with what would have been published if {change}.</source>
        <translation>{strength} Das gilt, was immer ein Leser sonst weiß, im Vergleich zu dem, was veröffentlicht worden wäre, hätte man {change}.</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>These tables satisfy ρ-zero-concentrated differential privacy with ρ = {rho}. That implies (ε, δ)-differential privacy with ε = {epsilon} and δ = {delta}: except with a probability of the order of δ, they change the odds of any guess about {of} by a factor of at most {factor}.</source>
        <translation>Diese Tabellen erfüllen ρ-null-konzentrierte differenzielle Privatheit (zCDP) mit ρ = {rho}. Daraus folgt (ε, δ)-differenzielle Privatheit mit ε = {epsilon} und δ = {delta}: Außer mit einer Wahrscheinlichkeit in der Größenordnung von δ ändern sie die Chancen jeder Vermutung über {of} höchstens um den Faktor {factor}.</translation>
    </message>
    <message numerus="yes">
        <source>Of each person at most {at_most} rows were counted, chosen at random; the noise hides all of them together, so it is {at_most} times as wide as for one row.</source>
        <comment>Of each person at most one row was counted, chosen at random; the noise hides it, whichever it is.</comment>
        <translation>
            <numerusform>Von jeder Person wurde höchstens eine Zeile gezählt, zufällig gewählt; das Rauschen verbirgt sie, welche es auch ist.</numerusform>
            <numerusform>Von jeder Person wurden höchstens {at_most} Zeilen gezählt, zufällig gewählt; das Rauschen verbirgt sie alle zusammen und ist deshalb {at_most}-mal so breit wie für eine Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows are those of the table “{table}” in the database “{database}”. All are as they were at one moment: {when} by its server’s clock.</source>
        <translation>Die Zeilen sind die der Tabelle „{table}“ in der Datenbank „{database}“. Alle sind vom selben Zeitpunkt: {when} nach der Uhr ihres Servers.</translation>
    </message>
    <message>
        <source>The rows are those of one query in the database “{database}”. All are as they were at one moment: {when} by its server’s clock.</source>
        <translation>Die Zeilen sind die einer Abfrage in der Datenbank „{database}“. Alle sind vom selben Zeitpunkt: {when} nach der Uhr ihres Servers.</translation>
    </message>
    <message>
        <source>Exact counts, codes of rows and keys went through the cluster, and to the computer that asked, without encryption.</source>
        <translation>Genaue Zahlen, Codes von Zeilen und Schlüssel gingen unverschlüsselt durch den Cluster und zu dem Rechner, der sie abfragte.</translation>
    </message>
    <message numerus="yes">
        <source>{used:,} of its rows were measured, each times a whole number that gives it its own part of the budget.</source>
        <comment>One of its rows was measured.</comment>
        <translation>
            <numerusform>Eine ihrer Zeilen wurde gemessen.</numerusform>
            <numerusform>{used:,} ihrer Zeilen wurden gemessen, jede mit einer ganzen Zahl malgenommen, die ihr ihren eigenen Teil des Budgets gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan locks {share} % of the budget for the counts of {table}.</source>
        <translation>Der Plan hält {share} % des Budgets für die Zählungen von {table} fest.</translation>
    </message>
    <message>
        <source>The budget was divided so that the least exact table, by its target, is as exact as can be.</source>
        <translation>Das Budget wurde so aufgeteilt, dass die ungenaueste Tabelle, gemessen an ihrem Ziel, so genau wie möglich ist.</translation>
    </message>
    <message>
        <source>The budget was divided so that numbers are as exact as can be in parts of the mean number of their table.</source>
        <translation>Das Budget wurde so aufgeteilt, dass Zahlen, gemessen an der mittleren Zahl ihrer Tabelle, so genau wie möglich sind.</translation>
    </message>
    <message>
        <source>The owner’s criteria held before the release, by the predicted margins of error: {criteria}.</source>
        <translation>Die Bedingungen des Eigentümers waren vor der Veröffentlichung erfüllt, nach den vorhergesagten Fehlergrenzen: {criteria}.</translation>
    </message>
    <message>
        <source>Criteria of the owner did not hold before the release, by the predicted margins of error: {criteria}. The owner released in spite of that, and states why: {why}</source>
        <translation>Bedingungen des Eigentümers waren vor der Veröffentlichung nicht erfüllt, nach den vorhergesagten Fehlergrenzen: {criteria}. Der Eigentümer hat trotzdem veröffentlicht und gibt an, warum: {why}</translation>
    </message>
    <message>
        <source>These tables satisfy ε-differential privacy with ε = {epsilon}: they change the odds of any guess about {of} by a factor of at most {factor}.</source>
        <translation>Diese Tabellen erfüllen ε-differenzielle Privatheit mit ε = {epsilon}: Sie ändern die Chancen jeder Vermutung über {of} höchstens um den Faktor {factor}.</translation>
    </message>
    <message>
        <source>These tables satisfy (ε, δ)-differential privacy with ε = {epsilon} and δ = {delta}: except with a probability of the order of δ, they change the odds of any guess about {of} by a factor of at most {factor}.</source>
        <translation>Diese Tabellen erfüllen (ε, δ)-differenzielle Privatheit mit ε = {epsilon} und δ = {delta}: Außer mit einer Wahrscheinlichkeit in der Größenordnung von δ ändern sie die Chancen jeder Vermutung über {of} höchstens um den Faktor {factor}.</translation>
    </message>
    <message>
        <source>REHEARSAL: the rows behind these tables are made up. They say nothing about anybody.</source>
        <translation>PROBELAUF: Die Zeilen hinter diesen Tabellen sind erfunden. Sie sagen nichts über irgendjemanden.</translation>
    </message>
    <message>
        <source>The noise was drawn once, on whole numbers, from the operating system’s cryptographic generator.</source>
        <translation>Das Rauschen wurde einmal gezogen, auf ganzen Zahlen, aus dem kryptografischen Zufallsgenerator des Betriebssystems.</translation>
    </message>
    <message>
        <source>From noisy answers to published numbers: {steps}.</source>
        <translation>Von den verrauschten Antworten zu den veröffentlichten Zahlen: {steps}.</translation>
    </message>
    <message>
        <source>Each interval holds the count of the file in at least {coverage:.10g} % of releases. It speaks of the noise only, not of sampling error, non-response or mistakes in the file. Where numbers were made whole or not negative, it is still the interval of the unbiased estimate, widened where needed to hold the published number.</source>
        <translation>Jedes Intervall enthält die Anzahl der Datei in mindestens {coverage:.10g} % der Veröffentlichungen. Es betrifft nur das Rauschen, nicht Stichprobenfehler, Antwortausfälle oder Fehler in der Datei. Wo Zahlen ganz oder nichtnegativ gemacht wurden, ist es weiterhin das Intervall des unverzerrten Schätzwerts, wo nötig so erweitert, dass es die veröffentlichte Zahl enthält.</translation>
    </message>
    <message>
        <source>Not promised: that nothing can be learned about groups of people, or about a person from facts that would be the same without their data.</source>
        <translation>Nicht zugesagt: dass sich nichts über Gruppen von Personen erfahren lässt, oder über eine Person aus Tatsachen, die ohne ihre Daten dieselben wären.</translation>
    </message>
    <message>
        <source>Shaping the numbers moved them away from their unbiased estimates, which may be negative, by {mean:,.2f} on average; by {most:,.2f} in the table moved furthest.</source>
        <translation>Die Formung der Zahlen hat sie im Mittel um {mean:,.2f} von ihren unverzerrten Schätzwerten, die negativ sein können, entfernt; in der am stärksten betroffenen Tabelle um {most:,.2f}.</translation>
    </message>
    <message>
        <source>To make all tables agree, they were counted from records that were found for this, from the noisy answers alone. Nobody is behind any of these records. They carry no more information than the tables, and must not be analysed as if they were data about people.</source>
        <translation>Damit alle Tabellen zueinander passen, wurden sie aus Datensätzen gezählt, die eigens dafür gefunden wurden, aus den verrauschten Antworten allein. Hinter keinem dieser Datensätze steht ein Mensch. Sie enthalten nicht mehr Information als die Tabellen und dürfen nicht ausgewertet werden, als wären sie Daten über Menschen.</translation>
    </message>
    <message>
        <source>Public, and not protected: which attributes, categories, edges and tables were chosen.</source>
        <translation>Öffentlich und nicht geschützt: welche Merkmale, Ausprägungen, Grenzen und Tabellen gewählt wurden.</translation>
    </message>
    <message>
        <source>The owner states that each row is one person. Whoever has several rows is not protected as a whole.</source>
        <translation>Nach Angabe der Verantwortlichen ist jede Zeile eine Person. Wer mehrere Zeilen hat, ist nicht mit allen Zeilen zusammen geschützt.</translation>
    </message>
    <message>
        <source>Each row is protected by itself. Nothing is said about persons: whoever has several rows is not protected as a whole.</source>
        <translation>Jede Zeile ist für sich geschützt. Über Personen ist nichts gesagt: Wer mehrere Zeilen hat, ist nicht mit allen Zeilen zusammen geschützt.</translation>
    </message>
    <message>
        <source>Of each person one row was counted, chosen at random.</source>
        <translation>Von jeder Person wurde eine zufällig gewählte Zeile gezählt.</translation>
    </message>
    <message>
        <source>The number of people is public; the number of rows is not.</source>
        <translation>Die Zahl der Personen ist öffentlich, die Zahl der Zeilen nicht.</translation>
    </message>
    <message>
        <source>The number of rows is public, and may have been used exactly.</source>
        <translation>Die Zahl der Zeilen ist öffentlich und kann genau verwendet worden sein.</translation>
    </message>
    <message>
        <source>The categories or edges of {names} were taken from the data: that they occur is not protected.</source>
        <translation>Die Ausprägungen oder Grenzen von {names} wurden aus den Daten genommen: Dass sie vorkommen, ist nicht geschützt.</translation>
    </message>
    <message>
        <source>The categories or edges of {names} were found privately. Charge no. {charge} of the ledger paid for that; its cost is beside the cost of these tables, and the budget covers both.</source>
        <translation>Die Ausprägungen oder Grenzen von {names} wurden privat gefunden. Dafür wurde im Kontobuch unter Nr. {charge} abgebucht; diese Kosten kommen zu den Kosten dieser Tabellen hinzu, und das Budget deckt beide.</translation>
    </message>
    <message>
        <source>These tables were chosen privately, among others, as those that tell most: {tables}. Charge no. {charge} of the ledger paid for the choice; its cost is beside the cost of these tables, and the budget covers both.</source>
        <translation>Diese Tabellen wurden privat gewählt, unter anderen, als jene, die am meisten aussagen: {tables}. Für die Wahl wurde im Kontobuch unter Nr. {charge} abgebucht; diese Kosten kommen zu den Kosten dieser Tabellen hinzu, und das Budget deckt beide.</translation>
    </message>
    <message>
        <source>The rows were chosen by this query: {query}</source>
        <translation>Die Zeilen wurden durch diese Abfrage gewählt: {query}</translation>
    </message>
    <message>
        <source>The rows are those of the table “{table}” of the Spark cluster “{cluster}”, which counted them itself. It began at {when}, by the clock of the computer that asked. That was no single moment: of rows that others wrote meanwhile, some may be counted.</source>
        <translation>Die Zeilen sind die der Tabelle „{table}“ des Spark-Clusters „{cluster}“, der sie selbst gezählt hat. Er begann um {when} nach der Uhr des Rechners, der gefragt hat. Das war kein einzelner Zeitpunkt: Von Zeilen, die andere währenddessen schrieben, können einige gezählt sein.</translation>
    </message>
    <message>
        <source>The rows are those of one query in the Spark cluster “{cluster}”, which counted them itself. It began at {when}, by the clock of the computer that asked. That was no single moment: of rows that others wrote meanwhile, some may be counted.</source>
        <translation>Die Zeilen sind die einer Abfrage im Spark-Cluster „{cluster}“, der sie selbst gezählt hat. Er begann um {when} nach der Uhr des Rechners, der gefragt hat. Das war kein einzelner Zeitpunkt: Von Zeilen, die andere währenddessen schrieben, können einige gezählt sein.</translation>
    </message>
    <message>
        <source>The owner states that the categories or edges of {names} are known without looking at the data, although they were first taken from it.</source>
        <translation>Nach Angabe der Verantwortlichen sind die Ausprägungen oder Grenzen von {names} bekannt, ohne in die Daten zu sehen, obwohl sie ursprünglich daraus stammen.</translation>
    </message>
    <message>
        <source>Measured was the owner’s matrix of {rows:,} × {columns:,} whole numbers, a column for each combination of the labels of {names}. The SHA-256 digest of its rows, with commas between the numbers and a line feed after each row, is {digest}.</source>
        <translation>Gemessen wurde die Matrix der Verantwortlichen aus {rows:,} × {columns:,} ganzen Zahlen, mit einer Spalte für jede Kombination der Ausprägungen von {names}. Die SHA-256-Prüfsumme ihrer Zeilen, mit Kommas zwischen den Zahlen und einem Zeilenvorschub nach jeder Zeile, ist {digest}.</translation>
    </message>
    <message>
        <source>The matrix was read from the file “{file}”.</source>
        <translation>Die Matrix wurde aus der Datei „{file}“ gelesen.</translation>
    </message>
    <message>
        <source>The matrix stands in the plan itself.</source>
        <translation>Die Matrix steht im Plan selbst.</translation>
    </message>
    <message>
        <source>The table {table} is made for sums over ranges of {names}.</source>
        <translation>Die Tabelle {table} ist für Summen über Bereiche von {names} gemacht.</translation>
    </message>
    <message>
        <source>The table {table} is made for cumulative counts of {names}.</source>
        <translation>Die Tabelle {table} ist für kumulierte Zahlen von {names} gemacht.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>The ledger cannot be used</source>
        <translation>Das Kontobuch ist unbrauchbar</translation>
    </message>
    <message>
        <source>“{dataset}” has no budget yet</source>
        <translation>„{dataset}“ hat noch kein Budget</translation>
    </message>
    <message>
        <source>“{dataset}”: {left} left of {total}</source>
        <translation>„{dataset}“: übrig {left} von {total}</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>each number rounded to the nearest whole number, so sums may differ slightly</source>
        <translation>jede Zahl auf die nächste ganze Zahl gerundet; Summen können deshalb leicht abweichen</translation>
    </message>
    <message>
        <source>each table from its own measurements</source>
        <translation>jede Tabelle aus ihren eigenen Messungen</translation>
    </message>
    <message>
        <source>generalised least squares over all measurements</source>
        <translation>verallgemeinerte kleinste Quadrate über alle Messungen</translation>
    </message>
    <message>
        <source>the consistent tables for which the distances of numbers from those of each table’s own measurements, in standard deviations, have the least sum</source>
        <translation>die stimmigen Tabellen, bei denen die Abstände der Zahlen von denen aus den eigenen Messungen jeder Tabelle, in Standardabweichungen, die kleinste Summe haben</translation>
    </message>
    <message>
        <source>the consistent tables for which the largest distance of a number from that of each table’s own measurements, in standard deviations, is least</source>
        <translation>die stimmigen Tabellen, bei denen der größte Abstand einer Zahl von der aus den eigenen Messungen der Tabelle, in Standardabweichungen, am kleinsten ist</translation>
    </message>
    <message>
        <source>negative numbers set to 0</source>
        <translation>negative Zahlen auf 0 gesetzt</translation>
    </message>
    <message>
        <source>negative numbers removed by consistent least squares of the same total, then clipped at 0</source>
        <translation>negative Zahlen durch stimmige kleinste Quadrate bei gleicher Summe beseitigt, dann bei 0 abgeschnitten</translation>
    </message>
    <message>
        <source>the clipped numbers kept as they are, so sums may differ slightly between tables</source>
        <translation>die abgeschnittenen Zahlen belassen, wie sie sind, sodass Summen zwischen Tabellen leicht abweichen können</translation>
    </message>
    <message>
        <source>made-up records found whose tables come nearest to these, weighted by accuracy: whole numbers, none negative, that add up</source>
        <translation>erfundene Datensätze gefunden, deren Tabellen diesen am nächsten kommen, nach Genauigkeit gewichtet: ganze Zahlen, keine negativ, die sich aufsummieren</translation>
    </message>
    <message>
        <source>as the linear program was not solved within {seconds:.0f} seconds, {instead}</source>
        <translation>da das lineare Programm nicht innerhalb von {seconds:.0f} Sekunden gelöst war: {instead}</translation>
    </message>
</context>
<context>
    <name>StickyTotals</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>Strategy</name>
    <message>
        <source>Base counts</source>
        <translation>Grundzählung</translation>
    </message>
    <message>
        <source>Every combination of all chosen attributes once; tables are added up from these.</source>
        <translation>Jede Kombination aller gewählten Merkmale einmal; die Tabellen werden daraus summiert.</translation>
    </message>
    <message>
        <source>Merged tables</source>
        <translation>Zusammengelegte Tabellen</translation>
    </message>
    <message>
        <source>A few wider tables from which the chosen ones are added up; good for many overlapping tables.</source>
        <translation>Einige breitere Tabellen, aus denen die gewählten summiert werden; gut für viele sich überlappende Tabellen.</translation>
    </message>
    <message>
        <source>Cone noise</source>
        <translation>Kegelrauschen</translation>
    </message>
    <message>
        <source>All pairs of yes/no attributes in one matrix; the most accurate for many of them without δ.</source>
        <translation>Alle Paare von Ja/Nein-Merkmalen in einer Matrix; am genauesten für viele davon ohne δ.</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Combinations of attributes named in the plan, or rows of your own matrix. The tables are computed from them.</source>
        <translation>Die im Plan genannten Kombinationen von Merkmalen oder die Zeilen einer eigenen Matrix; daraus werden die gewählten Tabellen berechnet.</translation>
    </message>
    <message>
        <source>Tables themselves</source>
        <translation>Tabellen selbst</translation>
    </message>
    <message>
        <source>Each chosen table alone; best for few tables or large categories.</source>
        <translation>Jede gewählte Tabelle für sich; am besten bei wenigen Tabellen oder großen Ausprägungen.</translation>
    </message>
    <message>
        <source>Fourier coefficients</source>
        <translation>Fourier-Koeffizienten</translation>
    </message>
    <message>
        <source>What the tables share is measured once; best for many tables of yes/no attributes.</source>
        <translation>Was die Tabellen gemeinsam haben, wird einmal gemessen; am besten für viele Tabellen aus Ja/Nein-Merkmalen.</translation>
    </message>
    <message>
        <source>Tree of counts</source>
        <translation>Zählbaum</translation>
    </message>
    <message>
        <source>Wide bins beside narrow ones, so that a range is the sum of few numbers; for many ranges.</source>
        <translation>Breite Klassen neben schmalen, sodass ein Bereich die Summe weniger Zahlen ist; für viele Bereiche.</translation>
    </message>
    <message>
        <source>Joint noise</source>
        <translation>Gemeinsames Rauschen</translation>
    </message>
    <message>
        <source>Many answers in one draw of noise; the most accurate without δ when tables overlap much.</source>
        <translation>Viele Antworten in einem Zug Rauschen; ohne δ am genauesten, wenn sich Tabellen stark überlappen.</translation>
    </message>
    <message>
        <source>Optimised matrix</source>
        <translation>Optimierte Matrix</translation>
    </message>
    <message>
        <source>Sums of cells found by numerical optimisation; for few attributes in total.</source>
        <translation>Summen von Zellen, durch numerische Optimierung gefunden; für Tabellen aus insgesamt wenigen Merkmalen.</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>What each combination of attributes adds to the simpler ones; optimal where δ is allowed.</source>
        <translation>Was jede Kombination von Merkmalen den einfacheren hinzufügt; optimal, wo δ erlaubt ist.</translation>
    </message>
    <message>
        <source>Random sketches</source>
        <translation>Zufallsskizzen</translation>
    </message>
    <message>
        <source>Sums of cells thrown together at random; shown for comparison, as others are nearly always better.</source>
        <translation>Summen zufällig zusammengeworfener Zellen; zum Vergleich gezeigt, denn andere sind fast immer besser.</translation>
    </message>
    <message>
        <source>Wavelets</source>
        <translation>Wavelets</translation>
    </message>
    <message>
        <source>Wide bins, and the difference between the halves of each, again and again; for many ranges.</source>
        <translation>Breite Klassen und der Unterschied zwischen ihren Hälften, immer wieder; für viele Bereiche.</translation>
    </message>
    <message>
        <source>Best mixture</source>
        <translation>Beste Mischung</translation>
    </message>
    <message>
        <source>Tables of any width, alone or jointly, searched for the least error; never worse than others.</source>
        <translation>Tabellen jeder Breite, allein oder gemeinsam, auf den kleinsten Fehler hin gesucht; nie schlechter als andere.</translation>
    </message>
    <message>
        <source>Optimised ranges</source>
        <translation>Optimierte Bereiche</translation>
    </message>
    <message>
        <source>Weighted sums of neighbouring bins found by numerical optimisation; for many ranges.</source>
        <translation>Gewichtete Summen benachbarter Klassen, numerisch optimiert; für viele Bereiche.</translation>
    </message>
</context>
<context>
    <name>StrategyCard</name>
    <message>
        <source>Strategy in use</source>
        <translation>Verwendetes Verfahren</translation>
    </message>
    <message>
        <source>Always use the recommended one</source>
        <translation>Immer das empfohlene verwenden</translation>
    </message>
    <message>
        <source>Measure your own matrix…</source>
        <translation>Eine eigene Matrix messen…</translation>
    </message>
    <message>
        <source>Chosen by you.</source>
        <translation>Von Ihnen gewählt.</translation>
    </message>
    <message>
        <source>The best so far; not all are worked out yet.</source>
        <translation>Das bisher beste; noch sind nicht alle berechnet.</translation>
    </message>
    <message>
        <source>Updates itself when you change the plan.</source>
        <translation>Passt sich an, wenn Sie den Plan ändern.</translation>
    </message>
</context>
<context>
    <name>StrategyChip</name>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>angesehen</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>Press again to use it.</source>
        <translation>Noch einmal drücken, um es zu verwenden.</translation>
    </message>
    <message>
        <source>Press to look at it, again to use it.</source>
        <translation>Drücken, um es anzusehen, noch einmal, um es zu verwenden.</translation>
    </message>
    <message>
        <source>With Shift, pin it beside.</source>
        <translation>Mit der Umschalttaste daneben anheften.</translation>
    </message>
</context>
<context>
    <name>StrategyChips</name>
    <message>
        <source>Strategies</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Strategies that are not applicable</source>
        <translation>Verfahren, die nicht anwendbar sind</translation>
    </message>
</context>
<context>
    <name>SuggestTablesDialog</name>
    <message>
        <source>Suggest tables</source>
        <translation>Tabellen vorschlagen</translation>
    </message>
</context>
<context>
    <name>SuggestedTables</name>
    <message>
        <source>Suggested tables, best first</source>
        <translation>Vorgeschlagene Tabellen, die beste zuerst</translation>
    </message>
    <message>
        <source>Public now, too: noisy tables of one attribute.</source>
        <translation>Nun ebenfalls öffentlich: verrauschte Tabellen aus einem Merkmal.</translation>
    </message>
    <message>
        <source>Noisy tables of one attribute</source>
        <translation>Verrauschte Tabellen aus einem Merkmal</translation>
    </message>
    <message>
        <source>Add to the plan</source>
        <translation>In den Plan aufnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{0} of {1} tables, best first</source>
        <translation>{0} von {1} Tabellen, die beste zuerst</translation>
    </message>
    <message>
        <source>It cost {0}. The ledger keeps this as no. {1}: asking the same again costs nothing.</source>
        <translation>Es hat {0} gekostet. Das Kontobuch bewahrt es als Nr. {1} auf: Dasselbe noch einmal zu fragen, kostet nichts.</translation>
    </message>
    <message>
        <source>Found before as no. {1} of the ledger, for {0}. Nothing was spent now.</source>
        <translation>Schon früher gefunden, als Nr. {1} des Kontobuchs, für {0}. Jetzt wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>{0} (in the plan)</source>
        <translation>{0} (im Plan)</translation>
    </message>
</context>
<context>
    <name>SuggestionForm</name>
    <message>
        <source>two attributes</source>
        <translation>zwei Merkmalen</translation>
    </message>
    <message>
        <source>two or three attributes</source>
        <translation>zwei oder drei Merkmalen</translation>
    </message>
    <message>
        <source>such as 1</source>
        <translation>etwa 1</translation>
    </message>
    <message>
        <source>To choose, first give “{0}” a total budget ε.</source>
        <translation>Geben Sie „{0}“ zuerst sein Budget: ε insgesamt.</translation>
    </message>
    <message>
        <source>Progress of the suggestion</source>
        <translation>Fortschritt des Vorschlags</translation>
    </message>
    <message>
        <source>The choice of tables reads the rows, so it is protected like a release. It adds noise and costs a part of the budget.</source>
        <translation>Welche Tabellen am meisten sagen, lesen wir aus den Zeilen. Deshalb ist es geschützt wie eine Veröffentlichung: mit Rauschen und für einen Teil des Budgets.</translation>
    </message>
    <message>
        <source>Total cost, &amp;ε</source>
        <translation>Kosten insgesamt, &amp;ε</translation>
    </message>
    <message>
        <source>Total &amp;budget of this dataset, ε</source>
        <translation>&amp;Budget dieses Datenbestands insgesamt, ε</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>This suggestion: {0}</source>
        <translation>Dieser Vorschlag: {0}</translation>
    </message>
    <message>
        <source>Show the tables again</source>
        <translation>Tabellen wieder zeigen</translation>
    </message>
    <message>
        <source>Spend {0} and choose</source>
        <translation>{0} ausgeben und auswählen</translation>
    </message>
    <message>
        <source>&amp;Number of tables</source>
        <translation>&amp;Zahl der Tabellen</translation>
    </message>
    <message>
        <source>Tables &amp;of</source>
        <translation>Tabellen &amp;aus</translation>
    </message>
    <message>
        <source>What is chosen and what it costs</source>
        <translation>Was ausgewählt wird und was es kostet</translation>
    </message>
</context>
<context>
    <name>TableDots</name>
    <message>
        <source>Errors of all tables; arrow keys move, Enter chooses</source>
        <translation>Fehler aller Tabellen; Pfeiltasten bewegen, die Eingabetaste wählt</translation>
    </message>
    <message>
        <source>← more exact   ± of a number</source>
        <translation>← genauer   ± einer Zahl</translation>
    </message>
    <message>
        <source>← more exact   standard deviation of a number</source>
        <translation>← genauer   Standardabweichung einer Zahl</translation>
    </message>
    <message>
        <source>← more exact   variance of a number</source>
        <translation>← genauer   Varianz einer Zahl</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>other strategies</source>
        <translation>andere Verfahren</translation>
    </message>
    <message>
        <source>optimal loses</source>
        <translation>optimal verliert</translation>
    </message>
    <message>
        <source>saved: {0}</source>
        <translation>gespeichert: {0}</translation>
    </message>
</context>
<context>
    <name>TableErrors</name>
    <message>
        <source>{0} (locked: {1})</source>
        <translation>{0} (fest: {1})</translation>
    </message>
    <message>
        <source>{0} (a typical range)</source>
        <translation>{0} (typ. Bereich)</translation>
    </message>
    <message>
        <source>{0} (a typical cumulative count)</source>
        <translation>{0} (eine typische kumulierte Zahl)</translation>
    </message>
</context>
<context>
    <name>TableErrorsModel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>How much larger or smaller the ± is than with a uniform budget; ▲ marks a larger one</source>
        <translation>Um wie viel größer oder kleiner das ± ist als mit gleichmäßigem Budget; ▲ steht bei einem größeren</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>± per cell</source>
        <translation>± je Zelle</translation>
    </message>
    <message>
        <source>Each published count lies this close to the true one, except for one in twenty at 95 %</source>
        <translation>So nah liegt jede veröffentlichte Anzahl an der wahren, bei 95 % mit Ausnahme einer von zwanzig</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Brauchbarkeit</translation>
    </message>
    <message>
        <source>Std. dev.</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>Standard deviation of one number: the square root of its variance</source>
        <translation>Standardabweichung einer Zahl: die Wurzel ihrer Varianz</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>± if uniform</source>
        <translation>± gleichmäßig</translation>
    </message>
    <message>
        <source>± per cell with a uniform budget</source>
        <translation>± je Zelle mit gleichmäßigem Budget</translation>
    </message>
</context>
<context>
    <name>TableLines</name>
    <message>
        <source>Scroll the tables</source>
        <translation>Tabellen rollen</translation>
    </message>
</context>
<context>
    <name>TablePicker</name>
    <message>
        <source>Attributes</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Find an attribute</source>
        <translation>Merkmal suchen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>To sheets</source>
        <translation>In die Blätter</translation>
    </message>
    <message>
        <source>To rows</source>
        <translation>In die Zeilen</translation>
    </message>
    <message>
        <source>To columns</source>
        <translation>In die Spalten</translation>
    </message>
    <message>
        <source>Add this table</source>
        <translation>Diese Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>{table} is in the list already.</source>
        <translation>{table} ist schon in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>Or %Ln tables such as {table}</source>
        <translation>
            <numerusform>Oder %Ln Tabelle wie {table}</numerusform>
            <numerusform>Oder %Ln Tabellen wie {table}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table}: {n} cells</source>
        <translation>
            <numerusform>{table}: {n} Zelle</numerusform>
            <numerusform>{table}: {n} Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on {n} sheets</source>
        <translation>
            <numerusform>auf {n} Blatt</numerusform>
            <numerusform>auf {n} Blättern</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick attributes: the first goes into the rows, the second into the columns, further ones into the rows. Or drag them: those in Sheets give one sheet for each label.</source>
        <translation>Haken Sie Merkmale an: Das erste kommt in die Zeilen, das zweite in die Spalten, weitere in die Zeilen. Oder ziehen Sie sie: Die in „Blätter“ ergeben ein Blatt je Ausprägung.</translation>
    </message>
    <message>
        <source>The first tick puts an attribute into the rows, the second into the columns, further ones into the rows. Taking a tick away takes the attribute back. By key: Space.</source>
        <translation>Der erste Haken setzt ein Merkmal in die Zeilen, der zweite in die Spalten, weitere in die Zeilen. Ohne Haken wird es zurückgenommen. Mit Tasten: Leertaste.</translation>
    </message>
    <message>
        <source>Tables can be leafed through by these attributes: one sheet for each label.</source>
        <translation>Nach diesen Merkmalen lassen sich Tabellen durchblättern: ein Blatt je Ausprägung.</translation>
    </message>
    <message>
        <source>Drag the names. By key: Alt+arrow changes the order.</source>
        <translation>Ziehen Sie die Namen. Mit Tasten: Alt+Pfeil ändert die Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>Each row by each column: %Ln tables</source>
        <translation>
            <numerusform>Jede Zeile mit jeder Spalte: %Ln Tabelle</numerusform>
            <numerusform>Jede Zeile mit jeder Spalte: %Ln Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>All pairs: %Ln tables</source>
        <translation>
            <numerusform>Alle Paare: %Ln Tabelle</numerusform>
            <numerusform>Alle Paare: %Ln Tabellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePicture</name>
    <message>
        <source>{table}: {error} with {name}.</source>
        <translation>{table}: {error} mit {name}.</translation>
    </message>
    <message>
        <source>{table}: standard deviation {error} with {name}.</source>
        <translation>{table}: Standardabweichung {error} mit {name}.</translation>
    </message>
    <message>
        <source>{table}: variance {error} with {name}.</source>
        <translation>{table}: Varianz {error} mit {name}.</translation>
    </message>
    <message>
        <source>The best of this table.</source>
        <translation>Das Beste dieser Tabelle.</translation>
    </message>
    <message>
        <source>{0} times the best of this table.</source>
        <translation>Das {0}-Fache des Besten dieser Tabelle.</translation>
    </message>
    <message>
        <source>As exact as with a uniform budget.</source>
        <translation>So genau wie mit gleichmäßigem Budget.</translation>
    </message>
    <message>
        <source>{0} less than with a uniform budget.</source>
        <translation>{0} weniger als mit gleichmäßigem Budget.</translation>
    </message>
    <message>
        <source>{0} more than with a uniform budget.</source>
        <translation>{0} mehr als mit gleichmäßigem Budget.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Copy the table, or the chart as a picture</source>
        <translation>Tabelle oder Diagramm (als Bild) kopieren</translation>
    </message>
    <message>
        <source>Copy the table as Markdown</source>
        <translation>Tabelle als Markdown kopieren</translation>
    </message>
    <message>
        <source>Save the table or the chart as a file</source>
        <translation>Tabelle oder Diagramm als Datei speichern</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Numbers with ±</source>
        <translation>Zahlen mit ±</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>% of the row</source>
        <translation>% der Zeile</translation>
    </message>
    <message>
        <source>% of the column</source>
        <translation>% der Spalte</translation>
    </message>
    <message>
        <source>% of the total</source>
        <translation>% der Gesamtsumme</translation>
    </message>
    <message>
        <source>Views of the table</source>
        <translation>Ansichten der Tabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Z&amp;eigen</translation>
    </message>
    <message>
        <source>Cumulative along {0}</source>
        <translation>Kumuliert über {0}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more rows are in the exports.</source>
        <translation>
            <numerusform>{n} weitere Zeile steht in den Exporten.</numerusform>
            <numerusform>{n} weitere Zeilen stehen in den Exporten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The noise in a cell is at most ±{0} with {1} certainty, in a total its own ±. Point at a number for its interval.</source>
        <translation>Das Rauschen einer Zelle ist mit {1} Sicherheit höchstens ±{0}; jede Summe hat ihr eigenes ±. Zeigen Sie auf eine Zahl für ihr Intervall.</translation>
    </message>
    <message>
        <source>Each interval holds the true count with {0} certainty; noise only.</source>
        <translation>Jedes Intervall enthält mit {0} Sicherheit die wahre Anzahl; es berücksichtigt nur das Rauschen.</translation>
    </message>
    <message>
        <source>Numbers were then adjusted, such as rounded and kept at 0 or above, so an interval may be lopsided.</source>
        <translation>Zahlen wurden danach angepasst, etwa gerundet und auf mindestens 0 gehalten; ein Intervall kann daher schief liegen.</translation>
    </message>
    <message>
        <source>{0}: a weak number, hidden as the plan says; sums count it.</source>
        <translation>{0}: eine schwache Zahl, ausgeblendet, wie der Plan es verlangt; Summen zählen sie mit.</translation>
    </message>
    <message>
        <source>Numbers with intervals</source>
        <translation>Zahlen mit Intervallen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Select cells to read their sum, difference and share, each with its ±.</source>
        <translation>Wählen Sie Zellen aus, um Summe, Differenz und Anteil zu lesen, jedes mit seinem ±.</translation>
    </message>
    <message>
        <source>Each row counts everybody up to its label, with an interval of its own; noise only.</source>
        <translation>Jede Zeile zählt alle bis einschließlich ihrer Klasse und hat ein eigenes Intervall (nur für das Rauschen).</translation>
    </message>
    <message>
        <source>Counted in no row: {0}.</source>
        <translation>In keiner Zeile gezählt: {0}.</translation>
    </message>
    <message>
        <source>Rows and columns are fixed.</source>
        <translation>Zeilen und Spalten stehen fest.</translation>
    </message>
    <message>
        <source>Only the first {0} sheets can be chosen; the exports hold all.</source>
        <translation>Nur die ersten {0} Blätter sind wählbar; die Exporte enthalten alle.</translation>
    </message>
    <message>
        <source>Percentages of the released numbers, each with its own ±; noise only.</source>
        <translation>Prozente der veröffentlichten Zahlen, jedes mit eigenem ±; nur das Rauschen.</translation>
    </message>
    <message>
        <source>Grey and italic: the ± is more than a third of the number (!), or larger than the number (!!).</source>
        <translation>Grau und kursiv: Das ± ist mehr als ein Drittel der Zahl (!) oder größer als die Zahl (!!).</translation>
    </message>
    <message>
        <source>The chart always shows numbers with their intervals.</source>
        <translation>Das Diagramm zeigt immer Zahlen mit ihren Intervallen.</translation>
    </message>
    <message>
        <source>Bars are numbers; their percentages are in the table.</source>
        <translation>Die Balken zeigen Zahlen; die Prozente dazu stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>The chart is copied as a picture.</source>
        <translation>Das Diagramm ist als Bild kopiert.</translation>
    </message>
    <message>
        <source>Copied. It pastes as a table into Excel and Word.</source>
        <translation>Kopiert. Die Tabelle lässt sich in Excel und Word einfügen.</translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation>Als Markdown kopiert.</translation>
    </message>
</context>
<context>
    <name>TableSetsDialog</name>
    <message>
        <source>Saved sets of tables</source>
        <translation>Gespeicherte Zusammenstellungen</translation>
    </message>
    <message>
        <source>Use this set</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>The tables of the set take the place of those of this plan; Undo brings those back.</source>
        <translation>Die Tabellen der Zusammenstellung ersetzen die dieses Plans; „Rückgängig“ bringt diese zurück.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Store the names of the attributes on this computer</source>
        <translation>Namen der Merkmale auf diesem Rechner speichern</translation>
    </message>
    <message>
        <source>, … ({n} in total)</source>
        <translation>, … (insgesamt {n})</translation>
    </message>
    <message>
        <source>This plan asks for no table yet.</source>
        <translation>Dieser Plan verlangt noch keine Tabelle.</translation>
    </message>
    <message>
        <source>Stores {contents} with these names: {names}. No category and no row is stored.</source>
        <translation>Speichert {contents} mit den Namen dieser Merkmale: {names}. Keine Ausprägung und keine Zeile wird gespeichert.</translation>
    </message>
    <message>
        <source>Without the names of their attributes these tables cannot be stored: tick the box above.</source>
        <translation>Ohne die Namen ihrer Merkmale lassen sich diese Tabellen nicht speichern: Setzen Sie oben das Häkchen.</translation>
    </message>
    <message>
        <source>Stores {contents}; no name of an attribute.</source>
        <translation>Speichert {contents}; keinen Namen eines Merkmals.</translation>
    </message>
    <message>
        <source>Give the set a name to save it.</source>
        <translation>Geben Sie der Zusammenstellung zum Speichern einen Namen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tables</source>
        <translation>
            <numerusform>%Ln Tabelle</numerusform>
            <numerusform>%Ln Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln families</source>
        <translation>
            <numerusform>%Ln Familie</numerusform>
            <numerusform>%Ln Familien</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation>Auf diesem Rechner gespeichert</translation>
    </message>
    <message>
        <source>Save the tables of this plan</source>
        <translation>Tabellen dieses Plans speichern</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Place: {file}</source>
        <translation>Ort: {file}</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Saved sets…</source>
        <translation>Zusammenstellungen…</translation>
    </message>
    <message>
        <source>Suggest tables…</source>
        <translation>Tabellen vorschlagen…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Choose the tables to publish. Fewer and smaller tables are more accurate.</source>
        <translation>Wählen Sie die Tabellen. Weniger und kleinere Tabellen werden genauer.</translation>
    </message>
    <message>
        <source>First choose at least one attribute on the Attributes page.</source>
        <translation>Wählen Sie zuerst auf der Seite „Merkmale“ mindestens ein Merkmal.</translation>
    </message>
    <message>
        <source>Continue to compare</source>
        <translation>Weiter zum Vergleich</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
    <message>
        <source>Add many at once on the left, tick pairs, or build one from rows and columns.</source>
        <translation>Fügen Sie links viele auf einmal hinzu, haken Sie Paare an, oder stellen Sie eine Tabelle aus Zeilen und Spalten zusammen.</translation>
    </message>
    <message>
        <source>Start with usable tables</source>
        <translation>Mit brauchbaren Tabellen beginnen</translation>
    </message>
</context>
<context>
    <name>TargetsDialog</name>
    <message>
        <source>Wanted ± of each table</source>
        <translation>Gewünschtes ± jeder Tabelle</translation>
    </message>
    <message>
        <source>wanted ±</source>
        <translation>gewünschtes ±</translation>
    </message>
    <message>
        <source>The budget goes where a table is furthest above its wanted ±. Only proportions count: 10 beside 20 makes one table twice as exact as the other. A table without a number comes last. Without any number, all count alike.</source>
        <translation>Das Budget geht dorthin, wo eine Tabelle am weitesten über ihrem gewünschten ± liegt. Nur Verhältnisse zählen: 10 neben 20 macht eine Tabelle doppelt so genau wie die andere. Eine Tabelle ohne Zahl kommt zuletzt. Ohne jede Zahl zählen alle gleich.</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>the order and the marks of a date: d is the day, MMM the short name of the month, yyyy the year</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>it was decided while this release read the file</source>
        <translation>das wurde festgelegt, während diese Veröffentlichung die Datei las</translation>
    </message>
    <message>
        <source>one row, there or not</source>
        <translation>eine Zeile (vorhanden oder nicht)</translation>
    </message>
    <message>
        <source>one row, exchanged for another</source>
        <translation>eine Zeile (durch eine andere ersetzt)</translation>
    </message>
    <message>
        <source>one person by an unknown column, there or not</source>
        <translation>eine Person nach einer unbekannten Spalte (vorhanden oder nicht)</translation>
    </message>
    <message>
        <source>one person by an unknown column, exchanged for another</source>
        <translation>eine Person nach einer unbekannten Spalte (durch eine andere ersetzt)</translation>
    </message>
    <message numerus="yes">
        <source>one person by “{column}” with at most {rows} rows, there or not</source>
        <comment>one person by “{column}” with at most one row, there or not</comment>
        <translation>
            <numerusform>eine Person nach „{column}“ mit höchstens einer Zeile (vorhanden oder nicht)</numerusform>
            <numerusform>eine Person nach „{column}“ mit höchstens {rows} Zeilen (vorhanden oder nicht)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one person by “{column}” with at most {rows} rows, exchanged for another</source>
        <comment>one person by “{column}” with at most one row, exchanged for another</comment>
        <translation>
            <numerusform>eine Person nach „{column}“ mit höchstens einer Zeile (durch eine andere ersetzt)</numerusform>
            <numerusform>eine Person nach „{column}“ mit höchstens {rows} Zeilen (durch eine andere ersetzt)</numerusform>
        </translation>
    </message>
    <message>
        <source>it may publish exactly how many there are, which no amount covers</source>
        <translation>sie veröffentlicht vielleicht genau, wie viele es sind, und das deckt kein Betrag</translation>
    </message>
    <message>
        <source>whoever is one by “{one}” may be many by “{other}”</source>
        <translation>wer nach „{one}“ eine Person ist, ist nach „{other}“ vielleicht mehrere</translation>
    </message>
    <message>
        <source>its releases protect different units, and were added up as if they did not</source>
        <translation>seine Veröffentlichungen schützen verschiedene Einheiten und wurden zusammengezählt, als wäre es dieselbe</translation>
    </message>
    <message>
        <source>it was not written down for every release</source>
        <translation>es wurde nicht für jede Veröffentlichung aufgeschrieben</translation>
    </message>
    <message>
        <source>its releases protect a person, by a column that was not written down</source>
        <translation>seine Veröffentlichungen schützen eine Person nach einer Spalte, die nicht aufgeschrieben wurde</translation>
    </message>
    <message>
        <source>no amount of it covers releases {numbers}, which protect others</source>
        <translation>kein Betrag davon deckt die Veröffentlichungen {numbers}, die andere schützen</translation>
    </message>
</context>
<context>
    <name>UnitDialog</name>
    <message>
        <source>Whom does the budget protect?</source>
        <translation>Wen schützt das Budget?</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>The first release decides whom the budget of “{0}” protects, unless you say it now.</source>
        <translation>Die erste Veröffentlichung entscheidet, wen das Budget von „{0}“ schützt, wenn Sie es nicht jetzt festlegen.</translation>
    </message>
    <message>
        <source>The ledger does not know whom the budget of “{0}” protects: {1}.</source>
        <translation>Das Kontobuch weiß nicht, wen das Budget von „{0}“ schützt: {1}.</translation>
    </message>
    <message>
        <source>Your answer stands: releases that protect others are converted, or refused.</source>
        <translation>Bei Ihrer Antwort bleibt es: Veröffentlichungen, die andere schützen, werden umgerechnet oder abgelehnt.</translation>
    </message>
</context>
<context>
    <name>UnitFields</name>
    <message>
        <source>Whom the &amp;first release protects</source>
        <translation>Wen die &amp;erste Veröffentlichung schützt</translation>
    </message>
    <message>
        <source>One &amp;row</source>
        <translation>Eine &amp;Zeile</translation>
    </message>
    <message>
        <source>One &amp;person, by a column</source>
        <translation>Eine &amp;Person, nach einer Spalte</translation>
    </message>
    <message>
        <source>They may be there or not</source>
        <translation>Sie können vorhanden sein oder nicht</translation>
    </message>
    <message>
        <source>Their number is known; values are exchanged</source>
        <translation>Ihre Zahl ist bekannt; Werte werden ersetzt</translation>
    </message>
    <message>
        <source>Name the column that tells persons apart.</source>
        <translation>Nennen Sie die Spalte, die Personen unterscheidet.</translation>
    </message>
    <message>
        <source>Choose one row or one person.</source>
        <translation>Wählen Sie eine Zeile oder eine Person.</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>Rows of a person at &amp;most</source>
        <translation>Zeilen je Person &amp;höchstens</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Nachbarn</translation>
    </message>
</context>
<context>
    <name>UnitQuestion</name>
    <message>
        <source>What does one row stand for?</source>
        <translation>Wofür steht eine Zeile?</translation>
    </message>
    <message>
        <source>&amp;One person each</source>
        <translation>Für je &amp;eine Person</translation>
    </message>
    <message>
        <source>&amp;Several rows per person. Person ID:</source>
        <translation>&amp;Mehrere je Person; unterschieden durch</translation>
    </message>
    <message>
        <source>&amp;Each row alone, such as a visit or a household</source>
        <translation>&amp;Jede Zeile für sich, etwa ein Besuch oder ein Haushalt</translation>
    </message>
    <message>
        <source>Column that tells people apart</source>
        <translation>Spalte, die Personen unterscheidet</translation>
    </message>
    <message>
        <source>Rows counted per person, at most</source>
        <translation>Höchstens gezählte Zeilen je Person</translation>
    </message>
    <message>
        <source>rows counted each, at most</source>
        <translation>gezählte Zeilen höchstens</translation>
    </message>
    <message>
        <source>Choose one of the three: nothing can be released until you do.</source>
        <translation>Wählen Sie eine der drei Antworten: Vorher kann nichts veröffentlicht werden.</translation>
    </message>
    <message>
        <source>Some values of “{column}” occur more than once, so a person may have several rows.</source>
        <translation>Manche Werte von „{column}“ kommen mehrmals vor; eine Person hat also vielleicht mehrere Zeilen.</translation>
    </message>
    <message>
        <source>The release will say that you state this: each row is one person, and nobody has two rows.</source>
        <translation>Die Veröffentlichung wird sagen, dass Sie dies angeben: Jede Zeile ist eine Person, und niemand hat zwei Zeilen.</translation>
    </message>
    <message>
        <source>Some values of “{column}” occur more than once. If it identifies people, choose “Several rows per person”. Otherwise a person with several rows is not protected as a whole.</source>
        <translation>Manche Werte von „{column}“ kommen mehrmals vor. Unterscheidet die Spalte Personen, wählen Sie „Mehrere je Person“: Wer mehrere Zeilen hat, ist sonst nicht mit allen Zeilen zusammen geschützt.</translation>
    </message>
    <message>
        <source>Each row is protected alone. A person with several rows is not protected as a whole.</source>
        <translation>Jede Zeile ist für sich geschützt. Über Personen sagt die Veröffentlichung nichts: Wer mehrere Zeilen hat, ist nicht mit allen Zeilen zusammen geschützt.</translation>
    </message>
    <message>
        <source>Several rows per person can be chosen once the columns are known.</source>
        <translation>Mehrere Zeilen je Person lassen sich wählen, sobald die Spalten bekannt sind.</translation>
    </message>
    <message>
        <source>All rows of one person are protected together. If a person has more rows, this many of them are drawn at random. The more rows you count, the more noise is needed.</source>
        <translation>Alle Zeilen einer Person sind zusammen geschützt. Hat eine Person mehr Zeilen, werden so viele davon zufällig gezogen. Je mehr Zeilen Sie zählen, desto mehr Rauschen ist nötig.</translation>
    </message>
</context>
<context>
    <name>UnmatchedRows</name>
    <message>
        <source>checking {name}</source>
        <translation>Prüfen von {name}</translation>
    </message>
</context>
<context>
    <name>UnsavedChangesDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to {plan}?</source>
        <translation>Änderungen an „{plan}“ speichern?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>UseCard</name>
    <message>
        <source>Make it usable…</source>
        <translation>Brauchbar machen…</translation>
    </message>
    <message>
        <source>Criteria…</source>
        <translation>Bedingungen…</translation>
    </message>
    <message>
        <source>First type about how many people there are.</source>
        <translation>Geben Sie zuerst an, wie viele Menschen es etwa sind.</translation>
    </message>
    <message>
        <source>How useful the tables will be is being worked out.</source>
        <translation>Wie brauchbar die Tabellen sein werden, wird gerade berechnet.</translation>
    </message>
</context>
<context>
    <name>UseStrip</name>
    <message>
        <source>Numbers: {shares}</source>
        <translation>Zahlen: {shares}</translation>
    </message>
    <message>
        <source>With about {people} people.</source>
        <translation>Bei etwa {people} Menschen.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reticent ended without warning the last time. A report is in {report}. It says where in the program it happened and holds none of your data. Nothing was sent anywhere.</source>
        <translation>Reticent endete beim letzten Mal ohne Vorwarnung. Ein Bericht steht in {report}. Er sagt, wo im Programm es geschah, und enthält nichts aus Ihren Daten. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>One release was charged and not completed. Complete it at no further cost.</source>
        <translation>Eine Veröffentlichung ist abgebucht, aber nicht abgeschlossen. Schließen Sie sie ohne weitere Kosten ab.</translation>
    </message>
    <message>
        <source>{0} releases were charged and not completed. Complete them at no further cost.</source>
        <translation>{0} Veröffentlichungen sind abgebucht, aber nicht abgeschlossen. Schließen Sie sie ohne weitere Kosten ab.</translation>
    </message>
    <message>
        <source>Go to Ledger</source>
        <translation>Zum Kontobuch</translation>
    </message>
</context>
<context>
    <name>WorkloadCard</name>
    <message>
        <source>Find a table</source>
        <translation>Tabelle suchen</translation>
    </message>
    <message>
        <source>Importance of the selected tables</source>
        <translation>Wichtigkeit der gewählten Tabellen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tables</source>
        <translation>
            <numerusform>%Ln Tabelle</numerusform>
            <numerusform>%Ln Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cells</source>
        <translation>
            <numerusform>{n} Zelle</numerusform>
            <numerusform>{n} Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {m}</source>
        <translation>{n} von {m}</translation>
    </message>
    <message>
        <source>First select tables in the list.</source>
        <translation>Wählen Sie zuerst Tabellen in der Liste aus.</translation>
    </message>
    <message>
        <source>{words} ({weight})</source>
        <translation>{words} ({weight})</translation>
    </message>
    <message>
        <source>&amp;Importance</source>
        <translation>&amp;Wichtigkeit</translation>
    </message>
</context>
<context>
    <name>WorkloadList</name>
    <message>
        <source>Tables to publish</source>
        <translation>Zu veröffentlichende Tabellen</translation>
    </message>
    <message>
        <source>Remove the selected tables</source>
        <translation>Die gewählten Tabellen entfernen</translation>
    </message>
</context>
<context>
    <name>WorkloadModel</name>
    <message>
        <source>ranges of {0}</source>
        <translation>{0} in Bereichen</translation>
    </message>
    <message>
        <source>cumulative counts of {0}</source>
        <translation>{0} kumuliert</translation>
    </message>
    <message>
        <source>sheets by {0}</source>
        <translation>Blätter nach {0}</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>locked: {0}</source>
        <translation>fest: {0}</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Brauchbarkeit</translation>
    </message>
    <message>
        <source>much less important</source>
        <translation>viel weniger wichtig</translation>
    </message>
    <message>
        <source>less important</source>
        <translation>weniger wichtig</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>more important</source>
        <translation>wichtiger</translation>
    </message>
    <message>
        <source>much more important</source>
        <translation>viel wichtiger</translation>
    </message>
</context>
<context>
    <name>_WeightDelegate</name>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
</context>
</TS>
