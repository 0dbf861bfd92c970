import type { CombinedRecord, UpsertCounts } from "@data-import/types";
import { limits } from "@data-import/types";
import type { StoredRecord } from "../record/record.ts";
import type { KeyedData, KeyRule } from "../rules/key-rule.ts";
import type { Change } from "../stores/relations.ts";

/** What was found and done for one key. */
export type Planned = Change & { readonly keyed: KeyedData };

/**
 * Counts what happened to each record of a request: it was added, updated, unchanged or combined with another one.
 * @param own a record of these commits comes from an earlier part of the same import, so the new one is combined with it
 */
export function countUpserted(
  rule: KeyRule,
  planned: readonly Planned[],
  own: ReadonlySet<number> = new Set(),
): UpsertCounts {
  const counts = { added: 0, updated: 0, unchanged: 0, combined: 0, withoutKey: 0, differingInCase: 0 };
  const combined: CombinedRecord[] = [];
  const withoutKey: number[] = [];
  const differing: number[] = [];
  for (const { keyed, before, prepared } of planned) {
    const { place, digest, data } = keyed;
    if (before === undefined) counts.added += 1;
    else if (isOwn(before, own)) combined.push({ record: place });
    else if (prepared === undefined) counts.unchanged += 1;
    else counts.updated += 1;
    if (digest === undefined) withoutKey.push(place);
    // What the request combined has the key of its last record.
    const differsInCase = before !== undefined && rule.writeKey(before.cells) !== rule.writeDataKey(data);
    if (differsInCase && keyed.combined.length === 0) differing.push(place);
    for (const each of keyed.combined) {
      combined.push({ record: each.place, with: place });
      if (each.differsInCase || differsInCase) differing.push(each.place);
    }
  }
  return {
    ...counts,
    combined: combined.length,
    withoutKey: withoutKey.length,
    differingInCase: differing.length,
    ...(combined.length > 0 && {
      combinedRecords: combined.sort((a, b) => a.record - b.record).slice(0, limits.combinedPlacesShown),
    }),
    ...(withoutKey.length > 0 && { recordsWithoutKey: withoutKey.slice(0, limits.combinedPlacesShown) }),
    ...(differing.length > 0 && {
      recordsDifferingInCase: differing.sort((a, b) => a - b).slice(0, limits.combinedPlacesShown),
    }),
  };
}

function isOwn({ createdCommit, updatedCommit }: StoredRecord, own: ReadonlySet<number>): boolean {
  return own.has(createdCommit) || own.has(updatedCommit);
}

/** The counts of two parts of a request. The places of the second one begin after the records of the first one. */
export function addUpserted(first: UpsertCounts, second: UpsertCounts, offset: number): UpsertCounts {
  const listed = <Place>(
    one: readonly Place[] = [],
    other: readonly Place[] = [],
    move: (place: Place) => Place,
  ) => [...one, ...other.map(move)].slice(0, limits.combinedPlacesShown);
  const move = (place: number) => place + offset;
  const combinedRecords = listed(first.combinedRecords, second.combinedRecords, (each) => ({
    record: each.record + offset,
    ...(each.with !== undefined && { with: each.with + offset }),
  }));
  const recordsWithoutKey = listed(first.recordsWithoutKey, second.recordsWithoutKey, move);
  const recordsDifferingInCase = listed(first.recordsDifferingInCase, second.recordsDifferingInCase, move);
  return {
    added: first.added + second.added,
    updated: first.updated + second.updated,
    unchanged: first.unchanged + second.unchanged,
    combined: first.combined + second.combined,
    withoutKey: first.withoutKey + second.withoutKey,
    differingInCase: first.differingInCase + second.differingInCase,
    ...(combinedRecords.length > 0 && { combinedRecords }),
    ...(recordsWithoutKey.length > 0 && { recordsWithoutKey }),
    ...(recordsDifferingInCase.length > 0 && { recordsDifferingInCase }),
  };
}

/** The counts of no records. */
export const nothingUpserted: UpsertCounts = {
  added: 0,
  updated: 0,
  unchanged: 0,
  combined: 0,
  withoutKey: 0,
  differingInCase: 0,
};
