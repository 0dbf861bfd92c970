/** The media types of files that people import, by the extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ".csv": "text/csv",
  ".gz": "application/gzip",
  ".json": "application/json",
  ".jsonl": "application/jsonl",
  ".ods": "application/vnd.oasis.opendocument.spreadsheet",
  ".pdf": "application/pdf",
  ".psv": "text/plain",
  ".tsv": "text/tab-separated-values",
  ".txt": "text/plain",
  ".xls": "application/vnd.ms-excel",
  ".xlsm": "application/vnd.ms-excel.sheet.macroEnabled.12",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".xml": "application/xml",
  ".zip": "application/zip",
};
