import { hash } from "node:crypto";
import type {
  CompositeUniqueConstraint,
  RequiredConstraintConfig,
  SheetConfig,
  UniqueConstraintConfig,
  ValidationMessage,
} from "@data-import/types";
import type { Finding } from "./check-value.ts";
import type { Field, Fields } from "./fields/fields.ts";
import { type CellContent, isEmpty } from "./record.ts";

/** A rule that needs to know which other records hold a value. */
export interface ValueRule {
  /** How its entries are named in `record_values`. */
  readonly name: string;
  /** The digests of a record's values; none where the rule does not apply to it. */
  digest(cells: readonly CellContent[]): readonly string[];
}

/** No two records may have the same digest. */
export interface UniqueRule extends ValueRule {
  readonly slots: readonly number[];
  readonly finding: Finding;
}

/** Every value must be one of another sheet's. */
export interface ReferenceRule extends ValueRule {
  readonly field: Field;
  /** The slug of the sheet that is referred to. */
  readonly ref: string;
  /** The key of the field there. */
  readonly key: string;
  readonly filter: { readonly refField: string; readonly recordSlot: number } | undefined;
  readonly finding: Finding;
}

/** What a sheet asks of its records beyond the type of each value. */
export interface Rules {
  readonly required: readonly { readonly slot: number; readonly finding: Finding }[];
  readonly unique: readonly UniqueRule[];
  readonly references: readonly ReferenceRule[];
  /** The fields that other sheets, or this one, refer to. */
  readonly lookups: readonly ValueRule[];
}

/** Compiles the rules of a sheet. `lookupKeys` are the keys of its fields that references look at. */
export function compileRules(config: SheetConfig, fields: Fields, lookupKeys: ReadonlySet<string>): Rules {
  const required: Rules["required"][number][] = [];
  const unique: UniqueRule[] = [];
  const references: ReferenceRule[] = [];
  for (const field of fields) {
    for (const constraint of field.property.constraints ?? []) {
      if (constraint.type === "required") {
        const finding = createFinding("required-constraint", "This field needs a value.", constraint.config);
        required.push({ slot: field.slot, finding });
      }
      if (constraint.type === "unique") unique.push(compileUnique(field, constraint.config ?? {}));
    }
    const reference = compileReference(field, fields);
    if (reference !== undefined) references.push(reference);
  }
  for (const constraint of config.constraints ?? []) {
    if (constraint.type === "unique") unique.push(compileComposite(constraint, fields));
  }
  const lookups = fields.filter(({ key }) => lookupKeys.has(key)).map((field) => createLookup(field));
  return { required, unique, references, lookups };
}

/** The name under which the values of a field are found by references. */
export function nameLookup(slot: number): string {
  return `lookup:${slot}`;
}

function createLookup({ slot }: Field): ValueRule {
  return { name: nameLookup(slot), digest: (cells) => listDigests(cells[slot]) };
}

function compileUnique(field: Field, config: UniqueConstraintConfig): UniqueRule {
  return {
    name: `unique:${field.slot}`,
    slots: [field.slot],
    finding: createFinding(
      "unique-constraint",
      "Another record has the same value; it must be the only one.",
      config,
    ),
    digest(cells) {
      const value = cells[field.slot];
      if (isEmpty(value)) return config.ignoreEmpty === false ? [""] : [];
      const text = String(value);
      return [shorten(config.caseSensitive === true ? text : text.toLowerCase())];
    },
  };
}

function compileComposite(constraint: CompositeUniqueConstraint, fields: Fields): UniqueRule {
  const slots = findSlots(constraint.fields, fields);
  const needed = findSlots(constraint.requiredFields ?? [], fields);
  const message = `Another record has the same values in ${constraint.fields.join(", ")}.`;
  return {
    name: `unique:${constraint.name}`,
    slots,
    finding: createFinding("unique-constraint", message, constraint.config ?? {}),
    digest(cells) {
      if (needed.some((slot) => isEmpty(cells[slot])) || slots.every((slot) => isEmpty(cells[slot])))
        return [];
      return [shorten(JSON.stringify(slots.map((slot) => cells[slot] ?? null)))];
    },
  };
}

function compileReference(field: Field, fields: Fields): ReferenceRule | undefined {
  const { property } = field;
  if (property.type !== "reference" && property.type !== "reference-list") return undefined;
  const { ref, key, filter } = property.config;
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
      message: `No record of the sheet \`${ref}\` has this value in its field \`${key}\`.`,
    },
    digest: (cells) => listDigests(cells[field.slot]),
  };
}

function createFinding(
  source: NonNullable<ValidationMessage["source"]>,
  usual: string,
  config: RequiredConstraintConfig | undefined,
): Finding {
  return { type: config?.level ?? "error", source, message: config?.message ?? usual };
}

function listDigests(value: CellContent | undefined): string[] {
  if (isEmpty(value)) return [];
  return typeof value === "object"
    ? [...new Set(value.map((item) => shorten(item)))]
    : [shorten(String(value))];
}

/** Values stand in the index as they are, unless they are long. */
function shorten(text: string): string {
  return text.length <= 48 ? `=${text}` : `#${hash("sha256", text, "base64url")}`;
}

function findSlots(keys: readonly string[], fields: Fields): number[] {
  return keys.flatMap((key) => fields.byKey.get(key)?.slot ?? []);
}
