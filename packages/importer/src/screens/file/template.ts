import type { Property, Sheet } from "@data-import/types";

/** The name of a field, as people see it. */
export function nameField({ key, label }: Property): string {
  return label || key;
}

/** A field that a program computes is never filled by a file. */
export function listFillable({ config }: Sheet): readonly Property[] {
  return config.fields.filter(({ readonly }) => readonly !== true);
}

/** Whether each record needs a value in the field. */
export function isRequired({ constraints = [] }: Property): boolean {
  return constraints.some(({ type }) => type === "required");
}

/** A CSV file without records, whose header has the names of the fields. The mark at its start is for Excel. */
export function makeTemplate(sheet: Sheet): File {
  const quote = (name: string) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  const header = listFillable(sheet)
    .map((field) => quote(nameField(field)))
    .join(",");
  return new File([`\ufeff${header}\r\n`], `${sheet.name}.csv`, { type: "text/csv" });
}

/** A table that was copied in another program, as a file; undefined if the text has none. */
export function readPasted(text: string, name: string): File | undefined {
  if (!/\S/.test(text) || !/[\t\n;,]/.test(text.trim())) return undefined;
  const isTabbed = text.includes("\t");
  return new File([text], `${name}.${isTabbed ? "tsv" : "csv"}`, {
    type: isTabbed ? "text/tab-separated-values" : "text/csv",
  });
}
