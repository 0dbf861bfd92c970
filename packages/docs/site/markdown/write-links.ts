/** A link to the page of an operation, by operationId. */
export function linkOperation(id: string): string {
  return `[${id}](site:operations/${id}/)`;
}

/** A link to the page of a schema. */
export function linkSchema(name: string): string {
  return `[${name}](site:schemas/${name}/)`;
}

/** A link to the page of a topic. */
export function linkTopic(topic: string): string {
  return `[${topic}](site:events/${topic.replaceAll(":", "-")}/)`;
}

/** A list with one item per line. */
export function writeList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
