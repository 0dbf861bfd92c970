import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

export type { ErrorObject };

/** Compiles the schemas of one JSON document on first use; `pointer` is a JSON pointer into it, `/checks/name`. */
export function createSchemaCompiler(document: object): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    logger: false,
    // OpenAPI keywords such as `example` and `x-origin` are not errors.
    strict: false,
    // The document holds schemas, it is none itself.
    validateSchema: false,
    // Errors carry the value, for the message.
    verbose: true,
  });
  formats.default(ajv);
  const address = "https://data-import.example/document";
  ajv.addSchema({ $id: address, ...document });
  return (pointer) => {
    const validate = ajv.getSchema(`${address}#${pointer}`);
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return validate;
  };
}
