import { isSameCell } from "./same-cell.ts";

type Cells = readonly string[];

/** So many rows are looked at for one that both have. */
const reach = 50;

/**
 * Rows of both in their order; a row that only one of them has stands beside an empty one.
 * @param places the place in their rows of each of our columns
 */
export function pairRows(
  ours: readonly Cells[],
  theirs: readonly Cells[],
  places: readonly number[],
): [Cells, Cells][] {
  if (ours.length === theirs.length) return ours.map((row, index) => [row, theirs[index] ?? []]);
  const pairs: [Cells, Cells][] = [];
  let [mine, other] = [0, 0];
  const isAlike = (skipped: number, added: number) => {
    const [row, cells] = [ours[mine + added], theirs[other + skipped]];
    if (row === undefined || cells === undefined) return false;
    return row.every((cell, column) => isSameCell(cell, cells[places[column] ?? -1] ?? ""));
  };
  const find = (test: (step: number) => boolean) =>
    Array.from({ length: reach }, (_, step) => step + 1).find(test) ?? 0;
  while (mine < ours.length || other < theirs.length) {
    const isPair = isAlike(0, 0);
    const skipped = isPair ? 0 : find((step) => isAlike(step, 0));
    const added = isPair || skipped > 0 ? 0 : find((step) => isAlike(0, step));
    for (const cells of theirs.slice(other, other + skipped)) pairs.push([[], cells]);
    for (const row of ours.slice(mine, mine + added)) pairs.push([row, []]);
    [mine, other] = [mine + added, other + skipped];
    pairs.push([ours[mine] ?? [], theirs[other] ?? []]);
    [mine, other] = [mine + 1, other + 1];
  }
  return pairs;
}
