import type { ExampleBody } from "@data-import/spec/read";

/** One part of a multipart form. */
export interface Part {
  readonly name: string;
  readonly value: string | Uint8Array;
  /** The part is a file if it has this name. */
  readonly fileName?: string;
  readonly type?: string;
}

/** The text between the parts; no value of a probe contains it. */
export const boundary = "the-boundary-of-the-contract";

/** The parts of an example: one part for each item of a list; values other than text become JSON. */
export function listParts({ value, files }: Pick<ExampleBody, "value" | "files">): Part[] {
  return Object.entries(value as object).flatMap(([name, given]): Part[] => {
    if (files.includes(name)) {
      return [{ name, value: String(given), fileName: `${name}.csv`, type: "text/csv" }];
    }
    return [given].flat().map((item) => {
      if (typeof item === "string") return { name, value: item };
      return { name, value: JSON.stringify(item), type: "application/json" };
    });
  });
}

/** The bytes of a form, and its content type. */
export function writeForm(parts: readonly Part[]): [bytes: Uint8Array<ArrayBuffer>, contentType: string] {
  const encoder = new TextEncoder();
  const pieces = parts.flatMap(({ name, value, fileName, type }) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"`;
    const head = [`--${boundary}`, `Content-Disposition: form-data; name="${name}"${file}`];
    if (type !== undefined) head.push(`Content-Type: ${type}`);
    const bytes = typeof value === "string" ? encoder.encode(value) : value;
    return [encoder.encode(`${head.join("\r\n")}\r\n\r\n`), bytes, encoder.encode("\r\n")];
  });
  const all = Buffer.concat([...pieces, encoder.encode(`--${boundary}--\r\n`)]);
  return [new Uint8Array(all), `multipart/form-data; boundary=${boundary}`];
}
