<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AttributeEditor</name>
    <message numerus="yes">
        <source>%Ln rows match none of these. A release would stop at the first. Add what is missing, or count other values or blanks as a category.</source>
        <translation>
            <numerusform>%Ln row matches none of these. A release would stop at the first. Add what is missing, or count other values or blanks as a category.</numerusform>
            <numerusform>%Ln rows match none of these. A release would stop at the first. Add what is missing, or count other values or blanks as a category.</numerusform>
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
    <name>ChoicesDialog</name>
    <message numerus="yes">
        <source>{answer} (%Ln rows)</source>
        <translation>
            <numerusform>{answer} (%Ln row)</numerusform>
            <numerusform>{answer} (%Ln rows)</numerusform>
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
    <name>ColumnList</name>
    <message numerus="yes">
        <source>%Ln attributes moved: the first is number {place} of {n}</source>
        <translation>
            <numerusform>%Ln attribute moved: it is number {place} of {n}</numerusform>
            <numerusform>%Ln attributes moved: the first is number {place} of {n}</numerusform>
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
        <source>{n} of {m} columns used</source>
        <translation>
            <numerusform>{n} of {m} column used</numerusform>
            <numerusform>{n} of {m} columns used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedOutcomes</name>
    <message numerus="yes">
        <source>%Ln not applicable</source>
        <translation>
            <numerusform>%Ln not applicable</numerusform>
            <numerusform>%Ln not applicable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConfirmSpendingDialog</name>
    <message numerus="yes">
        <source>Release {0} of “{1}”: %n tables, typical ±{2}</source>
        <translation>
            <numerusform>Release {0} of “{1}”: %n table, typical ±{2}</numerusform>
            <numerusform>Release {0} of “{1}”: %n tables, typical ±{2}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message numerus="yes">
        <source>{file} was not written: the release has {records:,} made-up records, and at most {limit:,} lines are written. Choose another format: the tables in it are the same.</source>
        <comment>{file} was not written: the release has one made-up record, and at most {limit:,} lines are written. Choose another format: the tables in it are the same.</comment>
        <translation>
            <numerusform>{file} was not written: the release has one made-up record, and at most {limit:,} lines are written. Choose another format: the tables in it are the same.</numerusform>
            <numerusform>{file} was not written: the release has {records:,} made-up records, and at most {limit:,} lines are written. Choose another format: the tables in it are the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} cannot be written. With rows and noise, the release may have {records:,} made-up records, and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.</source>
        <comment>{file} cannot be written. With rows and noise, the release may have one made-up record, and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.</comment>
        <translation>
            <numerusform>{file} cannot be written. With rows and noise, the release may have one made-up record, and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.</numerusform>
            <numerusform>{file} cannot be written. With rows and noise, the release may have {records:,} made-up records, and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table {table} would have {cells:,} cells; at most {limit:,} can be released. Leave out an attribute or merge categories.</source>
        <comment>The table {table} would have one cell; at most {limit:,} can be released. Leave out an attribute or merge categories.</comment>
        <translation>
            <numerusform>The table {table} would have one cell; at most {limit:,} can be released. Leave out an attribute or merge categories.</numerusform>
            <numerusform>The table {table} would have {cells:,} cells; at most {limit:,} can be released. Leave out an attribute or merge categories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table {table} crosses {attributes} attributes; at most {limit} can be crossed. Leave some of them out.</source>
        <comment>The table {table} crosses one attribute; at most {limit} can be crossed. Leave some of them out.</comment>
        <translation>
            <numerusform>The table {table} crosses one attribute; at most {limit} can be crossed. Leave some of them out.</numerusform>
            <numerusform>The table {table} crosses {attributes} attributes; at most {limit} can be crossed. Leave some of them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table {table} crosses ranges of too many labels. Its attributes have {levels} levels in total, and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.</source>
        <comment>The table {table} crosses ranges of too many labels. Its attributes have one level in total, and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.</comment>
        <translation>
            <numerusform>The table {table} crosses ranges of too many labels. Its attributes have one level in total, and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.</numerusform>
            <numerusform>The table {table} crosses ranges of too many labels. Its attributes have {levels} levels in total, and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A family asks for {tables:,} tables; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.</source>
        <comment>A family asks for one table; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.</comment>
        <translation>
            <numerusform>A family asks for one table; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.</numerusform>
            <numerusform>A family asks for {tables:,} tables; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asked} tables were asked for, and there are only {candidates} to choose from. A choice would tell nothing and cost all the same. Ask for fewer, or add the tables to the plan yourself.</source>
        <comment>There is only one table to choose from. A choice would tell nothing and cost all the same. Add the table to the plan yourself.</comment>
        <translation>
            <numerusform>There is only one table to choose from. A choice would tell nothing and cost all the same. Add the table to the plan yourself.</numerusform>
            <numerusform>{asked} tables were asked for, and there are only {candidates} to choose from. A choice would tell nothing and cost all the same. Ask for fewer, or add the tables to the plan yourself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}{sheet}, row {row}, column {column}: the row has {found} cells, the header {expected}. Mend the row, or check the delimiter and the quotes.</source>
        <comment>{file}{sheet}, row {row}, column {column}: the row has one cell, the header {expected}. Mend the row, or check the delimiter and the quotes.</comment>
        <translation>
            <numerusform>{file}{sheet}, row {row}, column {column}: the row has one cell, the header {expected}. Mend the row, or check the delimiter and the quotes.</numerusform>
            <numerusform>{file}{sheet}, row {row}, column {column}: the row has {found} cells, the header {expected}. Mend the row, or check the delimiter and the quotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}{sheet}, row {row}, column {column}: the row has {found} cells, but row {first}, the first, {expected}. Mend one of them, or check the delimiter and the quotes.</source>
        <comment>{file}{sheet}, row {row}, column {column}: the row has one cell, but row {first}, the first, {expected}. Mend one of them, or check the delimiter and the quotes.</comment>
        <translation>
            <numerusform>{file}{sheet}, row {row}, column {column}: the row has one cell, but row {first}, the first, {expected}. Mend one of them, or check the delimiter and the quotes.</numerusform>
            <numerusform>{file}{sheet}, row {row}, column {column}: the row has {found} cells, but row {first}, the first, {expected}. Mend one of them, or check the delimiter and the quotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the plan has only {count} attributes.</source>
        <comment>the plan has only one attribute.</comment>
        <translation>
            <numerusform>the plan has only one attribute.</numerusform>
            <numerusform>the plan has only {count} attributes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>row {row} has {found:,} numbers, and row 1 has {wanted:,}.</source>
        <comment>row {row} has one number, and row 1 has {wanted:,}.</comment>
        <translation>
            <numerusform>row {row} has one number, and row 1 has {wanted:,}.</numerusform>
            <numerusform>row {row} has {found:,} numbers, and row 1 has {wanted:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {count} arrays.</source>
        <comment>it holds one array.</comment>
        <translation>
            <numerusform>it holds one array.</numerusform>
            <numerusform>it holds {count} arrays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>one person, with at most {rows} rows</source>
        <comment>one person, with at most one row</comment>
        <translation>
            <numerusform>one person, with at most one row</numerusform>
            <numerusform>one person, with at most {rows} rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindListFields</name>
    <message numerus="yes">
        <source>%Ln categories of {file}</source>
        <translation>
            <numerusform>%Ln category of {file}</numerusform>
            <numerusform>%Ln categories of {file}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message numerus="yes">
        <source>it would have to count {cells} cells at once ({gigabytes} GB); the limit is {limit}.</source>
        <comment>it would have to count one cell at once ({gigabytes} GB); the limit is {limit}.</comment>
        <translation>
            <numerusform>it would have to count one cell at once ({gigabytes} GB); the limit is {limit}.</numerusform>
            <numerusform>it would have to count {cells} cells at once ({gigabytes} GB); the limit is {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it would have to draw noise for {answers} answers; the limit is {limit}.</source>
        <comment>it would have to draw noise for one answer; the limit is {limit}.</comment>
        <translation>
            <numerusform>it would have to draw noise for one answer; the limit is {limit}.</numerusform>
            <numerusform>it would have to draw noise for {answers} answers; the limit is {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask for less: “{table}”, the largest table, has {cells} numbers. Leave it out, or merge labels.</source>
        <comment>Ask for less: “{table}”, the largest table, has one number. Leave it out, or merge labels.</comment>
        <translation>
            <numerusform>Ask for less: “{table}”, the largest table, has one number. Leave it out, or merge labels.</numerusform>
            <numerusform>Ask for less: “{table}”, the largest table, has {cells} numbers. Leave it out, or merge labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its tables have {parts} combinations of attributes in them; the limit is {limit}.</source>
        <comment>its tables have one combination of attributes in them; the limit is {limit}.</comment>
        <translation>
            <numerusform>its tables have one combination of attributes in them; the limit is {limit}.</numerusform>
            <numerusform>its tables have {parts} combinations of attributes in them; the limit is {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it would take too long to search {tables:,} tables; the limit is {limit:,}.</source>
        <comment>it would take too long to search one table; the limit is {limit:,}.</comment>
        <translation>
            <numerusform>it would take too long to search one table; the limit is {limit:,}.</numerusform>
            <numerusform>it would take too long to search {tables:,} tables; the limit is {limit:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its matrix has {columns:,} columns; it needs {cells:,}, for the combinations of {title}.</source>
        <comment>its matrix has one column; it needs {cells:,}, for the combinations of {title}.</comment>
        <translation>
            <numerusform>its matrix has one column; it needs {cells:,}, for the combinations of {title}.</numerusform>
            <numerusform>its matrix has {columns:,} columns; it needs {cells:,}, for the combinations of {title}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the named marginal {title} has {cells:,} cells; the limit is {limit:,}. Remove one of its attributes.</source>
        <comment>the named marginal {title} has one cell; the limit is {limit:,}. Leave one out of it.</comment>
        <translation>
            <numerusform>the named marginal {title} has one cell; the limit is {limit:,}. Leave one out of it.</numerusform>
            <numerusform>the named marginal {title} has {cells:,} cells; the limit is {limit:,}. Remove one of its attributes.</numerusform>
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
    <name>Joined</name>
    <message numerus="yes">
        <source>{labels} and {more} more</source>
        <comment>{labels} and one more</comment>
        <translation>
            <numerusform>{labels} and one more</numerusform>
            <numerusform>{labels} and {more} more</numerusform>
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
    <message numerus="yes">
        <source>Suggestion of {tables} of {candidates} tables</source>
        <comment>Suggestion of one of {candidates} tables</comment>
        <translation>
            <numerusform>Suggestion of one of {candidates} tables</numerusform>
            <numerusform>Suggestion of {tables} of {candidates} tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lists of {lists} columns found</source>
        <comment>List of one column found</comment>
        <translation>
            <numerusform>List of one column found</numerusform>
            <numerusform>Lists of {lists} columns found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round of questions, at most {answers} of them measured</source>
        <comment>Round of questions, at most one of them measured</comment>
        <translation>
            <numerusform>Round of questions, at most one of them measured</numerusform>
            <numerusform>Round of questions, at most {answers} of them measured</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoiseGroup</name>
    <message numerus="yes">
        <source>{name} in {parts} parts</source>
        <comment>{name} in one part</comment>
        <translation>
            <numerusform>{name} in one part</numerusform>
            <numerusform>{name} in {parts} parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {more} more, together</source>
        <comment>{first} and {more} more, together</comment>
        <translation>
            <numerusform>{first} and {more} more, together</numerusform>
            <numerusform>{first} and {more} more, together</numerusform>
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
    <name>OutcomeHeading</name>
    <message numerus="yes">
        <source>%Ln of {tables} tables gain up to {part}</source>
        <translation>
            <numerusform>%Ln of {tables} tables gains up to {part}</numerusform>
            <numerusform>%Ln of {tables} tables gain up to {part}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {tables} tables lose up to {part}</source>
        <translation>
            <numerusform>%Ln of {tables} tables loses up to {part}</numerusform>
            <numerusform>%Ln of {tables} tables lose up to {part}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lose up to {part}</source>
        <translation>
            <numerusform>%Ln loses up to {part}</numerusform>
            <numerusform>%Ln lose up to {part}</numerusform>
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
    <name>Quote</name>
    <message numerus="yes">
        <source>{tables} tables with {numbers} in all will be published, each with its margin of error.</source>
        <comment>One table with {numbers} will be published, each with its margin of error.</comment>
        <translation>
            <numerusform>One table with {numbers} will be published, each with its margin of error.</numerusform>
            <numerusform>{tables} tables with {numbers} in all will be published, each with its margin of error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} numbers</source>
        <comment>one number</comment>
        <translation>
            <numerusform>one number</numerusform>
            <numerusform>{n:,} numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This release protects {unit}: it counts {times} times, as {price}.</source>
        <comment>This release protects {unit}: it counts once, as {price}.</comment>
        <translation>
            <numerusform>This release protects {unit}: it counts once, as {price}.</numerusform>
            <numerusform>This release protects {unit}: it counts {times} times, as {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This release protects {unit}: it counts {times} times, with Gaussian noise as {price}.</source>
        <comment>This release protects {unit}: it counts once, with Gaussian noise as {price}.</comment>
        <translation>
            <numerusform>This release protects {unit}: it counts once, with Gaussian noise as {price}.</numerusform>
            <numerusform>This release protects {unit}: it counts {times} times, with Gaussian noise as {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody has more than {rows} rows in the file, it is refused, and nothing is spent.</source>
        <comment>If somebody has more than one row in the file, it is refused, and nothing is spent.</comment>
        <translation>
            <numerusform>If somebody has more than one row in the file, it is refused, and nothing is spent.</numerusform>
            <numerusform>If somebody has more than {rows} rows in the file, it is refused, and nothing is spent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tables} of {candidates} tables will be chosen: those that tell most beyond what is known without them.</source>
        <comment>One of {candidates} tables will be chosen: the one that tells most beyond what is known without it.</comment>
        <translation>
            <numerusform>One of {candidates} tables will be chosen: the one that tells most beyond what is known without it.</numerusform>
            <numerusform>{tables} of {candidates} tables will be chosen: those that tell most beyond what is known without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} larger tables are left out.</source>
        <comment>One larger table is left out.</comment>
        <translation>
            <numerusform>One larger table is left out.</numerusform>
            <numerusform>{n} larger tables are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Categories of “{name}” will be found among {n:,} public ones.</source>
        <comment>Whether the one public category of “{name}” occurs will be found.</comment>
        <translation>
            <numerusform>Whether the one public category of “{name}” occurs will be found.</numerusform>
            <numerusform>Categories of “{name}” will be found among {n:,} public ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bins} bins of “{name}” from {low} to {high} will be found, with about as many rows each. In 95 of 100 cases, no other edge would split its part better by more than {rows:,} rows.</source>
        <comment>One bin of “{name}” from {low} to {high} will be used.</comment>
        <translation>
            <numerusform>One bin of “{name}” from {low} to {high} will be used.</numerusform>
            <numerusform>{bins} bins of “{name}” from {low} to {high} will be found, with about as many rows each. In 95 of 100 cases, no other edge would split its part better by more than {rows:,} rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round of questions will be opened. Up to {answers} answers are measured; all others come from the tables.</source>
        <comment>A round of questions will be opened. One answer is measured at most; all others come from the tables.</comment>
        <translation>
            <numerusform>A round of questions will be opened. One answer is measured at most; all others come from the tables.</numerusform>
            <numerusform>A round of questions will be opened. Up to {answers} answers are measured; all others come from the tables.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReleasedCard</name>
    <message numerus="yes">
        <source>%n tables released · {0} of {1} spent · typical ±{2}</source>
        <translation>
            <numerusform>%n table released · {0} of {1} spent · typical ±{2}</numerusform>
            <numerusform>%n tables released · {0} of {1} spent · typical ±{2}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundQuestions</name>
    <message numerus="yes">
        <source>%n measured answers are paid for and would be lost. Press again to end the round.</source>
        <comment>One measured answer is paid for and would be lost. Press again to end the round.</comment>
        <translation>
            <numerusform>One measured answer is paid for and would be lost. Press again to end the round.</numerusform>
            <numerusform>%n measured answers are paid for and would be lost. Press again to end the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measured answers left. Answers from the tables take none.</source>
        <comment>One measured answer left. Answers from the tables take none.</comment>
        <translation>
            <numerusform>One measured answer left. Answers from the tables take none.</numerusform>
            <numerusform>%n measured answers left. Answers from the tables take none.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message numerus="yes">
        <source>In this sheet {n:,} cells show an error such as #N/A, first in {place}. An error is no value.</source>
        <comment>In this sheet one cell shows an error such as #N/A, first in {place}. An error is no value.</comment>
        <translation>
            <numerusform>In this sheet one cell shows an error such as #N/A, first in {place}. An error is no value.</numerusform>
            <numerusform>In this sheet {n:,} cells show an error such as #N/A, first in {place}. An error is no value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this sheet {n:,} formulas have no value, first in {place}, as no program has calculated them. Open the file in Excel or LibreOffice, save it, and open it here again.</source>
        <comment>In this sheet one formula has no value, in {place}, as no program has calculated it. Open the file in Excel or LibreOffice, save it, and open it here again.</comment>
        <translation>
            <numerusform>In this sheet one formula has no value, in {place}, as no program has calculated it. Open the file in Excel or LibreOffice, save it, and open it here again.</numerusform>
            <numerusform>In this sheet {n:,} formulas have no value, first in {place}, as no program has calculated them. Open the file in Excel or LibreOffice, save it, and open it here again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have more or fewer cells than the header, first row {row}. A delimiter in a cell moves all values behind it.</source>
        <comment>Row {row} has more or fewer cells than the header. A delimiter in a cell moves all values behind it.</comment>
        <translation>
            <numerusform>Row {row} has more or fewer cells than the header. A delimiter in a cell moves all values behind it.</numerusform>
            <numerusform>{n:,} rows have more or fewer cells than the header, first row {row}. A delimiter in a cell moves all values behind it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have fewer cells than the header, first row {row}. If a cell before the last one is missing, all values behind it stand one column beside.</source>
        <comment>Row {row} has fewer cells than the header. If a cell before the last one is missing, all values behind it stand one column beside.</comment>
        <translation>
            <numerusform>Row {row} has fewer cells than the header. If a cell before the last one is missing, all values behind it stand one column beside.</numerusform>
            <numerusform>{n:,} rows have fewer cells than the header, first row {row}. If a cell before the last one is missing, all values behind it stand one column beside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have more values than the header, first row {row}. A delimiter in a cell moves all values behind it. Mend these rows in the file, or leave them out.</source>
        <comment>Row {row} has more values than the header. A delimiter in a cell moves all values behind it. Mend this row in the file, or leave it out.</comment>
        <translation>
            <numerusform>Row {row} has more values than the header. A delimiter in a cell moves all values behind it. Mend this row in the file, or leave it out.</numerusform>
            <numerusform>{n:,} rows have more values than the header, first row {row}. A delimiter in a cell moves all values behind it. Mend these rows in the file, or leave them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have a value beyond the last name, first row {row}. A delimiter in a cell moves all values behind it.</source>
        <comment>Row {row} has a value beyond the last name. A delimiter in a cell moves all values behind it.</comment>
        <translation>
            <numerusform>Row {row} has a value beyond the last name. A delimiter in a cell moves all values behind it.</numerusform>
            <numerusform>{n:,} rows have a value beyond the last name, first row {row}. A delimiter in a cell moves all values behind it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows between the others are blank, first row {row}. They may be people who left all blank.</source>
        <comment>Row {row}, between the others, is blank. It may be a person who left all blank.</comment>
        <translation>
            <numerusform>Row {row}, between the others, is blank. It may be a person who left all blank.</numerusform>
            <numerusform>{n:,} rows between the others are blank, first row {row}. They may be people who left all blank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows quotes stand within a cell, first row {row}. They may not enclose what they seem to.</source>
        <comment>In row {row} quotes stand within a cell. They may not enclose what they seem to.</comment>
        <translation>
            <numerusform>In row {row} quotes stand within a cell. They may not enclose what they seem to.</numerusform>
            <numerusform>In {n:,} rows quotes stand within a cell, first row {row}. They may not enclose what they seem to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows look like totals, notes or repeated column names: rows {rows}.</source>
        <comment>Row {row} looks like a total, a note or repeated column names.</comment>
        <translation>
            <numerusform>Row {row} looks like a total, a note or repeated column names.</numerusform>
            <numerusform>{n:,} rows look like totals, notes or repeated column names: rows {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds the names, and the {n} rows above name groups of columns</source>
        <comment>It holds the names, and the row above names groups of columns</comment>
        <translation>
            <numerusform>It holds the names, and the row above names groups of columns</numerusform>
            <numerusform>It holds the names, and the {n} rows above name groups of columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} rows below the header, from row {row}, look like further rows of it.</source>
        <comment>Row {row}, below the header, looks like a further row of it.</comment>
        <translation>
            <numerusform>Row {row}, below the header, looks like a further row of it.</numerusform>
            <numerusform>The {n} rows below the header, from row {row}, look like further rows of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows may be totals or notes, or records of persons who left the rest blank: rows {rows}.</source>
        <comment>Row {row} may be a total or a note, or the record of somebody who left the rest blank.</comment>
        <translation>
            <numerusform>Row {row} may be a total or a note, or the record of somebody who left the rest blank.</numerusform>
            <numerusform>{n:,} rows may be totals or notes, or records of persons who left the rest blank: rows {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have the names in another order: rows {rows}. The values below may be in that order, too.</source>
        <comment>Row {row} has the names in another order. The values below may be in that order, too.</comment>
        <translation>
            <numerusform>Row {row} has the names in another order. The values below may be in that order, too.</numerusform>
            <numerusform>{n:,} rows have the names in another order: rows {rows}. The values below may be in that order, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A filter hides {n:,} rows, first row {row}, and shows {shown:,}.</source>
        <comment>A filter hides one row, row {row}, and shows {shown:,}.</comment>
        <translation>
            <numerusform>A filter hides one row, row {row}, and shows {shown:,}.</numerusform>
            <numerusform>A filter hides {n:,} rows, first row {row}, and shows {shown:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have merged cells, first row {row}. Only the first cell of a merged region has a value.</source>
        <comment>Row {row} has merged cells. Only the first cell of a merged region has a value.</comment>
        <translation>
            <numerusform>Row {row} has merged cells. Only the first cell of a merged region has a value.</numerusform>
            <numerusform>{n:,} rows have merged cells, first row {row}. Only the first cell of a merged region has a value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows are hidden, first row {row}, and {shown:,} are shown.</source>
        <comment>One row is hidden, row {row}, and {shown:,} are shown.</comment>
        <translation>
            <numerusform>One row is hidden, row {row}, and {shown:,} are shown.</numerusform>
            <numerusform>{n:,} rows are hidden, first row {row}, and {shown:,} are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have more values than the header, first row {row}. Mend them, or check delimiter and quotes.</source>
        <comment>Row {row} has more values than the header. Mend it, or check delimiter and quotes.</comment>
        <translation>
            <numerusform>Row {row} has more values than the header. Mend it, or check delimiter and quotes.</numerusform>
            <numerusform>{n:,} rows have more values than the header, first row {row}. Mend them, or check delimiter and quotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have little in them, unlike most rows: rows {rows}. If they are headings, notes or counts, take them out of the file: each would count as a record.</source>
        <comment>Row {row} has little in it, unlike most rows. If it is a heading, a note or a count, take it out of the file: it would count as a record.</comment>
        <translation>
            <numerusform>Row {row} has little in it, unlike most rows. If it is a heading, a note or a count, take it out of the file: it would count as a record.</numerusform>
            <numerusform>{n:,} rows have little in them, unlike most rows: rows {rows}. If they are headings, notes or counts, take them out of the file: each would count as a record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows cells are struck through, first row {row}. They are read; delete them if they do not count.</source>
        <comment>In row {row} cells are struck through. It is read; delete it if it does not count.</comment>
        <translation>
            <numerusform>In row {row} cells are struck through. It is read; delete it if it does not count.</numerusform>
            <numerusform>In {n:,} rows cells are struck through, first row {row}. They are read; delete them if they do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows are written in white, first row {row}. They are read; delete them if they do not count.</source>
        <comment>Row {row} is written in white. It is read; delete it if it does not count.</comment>
        <translation>
            <numerusform>Row {row} is written in white. It is read; delete it if it does not count.</numerusform>
            <numerusform>{n:,} rows are written in white, first row {row}. They are read; delete them if they do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} numbers are read with the zeros they are shown with, such as 00123.</source>
        <comment>One number is read with the zeros it is shown with, such as 00123.</comment>
        <translation>
            <numerusform>One number is read with the zeros it is shown with, such as 00123.</numerusform>
            <numerusform>{n:,} numbers are read with the zeros they are shown with, such as 00123.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} columns are hidden, {columns}, and {shown:,} are shown.</source>
        <comment>One column is hidden, {columns}, and {shown:,} are shown.</comment>
        <translation>
            <numerusform>One column is hidden, {columns}, and {shown:,} are shown.</numerusform>
            <numerusform>{n:,} columns are hidden, {columns}, and {shown:,} are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} rows above row {row}, which has the names, look like names of groups of columns.</source>
        <comment>The row above row {row}, which has the names, looks like names of groups of columns.</comment>
        <translation>
            <numerusform>The row above row {row}, which has the names, looks like names of groups of columns.</numerusform>
            <numerusform>The {n} rows above row {row}, which has the names, look like names of groups of columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows are one cell each, with quotes around the whole line, first row {row}. Take these quotes out of the file, or write it again.</source>
        <comment>Row {row} is one cell, with quotes around the whole line. Take these quotes out of the file, or write it again.</comment>
        <translation>
            <numerusform>Row {row} is one cell, with quotes around the whole line. Take these quotes out of the file, or write it again.</numerusform>
            <numerusform>{n:,} rows are one cell each, with quotes around the whole line, first row {row}. Take these quotes out of the file, or write it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows have another delimiter than the header, first row {row}. Write them with that of the header.</source>
        <comment>Row {row} has another delimiter than the header. Write it with that of the header.</comment>
        <translation>
            <numerusform>Row {row} has another delimiter than the header. Write it with that of the header.</numerusform>
            <numerusform>{n:,} rows have another delimiter than the header, first row {row}. Write them with that of the header.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows all cells seem to stand one column beside their own: rows {rows}. Move them in the file.</source>
        <comment>In row {row} all cells seem to stand one column beside their own. Move them in the file.</comment>
        <translation>
            <numerusform>In row {row} all cells seem to stand one column beside their own. Move them in the file.</numerusform>
            <numerusform>In {n:,} rows all cells seem to stand one column beside their own: rows {rows}. Move them in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows seem to be trials, as they hold {example}: rows {rows}. Delete them in the file: each would count as a record.</source>
        <comment>Row {row} seems to be a trial, as it holds {example}. Delete it in the file: it would count as a record.</comment>
        <translation>
            <numerusform>Row {row} seems to be a trial, as it holds {example}. Delete it in the file: it would count as a record.</numerusform>
            <numerusform>{n:,} rows seem to be trials, as they hold {example}: rows {rows}. Delete them in the file: each would count as a record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows the columns {names} seem to have each other’s values: rows {rows}. Put them right in the file.</source>
        <comment>In row {row} the columns {names} seem to have each other’s values. Put them right in the file.</comment>
        <translation>
            <numerusform>In row {row} the columns {names} seem to have each other’s values. Put them right in the file.</numerusform>
            <numerusform>In {n:,} rows the columns {names} seem to have each other’s values: rows {rows}. Put them right in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows go on beyond the last name, in column {column}: rows {rows}. If a cell too many moved their values to the right, move them back in the file.</source>
        <comment>Row {row} goes on beyond the last name, in column {column}. If a cell too many moved its values to the right, move them back in the file.</comment>
        <translation>
            <numerusform>Row {row} goes on beyond the last name, in column {column}. If a cell too many moved its values to the right, move them back in the file.</numerusform>
            <numerusform>{n:,} rows go on beyond the last name, in column {column}: rows {rows}. If a cell too many moved their values to the right, move them back in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows some cells seem to stand one column beside their own, from column {column} on: rows {rows}. Move them in the file.</source>
        <comment>In row {row} some cells seem to stand one column beside their own, from column {column} on. Move them in the file.</comment>
        <translation>
            <numerusform>In row {row} some cells seem to stand one column beside their own, from column {column} on. Move them in the file.</numerusform>
            <numerusform>In {n:,} rows some cells seem to stand one column beside their own, from column {column} on: rows {rows}. Move them in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows may not count, as they have {words} beside a name or number: rows {rows}. Delete them in the file if so.</source>
        <comment>Row {row} may not count, as it has {words} beside a name or number. Delete it in the file if so.</comment>
        <translation>
            <numerusform>Row {row} may not count, as it has {words} beside a name or number. Delete it in the file if so.</numerusform>
            <numerusform>{n:,} rows may not count, as they have {words} beside a name or number: rows {rows}. Delete them in the file if so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows seem to stand for several persons each, as “{example}” does: rows {rows}. Write a row for each person, or delete them.</source>
        <comment>Row {row} seems to stand for several persons, as it has “{example}”. Write a row for each person, or delete it.</comment>
        <translation>
            <numerusform>Row {row} seems to stand for several persons, as it has “{example}”. Write a row for each person, or delete it.</numerusform>
            <numerusform>{n:,} rows seem to stand for several persons each, as “{example}” does: rows {rows}. Write a row for each person, or delete them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, “{end}” is before “{begin}”: rows {rows}. Put the dates right in the file if they are mistyped or exchanged.</source>
        <comment>In row {row}, “{end}” is before “{begin}”. Put the dates right in the file if they are mistyped or exchanged.</comment>
        <translation>
            <numerusform>In row {row}, “{end}” is before “{begin}”. Put the dates right in the file if they are mistyped or exchanged.</numerusform>
            <numerusform>In {n:,} rows, “{end}” is before “{begin}”: rows {rows}. Put the dates right in the file if they are mistyped or exchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, column {column} has {labels} in place of a number. Take the labels off these codes in the program that the file comes from, and save it again.</source>
        <comment>In row {row}, column {column} has {labels} in place of a number. Take the label off this code in the program that the file comes from, and save it again.</comment>
        <translation>
            <numerusform>In row {row}, column {column} has {labels} in place of a number. Take the label off this code in the program that the file comes from, and save it again.</numerusform>
            <numerusform>In {n:,} rows, column {column} has {labels} in place of a number. Take the labels off these codes in the program that the file comes from, and save it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, column {column} has several dates in a cell, such as {example}: rows {rows}. Write one in each cell, or one row for each date.</source>
        <comment>In row {row}, column {column} has several dates in a cell: {example}. Write one in each cell, or one row for each date.</comment>
        <translation>
            <numerusform>In row {row}, column {column} has several dates in a cell: {example}. Write one in each cell, or one row for each date.</numerusform>
            <numerusform>In {n:,} rows, column {column} has several dates in a cell, such as {example}: rows {rows}. Write one in each cell, or one row for each date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows may not count, as a remark beyond the last name says: {remarks}, rows {rows}. Delete them in the file if so.</source>
        <comment>Row {row} may not count, as a remark beyond the last name says: {remarks}. Delete it in the file if so.</comment>
        <translation>
            <numerusform>Row {row} may not count, as a remark beyond the last name says: {remarks}. Delete it in the file if so.</numerusform>
            <numerusform>{n:,} rows may not count, as a remark beyond the last name says: {remarks}, rows {rows}. Delete them in the file if so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows a cell holds several lines that look like rows: rows {rows}. If a quotation mark opens by mistake there, they are lost: take it out of the file.</source>
        <comment>In row {row} a cell holds several lines that look like rows. If a quotation mark opens by mistake there, they are lost: take it out of the file.</comment>
        <translation>
            <numerusform>In row {row} a cell holds several lines that look like rows. If a quotation mark opens by mistake there, they are lost: take it out of the file.</numerusform>
            <numerusform>In {n:,} rows a cell holds several lines that look like rows: rows {rows}. If a quotation mark opens by mistake there, they are lost: take it out of the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells have characters that nobody sees, such as a zero byte, first in column {column}, row {row}. The file may be damaged there: mend it first, or such values are not those that they look like.</source>
        <comment>The cell of column {column} in row {row} has a character that nobody sees, such as a zero byte. The file may be damaged there: mend it first, or this value is not the one that it looks like.</comment>
        <translation>
            <numerusform>The cell of column {column} in row {row} has a character that nobody sees, such as a zero byte. The file may be damaged there: mend it first, or this value is not the one that it looks like.</numerusform>
            <numerusform>{n:,} cells have characters that nobody sees, such as a zero byte, first in column {column}, row {row}. The file may be damaged there: mend it first, or such values are not those that they look like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {column} says that {n:,} rows are deleted, first row {row}. They are read: delete them from the file if they do not count.</source>
        <comment>Column {column} says that row {row} is deleted. It is read: delete it from the file if it does not count.</comment>
        <translation>
            <numerusform>Column {column} says that row {row} is deleted. It is read: delete it from the file if it does not count.</numerusform>
            <numerusform>Column {column} says that {n:,} rows are deleted, first row {row}. They are read: delete them from the file if they do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows seem to have no person, as they hold {words} in place of a name: rows {rows}. Delete them in the file if so: each would count as a person.</source>
        <comment>Row {row} seems to have no person, as it holds {words} in place of a name. Delete it in the file if so: it would count as a person.</comment>
        <translation>
            <numerusform>Row {row} seems to have no person, as it holds {words} in place of a name. Delete it in the file if so: it would count as a person.</numerusform>
            <numerusform>{n:,} rows seem to have no person, as they hold {words} in place of a name: rows {rows}. Delete them in the file if so: each would count as a person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {column}: {n:,} rows have the identifier of another row, but for case, blanks, marks or zeros: rows {rows}. Write each in one way: a person in two spellings would count twice.</source>
        <comment>Column {column}: row {row} has the identifier of another row, but for case, blanks, marks or zeros. Write each in one way: a person in two spellings would count twice.</comment>
        <translation>
            <numerusform>Column {column}: row {row} has the identifier of another row, but for case, blanks, marks or zeros. Write each in one way: a person in two spellings would count twice.</numerusform>
            <numerusform>Column {column}: {n:,} rows have the identifier of another row, but for case, blanks, marks or zeros: rows {rows}. Write each in one way: a person in two spellings would count twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {column}: {n:,} rows begin as another row, and end with another visit. If both are of one person, write what stands before the visit into a column of its own.</source>
        <comment>Column {column}: one row begins as another one, and ends with another visit. If both are of one person, write what stands before the visit into a column of its own.</comment>
        <translation>
            <numerusform>Column {column}: one row begins as another one, and ends with another visit. If both are of one person, write what stands before the visit into a column of its own.</numerusform>
            <numerusform>Column {column}: {n:,} rows begin as another row, and end with another visit. If both are of one person, write what stands before the visit into a column of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter of SPSS, column {column}, leaves out {n:,} rows, first row {row}. They would count here: delete them in the file if they are not meant.</source>
        <comment>The filter of SPSS, column {column}, leaves out row {row}. It would count here: delete it in the file if it is not meant.</comment>
        <translation>
            <numerusform>The filter of SPSS, column {column}, leaves out row {row}. It would count here: delete it in the file if it is not meant.</numerusform>
            <numerusform>The filter of SPSS, column {column}, leaves out {n:,} rows, first row {row}. They would count here: delete them in the file if they are not meant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, first row {row}, column {column} has a code without a label. If it is an answer, label it in the program that made the file, or keep it in the list.</source>
        <comment>In row {row}, column {column} has a code without a label. If it is an answer, label it in the program that made the file, or keep it in the list.</comment>
        <translation>
            <numerusform>In row {row}, column {column} has a code without a label. If it is an answer, label it in the program that made the file, or keep it in the list.</numerusform>
            <numerusform>In {n:,} rows, first row {row}, column {column} has a code without a label. If it is an answer, label it in the program that made the file, or keep it in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {n:,} rows, column {column} holds its own name: rows {rows}. If they repeat the header, take them out of the file.</source>
        <comment>In row {row}, column {column} holds its own name. If it repeats the header, take it out of the file.</comment>
        <translation>
            <numerusform>In row {row}, column {column} holds its own name. If it repeats the header, take it out of the file.</numerusform>
            <numerusform>In {n:,} rows, column {column} holds its own name: rows {rows}. If they repeat the header, take them out of the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceCard</name>
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
    <name>Statement</name>
    <message numerus="yes">
        <source>Of each person at most {at_most} rows were counted, chosen at random; the noise hides all of them together, so it is {at_most} times as wide as for one row.</source>
        <comment>Of each person at most one row was counted, chosen at random; the noise hides it, whichever it is.</comment>
        <translation>
            <numerusform>Of each person at most one row was counted, chosen at random; the noise hides it, whichever it is.</numerusform>
            <numerusform>Of each person at most {at_most} rows were counted, chosen at random; the noise hides all of them together, so it is {at_most} times as wide as for one row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{used:,} of its rows were measured, each times a whole number that gives it its own part of the budget.</source>
        <comment>One of its rows was measured.</comment>
        <translation>
            <numerusform>One of its rows was measured.</numerusform>
            <numerusform>{used:,} of its rows were measured, each times a whole number that gives it its own part of the budget.</numerusform>
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
    <name>TableReader</name>
    <message numerus="yes">
        <source>{n} more rows are in the exports.</source>
        <translation>
            <numerusform>{n} more row is in the exports.</numerusform>
            <numerusform>{n} more rows are in the exports.</numerusform>
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
<context>
    <name>WorkloadCard</name>
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
</TS>
