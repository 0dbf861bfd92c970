import type { Rule } from "./visitor.ts";

const verbsByMethod: Record<string, readonly string[]> = {
  get: ["get", "list", "download", "stream"],
  post: (
    "create bulkCreate bulkMutate assign insert upsert write upload add archive unarchive lock unlock validate " +
    "detect exchange invite execute acknowledge complete fail cancel retry redeliver refresh rotate resend undo restore replay clone split duplicate preview"
  ).split(" "),
  put: ["announce", "merge", "replace", "update"],
  patch: ["update"],
  delete: ["delete", "bulkDelete", "remove"],
};

// A verb that changes something behind a method that promises not to. Clients must not retry or prefetch it.
const sideEffectVerbs = ["revert"];

/** An operationId is `verbNoun` in camelCase, and the verb fits the HTTP method. */
export const operationIdGrammar: Rule = () => ({
  Paths: {
    Operation: {
      enter(operation, { key, location, report }) {
        const operationId = String(operation["operationId"] ?? "");
        const method = String(key);
        const startsWith = (verb: string) => new RegExp(`^${verb}[A-Z][A-Za-z0-9]*$`).test(operationId);

        if (method === "get" && sideEffectVerbs.some(startsWith)) {
          if (operation["x-side-effect"] === true) return;
          report({
            message: `\`${operationId}\` changes something on GET. Add \`x-side-effect: true\` to the operation.`,
            location: location.child(["operationId"]),
          });
          return;
        }
        const verbs = verbsByMethod[method] ?? [];
        if (verbs.some(startsWith)) return;
        report({
          message:
            `\`${operationId}\` is not a name for ${method.toUpperCase()}. Write a verb and a noun in camelCase, ` +
            `the verb one of: ${verbs.join(", ")}; or add the verb to rules/operation-id-grammar.ts.`,
          location: location.child(["operationId"]),
        });
      },
    },
  },
});
