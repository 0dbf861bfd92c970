import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Description,
  escapePointer,
  locateOperations,
  locateTarget,
  type Schema,
  splitPointer,
} from "./read/index.ts";
import { type LocatedSchema, type Path, walkSchema } from "./walk-schemas.ts";

/** An entry of shared/text-limits.yaml; the head of that file explains it. */
interface TextLimit {
  readonly most: number | "body" | "form";
  readonly formats?: readonly string[];
  readonly names?: readonly string[];
}

/**
 * Adds a `maxLength` of shared/text-limits.yaml to each text of a request that has none. A text inside a value with
 * `x-max-bytes` has none: the bytes of the value limit it.
 */
export function addLengths(description: Description): Description {
  const table: TextLimit[] = parse(readFileSync(new URL("shared/text-limits.yaml", import.meta.url), "utf8"));
  const copy = structuredClone(description);
  for (const { schema, at, name } of locateInRequests(copy)) {
    if (!isFreeText(schema)) continue;
    const names = nameText(at, name);
    const entry = table.find(({ formats, names: listed }) => {
      if (formats !== undefined && schema.format !== undefined && formats.includes(schema.format))
        return true;
      return (
        listed?.some((pattern) => names.some((each) => new RegExp(`^(?:${pattern})$`).test(each))) === true
      );
    });
    if (entry === undefined) throw new Error(`shared/text-limits.yaml has no entry for ${names.join(", ")}.`);
    if (typeof entry.most === "number") Object.assign(schema, { maxLength: entry.most });
  }
  return copy;
}

interface LocatedText extends LocatedSchema {
  /** The name of the parameter, or of the schema. */
  readonly name: string;
}

/** The schemas of the parameters and bodies of all operations, with the targets of their references. */
function* locateInRequests(description: Description): Generator<LocatedText> {
  const known = new Set<string>();
  const follow = function* (value: Schema, pointer: string, name: string): Generator<LocatedText> {
    for (const located of walkSchema(value, splitPointer(pointer), (schema) => !("x-max-bytes" in schema))) {
      yield { ...located, name };
      const { $ref } = located.schema;
      if (typeof $ref !== "string" || known.has($ref)) continue;
      known.add($ref);
      const target = locateTarget<Schema>(description, { value: { $ref }, pointer: "" });
      yield* follow(target.value, target.pointer, splitPointer(target.pointer).at(-1) ?? "");
    }
  };
  for (const { value: operation, pointer, parameters } of locateOperations(description)) {
    for (const { value, pointer } of parameters)
      yield* follow(value.schema ?? {}, `${pointer}/schema`, value.name);
    if (operation.requestBody === undefined) continue;
    const body = locateTarget(description, {
      value: operation.requestBody,
      pointer: `${pointer}/requestBody`,
    });
    for (const [type, { schema = {} }] of Object.entries(body.value.content))
      yield* follow(schema, `${body.pointer}/content/${escapePointer(type)}/schema`, operation.operationId);
  }
}

function isFreeText(schema: Schema): boolean {
  if (["maxLength", "const", "enum", "$ref"].some((keyword) => keyword in schema)) return false;
  return [schema.type].flat().includes("string");
}

/** The names that the table may call a text by: `title` and `DocumentConfig.title`, or those of the parameter. */
function nameText(at: Path, name: string): readonly string[] {
  const place = at.lastIndexOf("properties");
  const property = place < 0 ? undefined : String(at[place + 1]);
  return property === undefined ? [name] : [`${name}.${property}`, property];
}
