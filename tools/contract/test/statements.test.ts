import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkStatements } from "../src/statements/check-statements.ts";
import { readStatements, splitSentences } from "../src/statements/read-statements.ts";
import type { StatementTable } from "../src/statements/read-tables.ts";

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "data-import-statements-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const statements = [
  { table: "parcels", place: "getParcel", sentence: "Returns one parcel." },
  { table: "parcels", place: "Parcel.name", sentence: "The name." },
];
const proofs = { "parcels.test.ts › returns one parcel": ["getParcel: Returns one parcel."] };
const whole: StatementTable = { name: "parcels", definitions: ["The name."], proofs };

function check(tables: readonly StatementTable[]): string[] {
  const root = makeFolder({ "parcels.test.ts": 'test("returns one parcel", () => {});' });
  return checkStatements(root, statements, tables);
}

test("complete tables are accepted", () => {
  expect(check([whole])).toEqual([]);
  expect(check([{ ...whole, name: "every", definitions: ["/^The name/"] }])).toEqual([]);
});

test("a sentence without a proof is reported", () => {
  expect(check([{ ...whole, definitions: [] }])).toEqual([
    'statements/parcels.yaml has no proof of "Parcel.name: The name." Name the test that proves it.',
  ]);
  expect(check([{ ...whole, name: "letters" }]).length).toBeGreaterThan(2);
});

test("an entry for a sentence that does not exist any more is reported", () => {
  expect(check([{ ...whole, definitions: ["The name.", "The weight."] }])).toEqual([
    'statements/parcels.yaml: "The weight." is not in the description. Remove it, or change it as the description did.',
  ]);
});

test("a test that does not exist is reported", () => {
  const [title] = check([
    { ...whole, proofs: { "parcels.test.ts › returns two": proofs["parcels.test.ts › returns one parcel"] } },
  ]);
  expect(title).toBe('statements/parcels.yaml: parcels.test.ts has no test "returns two".');
  const [file] = check([
    { ...whole, proofs: { "letters.test.ts › returns": proofs["parcels.test.ts › returns one parcel"] } },
  ]);
  expect(file).toContain("letters.test.ts › returns is not a test.");
});

test("sentences are read with their place", () => {
  const spec = makeFolder({
    "paths/parcels.yaml": `collection:
  get:
    operationId: listParcels
    description: Returns all parcels. Absent \`e.g.\` values stay.
    parameters:
      - { name: filter, in: query, description: Which parcels. }
    responses: { "200": { description: The parcels. } }`,
    "schemas/parcels.yaml": "Parcel: { type: object, properties: { id: { description: Identifies it. } } }",
    "shared/parameters.yaml": "Page: { name: page, in: query, description: The page. }",
    "events/topics.yaml": "parcel:created: { when: A parcel was created. }",
  });
  expect(readStatements(spec).map(({ table, place, sentence }) => `${table} ${place}: ${sentence}`)).toEqual([
    "parcels listParcels: Returns all parcels.",
    "parcels listParcels: Absent `e.g.` values stay.",
    "parcels listParcels.filter: Which parcels.",
    "parcels listParcels.200: The parcels.",
    "parcels Parcel.id: Identifies it.",
    "shared Page.page: The page.",
    "events parcel:created: A parcel was created.",
  ]);
});

test("sentences end at a full stop, at the end of a paragraph and of an item", () => {
  expect(splitSentences("One two.\nThree 1.5 four.\n\n- `a` is one\n- `b` is two")).toEqual([
    "One two.",
    "Three 1.5 four.",
    "`a` is one",
    "`b` is two",
  ]);
});
