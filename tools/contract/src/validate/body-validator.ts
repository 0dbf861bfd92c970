import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { bundle } from "../description.ts";

// Keywords of OpenAPI are unknown to Ajv; lint has already rejected all other unknown ones.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(bundle, "description");

/**
 * The violations of a value, one line each; empty if it is valid.
 * @param pointer a JSON pointer to its schema in the bundle, such as `/components/schemas/Space`
 */
export function findViolations(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`description#${pointer}`);
  if (!validate) throw new Error(`The description has no schema at ${pointer}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || "the body"} ${message}`,
  );
}
