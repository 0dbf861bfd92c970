import type { Topic } from "../description/model.ts";
import { describeEmitter } from "./describe-emitter.ts";
import { pathOfTopicSchema } from "./list-schema-files.ts";
import { writeJson } from "./write-code.ts";
import { writeFields } from "./write-fields.ts";
import { linkOperation, writeList } from "./write-links.ts";
import { joinBlocks, writeExample } from "./write-message.ts";

/** The page of a topic in Markdown; `schema` has the properties that its JSON Schema adds to every event. */
export function writeTopicMarkdown(topic: Topic, schema: object): string {
  const { name, domain, origin, text, message, operations } = topic;
  const causes = [...operations.map(linkOperation), describeEmitter(topic)].filter(Boolean);
  return joinBlocks(
    `# ${name}`,
    text,
    writeList([
      `domain: [${domain}](site:events/#${domain})`,
      `origin: ${origin}`,
      `caused by: ${causes.join(", ")}`,
    ]),
    message.field !== undefined && joinBlocks("## Event", writeFields(message.field)),
    ...message.examples.map((example) => writeExample(example, 2)),
    "## JSON Schema",
    `The properties that this topic adds to every event; [the whole schema](site:${pathOfTopicSchema(name)}) has the definitions.`,
    writeJson(schema),
  );
}
