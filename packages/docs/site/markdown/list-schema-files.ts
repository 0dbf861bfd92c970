import { inlineEvents, type RequestBody, resolveReference } from "@data-import/spec/read";
import { deferParts } from "../defer.ts";
import type { Bundle } from "../description/bundle.ts";
import type { SiteFile } from "../page.ts";
import { type JsonSchema, writeJsonSchema } from "./json-schema.ts";

/** The JSON Schema of each topic's event, by topic. */
export function writeTopicSchemas(source: Bundle): ReadonlyMap<string, JsonSchema> {
  const bundle = inlineEvents(source);
  return new Map(
    Object.entries(bundle.webhooks ?? {}).map(([topic, { post }]) => {
      const body = post.requestBody && resolveReference<RequestBody>(bundle, post.requestBody);
      const schema = body?.content["application/json"]?.schema;
      if (schema === undefined) throw new Error(`The webhook ${topic} has no JSON body.`);
      return [topic, writeJsonSchema(schema, topic, bundle.components?.schemas ?? {})];
    }),
  );
}

/** A file with the JSON Schema of each named schema and of each topic's event. */
export function listSchemaFiles(source: Bundle): readonly SiteFile[] {
  const bundle = inlineEvents(source);
  const { schemas = {} } = bundle.components ?? {};
  const named = Object.entries(schemas).map(([name, schema]) =>
    deferParts(
      { path: `schemas/${name}.json` },
      { content: () => write(writeJsonSchema(schema, name, schemas)) },
    ),
  );
  const events = [...writeTopicSchemas(bundle)].map(([topic, schema]) =>
    deferParts({ path: pathOfTopicSchema(topic) }, { content: () => write(schema) }),
  );
  return [...named, ...events];
}

/** Where the JSON Schema of a topic's event is: `events/commit-created.schema.json`. */
export function pathOfTopicSchema(topic: string): string {
  return `events/${topic.replaceAll(":", "-")}.schema.json`;
}

function write(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
