import { isNode, type Rule, readReference } from "./visitor.ts";

const shared = "shared/parameters.yaml#/IdempotencyKey";
const line = `- $ref: ../${shared}`;

/** Each POST takes the shared Idempotency-Key, because clients send every POST again with it. No other method has it. */
export const idempotencyKeyPresent: Rule = () => ({
  Paths: {
    Operation: {
      enter(operation, { key, location, report }) {
        const parameters = (operation["parameters"] ?? []) as unknown[];
        const takesKey = parameters.some((parameter) => readReference(parameter)?.endsWith(shared));
        if (takesKey === (key === "post")) return;
        const name = String(operation["operationId"] ?? key);
        report({
          message: takesKey
            ? `\`${name}\` is not a POST, so the service would ignore its \`Idempotency-Key\`. Remove the parameter.`
            : `\`${name}\` is a POST without \`Idempotency-Key\`. Add \`${line}\` to its parameters.`,
          location: location.key(),
        });
      },
    },
  },
  Parameter: {
    enter(parameter, { location, report }) {
      if (!isNode(parameter) || String(parameter["name"]).toLowerCase() !== "idempotency-key") return;
      if (location.source.absoluteRef.endsWith("/shared/parameters.yaml")) return;
      report({ message: `\`Idempotency-Key\` is declared here. Write \`${line}\`.`, location });
    },
  },
});
