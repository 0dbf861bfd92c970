import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { startTestService, type TestService } from "../support/start.ts";
import { awaitExtraction, uploadFile } from "../support/upload.ts";
import { watchStatements } from "../support/watch-statements.ts";

/** A file, how many bytes it has when it is inflated, and how its job ends. */
interface Attack {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly inflated: number;
  readonly info: RegExp;
}

const list = (count: number, write: (index: number) => string, between = "") =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);
const text = (content: string, info: RegExp): Attack => ({ content, inflated: content.length, info });
const spreadsheet = (rows: string, info: RegExp, styles = ""): Attack => ({
  content: createSpreadsheet({ sheets: { A: rows }, styles }),
  inflated: rows.length + styles.length,
  info,
});
const cell = (column: string, row: number) => `<c r="${column}${row}"><v>1</v></c>`;
const pair = (column: string) => (index: number) =>
  `<row r="${index + 1}">${cell("A", index + 1)}${cell(column, index + 1)}</row>`;
const format = (code: string) =>
  `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`;
const one = `<row r="1">${cell("A", 1)}</row>`;

const tooManyColumns = /at most 1000 columns/;
const attacks: Readonly<Record<string, () => Attack>> = {
  "format-brackets.xlsx": () => spreadsheet(one, /0 records/, format("[".repeat(200_000))),
  "format-hours.xlsx": () => spreadsheet(one, /0 records/, format("[h".repeat(200_000))),
  "format-quotes.xlsx": () => spreadsheet(one, /0 records/, format("&quot;".repeat(99_999))),
  "format-escapes.xlsx": () => spreadsheet(one, /0 records/, format("\\_*".repeat(99_999))),
  "equal-names.csv": () =>
    text(
      list(16_384, () => "abc", ","),
      tooManyColumns,
    ),
  "words-in-a-name.csv": () =>
    text(`${list(150_000, (i) => `w${i.toString(36)}x`, " ")},b\n1,2`, /1 record /),
  "equal-names-1000.csv": () => text(`${list(1000, () => "abc", ",")}\n1`, /1 record /),
  "counted-names.csv": () => text(`${list(1000, (i) => (i % 2 ? "a" : `a_${i}`), ",")}\n1`, /1 record /),
  "new-keys.jsonl": () =>
    text(
      list(8000, (i) => `{"k${i}":1}`, "\n"),
      tooManyColumns,
    ),
  "few-keys.jsonl": () =>
    text(
      list(5000, (i) => `{"k${i % 999}":1}`, "\n"),
      /5000 records/,
    ),
  "keys-of-one-line.jsonl": () => text(`{${list(38_000, (i) => `"k${i}":1.5`, ",")}}`, tooManyColumns),
  "widening-rows.csv": () =>
    text(
      list(1000, (i) => ",".repeat(i).concat("1"), "\n"),
      /records/,
    ),
  "last-column.xlsx": () => spreadsheet(list(20_000, pair("XFD")), /cell XFD1/),
  "column-1000.xlsx": () => spreadsheet(list(3000, pair("ALL")), /3000 records/),
  "last-row.xlsx": () => spreadsheet(`${one}<row r="1048576">${cell("A", 1_048_576)}</row>`, /1 record /),
  "line-breaks.csv": () => text(`a\n${"\n".repeat(5_000_000)}`, /0 records/),
  "returns.csv": () => text(`a\r${"\r".repeat(2_000_000)}`, /0 records/),
  "quotes.csv": () => text(`"${'""'.repeat(2_500_000)}`, /Row 1 does not end/),
  "open-quote.csv": () => text(`a\n"${"x,\n".repeat(200_000)}`, /200000 records/),
  "commas.csv": () => text(",".repeat(5_000_000), /more than 16384 values/),
  "spaces.csv": () => text(`a,b\n"${" ".repeat(2_000_000)}",1`, /A cell has 2000000 bytes/),
  "levels.jsonl": () => text(`{"a":${"[".repeat(250_000)}${"]".repeat(250_000)}}`, /nested too deeply/),
  "numbers.jsonl": () => text(`{"a":[${list(130_000, () => "1.5", ",")}]}`, /1 record /),
  "digits.jsonl": () => text(`{"a":${"9".repeat(500_000)}}`, /1 record /),
};

/** The processor time of this thread so far, in milliseconds. Waiting for other processes does not count. */
function measure(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What ordinary work takes of this thread now, in milliseconds. Other processes slow it as they slow everything else. */
function measureUnit(): number {
  const start = measure();
  JSON.parse(JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ index, text: `${index}` }))));
  return measure() - start;
}

/** The longest turn that a file may cause, in units. On a quiet machine, the longest take less than three. */
const mostUnits = 7;

describeEngines("hostile files", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    watchStatements(false);
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(async () => {
    watchStatements(true);
    await test.close();
  });

  // A busy machine makes single turns longer, and such a turn is not repeated. A file that holds the thread holds it each time.
  const options = { retry: 2 };
  it.each(Object.entries(attacks))(
    "hold neither the thread nor the memory: %s",
    options,
    async (name, create) => {
      const { content, inflated, info } = create();
      const before = measureUnit();
      const begin = process.memoryUsage().rss;
      let longest = 0;
      let peak = begin;
      let last = measure();
      let timer = setImmediate(function turn() {
        const now = measure();
        longest = Math.max(longest, now - last);
        peak = Math.max(peak, process.memoryUsage().rss);
        last = now;
        timer = setImmediate(turn);
      });
      const { body } = await uploadFile(test, spaceId, content, { name });
      const { job } = await awaitExtraction(test, body.data.id);
      clearImmediate(timer);
      longest = Math.max(longest, measure() - last);
      expect(job.info).toMatch(info);
      expect(longest / Math.max(before, measureUnit())).toBeLessThan(mostUnits);
      // The form and the blobs of this test are in memory, too, and so is SQLite.
      expect(peak - begin).toBeLessThan(8 * inflated + 200_000_000);
    },
  );
});
