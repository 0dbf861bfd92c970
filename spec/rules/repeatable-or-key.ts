import { isNode, type Rule, readReference } from "./visitor.ts";

const shared = "shared/parameters.yaml#/IdempotencyKey";
const line = `- $ref: ../${shared}`;

/**
 * Each operation that changes something either may be sent twice, or takes the shared Idempotency-Key: clients send every
 * request again whose response was lost. One that only reads has neither.
 */
export const repeatableOrKey: Rule = () => ({
  Paths: {
    Operation: {
      enter(operation, { key, location, report }) {
        const parameters = (operation["parameters"] ?? []) as unknown[];
        const takesKey = parameters.some((parameter) => readReference(parameter)?.endsWith(shared));
        const isRepeatable = operation["x-repeatable"] === true;
        const changes = key !== "get" || operation["x-side-effect"] === true;
        if (changes ? takesKey !== isRepeatable : !(takesKey || isRepeatable)) return;
        const name = String(operation["operationId"] ?? key);
        const message = changes
          ? takesKey
            ? `\`${name}\` has \`x-repeatable\` and an \`Idempotency-Key\`, which it does not need. Remove one of them.`
            : `\`${name}\` changes something. Add \`${line}\` to its parameters, or \`x-repeatable: true\` if a second request does no harm.`
          : `\`${name}\` only reads, so it may be sent twice. Remove its \`x-repeatable\` and \`Idempotency-Key\`.`;
        report({ message, location: location.key() });
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
