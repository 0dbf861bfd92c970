import { isNode, type Rule, readReference } from "./visitor.ts";

/** The name of the schema of a JSON body, or undefined if the body has no schema of its own name. */
function readBodyName(body: unknown): string | undefined {
  const content = isNode(body) ? body["content"] : undefined;
  const json = isNode(content) ? content["application/json"] : undefined;
  return isNode(json) ? readReference(json["schema"])?.split("/").at(-1) : undefined;
}

/** Schemas of designed operations are named as the public ones: `…Request`, and `List…Response` for a list. */
export const designedNames: Rule = () => ({
  Paths: {
    Operation: {
      enter(operation, { location, report }) {
        if (operation["x-origin"] !== "designed") return;
        const operationId = String(operation["operationId"] ?? "");
        const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;

        const request = readBodyName(operation["requestBody"]);
        if (request !== undefined && !request.endsWith("Request"))
          report({
            message: `The body of \`${operationId}\` is \`${request}\`. Name it \`${name}Request\`.`,
            location: location.child(["requestBody"]),
          });

        if (!operationId.startsWith("list")) return;
        const { responses } = operation;
        const response = readBodyName(isNode(responses) ? responses["200"] : undefined);
        if (response !== undefined && /^List.+Response$/.test(response)) return;
        const present = response === undefined ? "without a name" : `\`${response}\``;
        report({
          message: `The list of \`${operationId}\` is ${present}. Name it \`${name}Response\`.`,
          location: location.child(["responses"]),
        });
      },
    },
  },
});
