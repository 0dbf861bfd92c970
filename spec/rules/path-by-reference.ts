import { type Rule, readReference } from "./visitor.ts";

const target = /^(\.\/)?paths\/[a-z0-9-]+\.yaml#\/(collection|item)(-[a-z0-9]+)*$/;

/** Each path is one line: a `$ref` to a path item in `paths/<resource>.yaml`. */
export const pathByReference: Rule = () => ({
  Paths: {
    PathItem: {
      enter(_pathItem, { key, rawNode, rawLocation, report }) {
        if (target.test(readReference(rawNode) ?? "")) return;
        report({
          message:
            `Path \`${key}\` does not point into paths/. Move its item to paths/<resource>.yaml and write ` +
            `\`${key}: { $ref: paths/<resource>.yaml#/item }\`; the key is \`collection\`, \`item\`, ` +
            "`collection-<action>` or `item-<action>`.",
          location: rawLocation.key(),
        });
      },
    },
  },
});
