import type { Finding } from "@data-import/types";
import { createFinding, type FindingFacts, type KnownCode, listNames } from "../domain/findings.ts";
import type { Dialect } from "./dialect/dialect.ts";
import type { Source, TableNotes } from "./source.ts";

/** From this confidence on, nobody is told that it is a guess. */
const sureFrom = 0.9;

/** A table that was read. */
export interface NotedTable {
  readonly name: string;
  readonly notes: TableNotes;
}

/** What people should know about a file and its tables: what does not arrive as it was sent, and what was guessed. */
export function findLosses(
  tables: readonly NotedTable[],
  source: Pick<Source, "hidden" | "unread" | "describe">,
): Finding[] {
  const { hidden, unread = [] } = source;
  return [
    ...findGuesses(source),
    ...tables.flatMap((table) => findInTable(table, tables.length > 1)),
    ...(hidden.length === 0
      ? []
      : [createFinding("hidden-sheets", { count: hidden.length, value: listNames(hidden) })]),
    ...(unread.length === 0
      ? []
      : [createFinding("parts-not-read", { count: unread.length, value: listNames(unread) })]),
  ];
}

/** UTF-8 and marked files need no words. */
function findGuesses({ describe }: Pick<Source, "describe">): Finding[] {
  const { encoding, dialect: found, nulls, faults } = describe();
  const guesses: Finding[] = [];
  if (encoding !== undefined && encoding.confidence < 1)
    guesses.push(createFinding("encoding-guessed", { value: encoding.name }));
  if (found?.isUsed && found.confidence < sureFrom)
    guesses.push(createFinding("delimiter-guessed", { value: nameDelimiter(found.dialect) }));
  if (faults.count > 0) {
    const value = listNames(faults.rows.map((row) => row + 1));
    const place = { rows: [...faults.rows] };
    guesses.push(createFinding("quotes-guessed", { count: faults.count, value, place }));
  }
  if (nulls > 0) guesses.push(createFinding("characters-dropped", { count: nulls }));
  return guesses;
}

function nameDelimiter({ delimiter, starts }: Dialect): string {
  return starts === undefined ? JSON.stringify(delimiter) : "their place in the line";
}

function findInTable({ name, notes }: NotedTable, isOneOfSeveral: boolean): Finding[] {
  const found: Finding[] = [];
  const add = (code: KnownCode, facts: FindingFacts = {}, rows?: readonly number[]) =>
    found.push(
      createFinding(
        code,
        { ...facts, place: { sheet: name, ...(rows && { rows: [...rows] }) } },
        isOneOfSeveral,
      ),
    );
  const { headerRows, confidence, leftOutRows, leftOut, replaced, losses, innerHeaders = [] } = notes;
  const { nextTable, isTransposed } = notes;
  const titles = leftOutRows.filter(({ reason }) => reason === "title").map(({ row }) => row);
  const value = headerRows.map((row) => row + 1).join(" and ");
  if (headerRows.length === 0 && confidence < 1) add("header-missing");
  else if (confidence < sureFrom) add("header-guessed", { value }, headerRows);
  if ((headerRows[0] ?? 0) > 0) add("rows-above", { value, count: Math.max(1, titles.length) }, titles);
  else if (headerRows.length > 1) add("header-joined", { value }, headerRows);
  const below = leftOutRows.filter(({ reason }) => reason !== "title");
  const count = leftOut - titles.length;
  if (count > 0) {
    const names = below.map(({ row, reason }) => `${row + 1} (${reason})`);
    add(
      "rows-left-out",
      { count, value: listNames(names) },
      below.map(({ row }) => row),
    );
  }
  if (innerHeaders.length > 0) {
    const names = innerHeaders.map((row) => row + 1);
    add("tables-below", { count: innerHeaders.length, value: listNames(names) }, innerHeaders);
  }
  if (nextTable !== undefined) add("tables-split", { value: String(nextTable + 1) }, [nextTable]);
  if (isTransposed === true) add("table-transposed");
  if (replaced > 0) add("characters-replaced", { count: replaced });
  for (const [key, code] of lossCodes) if (losses[key] > 0) add(code, { count: losses[key] });
  return found;
}

const lossCodes = [
  ["formulas", "formulas-without-result"],
  ["mergedCells", "merged-cells"],
  ["hiddenRows", "hidden-rows"],
  ["hiddenColumns", "hidden-columns"],
] as const;
