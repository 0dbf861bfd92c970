import {
  escapePointer,
  followPointer,
  joinTypes,
  type Located,
  locateTarget,
  type Schema,
} from "@data-import/spec/read";
import { bundle } from "../description.ts";

/** The properties of an object schema, with those from `allOf`. */
export interface ObjectShape {
  readonly properties: Readonly<Record<string, Located<Schema>>>;
  readonly required: readonly string[];
  /** The schema of unlisted properties; undefined if the object allows no others. */
  readonly others: Located<Schema> | undefined;
}

/**
 * Reads an object schema. If it lists properties and says nothing about others, no others are allowed: a request may
 * only contain properties that the description has.
 */
export function readObject(located: Located<Schema>): ObjectShape {
  const { pointer, value: schema } = locateTarget(bundle, located);
  const own = Object.entries(schema.properties ?? {}).map(([name, value]) => [
    name,
    { pointer: `${pointer}/properties/${escapePointer(name)}`, value },
  ]);
  const composed = (schema.allOf ?? []).map((value, position) =>
    readObject({ pointer: `${pointer}/allOf/${position}`, value }),
  );
  const properties = Object.assign(Object.fromEntries(own), ...composed.map((shape) => shape.properties));
  const { additionalProperties } = schema;
  const isClosed =
    additionalProperties === false ||
    (additionalProperties === undefined && Object.keys(properties).length > 0);
  return {
    properties,
    required: [...(schema.required ?? []), ...composed.flatMap((shape) => shape.required)],
    others: isClosed
      ? undefined
      : {
          pointer: `${pointer}/additionalProperties`,
          value: typeof additionalProperties === "object" ? additionalProperties : {},
        },
  };
}

/** The types that a schema allows; empty if it allows all. */
export function listTypes(schema: Schema): string[] {
  if (schema.discriminator || schema.allOf) return ["object"];
  return schema.type === undefined ? [] : [schema.type].flat();
}

/** The branches of a union, by the value of its discriminator. */
export function listBranches({ value: schema }: Located<Schema>): [tag: string, branch: Located<Schema>][] {
  return Object.entries(schema.discriminator?.mapping ?? {}).map(([tag, $ref]) => [
    tag,
    locateTarget<Schema>(bundle, { pointer: "", value: { $ref } }),
  ]);
}

/** The alternatives of a union without a discriminator. */
export function listAlternatives({ value: schema, pointer }: Located<Schema>): Located<Schema>[] {
  return (schema.anyOf ?? []).map((value, position) =>
    locateTarget(bundle, { pointer: `${pointer}/anyOf/${position}`, value }),
  );
}

/** The schema that a schema or a reference leads to; several types are a list. */
export function locateSchema(located: Located<Schema>): Located<Schema> {
  const { value, pointer } = locateTarget(bundle, located);
  return { value: joinTypes(value), pointer };
}

/** The schema of the items of a list. */
export function locateItems({ value: schema, pointer }: Located<Schema>): Located<Schema> {
  const branches = (followPointer(bundle, `${pointer}/anyOf`) ?? []) as readonly Schema[];
  const position = branches.findIndex(({ items }) => items !== undefined);
  const place = position < 0 ? pointer : `${pointer}/anyOf/${position}`;
  return { pointer: `${place}/items`, value: schema.items ?? {} };
}
