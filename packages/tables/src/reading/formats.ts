import type { FileJobConfig } from "@data-import/types";

/** The format that a file is read as, as a person or its name says it. */
export type Format = FileJobConfig["driver"];

/** What the bytes of a file are. */
export type Content = Format | "json" | "html" | "xml" | "ods" | "parquet" | "xls" | "zip" | "gzip";

const byExtension: Readonly<Record<string, Format>> = {
  csv: "csv",
  tsv: "tsv",
  tab: "tsv",
  jsonl: "jsonl",
  ndjson: "jsonl",
  xlsx: "xlsx",
  xlsm: "xlsx",
  // Programs call texts and web pages `.xls`, too.
  xls: "xlsx",
  xlsb: "xlsx",
  ods: "xlsx",
  txt: "csv",
  asc: "csv",
  // The bytes of these say what they are.
  json: "jsonl",
  xml: "csv",
  html: "csv",
  htm: "csv",
  zip: "csv",
  gz: "csv",
  parquet: "csv",
};

const byMediaType: Readonly<Record<string, Format>> = {
  "text/csv": "csv",
  "text/tab-separated-values": "tsv",
  "application/jsonl": "jsonl",
  "application/x-ndjson": "jsonl",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

/**
 * The format of a file, by the extension of its name, otherwise by its media type; undefined if it is not supported. A file
 * without an extension is a text if its media type does not say another thing.
 */
export function detectFormat({
  name = "a.bin",
  ext,
  mimetype,
}: {
  readonly name?: string;
  readonly ext: string;
  readonly mimetype: string;
}): Format | undefined {
  if (Object.hasOwn(byExtension, ext)) return byExtension[ext];
  if (Object.hasOwn(byMediaType, mimetype)) return byMediaType[mimetype];
  // Files without an extension are stored with this one.
  const isBare = ext === "bin" && !name.toLowerCase().endsWith(".bin");
  return isBare && /^(?:$|text\/|application\/octet-stream)/.test(mimetype) ? "csv" : undefined;
}
