import type { Field, Message, Operation, Topic } from "./model.ts";

/** For each named schema the value with the most properties in the examples, if there is one. */
export function collectExamples(
  operations: readonly Operation[],
  topics: readonly Topic[],
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const messages: (Message | undefined)[] = [
    ...operations.flatMap(({ body, responses }) => [body, ...responses]),
    ...topics.map(({ message }) => message),
  ];
  for (const message of messages) {
    if (message?.field === undefined) continue;
    for (const { value } of message.examples) collectInside(message.field, value, found);
  }
  return found;
}

function collectInside(field: Field, value: unknown, found: Map<string, unknown>): void {
  for (const content of openContainers(field.type, value)) {
    if (field.schema !== undefined) keepFuller(field.schema, content, found);
    if (!isObject(content)) continue;
    const variant = field.variants.find(({ label }) => label === content[field.discriminator ?? ""]);
    if (variant?.schema !== undefined) keepFuller(variant.schema, content, found);
    for (const child of [...field.children, ...(variant?.children ?? [])]) {
      if (child.name in content) collectInside(child, content[child.name], found);
    }
  }
}

/** The values in a list or map. */
function openContainers(type: string, value: unknown): unknown[] {
  const container = /^(?:array of |map<[^,]+, )/;
  if (!container.test(type)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((content) => openContainers(type.replace(container, ""), content));
}

function keepFuller(name: string, value: unknown, found: Map<string, unknown>): void {
  const size = (each: unknown) => (isObject(each) ? Object.keys(each).length : 0);
  if (!found.has(name) || size(value) > size(found.get(name))) found.set(name, value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
