import type { Schema, UsedBy } from "../description/model.ts";
import { writeFields } from "./write-fields.ts";
import { linkOperation, linkSchema, linkTopic, writeList } from "./write-links.ts";
import { joinBlocks } from "./write-message.ts";

/** The page of a schema in Markdown: its fields, who uses it, and where its JSON Schema is. */
export function writeSchemaMarkdown(schema: Schema): string {
  const { name, origin, deprecated, field, usedBy } = schema;
  return joinBlocks(
    `# ${name}`,
    [`- origin: ${origin}`, deprecated && "- deprecated", `- [JSON Schema](site:schemas/${name}.json)`]
      .filter(Boolean)
      .join("\n"),
    joinBlocks("## Fields", writeFields({ ...field, text: schema.text })),
    ...writeUsers(usedBy),
  );
}

function writeUsers({ requests, responses, topics, schemas }: UsedBy): string[] {
  const users = [
    ["In requests of", requests.map(linkOperation)],
    ["In responses of", responses.map(linkOperation)],
    ["In events", topics.map(linkTopic)],
    ["In schemas", schemas.map(linkSchema)],
  ] as const;
  const lines = users
    .filter(([, links]) => links.length > 0)
    .map(([where, links]) => `${where} ${links.join(", ")}`);
  return lines.length === 0 ? [] : ["## Used", writeList(lines)];
}
