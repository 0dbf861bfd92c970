import type { ExampleBody } from "@data-import/spec/read";

/** One part of a multipart form. */
export interface Part {
  readonly name: string;
  readonly value: string | Uint8Array;
  /** Makes it a file. */
  readonly fileName?: string;
  readonly type?: string;
}

/** Stands between the parts; no value of a probe holds it. */
export const boundary = "the-boundary-of-the-contract";

/** The parts of an example: a list is one part for each of its items, what is not text is JSON. */
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

/** A form as bytes, and its content type. */
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
