import type { Property } from "@data-import/types";
import { getFieldType, getOptions } from "../fields/field-types.ts";
import { type ReadName, readName } from "./names/read-name.ts";
import { foldText, splitWords } from "./names/split-words.ts";
import { readBeside } from "./neighbors.ts";
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

/** Reads both sides of a mapping. Each name is read beside the others of its side. */
export function readSides(
  columns: readonly SourceColumn[],
  fields: readonly Property[],
  confirmed: readonly Confirmed[],
): { readonly columns: ColumnFacts[]; readonly fields: FieldFacts[] } {
  const [left, right] = [readColumns(columns, confirmed), readFields(fields)];
  const told = readBeside(
    { names: left.map(({ name }) => name) },
    {
      // A label says more than a key.
      names: right.map(({ names, property }) => names.at(-1) ?? readName(property.key)),
      holds: fields.map((field) => getFieldType(field).holds),
    },
  );
  return {
    columns: left.map((column, index) => ({ ...column, name: told.columns[index] ?? column.name })),
    fields: right.map((field, index) => {
      const name = told.fields[index];
      return name === undefined || field.names.includes(name)
        ? field
        : { ...field, names: [name, ...field.names.slice(0, -1)] };
    }),
  };
}

function readColumns(columns: readonly SourceColumn[], confirmed: readonly Confirmed[]): ColumnFacts[] {
  const decided = new Map(confirmed.map((decision) => [normalizeColumn(decision.column), decision]));
  return columns.map(({ name, values = [] }) => ({
    name: readName(name),
    profile: profileValues(values),
    confirmed: decided.get(normalizeColumn(name)),
  }));
}

function readFields(fields: readonly Property[]): FieldFacts[] {
  return fields.map((property) => {
    const options = getOptions(property);
    return {
      property,
      names: [...new Set([property.key, property.label ?? property.key])].map(readName),
      alternatives: (property.alternativeNames ?? []).map(readName),
      options: options && readOptions(options),
    };
  });
}

/** The name of a column as decisions are kept for it: case, accents and punctuation make no difference. */
export function normalizeColumn(name: string): string {
  return splitWords(name).join(" ") || foldText(name).trim();
}
