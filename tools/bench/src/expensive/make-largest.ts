import { type Description, resolveReference, type Schema } from "@data-import/spec/read";

/** What limits a value that is made as large as its schema allows. */
export interface Room {
  /** The most bytes of one text, and of a list or map as JSON. */
  readonly bytes: number;
  /** What is made large: texts, or lists and maps. */
  readonly grows: "texts" | "lists";
}

/** What a schema says about the members of an object. */
interface Parts {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly additionalProperties: Schema | boolean | undefined;
}

const idLike = /^us_[a-z]+_/;

/**
 * A valid example, with every text or every list as large as its schema and the room allow. Ids, dates, and values of
 * enums stay as they are, and so does what the schema does not describe.
 */
export function makeLargest(description: Description, schema: Schema, example: unknown, room: Room): unknown {
  return grow(schema, example, room);

  function grow(given: Schema, value: unknown, left: Room): unknown {
    const found = resolveReference<Schema>(description, given);
    const branch = chooseBranch(found, value);
    if (branch !== undefined) return grow(branch, value, left);
    if (typeof value === "string") return left.grows === "texts" ? growText(found, value, left) : value;
    if (Array.isArray(value)) return growList(found, value, left);
    if (typeof value === "object" && value !== null)
      return growObject(found, value as Record<string, unknown>, left);
    return value;
  }

  function growText(found: Schema, value: string, { bytes }: Room): string {
    const isFixed = found.enum !== undefined || found.const !== undefined || found.format !== undefined;
    if (isFixed || found.pattern !== undefined || idLike.test(value) || value === "") return value;
    const most = Math.min(found.maxLength ?? bytes, found["x-max-bytes"] ?? bytes, bytes);
    return most <= value.length ? value : value.repeat(Math.ceil(most / value.length)).slice(0, most);
  }

  function growList(found: Schema, values: readonly unknown[], left: Room): unknown[] {
    const items = found.items ?? {};
    const inside = { ...left, bytes: Math.floor(left.bytes / Math.max(1, values.length)) };
    const grown = values.map((value) => grow(items, value, inside));
    const [first] = grown;
    if (left.grows !== "lists" || first === undefined || found.uniqueItems === true) return grown;
    const size = JSON.stringify(first).length + 1;
    const most = Math.min(found.maxItems ?? Number.POSITIVE_INFINITY, Math.floor(left.bytes / size));
    return most <= grown.length ? grown : Array.from({ length: most }, (_, index) => grown[index] ?? first);
  }

  function growObject(found: Schema, object: Record<string, unknown>, left: Room): Record<string, unknown> {
    const { properties = {}, additionalProperties } = joinParts(found);
    const names = Object.keys(object);
    // Its members share the room.
    const inside = { ...left, bytes: Math.floor(left.bytes / Math.max(1, names.length)) };
    const grown = Object.fromEntries(
      names.map((name) => {
        const known =
          properties[name] ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
        return [name, known === undefined ? object[name] : grow(known, object[name], inside)];
      }),
    );
    return grown;
  }

  /** The properties of a schema, also of the parts that it combines. */
  function joinParts(found: Schema): Parts {
    const parts = (found.allOf ?? []).map((part) => joinParts(resolveReference<Schema>(description, part)));
    const own: Parts = {
      properties: found.properties ?? {},
      additionalProperties: found.additionalProperties,
    };
    return [...parts, own].reduce(
      (joined, part): Parts => ({
        properties: { ...joined.properties, ...part.properties },
        additionalProperties: part.additionalProperties ?? joined.additionalProperties,
      }),
    );
  }

  /** The alternative that has all members of a value. */
  function chooseBranch(found: Schema, value: unknown): Schema | undefined {
    const branches = found.oneOf ?? found.anyOf;
    if (branches === undefined) return undefined;
    return branches
      .map((branch) => resolveReference<Schema>(description, branch))
      .find((branch) => fits(branch, value));
  }

  function fits(schema: Schema, value: unknown): boolean {
    const types = [schema.type ?? []].flat();
    const type = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
    const isType =
      types.length === 0 ||
      types.includes(type as never) ||
      (type === "number" && types.includes("integer" as never));
    if (!isType || type !== "object") return isType;
    const { properties = {} } = joinParts(schema);
    return Object.entries(value as object).every(([name, member]) => {
      const known = properties[name];
      return known === undefined || known.const === undefined || known.const === member;
    });
  }
}
