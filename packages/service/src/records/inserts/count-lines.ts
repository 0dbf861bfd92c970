import type { RecordLinesResponse, UpsertCounts } from "@data-import/types";
import { addUpserted, nothingUpserted } from "./count-upserted.ts";

type Saved = RecordLinesResponse["data"];

/** The result of all commits of lines. */
export function joinSaved(saved: readonly Saved[]): Saved {
  const add = (name: "total" | "valid" | "error") => saved.reduce((sum, { counts }) => sum + counts[name], 0);
  const errorsByField: Record<string, number> = {};
  for (const { counts } of saved) {
    for (const [key, errors] of Object.entries(counts.errorsByField ?? {})) {
      errorsByField[key] = (errorsByField[key] ?? 0) + errors;
    }
  }
  let upserted: UpsertCounts | undefined;
  let before = 0;
  for (const each of saved) {
    if (each.upserted) upserted = addUpserted(upserted ?? nothingUpserted, each.upserted, before);
    before += countSent(each);
  }
  return {
    success: true,
    commitIds: saved.flatMap(({ commitIds }) => commitIds),
    counts: {
      total: add("total"),
      valid: add("valid"),
      error: add("error"),
      ...(Object.keys(errorsByField).length > 0 && { errorsByField }),
    },
    ...(upserted && { upserted }),
  };
}

/** How many records the request has, of those that were saved. */
function countSent({ upserted, counts }: Saved): number {
  return counts.total + (upserted?.combined ?? 0);
}
