const delimiter = "the values are between signs that nobody else finds";
const drawn = "it is a table that was drawn with signs";
const encoding = "the text is Greek";
const objects = "lists in an object are tables";
const anError = "an error is a text, and not an empty cell";
const longTime = "27 hours are no time of a day";

/** Files that no reader reads as the service does, and why the service is right: by their path in their package. */
export const better: Readonly<Record<string, string>> = {
  "csvkit-2.2.0/examples/null_byte.csv": "a NUL character stands for nothing, and is named",
  "csvkit-2.2.0/examples/realdata/event-notification-rpt-lastmonth.txt": delimiter,
  "frictionless-5.21.0/data/country-2.csv": delimiter,
  "frictionless-5.21.0/data/issue-1478/table.csv": delimiter,
  "frictionless-5.21.0/data/escaping.csv": "one quote is behind a backslash",
  "frictionless-5.21.0/data/file.txt": "it is not a table, and a name has at most 200 characters",
  "frictionless-5.21.0/data/fixtures/summary/describe-with-required-field.txt": drawn,
  "frictionless-5.21.0/data/fixtures/summary/describe.txt": drawn,
  "frictionless-5.21.0/data/fixtures/summary/extract.txt": drawn,
  "frictionless-5.21.0/data/fixtures/summary/five-rows-only.txt": drawn,
  "frictionless-5.21.0/data/fixtures/summary/multiline-errors.txt": drawn,
  "frictionless-5.21.0/data/fixtures/summary/multiline-scheme-error.txt": drawn,
  "frictionless-5.21.0/data/package-invalid.zip": objects,
  "frictionless-5.21.0/data/package.zip": objects,
  "frictionless-5.21.0/data/table-infer-iso-8859-7.csv": encoding,
  "frictionless-5.21.0/data/table.tsv": "databases write `\\N` for a missing value",
  "frictionless-5.21.0/data/wide.csv": "a table has at most 1000 columns, and the sentence says so",
  "frictionless-5.21.0/frictionless/vendors/wkt/grammar.txt": "it is not a table",
  "pyexcel-0.7.6/tests/fixtures/date_field.xls": "the format of the cell is that of a day",
  "pyexcel-ods3-0.6.1/tests/fixtures/12_day_as_time.ods": longTime,
  "pyexcel-ods3-0.6.1/tests/fixtures/ods_formats.ods": longTime,
  "pyexcel_xls-0.7.1/tests/fixtures/date_field.xls": "the format of the cell is that of a day",
  "pyexcel_xlsx-0.6.1/tests/fixtures/date_field.xlsx": "the format of the cell is that of a day",
  "tablib-3.10.0/tests/files/errors.xls": anError,
  "xlsb_reader-2.1.0/test-data/Finance_Ledger_100_Unique_Functions.xlsb": anError,
  "xlsx2csv-0.8.6/test/float2.xlsx": "the format of the cells shows zeros",
  "xlsx2csv-0.8.6/test/formatted_inline_string.xlsx": "a space is between two parts of the text",
};
