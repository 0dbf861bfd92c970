import { type Description, nameEvent, readSchemaName, type Schema } from "@data-import/spec/read";

/** Marks the schema whose type is a pattern that no topic matches; see {@link declareEventTypes}. */
export const unknownTopicMark = "x-unknown-topic";

/** Marks a schema that only names types: no value of the service has it. */
export const typesOnlyMark = "x-types-only";

/** The further names that {@link declareEventTypes} adds. */
const unknownTopic = "UnknownTopic";

/**
 * The bundle with one schema per topic: each webhook with an `x-topic` becomes a schema of its own
 * (`commit:created` is `CommitCreatedEvent`), and the schema that they all extend becomes their union. `EventByTopic` has
 * the type of each topic.
 *
 * A topic that is not in the description must be assignable, too. Its member cannot say `topic: string`, nor `string`
 * with a brand: every comparison would keep it, and nothing would narrow. So its topic is a pattern that no topic fits.
 */
export function declareEventTypes(bundle: Description): Description {
  const copy = structuredClone(bundle);
  const schemas: Record<string, Schema> = copy.components?.schemas ?? {};
  const members = new Map<string, Map<string, string>>();
  for (const item of Object.values(copy.webhooks ?? {})) {
    for (const { "x-topic": topic, description, requestBody } of Object.values(item)) {
      if (!requestBody || !("content" in requestBody)) continue;
      const media: { schema?: Schema } | undefined = requestBody.content["application/json"];
      const [general, own] = media?.schema?.allOf ?? [];
      const base = general && readSchemaName(general);
      if (!topic || !media || !base || !own) continue;
      const name = nameEvent(topic);
      addSchema(schemas, name, {
        ...(description !== undefined && { description }),
        allOf: [{ $ref: `#/components/schemas/${base}Base` }, spellOutContext(copy, own)],
      });
      media.schema = { $ref: `#/components/schemas/${name}` };
      members.set(base, (members.get(base) ?? new Map()).set(topic, name));
    }
  }
  for (const [base, names] of members) declareUnion(schemas, base, names);
  return copy;
}

function declareUnion(
  schemas: Record<string, Schema>,
  base: string,
  names: ReadonlyMap<string, string>,
): void {
  const general = schemas[base] as Schema;
  addSchema(schemas, `${base}Base`, {
    ...general,
    description: "The properties that every event has.",
  });
  addSchema(schemas, unknownTopic, {
    description:
      "A topic that these types do not know. It can be any text; the pattern only separates it from the known topics, " +
      "so that a comparison with those narrows the type. To write one, use `topic as UnknownTopic`.",
    [unknownTopicMark]: true,
  });
  const unknown = `Unknown${base}`;
  addSchema(schemas, unknown, {
    description: "An event with a topic that these types do not know, from a newer service.",
    allOf: [
      { $ref: `#/components/schemas/${base}Base` },
      {
        type: "object",
        required: ["topic"],
        properties: {
          topic: { $ref: `#/components/schemas/${unknownTopic}`, description: "What happened." },
        },
      },
    ],
  });
  schemas[base] = {
    description: `${general.description ?? ""} Narrows by \`topic\`.`.trim(),
    oneOf: [...names.values(), unknown].map(refer),
  };
  addSchema(schemas, `${base}ByTopic`, {
    description: "The type of the events of each topic.",
    [typesOnlyMark]: true,
    type: "object",
    required: [...names.keys()],
    properties: Object.fromEntries(Array.from(names, ([topic, name]) => [topic, refer(name)])),
  });
}

function refer(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function addSchema(schemas: Record<string, Schema>, name: string, schema: Schema): void {
  if (schemas[name]) throw new Error(`Schema ${name} has the name of a type of events. Rename it.`);
  schemas[name] = schema;
}

/**
 * An event requires ids of its context that are optional elsewhere. Written property by property, this is a plain
 * object; the generator would make a mapped type of it, at a cost for each of the events.
 */
function spellOutContext(bundle: Description, own: Schema): Schema {
  const context = own.properties?.["context"];
  const [general] = context?.allOf ?? [];
  if (!context?.required || !general?.$ref) return own;
  const declared = bundle.components?.schemas?.[readSchemaName(general) ?? ""];
  const missing = context.required.filter((name) => !declared?.required?.includes(name));
  const properties = Object.fromEntries(
    missing.map((name) => {
      const { description: _, examples: __, ...rest } = declared?.properties?.[name] ?? {};
      return [name, rest];
    }),
  );
  const spelled: Schema = {
    ...(context.description !== undefined && { description: context.description }),
    allOf: [general, ...(missing.length > 0 ? [{ type: "object", required: missing, properties }] : [])],
  };
  return { ...own, properties: { ...own.properties, context: spelled } };
}
