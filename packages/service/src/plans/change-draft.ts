import { listColumns, listFields } from "@data-import/tables/mapping";
import type { FieldMappingConfig, FieldRule, JobExecutionPlanConfigRequest } from "@data-import/types";
import { DomainError, type Problem } from "../domain/errors.ts";
import { completeMatches } from "./complete-matches.ts";
import type { Draft } from "./draft.ts";
import type { Tables } from "./tables.ts";

/** Which columns and fields rules may name. */
type Sides = Readonly<Record<"columns" | "fields", readonly { readonly key: string }[]>>;

/** A draft that decides nothing. */
export const emptyDraft: Draft = { matches: [], rules: [] };

/**
 * Changes a part of a draft: what the request names takes the place of what was there. Throws an `invalid` with all
 * unknown columns and fields, and with all fields that are filled twice. It yields after each column.
 */
export function* changeDraft(
  tables: Tables,
  { matches, rules, leftOut = [], ...before }: Draft,
  { fieldMapping = [], rules: given = [], ...request }: JobExecutionPlanConfigRequest,
): Generator<void, Draft> {
  const problems = [...checkEntries(tables, fieldMapping), ...checkRules(tables, given)];
  problems.push(...checkTwice(fieldMapping, given));
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  const columns = new Set(fieldMapping.flatMap(({ sourceField }) => sourceField?.key ?? []));
  const fields = new Set([
    ...fieldMapping.flatMap(({ destinationField }) => destinationField?.key ?? []),
    ...given.flatMap(listFields),
  ]);
  const kept = matches.filter(({ column, field }) => !columns.has(column) && !fields.has(field));
  const added = fieldMapping.flatMap(({ sourceField, destinationField, steps, enumDetails }) => {
    if (sourceField === undefined || destinationField === undefined) return [];
    return {
      column: sourceField.key,
      field: destinationField.key,
      confidence: 1,
      reason: "confirmed" as const,
      ...(steps && { steps }),
      ...(enumDetails && { options: enumDetails.mapping }),
    };
  });
  const { outlooks } = before;
  const left = rules.filter(
    (rule) => !listFields(rule).some((field) => fields.has(field)) && !isMoved(rule, columns),
  );
  const offered = (before.offered ?? []).filter((field) =>
    left.some((rule) => listFields(rule).includes(field)),
  );
  const caseSensitive = request.caseSensitive ?? before.caseSensitive;
  const order = tables.columns.map(({ key }) => key);
  const all = [...kept, ...added].sort((a, b) => order.indexOf(a.column) - order.indexOf(b.column));
  const alone = fieldMapping.filter(({ destinationField }) => destinationField === undefined);
  return {
    matches: yield* completeMatches(tables, all),
    leftOut: [
      ...leftOut.filter((column) => !columns.has(column)),
      ...alone.flatMap(({ sourceField }) => sourceField?.key ?? []),
    ],
    rules: [...left, ...given],
    ...(offered.length > 0 && { offered }),
    ...(outlooks && { outlooks }),
    ...(caseSensitive !== undefined && { caseSensitive }),
  };
}

/** Whether an entry says where the only column of a rule goes. */
function isMoved(rule: FieldRule, columns: ReadonlySet<string>): boolean {
  return (rule.type === "assign" || rule.type === "split") && columns.has(rule.column);
}

/** What is wrong with rules: unknown columns and fields. */
export function checkRules(tables: Sides, rules: readonly FieldRule[], path = "rules"): Problem[] {
  return rules.flatMap((rule, index) => [
    ...listColumns(rule).flatMap((key) => checkColumn(tables, key, `${path}[${index}]`)),
    ...listFields(rule).flatMap((key) => checkField(tables, key, `${path}[${index}]`)),
  ]);
}

/** What is wrong with rules that fill a field that a rule before them fills. */
export function checkTwice(
  entries: readonly FieldMappingConfig[],
  rules: readonly FieldRule[],
  path = "rules",
): Problem[] {
  const filled = new Map<string, string>();
  const places = [
    ...entries.map(({ destinationField }, index) => ({
      key: `fieldMapping[${index}]`,
      fields: destinationField === undefined ? [] : [destinationField.key],
    })),
    ...rules.map((rule, index) => ({ key: `${path}[${index}]`, fields: listFields(rule) })),
  ];
  return places.flatMap(({ key, fields }) =>
    fields.flatMap((field) => {
      const other = filled.get(field);
      filled.set(field, other ?? key);
      if (other === undefined) return [];
      return {
        message: `\`${other}\` fills the field \`${field}\` already: leave one of them out.`,
        key,
        code: "value_repeated",
      };
    }),
  );
}

function checkEntries(tables: Tables, entries: readonly FieldMappingConfig[]): Problem[] {
  return entries.flatMap(({ sourceField, destinationField }, index) => {
    const key = `fieldMapping[${index}]`;
    if (sourceField === undefined && destinationField === undefined)
      return {
        message: "An entry must have a `sourceField`, a `destinationField`, or both.",
        key,
        code: "value_missing",
      };
    return [
      ...(sourceField ? checkColumn(tables, sourceField.key, `${key}.sourceField.key`) : []),
      ...(destinationField ? checkField(tables, destinationField.key, `${key}.destinationField.key`) : []),
    ];
  });
}

function checkColumn({ columns }: Sides, name: string, key: string): Problem[] {
  if (listKeys(columns).has(name)) return [];
  return [
    { message: `The source has no column \`${name}\`. ${describeKeys(columns)}`, key, code: "field_unknown" },
  ];
}

function checkField({ fields }: Sides, name: string, key: string): Problem[] {
  if (listKeys(fields).has(name)) return [];
  return [
    {
      message: `The destination has no field \`${name}\` that can be filled. ${describeKeys(fields)}`,
      key,
      code: "field_unknown",
    },
  ];
}

/** Kept, because a request may name thousands of them. */
const keysOf = new WeakMap<object, ReadonlySet<string>>();

function listKeys(list: readonly { readonly key: string }[]): ReadonlySet<string> {
  const keys = keysOf.get(list) ?? new Set(list.map(({ key }) => key));
  keysOf.set(list, keys);
  return keys;
}

function describeKeys(list: readonly { readonly key: string }[]): string {
  const shown = list.slice(0, 20).map(({ key }) => `\`${key}\``);
  return `It has ${shown.join(", ")}${list.length > shown.length ? " and others" : ""}.`;
}
