import { readdirSync, readFileSync } from "node:fs";
import { zip } from "@data-import/checks/spreadsheet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile, extractSheets } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";

const folder = new URL("people-files/", import.meta.url);
/** Each has the table that was meant beside it; the others are no tables. */
const names = readdirSync(folder).flatMap((name) => (/\..+\.json$/.test(name) ? name.slice(0, -5) : []));
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));

/** A file that somebody reported to a program that imports files, with the table that they meant. */
interface Case {
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}
const readCase = (name: string): Case => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));

describeEngines("files that people sent", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  it.each(names)("%s is read as it was meant", async (name) => {
    const { header, rows } = readCase(name);
    const { sheets, file } = await extractSheets(test, spaceId, bytesOf(name), { name });
    const { body } = await test.request("GET", `/workbooks/${file.workbookId}`);
    const labels = body.data.sheets[0].config.fields.map(({ label }: { label: string }) => label);
    if (header !== null) expect(labels).toEqual(header);
    expect(sheets[0]?.rows.map((row) => row.map((cell) => cell ?? ""))).toEqual(rows);
  });

  describe("that are no tables", () => {
    const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
    const old = latin1(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${"\0".repeat(600)}`);
    it.each([
      ["an old workbook", "book.xls", old, "an old Excel workbook (.xls)"],
      ["an old workbook with another name", "book.csv", old, "an old Excel workbook (.xls)"],
      [
        "an OpenDocument text",
        "book.odt.csv",
        latin1(`PK\x03\x04${"\0".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`),
        "an OpenDocument file",
      ],
      [
        "an archive without a table",
        "list.zip",
        zip({ "a.pdf": "%PDF-1.7", "b.gif": "GIF89a" }),
        "a ZIP archive without",
      ],
      [
        "an archive in archives",
        "list.zip",
        zip({ "c.zip": zip({ "b.zip": zip({ "a.csv": "id,name\n1,a\n" }) }) }),
        "an archive in",
      ],
      [
        "a binary file",
        "list.csv",
        latin1("\x00\x01\x02\x03abc".repeat(50)),
        "a binary file of an unknown kind",
      ],
      ["a page to sign in", "list.csv", bytesOf("46-login.csv"), "a web page, maybe one to sign in"],
      ["a page without a table", "list.xls", latin1("\n<html><table></table></html>"), "a web page"],
      ["a document", "list.csv", latin1("%PDF-1.7\n1,2\n"), "a PDF document"],
    ])("are refused with what they are: %s", async (_, name, content, what) => {
      const { file, job } = await extractFile(test, spaceId, content, { name });
      expect([file.status, file.workbookId, job.status]).toEqual(["failed", undefined, "failed"]);
      expect(job.info).toContain(`The file is ${what}`);
    });
  });

  it("are workbooks and texts whatever they are called", async () => {
    for (const name of ["book.csv", "book.xls", "book.jsonl"]) {
      const { sheets } = await extractSheets(test, spaceId, bytesOf("53-twotables.xlsx"), { name });
      expect(sheets[0]?.rows[0]).toEqual(["1", "a", "5"]);
    }
  });
});
