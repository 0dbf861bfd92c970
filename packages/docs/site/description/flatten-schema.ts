import { joinTypes, readSchemaName, resolveReference } from "@data-import/spec/read";
import type { Bundle, BundleSchema } from "./bundle.ts";
import type { Origin } from "./model.ts";

/** A schema with its reference followed and its parts joined. */
export interface FlatSchema {
  /** Without `$ref` and `allOf`. */
  readonly schema: BundleSchema;
  /** Its name in the bundle, if it is that schema without further fields. */
  readonly name?: string;
  /** The origin of the fields inside, if the schema has one. */
  readonly innerOrigin?: Origin;
}

/** Follows the reference of a schema and merges `allOf`; keywords beside them win. */
export function flattenSchema(bundle: Bundle, schema: BundleSchema): FlatSchema {
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined) {
    const name = readSchemaName(schema);
    const target = flattenSchema(bundle, resolveReference<BundleSchema>(bundle, { $ref }));
    const origin = target.schema["x-origin"];
    return {
      schema: { ...target.schema, ...own, ...originOf(own) },
      ...(name === undefined ? {} : { name }),
      ...(origin === undefined ? {} : { innerOrigin: origin }),
    };
  }
  if (allOf === undefined) return { schema: joinTypes(own) };
  const parts = allOf.map((part) => flattenSchema(bundle, part));
  const joined = [...parts.map(keepOrigin), own].reduce(joinSchemas);
  const [only, ...others] = parts;
  // `allOf` with one reference only adds a description to it, or requires more keys.
  const stands = others.length === 0 && own.properties === undefined;
  return {
    schema: { ...joined, ...originOf(own) },
    ...(stands && only?.name !== undefined ? { name: only.name } : {}),
    ...(stands && only?.innerOrigin !== undefined ? { innerOrigin: only.innerOrigin } : {}),
  };
}

/** A property does not take its origin from the schema that it refers to. */
function originOf(own: BundleSchema): Pick<BundleSchema, "x-origin"> {
  return { "x-origin": own["x-origin"] } as Pick<BundleSchema, "x-origin">;
}

/** A part whose keys have the origin of the part, if they do not have an own origin. */
export function keepOrigin({ schema, innerOrigin }: FlatSchema): BundleSchema {
  const origin = innerOrigin ?? schema["x-origin"];
  if (origin === undefined || schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    { "x-origin": origin, ...property },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function joinSchemas(base: BundleSchema, more: BundleSchema): BundleSchema {
  const required = [...new Set([...(base.required ?? []), ...(more.required ?? [])])];
  const properties = { ...base.properties, ...more.properties };
  return {
    ...base,
    ...more,
    ...(required.length > 0 ? { required } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
}
