import type { Property } from "@data-import/types";
import { type Reading, type ReadName, readName } from "./names/read-name.ts";
import { foldText, splitWords } from "./names/split-words.ts";
import type { Confirmed, SourceColumn } from "./source-column.ts";
import { type ReadOption, readOptions } from "./values/map-options.ts";
import { type Profile, profileValues } from "./values/profile.ts";

/** What is known about a column before it is compared with any field. */
export interface ColumnFacts {
  readonly name: ReadName;
  readonly profile: Profile;
  /** What a person decided about a column of this name; undefined if nobody did. */
  readonly confirmed: Confirmed | undefined;
}

/** What is known about a field before it is compared with any column. */
export interface FieldFacts {
  readonly property: Property;
  /** Key and label. */
  readonly names: readonly ReadName[];
  readonly alternatives: readonly ReadName[];
  /** The options of an enum; undefined if the field is not one. */
  readonly options: readonly ReadOption[] | undefined;
}

export function readColumns(
  columns: readonly SourceColumn[],
  confirmed: readonly Confirmed[],
): ColumnFacts[] {
  const decided = new Map(confirmed.map((decision) => [normalizeColumn(decision.column), decision]));
  const read = columns.map(({ name, values = [] }) => ({
    name: readName(name),
    profile: profileValues(values),
    confirmed: decided.get(normalizeColumn(name)),
  }));
  const names = tellNames(dropCommon(read.map(({ name }) => name)));
  return read.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
}

export function readFields(fields: readonly Property[]): FieldFacts[] {
  const read = fields.map((property) => ({
    property,
    names: [...new Set([property.key, property.label ?? property.key])].map(readName),
    alternatives: (property.alternativeNames ?? []).map(readName),
    options:
      property.type === "enum" || property.type === "enum-list"
        ? readOptions(property.config.options)
        : undefined,
  }));
  const names = tellNames(read.map((field) => field.names.at(-1) ?? readName(field.property.key)));
  return read.map((field, index) => {
    const told = names[index];
    return told === undefined || field.names.includes(told)
      ? field
      : { ...field, names: [told, ...field.names.slice(1)] };
  });
}

/** The name of a column as decisions are kept for it: case, accents and punctuation make no difference. */
export function normalizeColumn(name: string): string {
  return splitWords(name).join(" ") || foldText(name).trim();
}

/** Beside a first name, `Name`, `Nom` and `Naam` are the last name; beside a last name, they are the first name. */
function tellNames(names: readonly ReadName[]): readonly ReadName[] {
  const has = (part: string) => names.some((name) => isOnly(name, part));
  const [first, last] = [has("first-name"), has("last-name")];
  if (first === last) return names;
  return names.map((name) =>
    isOnly(name, "name") ? readAs(name, first ? "last-name" : "first-name") : name,
  );
}

function isOnly({ readings: [first] }: ReadName, part: string): boolean {
  return first?.parts.length === 1 && first.parts[0] === part;
}

function readAs(name: ReadName, part: string): ReadName {
  const others = name.readings.filter(({ parts }) => parts.join() !== part);
  const first: Reading = { parts: [part], weight: 0.97 };
  return { ...name, readings: [first, ...others.map((other) => ({ ...other, weight: other.weight * 0.6 }))] };
}

/** Parts of most names, such as `contact_`, say nothing, and neither do unknown words that are repeated. */
function dropCommon(names: readonly ReadName[]): readonly ReadName[] {
  const counts = new Map<string, number>();
  for (const { readings } of names) {
    for (const part of new Set(readings.flatMap(({ parts }) => parts)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isCommon = (part: string) => {
    const count = counts.get(part) ?? 0;
    return part.startsWith("?") ? count >= 3 : names.length >= 4 && count > names.length * 0.6;
  };
  return names.map((name) => {
    const readings = name.readings.map((reading) => {
      const parts = reading.parts.filter((part) => !isCommon(part));
      return parts.length === 0 ? reading : { ...reading, parts };
    });
    return { ...name, readings };
  });
}
