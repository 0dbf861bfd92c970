import { dirname } from "node:path";
import { readTopicCatalogue } from "./render-webhooks.ts";
import { type Context, type Rule, readComponentName } from "./visitor.ts";

/**
 * Each topic of EventTopic is emitted by an operation, or events/topics.yaml says what emits it or why nothing does. If
 * an operation emits it, the entry must not say that nothing does.
 */
export const topicEmitted: Rule = () => {
  const emitted = new Set<string>();
  const topics = new Map<string, Context["location"]>();
  return {
    Paths: {
      Operation: {
        enter(operation) {
          for (const topic of (operation["x-emits"] ?? []) as string[]) emitted.add(topic);
        },
      },
    },
    Schema: {
      enter(schema, { location }) {
        if (readComponentName(location) !== "EventTopic") return;
        for (const [index, topic] of ((schema["enum"] ?? []) as string[]).entries()) {
          topics.set(topic, location.child(["enum", index]));
        }
      },
    },
    Root: {
      leave(_root, { location, report }) {
        const entries = readTopicCatalogue(dirname(location.source.absoluteRef)).topics;
        for (const [topic, place] of topics) {
          const entry = entries[topic];
          if (emitted.has(topic) && entry?.reserved) {
            report({
              message: `An operation emits \`${topic}\`. Remove \`reserved\` from its entry in events/topics.yaml.`,
              location: place,
            });
          }
          if (emitted.has(topic) || entry?.emitter || entry?.reserved) continue;
          report({
            message:
              `Nothing emits \`${topic}\`. Add it to \`x-emits\` of the operation that does, or give its entry in ` +
              "events/topics.yaml an `emitter: <what>` or `reserved: <why>`.",
            location: place,
          });
        }
      },
    },
  };
};
