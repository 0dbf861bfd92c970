import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

// Our own types, so that the published declarations do not need those of Ajv: it is bundled, not installed.

/** An error that a schema found in a value. */
export interface ErrorObject {
  readonly keyword: string;
  /** A JSON pointer into the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
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

/**
 * After so many errors, a loop over the items of a list or the keys of an object stops. More than a response shows,
 * because the errors of all branches of a choice become one.
 */
const mostErrors = 200;

/** Compiles the schemas of one JSON document on first use; `pointer` is a JSON pointer into it, `/checks/name`. */
export function createSchemaCompiler(document: object): (pointer: string) => ValidateFunction {
  const address = "https://data-import.example/document";
  const ajv = new Ajv2020({
    allErrors: true,
    code: { process: stopLoops },
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
  ajv.addFormat("date-time", { type: "string", validate: isDateTime });
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({ keyword: "uniqueItems", type: "array", schemaType: "boolean", compile: compileUnique });
  ajv.addKeyword({ keyword: "x-max-bytes", schemaType: "number", compile: compileMaxBytes });
  ajv.addSchema({ $id: address, ...document });
  return (pointer) => {
    const validate = ajv.getSchema(`${address}#${pointer}`);
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return validate as ValidateFunction;
  };
}

/** With `allErrors`, the code of Ajv takes time that grows with the square of the number of errors. */
function stopLoops(code: string): string {
  return code.replace(
    /\bfor\((?:let (?<item>i\d+)=0; \k<item><len\d+; \k<item>\+\+|const key\d+ in \w+)\)\{/g,
    (loop) => `${loop}if(errors>=${mostErrors})break;`,
  );
}

const isDateTimeFormat = formats.default.get("date-time") as { validate(text: string): boolean };

/** More characters than any date-time needs. Ajv divides a text at its spaces, which a million of them would make slow. */
const longestDateTime = 64;

/** Leap seconds are valid by RFC 3339, but JavaScript and databases have no such time. */
function isDateTime(text: string): boolean {
  if (text.length > longestDateTime) return false;
  return isDateTimeFormat.validate(text) && !Number.isNaN(Date.parse(text));
}

/** Ajv compares each item with all others. */
function compileUnique(isUnique: boolean) {
  const validate = (items: readonly unknown[]): boolean => {
    const places = new Map<string, number>();
    for (const [position, item] of items.entries()) {
      const text = JSON.stringify(item);
      const earlier = places.get(text);
      places.set(text, position);
      if (earlier === undefined) continue;
      Object.assign(validate, {
        errors: [{ keyword: "uniqueItems", params: { i: earlier, j: position } }],
      });
      return false;
    }
    return true;
  };
  return isUnique ? validate : () => true;
}

const encoder = new TextEncoder();

/** How many bytes of UTF-8 a text has, or any other value as JSON. */
export function countBytes(value: unknown): number {
  return encoder.encode(typeof value === "string" ? value : JSON.stringify(value)).byteLength;
}

function compileMaxBytes(limit: number) {
  const validate = (value: unknown): boolean => {
    // Nearly all values are texts that cannot have so many: 3 bytes for each unit of a text in JavaScript is the most.
    if (typeof value === "string" ? value.length * 3 <= limit : typeof value !== "object" || value === null) {
      return true;
    }
    if (countBytes(value) <= limit) return true;
    Object.assign(validate, { errors: [{ keyword: "x-max-bytes", params: { limit } }] });
    return false;
  };
  return validate;
}
