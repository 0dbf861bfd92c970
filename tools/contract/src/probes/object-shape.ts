import { encodePointerKey, type Located, locate, type Schema } from "@data-import/description";
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
  const { pointer, part } = locate(bundle, located);
  const own = Object.entries(part.properties ?? {}).map(([name, schema]) => [
    name,
    { pointer: `${pointer}/properties/${encodePointerKey(name)}`, part: schema },
  ]);
  const composed = (part.allOf ?? []).map((schema, position) =>
    readObject({ pointer: `${pointer}/allOf/${position}`, part: schema }),
  );
  const properties = Object.assign(Object.fromEntries(own), ...composed.map((shape) => shape.properties));
  const { additionalProperties } = part;
  const isClosed =
    additionalProperties === false ||
    (additionalProperties === undefined && Object.keys(properties).length > 0);
  return {
    properties,
    required: [...(part.required ?? []), ...composed.flatMap((shape) => shape.required)],
    others: isClosed
      ? undefined
      : {
          pointer: `${pointer}/additionalProperties`,
          part: typeof additionalProperties === "object" ? additionalProperties : {},
        },
  };
}

/** The branches of a choice by the value of its discriminator. */
export function listBranches({ part }: Located<Schema>): [tag: string, branch: Located<Schema>][] {
  return Object.entries(part.discriminator?.mapping ?? {}).map(([tag, pointer]) => [
    tag,
    locate(bundle, { pointer, part: { $ref: pointer } }),
  ]);
}

/** The alternatives of a choice without a discriminator. */
export function listAlternatives({ part, pointer }: Located<Schema>): Located<Schema>[] {
  return (part.anyOf ?? []).map((schema, position) =>
    locate(bundle, { pointer: `${pointer}/anyOf/${position}`, part: schema }),
  );
}
