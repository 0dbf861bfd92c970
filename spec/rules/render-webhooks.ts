import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import type { Node, Rule } from "./visitor.ts";

/** One topic of events/topics.yaml; the head of that file explains its keys. */
export interface TopicEntry {
  domain: string;
  origin: "public" | "designed";
  when: string;
  context: string[];
  payload?: Node;
  emitter?: string;
  reserved?: string;
  example: Node & { context?: Node; payload?: Node };
}

/** The content of events/topics.yaml. */
export interface TopicCatalogue {
  domains: Record<string, { displayName: string; description: string }>;
  emitters: Record<string, string>;
  groups: Record<string, string[]>;
  world: Node;
  topics: Record<string, TopicEntry>;
}

interface Tag {
  name: string;
  "x-displayName"?: string;
  description?: string;
}

const file = "events/topics.yaml";

/** The last result: two rules read the file, and `npm run dev` does so on every save. */
let last: { readonly text: string; readonly catalogue: TopicCatalogue } | undefined;

/** Reads events/topics.yaml of a description. */
export function readTopicCatalogue(folder: string): TopicCatalogue {
  const text = readFileSync(join(folder, file), "utf8");
  if (last?.text !== text) last = { text, catalogue: parseTopicCatalogue(text) };
  // Redocly changes the object that it gets.
  return structuredClone(last.catalogue);
}

/** Topics have a colon in their name; the shared parts of the file have none. */
function parseTopicCatalogue(text: string): TopicCatalogue {
  try {
    const { domains, emitters, groups, world, ...topics } = parse(text, { merge: true });
    return { domains, emitters, groups, world, topics };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // Without this, Redocly names openapi.yaml, the file that it is reading.
    const [{ line, col }] = error.linePos ?? [{ line: 1, col: 1 }];
    throw new Error(`${file}:${line}:${col} ${error.message.replace(/ at line.*$/s, "")}`);
  }
}

/** Adds a webhook for each topic, and a tag for each domain, to the root of the description before it is resolved. */
export const renderWebhooks: Rule = () => ({
  Root: {
    leave(root, { location }) {
      const catalogue = readTopicCatalogue(dirname(location.source.absoluteRef));
      const domainTags = renderDomainTags(catalogue);
      const { tags = [] } = root as { tags?: Tag[] };
      const others = tags.filter(({ name }) => domainTags.every((tag) => tag.name !== name));
      const webhooks = Object.entries(catalogue.topics).map(([topic, entry]): [string, Node] => [
        topic,
        renderWebhook(topic, entry, catalogue),
      ]);
      Object.assign(root, { tags: [...others, ...domainTags], webhooks: Object.fromEntries(webhooks) });
    },
  },
});

function renderDomainTags({ domains }: TopicCatalogue): Tag[] {
  return Object.entries(domains).map(([domain, { displayName, description }]) => ({
    name: `${domain}-events`,
    "x-displayName": displayName,
    description,
  }));
}

function renderWebhook(topic: string, entry: TopicEntry, catalogue: TopicCatalogue): Node {
  const words = topic.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(/[ :-]/);
  const name = words.map(capitalize).join("");
  const summary = capitalize(words.join(" "));
  const ids = expandGroups(entry.context, catalogue.groups);
  return {
    post: {
      operationId: `on${name}`,
      tags: [`${entry.domain}-events`],
      summary,
      description: describeTopic(entry, ids, catalogue),
      "x-origin": entry.origin,
      "x-topic": topic,
      "x-domain": entry.domain,
      ...(entry.emitter && { "x-emitter": entry.emitter }),
      ...(entry.reserved && { "x-reserved": entry.reserved }),
      security: [{ webhookSignature: [] }],
      parameters: ["WebhookMessageId", "WebhookTimestamp", "WebhookSignature"].map((parameter) => ({
        $ref: `shared/parameters.yaml#/${parameter}`,
      })),
      requestBody: {
        description: "The event.",
        required: true,
        content: {
          "application/json": {
            schema: renderSchema(topic, entry, ids),
            examples: {
              [`${name.charAt(0).toLowerCase()}${name.slice(1)}Event`]: {
                summary,
                value: renderEvent(topic, entry, ids, catalogue),
              },
            },
          },
        },
      },
      responses: {
        "2XX": { description: "The receiver has the event. The body of this response is not read." },
        "410": { $ref: "shared/responses.yaml#/WebhookGone" },
        default: { $ref: "shared/responses.yaml#/WebhookFailure" },
      },
    },
  };
}

function describeTopic(
  { when, payload, emitter, reserved }: TopicEntry,
  ids: string[],
  { emitters }: TopicCatalogue,
) {
  const optional = ids.filter((id) => id.endsWith("?")).map((id) => `\`${id.slice(0, -1)}\``);
  return [
    when,
    emitter && emitters[emitter],
    reserved && `Reserved: ${reserved} Clients may record it with \`createEvent\`.`,
    optional.length > 0 && `Optional in the context: ${optional.join(", ")}.`,
    !payload && "The payload is empty.",
  ]
    .filter(Boolean)
    .join(" ");
}

// References are resolved relative to openapi.yaml, because the webhooks are added there.
function renderSchema(topic: string, { domain, payload }: TopicEntry, ids: string[]): Node {
  const properties = {
    topic: { type: "string", const: topic, description: `Always \`${topic}\`.` },
    domain: { type: "string", const: domain, description: `Always \`${domain}\`.` },
    context: {
      description: "Where it happened and who did it, with the ids that are set on this topic.",
      allOf: [{ $ref: "schemas/events.yaml#/Context" }],
      required: ids.filter((id) => !id.endsWith("?")),
    },
    ...(payload && { payload: { type: "object", description: "What is known about it.", ...payload } }),
  };
  return {
    allOf: [
      { $ref: "schemas/events.yaml#/Event" },
      { type: "object", required: Object.keys(properties), properties },
    ],
  };
}

function renderEvent(
  topic: string,
  { domain, example }: TopicEntry,
  ids: string[],
  { world }: TopicCatalogue,
): Node {
  const { id, createdAt, context, payload = {}, ...others } = example;
  const values = {
    ...Object.fromEntries(ids.map((key) => [key.replace("?", ""), world[key.replace("?", "")]])),
    ...context,
  };
  const present: Node = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const { slugs, namespaces } = present;
  if (slugs !== undefined) {
    const fitting = Object.entries(slugs as Node).filter(([name]) => present[`${name}Id`] !== undefined);
    present["slugs"] = Object.fromEntries(fitting);
  }
  return {
    id,
    topic,
    domain,
    context: present,
    payload,
    ...others,
    ...(namespaces !== undefined && { namespaces }),
    createdAt,
  };
}

function expandGroups(names: string[], groups: TopicCatalogue["groups"]): string[] {
  return names.flatMap((name) => (groups[name] ? expandGroups(groups[name], groups) : [name]));
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
