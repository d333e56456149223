<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AttributeEditor</name>
    <message numerus="yes">
        <source>%Ln rows fit none of these. A release would stop at the first: add what is missing, or count strangers or blanks as a category of their own.</source>
        <translation>
            <numerusform>%Ln row fits none of these. A release would stop at the first: add what is missing, or count strangers or blanks as a category of their own.</numerusform>
            <numerusform>%Ln rows fit none of these. A release would stop at the first: add what is missing, or count strangers or blanks as a category of their own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoriesEditor</name>
    <message numerus="yes">
        <source>merge of %n categories</source>
        <translation>
            <numerusform>merge of %n category</numerusform>
            <numerusform>merge of %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n categories</source>
        <translation>
            <numerusform>removal of %n category</numerusform>
            <numerusform>removal of %n categories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeListDialog</name>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n category</numerusform>
            <numerusform>%n categories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnsCard</name>
    <message numerus="yes">
        <source>%Ln columns selected</source>
        <translation>
            <numerusform>%Ln column selected</numerusform>
            <numerusform>%Ln columns selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attributes moved: the first is number {place} of {n}</source>
        <translation>
            <numerusform>%Ln attribute moved: it is number {place} of {n}</numerusform>
            <numerusform>%Ln attributes moved: the first is number {place} of {n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistogramStrip</name>
    <message numerus="yes">
        <source>{0} to {1}: %Ln rows</source>
        <translation>
            <numerusform>{0} to {1}: %Ln row</numerusform>
            <numerusform>{0} to {1}: %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>{tables} tables by {strategy}</source>
        <comment>One table by {strategy}</comment>
        <translation>
            <numerusform>One table by {strategy}</numerusform>
            <numerusform>{tables} tables by {strategy}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenSourceDialog</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>{table}: {n} cells</source>
        <translation>
            <numerusform>{table}: {n} cell</numerusform>
            <numerusform>{table}: {n} cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickAdds</name>
    <message numerus="yes">
        <source>%Ln tables</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePicker</name>
    <message numerus="yes">
        <source>Or %Ln tables such as {table}</source>
        <translation>
            <numerusform>Or %Ln table such as {table}</numerusform>
            <numerusform>Or %Ln tables such as {table}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table}: {n} cells</source>
        <translation>
            <numerusform>{table}: {n} cell</numerusform>
            <numerusform>{table}: {n} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on {n} sheets</source>
        <translation>
            <numerusform>on {n} sheet</numerusform>
            <numerusform>on {n} sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row by each column: %Ln tables</source>
        <translation>
            <numerusform>Each row by each column: %Ln table</numerusform>
            <numerusform>Each row by each column: %Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All pairs: %Ln tables</source>
        <translation>
            <numerusform>All pairs: %Ln table</numerusform>
            <numerusform>All pairs: %Ln tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSetsDialog</name>
    <message numerus="yes">
        <source>%Ln tables</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln families</source>
        <translation>
            <numerusform>%Ln family</numerusform>
            <numerusform>%Ln families</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message numerus="yes">
        <source>%Ln tables</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cells</source>
        <translation>
            <numerusform>{n} cell</numerusform>
            <numerusform>{n} cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message numerus="yes">
        <source>one person by “{column}” with at most {rows} rows, there or not</source>
        <comment>one person by “{column}” with at most one row, there or not</comment>
        <translation>
            <numerusform>one person by “{column}” with at most one row, there or not</numerusform>
            <numerusform>one person by “{column}” with at most {rows} rows, there or not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one person by “{column}” with at most {rows} rows, exchanged for another</source>
        <comment>one person by “{column}” with at most one row, exchanged for another</comment>
        <translation>
            <numerusform>one person by “{column}” with at most one row, exchanged for another</numerusform>
            <numerusform>one person by “{column}” with at most {rows} rows, exchanged for another</numerusform>
        </translation>
    </message>
</context>
</TS>
