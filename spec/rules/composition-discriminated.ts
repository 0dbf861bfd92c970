import { type Context, isNode, type Node, type Rule, readReference } from "./visitor.ts";

const shape =
  "Add `discriminator: { propertyName: type, mapping: { <value>: <$ref of the branch> } }`, one named schema " +
  "per branch, each with `type: { type: string, const: <value> }` among its required properties.";

/** Each `oneOf` and `anyOf` says by one constant property which branch a value is, so that code can switch on it. */
export const compositionDiscriminated: Rule = () => ({
  Schema: {
    enter(schema, context) {
      for (const keyword of ["oneOf", "anyOf"]) {
        const branches = isNode(schema) ? schema[keyword] : undefined;
        if (!Array.isArray(branches)) continue;
        const fault = findFault(schema, branches, context);
        if (!fault) continue;
        context.report({
          message: `\`${keyword}\` cannot be told apart: ${fault}. ${shape}`,
          location: context.location.child([keyword]),
        });
      }
    },
  },
});

function findFault(schema: Node, branches: unknown[], { resolve }: Context): string | undefined {
  const { propertyName, mapping } = isNode(schema["discriminator"]) ? schema["discriminator"] : {};
  if (typeof propertyName !== "string") return "it has no discriminator";
  if (!isNode(mapping)) return "the discriminator has no mapping";
  for (const branch of branches) {
    const reference = readReference(branch);
    if (!reference) return "a branch is not a `$ref`";
    const value = Object.keys(mapping).find((key) => mapping[key] === reference);
    if (value === undefined) return `the mapping does not name \`${reference}\``;
    const target = resolve(branch).node;
    const property = isNode(target) && isNode(target["properties"]) && target["properties"][propertyName];
    if (!isNode(property) || property["const"] !== value) {
      return `\`${reference}\` does not have \`${propertyName}\` with \`const: ${value}\``;
    }
    const required = isNode(target) ? target["required"] : undefined;
    if (!Array.isArray(required) || !required.includes(propertyName)) {
      return `\`${reference}\` does not require \`${propertyName}\``;
    }
  }
  return undefined;
}
