import type { Bundle, BundleWebhook } from "./bundle.ts";
import type { Domain, Operation, Topic } from "./model.ts";
import { readMessage } from "./read-messages.ts";

/** Every kind of event, in the order of the bundle. */
export function readTopics(bundle: Bundle, operations: readonly Operation[]): Topic[] {
  return Object.values(bundle.webhooks ?? {}).map(({ post }) => readTopic(bundle, post, operations));
}

function readTopic(bundle: Bundle, webhook: BundleWebhook, operations: readonly Operation[]): Topic {
  const name = webhook["x-topic"];
  const origin = webhook["x-origin"] ?? "designed";
  const message = readMessage(bundle, webhook.requestBody ?? { content: {} }, origin);
  const find = (key: string) => message.field?.children.find((field) => field.name === key);
  const [context, payload] = [find("context"), find("payload")];
  const { "x-reserved": reserved, "x-emitter": emitter } = webhook;
  return {
    name,
    slug: name.replaceAll(":", "-"),
    id: webhook.operationId,
    domain: webhook["x-domain"],
    summary: webhook.summary ?? name,
    text: (webhook.description ?? "").trim(),
    origin,
    ...(reserved === undefined ? {} : { reserved }),
    ...(emitter === undefined ? {} : { emitter }),
    operations: operations.filter(({ emits }) => emits.includes(name)).map(({ id }) => id),
    message,
    ...(context === undefined ? {} : { context }),
    ...(payload === undefined ? {} : { payload }),
  };
}

/** The topics by their domains, in the order in which the domains first occur. */
export function groupTopics(bundle: Bundle, topics: readonly Topic[]): Domain[] {
  const tagOf = new Map(
    Object.values(bundle.webhooks ?? {}).map(({ post }) => [post["x-domain"], post.tags?.[0]]),
  );
  return [...Map.groupBy(topics, ({ domain }) => domain)].map(([name, own]) => {
    const tag = bundle.tags?.find((each) => each.name === tagOf.get(name));
    return { name, title: tag?.["x-displayName"] ?? name, text: tag?.description?.trim() ?? "", topics: own };
  });
}
