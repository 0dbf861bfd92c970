import type { Description } from "@data-import/spec/read";
import { printKey } from "./print-value.ts";

/** A schema for the ids of one kind. */
interface IdSchema {
  /** The name of the schema: `SpaceId`. */
  readonly schema: string;
  /** What the id identifies: `space`. */
  readonly name: string;
  /** The part of an id between its underscores: `sp`. */
  readonly kind: string;
}

/** Writes the types and the kinds of ids, by what they identify. Ids of several kinds have no entry. */
export function formatIds(bundle: Description): string {
  const ids = listIdSchemas(bundle);
  const names = ids.map(({ schema }) => `    ${schema},\n`).join("");
  const imports = ids.length > 0 ? `import type {\n${names}} from "./openapi.gen.ts";\n\n` : "";
  const types = ids.map(({ name, schema }) => `    ${printKey(name)}: ${schema};\n`).join("");
  const kinds = ids.map(({ name, kind }) => `    ${printKey(name)}: ${JSON.stringify(kind)},\n`).join("");
  return (
    `${imports}/** The types of ids, by what they identify. */\n` +
    `export interface Ids {\n${types}}\n\n` +
    `/** The part of an id between its underscores, by what the id identifies. */\n` +
    `export const idKinds: Readonly<Record<keyof Ids, string>> = {\n${kinds}};\n`
  );
}

function listIdSchemas(bundle: Description): IdSchema[] {
  return Object.entries(bundle.components?.schemas ?? {})
    .flatMap(([schema, { "x-id-kind": kind }]) => {
      const name = schema.charAt(0).toLowerCase() + schema.slice(1).replace(/Id$/, "");
      return typeof kind === "string" ? [{ schema, name, kind }] : [];
    })
    .sort((one, two) => (one.schema < two.schema ? -1 : 1));
}
