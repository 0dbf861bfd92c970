import { type OperationEntry, readBodySchema } from "@data-import/codegen/calls";
import { type Description, resolveReference, type Schema } from "@data-import/spec/read";

/** The longest body, as JSON, that leaves the call itself visible. */
const readableCharacters = 250;

/** A long body without some of its optional properties; the page of the operation lists all of them. */
export function trimBody(bundle: Description, { source }: OperationEntry, body: unknown): unknown {
  const schema = readBodySchema(bundle, source.requestBody);
  if (!schema) return body;
  if (!Array.isArray(body)) return trimObject(body, listRequired(bundle, schema), readableCharacters);
  const required = schema.items ? listRequired(bundle, schema.items) : [];
  return body.map((item) => trimObject(item, required, readableCharacters / body.length));
}

/** Keeps the required properties, and as many of the others as fit, in their order. */
function trimObject(value: unknown, required: readonly string[], room: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  let left = room;
  for (const key of required) left -= lengthOf(value, key);
  let isFull = false;
  const kept = Object.entries(value).filter(([key]) => {
    if (required.includes(key)) return true;
    isFull ||= lengthOf(value, key) > left;
    if (!isFull) left -= lengthOf(value, key);
    return !isFull;
  });
  return Object.fromEntries(kept);
}

function lengthOf(value: object, key: string): number {
  const inner = (value as Readonly<Record<string, unknown>>)[key];
  return inner === undefined ? 0 : JSON.stringify({ [key]: inner }).length;
}

function listRequired(bundle: Description, schema: Schema): string[] {
  const { required = [], allOf = [] } = resolveReference(bundle, schema);
  return [...required, ...allOf.flatMap((part) => listRequired(bundle, part))];
}
