import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { compileRulesOf } from "../rules/workbook-rules.ts";
import { listIndexedRules } from "../stores/value-store.ts";

/** What is left to do of a validation of all records of a sheet in steps. The steps are done in this order. */
export interface RevalidationMark {
  /** The names of rules whose entries in the index of values are wrong: they are deleted. */
  readonly outdated: readonly string[];
  /** The names of rules for which the values of all records are indexed, before the first record is validated. */
  readonly unindexed: readonly string[];
  /** The records before this position are indexed or validated. */
  readonly position: number;
  /** Whether events say how many records have another result. */
  readonly isTold: boolean;
}

/** What is left to do with a sheet; undefined if it is not validated in steps. */
export function readMark({
  revalidation,
}: Pick<SheetStateRow, "revalidation">): RevalidationMark | undefined {
  return revalidation === null ? undefined : (JSON.parse(revalidation) as RevalidationMark);
}

/** Whether the index of values has wrong or missing entries. */
export function isIncomplete(mark: RevalidationMark | undefined): boolean {
  return mark !== undefined && mark.outdated.length + mark.unindexed.length > 0;
}

/** The mark of a sheet whose records are validated, in addition to what was left to do. */
export function postpone(mark: RevalidationMark | undefined): RevalidationMark {
  if (mark === undefined) return { outdated: [], unindexed: [], position: 0, isTold: true };
  // A sheet that is not indexed yet is validated from its beginning.
  return isIncomplete(mark) ? { ...mark, isTold: true } : { ...mark, position: 0, isTold: true };
}

export async function writeMark(
  { db }: Context,
  sheetId: string,
  mark: RevalidationMark | undefined,
): Promise<void> {
  await db
    .updateTable("sheet_states")
    .set({ revalidation: mark === undefined ? null : JSON.stringify(mark) })
    .where("sheet_id", "=", sheetId)
    .execute();
}

/**
 * Begins the validation of a sheet in steps. What an earlier validation has not done is left to do, too.
 * @param before the sheets of the workbook before the change
 * @param after the sheets of the workbook
 */
export async function beginRevalidation(
  context: Context,
  state: SheetStateRow,
  { before, after }: { readonly before: readonly LoadedSheet[]; readonly after: readonly LoadedSheet[] },
  { isTold }: { readonly isTold: boolean },
): Promise<void> {
  const { sheet_id: sheetId } = state;
  const earlier = readMark(state);
  const [old, now] = [listRules(sheetId, before), listRules(sheetId, after)];
  const changed = [...now.keys()].filter((name) => old.get(name) !== now.get(name));
  // Those of former rules; and those of keys, whose values the validation may change without a commit.
  const unused = (await listIndexedRules(context, sheetId)).filter((name) => !now.has(name));
  const unfinished = [...(earlier?.outdated ?? []), ...(earlier?.unindexed ?? [])];
  const outdated = [...new Set([...unfinished, ...changed, ...unused])];
  await writeMark(context, sheetId, {
    outdated,
    unindexed: outdated.filter((name) => now.has(name)),
    position: 0,
    isTold: isTold || earlier?.isTold === true,
  });
}

/** The rules of a sheet with entries in the index of values: what they depend on, by their names. */
function listRules(sheetId: string, sheets: readonly LoadedSheet[]): ReadonlyMap<string, string> {
  const sheet = sheets.find(({ id }) => id === sheetId);
  if (sheet === undefined) return new Map();
  const { unique, references, lookups } = compileRulesOf(sheet, sheets);
  return new Map([
    ...unique.map(({ name, definition }): [string, string] => [name, definition]),
    ...[...references, ...lookups].map(({ name }): [string, string] => [name, ""]),
  ]);
}
