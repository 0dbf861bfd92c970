import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Description,
  type Example,
  locateOperations,
  type MediaType,
  type Reference,
  resolveReference,
  type Schema,
  splitPointer,
  type Tag,
} from "./read/index.ts";

/** The content of shared/tag-groups.yaml. */
interface TagGroups {
  readonly groups: Readonly<Record<string, { readonly summary: string; readonly description: string }>>;
  readonly tags: Readonly<Record<string, string>>;
}

interface Body {
  readonly content?: Record<string, MediaType>;
}

/** The media types that OpenAPI 3.2 reads item by item. */
const sequences: ReadonlySet<string> = new Set(["text/event-stream", "application/x-ndjson"]);

const read = (file: string) => parse(readFileSync(new URL(`shared/${file}`, import.meta.url), "utf8"));

/**
 * Writes a bundle in OpenAPI 3.2: tags have groups, streams say what an item is, and examples that are no JSON are what is sent.
 * All else is the same.
 */
export function upgradeVersion(description: Description): object {
  const copy = structuredClone(description);
  const items: Record<string, Schema> = read("stream-items.yaml");
  const schemas: Record<string, Schema> = copy.components?.schemas ?? {};
  for (const { value } of locateOperations(copy)) {
    for (const each of [value.requestBody ?? {}, ...Object.values(value.responses)]) {
      const { content = {} } = resolveReference<Body>(copy, each as Reference);
      for (const [type, media] of Object.entries(content)) {
        if (type === "application/json") continue;
        for (const example of Object.values(media.examples ?? {}))
          sayKind(resolveReference<Example>(copy, example as Reference));
        if (!sequences.has(type)) continue;
        content[type] = describeItems(media, value.operationId, items);
        // No other part of the description is about the text of a stream.
        if (media.schema?.$ref !== undefined) delete schemas[splitPointer(media.schema.$ref).at(-1) ?? ""];
      }
    }
  }
  return { ...copy, openapi: "3.2.0", tags: groupTags(copy.tags ?? []) };
}

/** An example has the bytes that are sent, as a text, or what they mean. */
function sayKind(example: { value?: unknown; dataValue?: unknown; serializedValue?: unknown }): void {
  const { value } = example;
  if (value === undefined) return;
  delete example.value;
  example[typeof value === "string" ? "serializedValue" : "dataValue"] = value;
}

/** The schema of a stream would be that of the list of all its items, which it is not: it is that of a text. */
function describeItems(
  { schema: _text, ...media }: MediaType,
  operationId: string,
  items: Readonly<Record<string, Schema>>,
): object {
  const itemSchema = items[operationId];
  if (itemSchema === undefined)
    throw new Error(`shared/stream-items.yaml does not say what an item of ${operationId} is.`);
  return { itemSchema, ...media };
}

function groupTags(tags: readonly Tag[]): object[] {
  const { groups, tags: listed }: TagGroups = read("tag-groups.yaml");
  const roots = Object.entries(groups).map(([name, group]) => ({ name, ...group, kind: "nav" }));
  const children = tags.map(({ name, "x-displayName": summary, ...others }) => {
    const parent = name.endsWith("-events") ? "topics" : listed[name];
    if (parent === undefined) throw new Error(`shared/tag-groups.yaml has no group for the tag ${name}.`);
    return { name, summary, ...others, parent, kind: "nav" };
  });
  return [...roots, ...children];
}
