import { proposeNearest } from "./nearest.ts";
import { type Context, type Rule, readComponentName } from "./visitor.ts";

/** Each topic in `x-emits` is one of the schema EventTopic. */
export const emitsKnownTopic: Rule = () => {
  const topics = new Set<string>();
  const emissions: { topic: string; location: Context["location"] }[] = [];
  return {
    Operation: {
      enter(operation, { location }) {
        for (const [index, topic] of ((operation["x-emits"] ?? []) as string[]).entries()) {
          emissions.push({ topic, location: location.child(["x-emits", index]) });
        }
      },
    },
    Schema: {
      enter(schema, { location }) {
        if (readComponentName(location) !== "EventTopic") return;
        for (const topic of (schema["enum"] ?? []) as string[]) topics.add(topic);
      },
    },
    Root: {
      leave(_root, { report }) {
        for (const { topic, location } of emissions) {
          if (topics.has(topic)) continue;
          const proposal = proposeNearest(topic, topics);
          report({
            message: `\`${topic}\` is not a topic of EventTopic.${proposal} Write one of its values.`,
            location,
          });
        }
      },
    },
  };
};
