import { type Rule, readReference } from "./visitor.ts";

/** Each operation responds with the error envelope to every failure that its specification does not list. */
export const defaultResponse: Rule = () => ({
  Paths: {
    Responses: {
      enter(responses, { location, report }) {
        if (readReference(responses["default"])?.endsWith("shared/responses.yaml#/UnexpectedError")) return;
        report({
          message:
            "These responses have no `default` for other failures. " +
            "Add `default: { $ref: ../shared/responses.yaml#/UnexpectedError }`.",
          location: location.key(),
        });
      },
    },
  },
});
