import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { bundle } from "../description.ts";

// Unknown keywords are those of OpenAPI; lint has already rejected the ones that nobody knows.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(bundle, "description");

/**
 * What is wrong with a value, one line each; empty where it is valid.
 * @param pointer where its schema stands in the bundle, as a JSON pointer such as `/components/schemas/Space`
 */
export function findViolations(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`description#${pointer}`);
  if (!validate) throw new Error(`The description has no schema at ${pointer}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || "the body"} ${message}`,
  );
}
