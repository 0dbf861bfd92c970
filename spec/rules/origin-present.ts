import { type Context, isNode, type Node, type Rule, readComponentName } from "./visitor.ts";

const choices =
  "`documented` (the service's specification states it), `public` (public facts fill its gap) " +
  "or `designed` (our decision)";

function checkPresent(subject: string, node: Node, { location, report }: Context): void {
  if (node["x-origin"] !== undefined) return;
  report({
    message: `${subject} has no origin. Add \`x-origin: documented | public | designed\`: ${choices}.`,
    location: location.key(),
  });
}

function checkValue(node: Node, { location, report }: Context): void {
  const origin = isNode(node) ? node["x-origin"] : undefined;
  if (origin === undefined || ["documented", "public", "designed"].includes(String(origin))) return;
  report({
    message: `\`${origin}\` is not an origin. Write ${choices}.`,
    location: location.child(["x-origin"]),
  });
}

/** Each operation and each named schema says where it comes from, with one of three values. */
export const originPresent: Rule = () => ({
  Operation: {
    enter(operation, context) {
      checkPresent(`Operation \`${operation["operationId"] ?? context.key}\``, operation, context);
    },
  },
  Schema: {
    enter(schema, context) {
      const name = readComponentName(context.location);
      if (name && isNode(schema)) checkPresent(`Schema \`${name}\``, schema, context);
    },
  },
  any: { enter: checkValue },
  // What stands beside a `$ref` is not part of the node it points to.
  ref: { enter: checkValue },
});
