import type { Description, Schema, WebhookItem } from "./read/index.ts";
import { nameEvent, readSchemaName } from "./read/index.ts";

/** The name of the union of the events of all topics. */
const union = "TopicEvent";

/** The properties of an event that its topic says more about. */
const special = ["topic", "domain", "context", "payload"];

/**
 * Gives the event of each topic a schema with a name, `CommitCreatedEvent`, and adds their union. Many generators of
 * clients cannot read a schema that is composed inside a webhook, nor one that says more about an inherited property.
 */
export function nameEvents(description: Description): Description {
  const { webhooks = {}, components = {} } = description;
  const { schemas = {} } = components;
  const events: Record<string, Schema> = {};
  const mapping: Record<string, string> = {};
  const add = (name: string, schema: Schema): void => {
    if (schemas[name]) throw new Error(`Schema ${name} has the name of a schema of events. Rename it.`);
    events[name] = schema;
  };
  const items = Object.entries(webhooks).map(([topic, item]): [string, WebhookItem] => {
    const { "x-origin": origin = "designed", description: text = "", requestBody } = item.post;
    if (requestBody === undefined || !("content" in requestBody)) return [topic, item];
    const { "application/json": media, ...others } = requestBody.content;
    const [general = {}, own] = media?.schema?.allOf ?? [];
    const base = readSchemaName(general) ?? "";
    const event = schemas[base];
    if (own === undefined || event === undefined) return [topic, item];
    const $ref = `#/components/schemas/${nameEvent(topic)}`;
    if (events[`${base}Base`] === undefined) add(`${base}Base`, readBase(event));
    const properties = { ...pick(event.properties, special), ...own.properties };
    add(nameEvent(topic), {
      "x-origin": origin,
      "x-topic": topic,
      description: text,
      allOf: [
        { $ref: `#/components/schemas/${base}Base` },
        { ...own, required: Object.keys(properties), properties },
      ],
    });
    mapping[topic] = $ref;
    const content = { ...others, "application/json": { ...media, schema: { $ref } } };
    return [topic, { post: { ...item.post, requestBody: { ...requestBody, content } } }];
  });
  if (Object.keys(mapping).length > 0)
    add(union, {
      "x-origin": "designed",
      "x-topic": "*",
      description:
        "An event of any topic. Its `topic` says which properties its context and its payload have.",
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: "topic", mapping },
    });
  return {
    ...description,
    ...(items.length > 0 && { webhooks: Object.fromEntries(items) }),
    components: { ...components, schemas: { ...schemas, ...events } },
  };
}

function readBase({ properties = {}, required = [], ...event }: Schema): Schema {
  const names = Object.keys(properties).filter((name) => !special.includes(name));
  return {
    ...event,
    "x-topic": "*",
    description: "The properties that the events of all topics have in common.",
    required: required.filter((name) => names.includes(name)),
    properties: pick(properties, names),
  };
}

function pick(properties: Schema["properties"] = {}, names: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(names.flatMap((name) => (properties[name] ? [[name, properties[name]]] : [])));
}
