import type { Rule } from "./visitor.ts";

/** Each operation that takes a token says what the caller's role must grant: to read, or to write, what its tag names. */
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
            message: `\`${operationId}\` takes no token, so there is no role to ask. Remove \`x-permission\`.`,
            location: location.child(["x-permission"]).key(),
          });
          return;
        }
        const [tag] = (operation["tags"] ?? []) as string[];
        // A GET that changes something is no reading, whatever its method says.
        const isReading = key === "get" && operation["x-side-effect"] !== true;
        const expected = `${tag}:${isReading ? "read" : "write"}`;
        if (permission === expected) return;
        report(
          permission === undefined
            ? {
                message:
                  `\`${operationId}\` does not say what the caller's role must grant. ` +
                  `Add \`x-permission: ${expected}\`, or \`security: []\` when it takes no token.`,
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
