import type { Context } from "../context/context.ts";
import { keepDecisions } from "../programs/keep-decisions.ts";
import type { SheetKind } from "../programs/kind.ts";
import type { ProgramRule } from "../programs/program-rule.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import type { ProgramColumn } from "../storage/rows/mapping-programs.ts";
import type { Draft } from "./draft.ts";

/** The kind of a sheet. */
export function findKind({ environmentId, place, slug }: LoadedSheet): SheetKind {
  return { environmentId, namespace: place.workbook_namespace ?? "", slug };
}

/**
 * Keeps the decisions of a draft for later files.
 * @param isSeen whether a person could look at the suggestions before the job ran
 */
export async function keepDraft(
  context: Context,
  destination: LoadedSheet,
  columns: readonly ProgramColumn[],
  { matches, rules, leftOut = [] }: Draft,
  { isSeen }: { readonly isSeen: boolean },
): Promise<void> {
  // Without the steps: the next file may write its dates in another way.
  const assigned = matches
    .filter(({ reason }) => isSeen || reason === "confirmed")
    .map(({ column, field }): ProgramRule => ({ type: "assign", column, field }));
  const ignored = leftOut.map((column): ProgramRule => ({ type: "ignore", column }));
  const decided = new Set(assigned.flatMap((rule) => ("column" in rule ? rule.column : [])));
  const given = isSeen ? rules.filter((rule) => rule.type !== "assign" || !decided.has(rule.column)) : [];
  await keepDecisions(context, findKind(destination), {
    columns,
    fields: destination.config.fields,
    rules: [...assigned, ...ignored, ...given],
  });
}
