import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

// Our own types, so that the published declarations do not need those of Ajv: it is bundled, not installed.

/** An error that a schema found in a value. */
export interface ErrorObject {
  readonly keyword: string;
  /** A JSON pointer into the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The schema with the keyword: the same object that was compiled. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  /** The invalid part of the value. */
  readonly data?: unknown;
}

/** Whether a value is valid; `errors` has the errors of the last value. */
export interface ValidateFunction {
  (value: unknown): unknown;
  readonly errors?: readonly ErrorObject[] | null;
}

/** Compiles the schemas of one JSON document on first use; `pointer` is a JSON pointer into it, `/checks/name`. */
export function createSchemaCompiler(
  document: object,
  { allErrors }: { readonly allErrors: boolean },
): (pointer: string) => ValidateFunction {
  const address = "https://data-import.example/document";
  const ajv = new Ajv2020({
    allErrors,
    discriminator: true,
    logger: false,
    // OpenAPI keywords such as `example` and `x-origin` are not errors.
    strict: false,
    // An infinite number is not valid.
    strictNumbers: true,
    // The document contains schemas; it is not a schema itself.
    validateSchema: false,
    // Errors carry the value and the schema, for the message.
    verbose: true,
  });
  formats.default(ajv);
  ajv.addSchema({ $id: address, ...document });
  return (pointer) => {
    const validate = ajv.getSchema(`${address}#${pointer}`);
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return validate as ValidateFunction;
  };
}
