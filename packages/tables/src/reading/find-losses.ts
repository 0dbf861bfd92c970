import type { Finding } from "@data-import/types";
import { createFinding, type FindingMessage, listNames, listRows } from "../basics/findings.ts";
import type { Message } from "../basics/messages.ts";
import type { Dialect } from "./dialect/dialect.ts";
import type { Source, TableNotes } from "./source.ts";

/** From this confidence on, nobody is told that it is a guess. */
const sureConfidence = 0.9;

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
      : [
          createFinding(
            { code: "hidden-sheets", params: { count: hidden.length, ...listNames(hidden) } },
            { count: hidden.length },
          ),
        ]),
    ...(unread.length === 0
      ? []
      : [
          createFinding(
            { code: "parts-not-read", params: { count: unread.length, ...listNames(unread) } },
            { count: unread.length },
          ),
        ]),
  ];
}

/** UTF-8 and marked files need no words. */
function findGuesses({ describe }: Pick<Source, "describe">): Finding[] {
  const { encoding, dialect: found, nulls, faults } = describe();
  const guesses: Finding[] = [];
  if (encoding !== undefined && encoding.confidence < 1)
    guesses.push(createFinding({ code: "encoding-guessed", params: { encoding: encoding.name } }));
  if (found?.isUsed && found.confidence < sureConfidence)
    guesses.push(createFinding({ code: "delimiter-guessed", params: nameDelimiter(found.dialect) }));
  if (faults.count > 0) {
    const { count, rows } = faults;
    const params = { count, ...listRows(rows.map((row) => row + 1)) };
    guesses.push(createFinding({ code: "quotes-guessed", params }, { count, place: { rows: [...rows] } }));
  }
  if (nulls > 0)
    guesses.push(createFinding({ code: "characters-dropped", params: { count: nulls } }, { count: nulls }));
  return guesses;
}

function nameDelimiter({ delimiter, starts }: Dialect): { readonly delimiter?: string } {
  return starts === undefined ? { delimiter } : {};
}

function findInTable({ name, notes }: NotedTable, isOneOfSeveral: boolean): Finding[] {
  const found: Finding[] = [];
  const inSheet = isOneOfSeveral ? { inSheet: name } : {};
  const add = (message: FindingMessage, rows?: readonly number[], count?: number) =>
    found.push(createFinding(message, { count, place: { sheet: name, ...(rows && { rows: [...rows] }) } }));
  const { headerRows, confidence, leftOutRows, leftOut, replaced, losses, innerHeaders = [] } = notes;
  const { nextTable, isTransposed } = notes;
  const titles = leftOutRows.filter(({ reason }) => reason === "title").map(({ row }) => row);
  const header = { rows: headerRows.map((row) => row + 1), ...inSheet };
  if (headerRows.length === 0 && confidence < 1) add({ code: "header-missing", params: inSheet });
  else if (confidence < sureConfidence) add({ code: "header-guessed", params: header }, headerRows);
  if ((headerRows[0] ?? 0) > 0)
    add({ code: "rows-above", params: header }, titles, Math.max(1, titles.length));
  else if (headerRows.length > 1) add({ code: "header-joined", params: header }, headerRows);
  const below = leftOutRows.filter(({ reason }) => reason !== "title");
  const count = leftOut - titles.length;
  if (count > 0) {
    const rows = below.map(
      ({ row, reason }): Message => ({ code: "row_left_out", params: { row: row + 1, reason } }),
    );
    const params = { count, ...listRows(rows), ...inSheet };
    add(
      { code: "rows-left-out", params },
      below.map(({ row }) => row),
      count,
    );
  }
  if (innerHeaders.length > 0) {
    const params = { ...listRows(innerHeaders.map((row) => row + 1)), ...inSheet };
    add({ code: "tables-below", params }, innerHeaders, innerHeaders.length);
  }
  if (nextTable !== undefined)
    add({ code: "tables-split", params: { row: nextTable + 1, ...inSheet } }, [nextTable]);
  if (isTransposed === true) add({ code: "table-transposed", params: inSheet });
  if (replaced > 0)
    add({ code: "characters-replaced", params: { count: replaced, ...inSheet } }, undefined, replaced);
  for (const [key, code] of lossCodes) {
    const lost = losses[key];
    if (lost > 0) add({ code, params: { count: lost, ...inSheet } }, undefined, lost);
  }
  return found;
}

const lossCodes = [
  ["formulas", "formulas-without-result"],
  ["mergedCells", "merged-cells"],
  ["hiddenRows", "hidden-rows"],
  ["hiddenColumns", "hidden-columns"],
] as const;
