import { type Context, isNode, type Rule, readComponentName } from "./visitor.ts";

function checkDescription(
  subject: string,
  node: unknown,
  { report }: Context,
  location: Context["location"],
) {
  const description = isNode(node) ? String(node["description"] ?? "").trim() : "";
  if (description === "") {
    report({
      message: `${subject} has no description. Add one that tells a reader more than its name.`,
      location,
    });
  } else if (!/\.\)?$/.test(description)) {
    report({ message: `The description of ${subject} has no full stop. End it with \`.\`.`, location });
  }
}

/** Each named schema, property and parameter is described in full sentences. */
export const descriptionPresent: Rule = () => ({
  Schema: {
    enter(schema, context) {
      const name = readComponentName(context.location);
      if (name) checkDescription(`Schema \`${name}\``, schema, context, context.location.key());
    },
  },
  SchemaProperties: {
    enter(properties, context) {
      for (const [name, property] of Object.entries(properties)) {
        // A description beside a `$ref` says what the property means here. Without it, the description of the type is used.
        const described =
          isNode(property) && "description" in property ? property : context.resolve(property).node;
        checkDescription(`Property \`${name}\``, described, context, context.location.child([name]).key());
      }
    },
  },
  Parameter: {
    enter(parameter, context) {
      checkDescription(`Parameter \`${parameter["name"]}\``, parameter, context, context.location);
    },
  },
});
