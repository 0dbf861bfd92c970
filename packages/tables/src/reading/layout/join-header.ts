import type { Row } from "../source.ts";
import { countFilled, isEmpty, isFilled, readColumnKind, trimEnd } from "./cells.ts";
import { isKnownName, isName, isYear, takeBelow } from "./weigh-header.ts";

/** Cells of one row that are merged into one. Rows and columns are counted from 0. */
export interface Merge {
  readonly row: number;
  readonly first: number;
  readonly last: number;
}

/** Two rows that make up a header. */
interface Pair {
  /** The upper row. */
  readonly first: number;
  readonly labels: readonly string[];
  readonly confidence: number;
}

/** The longest text of a cell with a unit, such as `EUR` or `kg/m²`. */
const longestUnitCharacters = 12;

/** The names that several rows make up: `Address` above `Street` and `City` is `Address Street` and `Address City`. */
export function joinHeader(rows: readonly Row[], merges: readonly (readonly Merge[])[]): string[] {
  const width = Math.max(0, ...rows.map((row) => trimEnd(row).length));
  const filled: Row[] = [];
  for (const [index, row] of [...rows.entries()].toReversed()) {
    const [below] = filled;
    filled.unshift(below === undefined ? row : spread(row, below, merges[index] ?? []));
  }
  return Array.from({ length: width }, (_, column) => {
    const parts = filled.map((row) => (row[column] ?? "").trim()).filter((part) => part !== "");
    return parts.filter((part, index) => part !== parts[index - 1]).join(" ");
  });
}

/** A row of groups, with the name of the group above each of its columns. */
function spread(groups: Row, below: Row, merges: readonly Merge[]): Row {
  const row: string[] = [];
  const width = Math.max(groups.length, trimEnd(below).length);
  for (let column = 0; column < width; column += 1) {
    const own = groups[column] ?? "";
    const merge = merges.find(({ first, last }) => first < column && column <= last);
    const left = merge === undefined ? (merges.length > 0 ? "" : (row[column - 1] ?? "")) : row[merge.first];
    row.push(isFilled(own) ? own : isFilled(below[column]) ? (left ?? "") : "");
  }
  return row;
}

/** The two rows that make up the header: the found row with the one above it, or with the one below it. */
export async function findPair(
  sample: readonly Row[],
  place: number,
  readMerges: (() => Promise<readonly Merge[]>) | undefined,
): Promise<Pair | undefined> {
  let merges: readonly Merge[] | undefined;
  for (const first of [place - 1, place]) {
    const [upper, lower] = [sample[first], sample[first + 1]];
    if (upper === undefined || lower === undefined || isEmpty(upper) || isEmpty(lower)) continue;
    const cells = [...upper, ...lower].filter(isFilled);
    const below = takeBelow(sample, first + 1);
    if (below.length === 0 || !cells.every((cell) => isName(cell) || isYear(cell)) || !canJoin(upper, lower))
      continue;
    merges ??= ((await readMerges?.()) ?? []).filter(({ first, last }) => first < last);
    const own = merges.filter(({ row }) => row === first);
    const confidence = weighPair(upper, lower, below, own);
    if (confidence > 0) return { first, labels: joinHeader([upper, lower], [own]), confidence };
  }
  return undefined;
}

/** Whether each column has a name in one of the rows, and a group stands above two columns or more. */
function canJoin(upper: Row, lower: Row): boolean {
  const width = Math.max(trimEnd(upper).length, trimEnd(lower).length);
  const columns = Array.from({ length: width }, (_, column) => column);
  const has = (row: Row, column: number) => isFilled(row[column]);
  if (!columns.every((column) => has(upper, column) || has(lower, column))) return false;
  const isGroup = (column: number) => has(upper, column) && !has(upper, column + 1) && has(lower, column + 1);
  const isAlone = (column: number) =>
    has(upper, column) && has(lower, column) && column < width - 1 && !isGroup(column);
  return isUnits(upper, lower) || (columns.some(isGroup) && !columns.some(isAlone));
}

/** The unit of a physical quantity, an amount or a share, also in brackets. */
const unit =
  /^[[(]?(?:[a-zµμ]{0,2}(?:[gsmAKNJWVFHTLlBbΩ]|mol|cd|Hz|Pa|bar|ohm|eV|Wh|lx|lm)[²³]?(?:\^?-?\d)?(?:[/·* ](?=\p{L})[a-zµμ]{0,2}(?:[gsmhAKNJWVLl]|mol|min|Hz|Pa)[²³]?(?:\^?-?\d)?)*|°|°?[CFK]|deg|%|‰|pp[mb]|min|h|hrs?|sec|days?|d|yrs?|rpm|dB|pH|in|ft|lbs?|oz|mph|psi|px|pcs|[A-Z]{3}|\p{Sc})[\])]?$/u;

/** Whether the lower row has only the units of some columns, or units of all. */
function isUnits(upper: Row, lower: Row): boolean {
  const cells = lower.filter(isFilled);
  if (isAllUnits(lower)) return true;
  return (
    countFilled(upper) === trimEnd(upper).length &&
    trimEnd(lower).length <= trimEnd(upper).length &&
    !isFilled(lower[0]) &&
    cells.every((cell) => cell.trim().length <= longestUnitCharacters)
  );
}

function isAllUnits(row: Row): boolean {
  const cells = row.filter(isFilled);
  return cells.length > 1 && cells.every((cell) => unit.test(cell.trim()));
}

/** How sure it is that two rows are names, and not a title above names, or names above a record; 0 if it is not. */
function weighPair(upper: Row, lower: Row, below: readonly Row[], merges: readonly Merge[]): number {
  const width = Math.max(upper.length, lower.length);
  const isWhole = merges.some(({ first, last }) => first === 0 && last >= trimEnd(lower).length - 1);
  // A title stands alone, mostly in the first column.
  const isAlone = countFilled(upper) === 1 && width > 1;
  if (isWhole || (isAlone && isFilled(upper[0]))) return 0;
  if (merges.length > 0) return 0.95;
  const places = [...lower.keys()].filter((column) => isFilled(lower[column]));
  // What the column has again below is a value.
  if (places.some((column) => below.some((row) => row[column] === lower[column]))) return 0;
  const typed = places.filter((column) => !["text", "empty"].includes(readColumnKind(below, column))).length;
  if (isUnits(upper, lower)) return typed < places.length ? 0 : isAllUnits(lower) ? 0.92 : 0.75;
  const known = places.filter((column) => isKnownName(lower[column] ?? "")).length;
  if (isAlone && !upper.some(isKnownName)) return 0;
  return known * 2 >= places.length || typed > 0 ? 0.85 : 0;
}
