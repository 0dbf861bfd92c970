import { type Context, isNode, type Location, type Node, type Rule, readReference } from "./visitor.ts";

/** What a description says to those who send a value, and what makes no sense about a value that the service sends. */
const wordsOfRequests = /\b(The default is|needs? this property|Without it)\b/;

/** No property that only responses have is described in the words of a request, which come with a shared anchor. */
export const responseDescribed: Rule = () => {
  const sent = new Set<unknown>();
  const received = new Map<Node, Location>();
  return {
    Operation: {
      enter(operation, context) {
        collect(operation["requestBody"], context.location.child(["requestBody"]), context, (node) => {
          if (sent.has(node)) return false;
          sent.add(node);
          return true;
        });
        collect(operation["responses"], context.location.child(["responses"]), context, (node, location) => {
          if (received.has(node)) return false;
          received.set(node, location);
          return true;
        });
      },
    },
    Root: {
      leave(_, { report }) {
        for (const [node, location] of received) {
          const { properties } = node;
          if (sent.has(node) || !isNode(properties)) continue;
          for (const [name, property] of Object.entries(properties)) {
            const description = isNode(property) ? String(property["description"] ?? "") : "";
            const [words] = wordsOfRequests.exec(description) ?? [];
            if (words === undefined) continue;
            report({
              message: `\`${name}\` is only in responses, and its description says "${words}", as that of a request does. Say what the service returns.`,
              location: location.child(["properties", name]),
            });
          }
        }
      },
    },
  };
};

/** Visits a node and all that it contains or refers to; `enter` says whether to go on below an object. */
function collect(
  value: unknown,
  location: Location,
  context: Context,
  enter: (node: Node, location: Location) => boolean,
): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) collect(each, location.child([index]), context, enter);
  } else if (isNode(value)) {
    if (!enter(value, location)) return;
    if (readReference(value) !== undefined) {
      const target = context.resolve(value, location.source.absoluteRef);
      if (target.location !== undefined) collect(target.node, target.location, context, enter);
    }
    for (const [key, each] of Object.entries(value)) collect(each, location.child([key]), context, enter);
  }
}
