import type { Rule } from "./visitor.ts";

/**
 * Each operation that takes a token names the permission that the caller's role must grant: to read or to write its tag.
 * `any` is for operations that each valid token may call; they only read.
 */
export const permissionPresent: Rule = () => ({
  Paths: {
    Operation: {
      enter(operation, { key, location, report }) {
        const operationId = String(operation["operationId"] ?? key);
        const permission = operation["x-permission"];
        const { security } = operation;

        if (Array.isArray(security) && security.length === 0) {
          if (permission === undefined) return;
          report({
            message: `\`${operationId}\` takes no token, so no role can grant a permission. Remove \`x-permission\`.`,
            location: location.child(["x-permission"]).key(),
          });
          return;
        }
        const [tag] = (operation["tags"] ?? []) as string[];
        // A GET that changes something needs the permission to write.
        const isReading = key === "get" && operation["x-side-effect"] !== true;
        const expected = `${tag}:${isReading ? "read" : "write"}`;
        if (permission === expected || (isReading && permission === "any")) return;
        report(
          permission === undefined
            ? {
                message:
                  `\`${operationId}\` does not say which permission the caller's role must grant. ` +
                  `Add \`x-permission: ${expected}\`, or \`security: []\` if it takes no token.`,
                location: location.key(),
              }
            : {
                message: `\`${permission}\` is not the permission of \`${operationId}\`. Write \`${expected}\`.`,
                location: location.child(["x-permission"]),
              },
        );
      },
    },
  },
});
