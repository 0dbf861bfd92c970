import { type Rule, readReference } from "./visitor.ts";

/** Error responses are declared once, in shared/responses.yaml, so that all of them have the same envelope. */
export const errorResponseShared: Rule = () => ({
  Responses: {
    enter(responses, { location, report }) {
      for (const [status, response] of Object.entries(responses)) {
        if (!/^[45]|^default$/.test(status)) continue;
        if (/(^|\/)shared\/responses\.yaml#\//.test(readReference(response) ?? "")) continue;
        report({
          message:
            `The ${status} response is written here. Declare it in shared/responses.yaml and write ` +
            `\`"${status}": { $ref: ../shared/responses.yaml#/<Name> }\`.`,
          location: location.child([status]).key(),
        });
      }
    },
  },
});
