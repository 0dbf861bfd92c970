import type { Description, WebhookItem } from "./description.ts";
import { resolveReference } from "./reference.ts";
import { readSchemaName, type Schema } from "./schema.ts";

/** The name of the schema of a topic's events: `commit:created` becomes `CommitCreatedEvent`. */
export function nameEvent(topic: string): string {
  const words = topic.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Event`;
}

/**
 * The description without the named schemas of events: each webhook has the schema of its event inside, as an `allOf`
 * of `Event` and the properties that its topic says more about. For programs that show or declare events by topic.
 */
export function inlineEvents(description: Description): Description {
  const { webhooks = {}, components = {} } = description;
  const { schemas = {} } = components;
  const items = Object.entries(webhooks).map(([topic, item]): [string, WebhookItem] => {
    const { requestBody } = item.post;
    if (requestBody === undefined || !("content" in requestBody)) return [topic, item];
    const { "application/json": media, ...others } = requestBody.content;
    const named = media?.schema && resolveReference<Schema>(description, media.schema);
    if (named?.["x-topic"] === undefined) return [topic, item];
    const content = { ...others, "application/json": { ...media, schema: compose(schemas, named) } };
    return [topic, { post: { ...item.post, requestBody: { ...requestBody, content } } }];
  });
  const kept = Object.entries(schemas).filter(([, schema]) => schema["x-topic"] === undefined);
  return {
    ...description,
    ...(items.length > 0 && { webhooks: Object.fromEntries(items) }),
    ...(components.schemas && { components: { ...components, schemas: Object.fromEntries(kept) } }),
  };
}

function compose(schemas: Readonly<Record<string, Schema>>, { allOf: [base = {}, own = {}] = [] }: Schema) {
  const name = (readSchemaName(base) ?? "").replace(/Base$/, "");
  const general = schemas[name]?.properties ?? {};
  const isSpecial = ([key, property]: [string, Schema]) =>
    JSON.stringify(property) !== JSON.stringify(general[key]);
  const properties = Object.fromEntries(Object.entries(own.properties ?? {}).filter(isSpecial));
  return {
    allOf: [
      { $ref: `#/components/schemas/${name}` },
      { ...own, required: Object.keys(properties), properties },
    ],
  };
}
