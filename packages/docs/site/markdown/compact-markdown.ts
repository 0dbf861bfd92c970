import type { Message, Operation, Response, Schema, Topic } from "../description/model.ts";
import type { SiteSource } from "../page.ts";
import { cutField, cutTree } from "./cut-tree.ts";
import { describeEmitter } from "./describe-emitter.ts";
import { writeFieldList } from "./write-fields.ts";
import { linkOperation, linkSchema, writeList } from "./write-links.ts";
import { joinBlocks, writeExample } from "./write-message.ts";
import { writeOperationMarkdown } from "./write-operation-markdown.ts";
import { writeSchemaMarkdown } from "./write-schema-markdown.ts";

/**
 * The Markdown of operations, topics and schemas for a text that has all of them, by the path of their page: what a
 * named schema holds is said once, with that schema, and of an event only what its topic adds to every event.
 */
export function writeCompactMarkdown({ description, samples }: SiteSource): ReadonlyMap<string, string> {
  const { operations, topics, schemas } = description;
  return new Map([
    ...operations.map((operation): [string, string] => {
      const own = samples.get(operation.id);
      if (own === undefined) throw new Error(`There are no samples for ${operation.id}.`);
      // Programs tell the same in each language.
      const { client, fetch, curl } = own;
      return [
        `operations/${operation.id}/`,
        writeOperationMarkdown(cutOperation(operation), { client, fetch, curl }),
      ];
    }),
    ...topics.map((topic): [string, string] => [`events/${topic.slug}/`, writeTopic(topic)]),
    ...schemas.map((schema): [string, string] => [
      `schemas/${schema.name}/`,
      writeSchemaMarkdown(cutSchema(schema)),
    ]),
  ]);
}

function cutOperation(operation: Operation): Operation {
  const { body, responses } = operation;
  return {
    ...operation,
    // The page of errors says which operations return the others.
    errors: operation.errors.filter(({ of }) => of === "own"),
    ...(body && { body: { ...cutMessage(body), required: body.required } }),
    responses: responses.map((response): Response => ({ ...response, ...cutMessage(response) })),
  };
}

function cutMessage<Kind extends Message>(message: Kind): Kind {
  return message.field === undefined ? message : { ...message, field: cutField(message.field) };
}

function cutSchema(schema: Schema): Schema {
  return { ...schema, field: cutTree(schema.field) };
}

function writeTopic(topic: Topic): string {
  const { name, domain, origin, text, operations, message, context, payload } = topic;
  const causes = [...operations.map(linkOperation), describeEmitter(topic)].filter(Boolean);
  const ids = (context?.children ?? [])
    .filter(({ required }) => required)
    .map((field) => `\`${field.name}\``);
  const fields = writeFieldList(payload === undefined ? [] : cutTree(payload).children);
  return joinBlocks(
    `# ${name}`,
    text,
    writeList([
      `domain: ${domain}`,
      `origin: ${origin}`,
      `caused by: ${causes.join(", ")}`,
      `always in the context: ${ids.join(", ")}`,
      `every event: ${linkSchema("Event")}`,
    ]),
    fields !== "" && joinBlocks("## Payload", fields),
    ...message.examples.map((example) => writeExample(example, 2)),
  );
}
