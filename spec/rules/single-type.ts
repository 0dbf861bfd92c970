import { isNode, type Rule } from "./visitor.ts";

/** A schema has one JSON type, and `null` beside it at most: generators of clients read no longer lists of types. */
export const singleType: Rule = () => ({
  Schema: {
    enter(schema, { location, report }) {
      const types = isNode(schema) ? schema["type"] : undefined;
      if (!Array.isArray(types) || types.filter((type) => type !== "null").length < 2) return;
      const branches = types.map((type) => `{ type: ${type === "null" ? '"null"' : type} }`).join(", ");
      report({
        message: `Many generators of clients cannot read several types in one schema. Write \`anyOf: [${branches}]\`.`,
        location: location.child(["type"]),
      });
    },
  },
});
