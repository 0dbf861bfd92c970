import { isNode, type Rule } from "./visitor.ts";

/** Each body has a named example: the mock responds with it, the docs show it, the tests send it. */
export const examplePresent: Rule = () => ({
  MediaType: {
    enter(mediaType, { key, location, report }) {
      const examples = mediaType["examples"];
      if (isNode(examples) && Object.keys(examples).length > 0) return;
      report({
        message:
          `This \`${key}\` body has no named example. Write one in examples/<resource>.yaml and add ` +
          "`examples: { <name>: { $ref: ../examples/<resource>.yaml#/<name> } }` beside `schema`.",
        location: location.key(),
      });
    },
  },
});
