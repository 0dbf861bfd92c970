import { type Context, isNode, type Node, type Rule, readReference } from "./visitor.ts";

const shape =
  "Add `discriminator: { propertyName: type, mapping: { <value>: <$ref of the branch> } }`, one named schema " +
  "per branch, each with `type: { type: string, const: <value> }` among its required properties.";

/**
 * Each `oneOf` and `anyOf` says by one constant property which branch a value is, so that code can switch on it. Two
 * unions need none: branches of different JSON types, and an `anyOf` that ends with any object.
 */
export const compositionDiscriminated: Rule = () => ({
  Schema: {
    enter(schema, context) {
      for (const keyword of ["oneOf", "anyOf"]) {
        const branches = isNode(schema) ? schema[keyword] : undefined;
        if (!Array.isArray(branches)) continue;
        if (differInType(branches, context)) continue;
        if (keyword === "anyOf" && endsWithAnyObject(branches, context)) continue;
        const fault = findFault(schema, branches, context);
        if (!fault) continue;
        context.report({
          message: `The branches of \`${keyword}\` cannot be told apart: ${fault}. ${shape}`,
          location: context.location.child([keyword]),
        });
      }
    },
  },
});

/** Whether `typeof` tells the branches apart, such as a string and an object. Only objects need a name. */
function differInType(branches: unknown[], context: Context): boolean {
  const types = branches.map((branch) => {
    const { type } = readNamed(branch, context) ?? (isNode(branch) ? branch : {});
    return readReference(branch) === undefined && type === "object" ? undefined : type;
  });
  return (
    types.length > 1 &&
    types.every((type) => typeof type === "string") &&
    new Set(types).size === types.length
  );
}

/** Whether the branches are known shapes of an object with any keys: the last branch accepts every other object. */
function endsWithAnyObject(branches: unknown[], context: Context): boolean {
  const named = branches.map((branch) => readNamed(branch, context));
  const last = named.at(-1);
  return (
    named.every((branch) => branch?.["type"] === "object") &&
    last?.["additionalProperties"] === true &&
    last["properties"] === undefined
  );
}

function readNamed(branch: unknown, { resolve }: Context): Node | undefined {
  const target = readReference(branch) ? resolve(branch).node : undefined;
  return isNode(target) ? target : undefined;
}

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
