import type { ColumnFacts, FieldFacts } from "./facts.ts";
import { compareNames, type NameMatch, sameNameScore } from "./names/compare-names.ts";
import { compareValues, findKind, type TextKind } from "./values/compare-values.ts";
import { mapOptions } from "./values/map-options.ts";

/** What found a match: a decision of a person, the layers of names, or the values. */
export type Layer = "confirmed" | "alternative" | NameMatch["by"] | "values";

/** How well a column and a field match, from 0 to 1, before calibration. */
export interface Score {
  readonly value: number;
  readonly by: Layer;
}

/** What is known of all columns and fields of one suggestion. */
export interface Surroundings {
  /** The keys of the fields. */
  readonly keys: ReadonlySet<string>;
  /** Of each kind: how many columns have such values, and how many fields should have them. */
  readonly columns: KindCounts;
  readonly fields: KindCounts;
  /** The kind of values that each field should have. */
  readonly kinds: ReadonlyMap<FieldFacts, TextKind | undefined>;
  /** The columns whose names say nothing. */
  readonly unnamed: ReadonlySet<ColumnFacts>;
}

type KindCounts = Readonly<Record<ProvenKind, number>>;
type ProvenKind = "email" | "url" | "phone";

/** What the values alone are worth, by the kind that they prove. Numbers, dates and words prove nothing. */
const provenByValues = { email: 0.8, url: 0.62, phone: 0.6, options: 0.72 } as const;

/** Names with a lower score have nothing in common. */
const leastNameScore = 0.2;

/** The score of most pairs. */
const nothing: Score = { value: 0, by: "values" };

/**
 * Scores one pair by all layers.
 * @param isNear whether their names have parts that are near each other
 */
export function scorePair(
  column: ColumnFacts,
  field: FieldFacts,
  around: Surroundings,
  isNear: boolean,
): Score {
  const { confirmed } = column;
  if (confirmed !== undefined) {
    const isSame = confirmed.field === field.property.key;
    // A field that no longer exists decides nothing.
    if (isSame) return { value: 1, by: "confirmed" };
    if (confirmed.field === undefined || around.keys.has(confirmed.field))
      return { value: 0, by: "confirmed" };
  }
  const name = scoreNames(column, field, isNear);
  const byValues = around.unnamed.has(column) ? scoreValues(column, field, around) : 0;
  // Values make no match of names that have nothing in common, and comparing them takes time.
  if (name.value < leastNameScore) return byValues === 0 ? nothing : { value: byValues, by: "values" };
  // The name of a field means the field: a person must see its wrong values, and the good ones among them must arrive.
  if (name.value >= sameNameScore) return name;
  const agreement = compareValues(
    column.profile,
    field.property,
    around.kinds.get(field),
    shareOptions(column, field),
  );
  const value =
    agreement < 0
      ? name.value * (1 + 0.8 * agreement)
      : raise(name.value, agreement, field.options === undefined ? 0.55 : 0.4);
  return byValues > value ? { value: byValues, by: "values" } : { value, by: name.by };
}

/** Values that agree make a name surer that is already likely. Options of an enum prove more than other values. */
function raise(value: number, agreement: number, from: number): number {
  return value < from ? value : value + (1 - value) * 0.25 * agreement;
}

function scoreNames({ name }: ColumnFacts, { names, alternatives }: FieldFacts, isNear: boolean): Score {
  let best = nothing;
  for (const other of names) {
    const { score, by } = compareNames(name, other, isNear, leastNameScore);
    if (score > best.value) best = { value: score, by };
  }
  for (const other of alternatives) {
    const { score, by } = compareNames(name, other, isNear, leastNameScore);
    // Only a name that the field has is an alternative name; a similar one is less sure.
    const value = by === "exact" || by === "normal" ? sameNameScore : score * 0.95;
    if (value > best.value) best = { value, by: value === sameNameScore ? "alternative" : by };
  }
  return best;
}

/** What the values prove if the name of the column says nothing and only one field can be meant. */
function scoreValues(column: ColumnFacts, field: FieldFacts, around: Surroundings): number {
  if (field.options !== undefined && column.profile.values.length >= 2 && column.profile.different < 1)
    return shareOptions(column, field) >= 0.9 ? provenByValues.options : 0;
  const kind = around.kinds.get(field);
  if (kind !== "email" && kind !== "url" && kind !== "phone") return 0;
  const isAlone = around.columns[kind] === 1 && around.fields[kind] === 1;
  return isAlone && column.profile[kind] >= 0.9 ? provenByValues[kind] : 0;
}

/** Looks at all columns and fields once, so that a pair does not have to. */
export function lookAround(columns: readonly ColumnFacts[], fields: readonly FieldFacts[]): Surroundings {
  const kinds = new Map(fields.map((field) => [field, findKind(field.property, readParts(field))]));
  const count = (list: (kind: ProvenKind) => readonly unknown[]): KindCounts => ({
    email: list("email").length,
    url: list("url").length,
    phone: list("phone").length,
  });
  return {
    keys: new Set(fields.map(({ property }) => property.key)),
    columns: count((kind) => columns.filter(({ profile }) => profile[kind] >= 0.8)),
    fields: count((kind) => [...kinds.values()].filter((one) => one === kind)),
    kinds,
    unnamed: new Set(columns.filter(isUnnamed)),
  };
}

/** The usual meaning of a field. */
function readParts({ names: [name] }: FieldFacts): readonly string[] {
  return name?.readings[0]?.parts ?? [];
}

/** The name is empty, has no meaning, or only unknown words: `F8`. */
function isUnnamed({ name }: ColumnFacts): boolean {
  return name.readings.every(({ parts }) =>
    parts.every((part) => part.startsWith("?") || part === "primary" || part === "secondary"),
  );
}

/** The share of the values of a column that are options of an enum field. */
function shareOptions({ profile }: ColumnFacts, { options }: FieldFacts): number {
  if (options === undefined || profile.values.length === 0) return 0;
  const values = profile.values.slice(0, 20);
  return mapOptions(values, options).length / values.length;
}
