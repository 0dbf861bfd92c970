import { escapePointer, type Located, locateTarget, type Schema } from "@data-import/spec/read";
import { bundle } from "../description.ts";

/** An object of the description with what it may hold, whatever it is composed of. */
export interface ObjectShape {
  readonly properties: Readonly<Record<string, Located<Schema>>>;
  readonly required: readonly string[];
  /** What the properties hold that it does not list; undefined where it is closed and refuses them. */
  readonly others: Located<Schema> | undefined;
}

/**
 * Reads an object. It is closed where it lists properties and says nothing about others: a request may only say what
 * the description knows.
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

/** The branches of a choice by the value of its discriminator. */
export function listBranches({ value: schema }: Located<Schema>): [tag: string, branch: Located<Schema>][] {
  return Object.entries(schema.discriminator?.mapping ?? {}).map(([tag, $ref]) => [
    tag,
    locateTarget<Schema>(bundle, { pointer: "", value: { $ref } }),
  ]);
}

/** The alternatives of a choice without a discriminator. */
export function listAlternatives({ value: schema, pointer }: Located<Schema>): Located<Schema>[] {
  return (schema.anyOf ?? []).map((value, position) =>
    locateTarget(bundle, { pointer: `${pointer}/anyOf/${position}`, value }),
  );
}
