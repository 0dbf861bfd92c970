import type { ImportDecisions } from "@data-import/client";
import type { FieldRule, PlanField, Sheet } from "@data-import/types";
import { Failure } from "../failure.ts";

/** A `--map` as it was written: what stands before the last `=`, and behind it. */
export interface Decision {
  readonly from: string;
  readonly to: string;
}

/** Reads one `--map`. */
export function readMap(text: string, before: readonly Decision[] = []): Decision[] {
  const at = text.lastIndexOf("=");
  if (at < 1)
    throw new Failure(`--map ${text} has no column or no "=".`, 'Write it as --map "E-mail=email".');
  return [...before, { from: text.slice(0, at), to: text.slice(at + 1) }];
}

/** What the options `--map` decide about the columns of a file. The exact name of a column comes before all other forms. */
export function decideColumns(
  decisions: readonly Decision[],
  columns: readonly PlanField[],
  { config }: Sheet,
): ImportDecisions {
  const isColumn = (name: string) => columns.some(({ key, label }) => key === name || label === name);
  const isField = (key: string) => config.fields.some((field) => field.key === key);
  const mapping: Record<string, string | null> = {};
  const values: Record<string, Record<string, string>> = {};
  const rules: FieldRule[] = [];
  for (const { from, to } of decisions) {
    const bracket = from.endsWith("]") ? from.lastIndexOf("[") : -1;
    const [column, value] = [from.slice(0, Math.max(0, bracket)).trim(), from.slice(bracket + 1, -1)];
    const several = from.split("|").map((name) => name.trim());
    if (isColumn(from) && to.includes("+") && !isField(to))
      rules.push({ type: "split", column: from, fields: to.split("+").map((field) => field.trim()) });
    else if (isColumn(from)) mapping[from] = to || null;
    else if (from.startsWith("=")) rules.push({ type: "constant", field: to, value: from.slice(1) });
    else if (several.length > 1 && several.every(isColumn))
      rules.push({ type: "coalesce", columns: several, field: to });
    else if (isColumn(column)) values[column] = { ...values[column], [value]: to };
    // The service says which columns there are.
    else mapping[from] = to || null;
  }
  return { mapping, rules, values };
}
