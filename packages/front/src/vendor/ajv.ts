import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

// Written out, so that the declarations that we publish need no types of Ajv: it is bundled, not installed.

/** Something that a schema found wrong with a value. */
export interface ErrorObject {
  readonly keyword: string;
  /** A JSON pointer into the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The schema that has the keyword, the very object that was given. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  /** The part of the value that is wrong. */
  readonly data?: unknown;
}

/** Says whether a value fits; what is wrong with the last value is in `errors`. */
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
    // A number beyond all numbers is none.
    strictNumbers: true,
    // The document holds schemas, it is none itself.
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
