import { foldCase } from "@data-import/tables/basics";
import { isTextField } from "@data-import/tables/fields";
import type { PlanQuestion } from "@data-import/types";
import { ask } from "./ask.ts";
import type { Draft } from "./draft.ts";
import type { Column, Tables } from "./tables.ts";

/** Two values of a key column that differ in case only. */
interface Similar {
  readonly column: Column;
  readonly field: Tables["fields"][number];
  readonly values: readonly [string, string];
}

const charactersShown = 40;

/** Whether the case of keys matters in a plan; undefined if it has no keys, or if the fields say so. */
export function decideCase(tables: Tables, draft: Draft): boolean | undefined {
  if (tables.keyFields.length === 0) return undefined;
  return draft.caseSensitive ?? tables.caseSensitive ?? (findSimilar(tables, draft) ? true : undefined);
}

/** Asks whether case matters, if keys of the sample differ in case only and nobody has said it. */
export function askSimilarKeys(tables: Tables, draft: Draft): PlanQuestion[] {
  if ((draft.caseSensitive ?? tables.caseSensitive) !== undefined) return [];
  const similar = findSimilar(tables, draft);
  if (similar === undefined) return [];
  const { column, field, values } = similar;
  const [one = "", other = ""] = values.map((value) => value.slice(0, charactersShown).toWellFormed());
  const params = { column: column.label, one, other };
  const name = ({ key, label = key, type }: Column | Similar["field"]) => ({ key, label, type });
  const place = { sourceField: name(column), destinationField: name(field) };
  return [ask("similar-keys", { code: "keys_similar", params }, place)];
}

function findSimilar({ keyFields, columns, fields }: Tables, { matches }: Draft): Similar | undefined {
  for (const match of matches) {
    const column = columns.find(({ key }) => key === match.column);
    const field = fields.find(({ key }) => key === match.field);
    if (column === undefined || field === undefined || !keyFields.includes(field.key)) continue;
    if (!isTextField(field) || isCompared(field)) continue;
    const values = findPair(column.values.map((value) => value.trim()));
    if (values !== undefined) return { column, field, values };
  }
  return undefined;
}

/** Whether a constraint of the field says that case matters. */
function isCompared({ constraints = [] }: Similar["field"]): boolean {
  return constraints.some((rule) => rule.type === "unique" && rule.config?.caseSensitive === true);
}

/** The first two texts that differ in case only. */
function findPair(texts: readonly string[]): readonly [string, string] | undefined {
  const byFolded = new Map<string, string>();
  for (const text of texts) {
    const folded = foldCase(text);
    const other = byFolded.get(folded);
    if (other !== undefined && other !== text) return [other, text];
    byFolded.set(folded, text);
  }
  return undefined;
}
