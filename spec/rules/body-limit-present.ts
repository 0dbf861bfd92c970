import type { Rule } from "./visitor.ts";

/** Each operation that anyone may call limits the size of its body. */
export const bodyLimitPresent: Rule = () => ({
  Paths: {
    Operation: {
      enter(operation, { key, location, report }) {
        const { security, requestBody } = operation;
        const takesToken = !Array.isArray(security) || security.length > 0;
        if (takesToken || requestBody === undefined || operation["x-body-limit"] !== undefined) return;
        const operationId = String(operation["operationId"] ?? key);
        report({
          message: `\`${operationId}\` takes no token, so anyone can send it a large body. Add \`x-body-limit: 65536\`.`,
          location: location.key(),
        });
      },
    },
  },
});
