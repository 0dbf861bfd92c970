import type { Message } from "@data-import/tables/basics";
import {
  type CellRule,
  digestItems,
  getConstraintType,
  getSheetConstraintType,
  type UniqueRule,
  type ValueRule,
} from "@data-import/tables/constraints";
import type { Field, Fields, Finding } from "@data-import/tables/fields";
import type { LoadedSheet } from "../../sheets/sheets.ts";

/** Every value must exist in a field of another sheet. */
export interface ReferenceRule extends ValueRule {
  readonly field: Field;
  /** The slug of the other sheet. */
  readonly ref: string;
  /** The key of the other field. */
  readonly key: string;
  readonly filter: { readonly refField: string; readonly recordSlot: number } | undefined;
  readonly finding: Finding;
}

/** A rule for unique values, and what its digests depend on. */
export interface DefinedUniqueRule extends UniqueRule {
  readonly definition: string;
}

/** The rules for the records of a sheet, in addition to the types of values. */
export interface Rules {
  /** By slot. */
  readonly cells: ReadonlyMap<number, readonly CellRule[]>;
  readonly unique: readonly DefinedUniqueRule[];
  readonly references: readonly ReferenceRule[];
  /** The fields that other sheets, or this one, refer to. */
  readonly lookups: readonly ValueRule[];
}

/** What the rules of a sheet follow from. */
type RuleSource = Pick<LoadedSheet, "config" | "fields" | "taken">;

/** Compiles the rules of a sheet. `lookupKeys` are the keys of its fields that references use. */
export function compileRules({ config, fields, taken }: RuleSource, lookupKeys: ReadonlySet<string>): Rules {
  const cells = new Map<number, readonly CellRule[]>();
  const unique: DefinedUniqueRule[] = [];
  const define = (rule: UniqueRule, constraint: object): DefinedUniqueRule => {
    return { ...rule, definition: JSON.stringify([constraint, rule.slots]) };
  };
  for (const field of fields) {
    const byName = new Map<string, CellRule>();
    for (const constraint of field.property.constraints ?? []) {
      const type = getConstraintType(constraint);
      const rules = type.compile(constraint, field, taken);
      const name = `${constraint.type}:${type.getValidator?.(constraint) ?? ""}`;
      if (rules.cell !== undefined && !byName.has(name)) byName.set(name, rules.cell);
      if (rules.unique !== undefined) unique.push(define(rules.unique, constraint));
    }
    cells.set(field.slot, [...byName.values()]);
  }
  for (const constraint of config.constraints ?? []) {
    const rules = getSheetConstraintType(constraint).compile(constraint, fields);
    if (rules.unique !== undefined) unique.push(define(rules.unique, constraint));
  }
  const references = fields.flatMap((field) => compileReference(field, fields) ?? []);
  const lookups = fields.filter(({ key }) => lookupKeys.has(key)).map((field) => createLookup(field));
  return { cells, unique, references, lookups };
}

/** The name of the index entries that references use to find the values of a field. */
export function nameLookup(slot: number): string {
  return `lookup:${slot}`;
}

function createLookup({ slot }: Field): ValueRule {
  return { name: nameLookup(slot), digest: (cells) => digestItems(cells[slot]) };
}

function compileReference(field: Field, fields: Fields): ReferenceRule | undefined {
  if (field.reference === undefined) return undefined;
  const { ref, key, filter } = field.reference;
  const recordSlot = filter === undefined ? undefined : fields.byKey.get(filter.recordField)?.slot;
  return {
    name: `link:${field.slot}`,
    field,
    ref,
    key,
    filter:
      filter === undefined || recordSlot === undefined
        ? undefined
        : { refField: filter.refField, recordSlot },
    finding: {
      type: "error",
      source: "unlinked",
      ...({ code: "reference_not_found", params: { sheet: ref, field: key } } satisfies Message),
    },
    digest: (cells) => digestItems(cells[field.slot]),
  };
}
