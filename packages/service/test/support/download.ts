import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { TestService } from "./start.ts";

interface FileRequest {
  readonly token?: string;
  readonly method?: string;
  readonly range?: string;
}

/** Requests the file of a sheet. @param query such as `format=csv&sortField=sku` */
export function requestFile(
  test: TestService,
  sheetId: string,
  query = "",
  { token = test.token, method = "GET", range }: FileRequest = {},
): Promise<Response> {
  return test.service.fetch(`http://service.localhost/v1/sheets/${sheetId}/download?${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(range !== undefined && { range }) },
  });
}

/** The bytes of the file of a sheet. */
export async function downloadFile(
  test: TestService,
  sheetId: string,
  query = "",
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await requestFile(test, sheetId, query);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** The file of a sheet as text, with its byte order mark. */
export async function downloadText(test: TestService, sheetId: string, query = ""): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await downloadFile(test, sheetId, query));
}

/** The XML of the worksheet of an XLSX file. */
export async function readWorksheet(bytes: Uint8Array): Promise<string> {
  const archive = await fromBufferPromise(Buffer.from(bytes));
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName === "xl/worksheets/sheet1.xml")
      return text(await archive.openReadStreamPromise(entry));
  }
  throw new Error("The file has no worksheet.");
}
