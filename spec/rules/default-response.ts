import { type Rule, readReference } from "./visitor.ts";

/** Each operation answers what its specification does not list with the error envelope. */
export const defaultResponse: Rule = () => ({
  Paths: {
    Responses: {
      enter(responses, { location, report }) {
        if (readReference(responses["default"])?.endsWith("shared/responses.yaml#/UnexpectedError")) return;
        report({
          message:
            "These answers leave other failures open. " +
            "Add `default: { $ref: ../shared/responses.yaml#/UnexpectedError }`.",
          location: location.key(),
        });
      },
    },
  },
});
