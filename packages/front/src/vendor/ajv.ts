import { Ajv2020, type CodeOptions } from "ajv/dist/2020.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import type { ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import type { AnyValidateFunction } from "ajv/dist/types/index.js";
import formats from "ajv-formats";
import { compileMaxBytes, compileUnique, createDateTime, type OwnValidate } from "./own-rules.ts";

export { countBytes } from "./own-rules.ts";

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
  return createFinder(document) as (pointer: string) => ValidateFunction;
}

/**
 * Writes a module that takes the place of this one where generated code is forbidden: the schemas at these pointers are
 * compiled in it. It reads the schemas themselves from the document, as errors name them, and needs `own-rules.js`, and
 * of Ajv only formats and what counts characters.
 */
export function writeSchemaCompiler(document: object, pointers: readonly string[]): string {
  const ownCode = new Map<unknown, string>();
  const find = createFinder(document, { source: true, formats: _`formats` }, ownCode);
  const places = mapPlaces(document);
  const written = new Set<string>();
  const lines: string[] = [];

  function writeFunction({ source }: AnyValidateFunction): string {
    if (source === undefined) throw new Error("Ajv has not kept the code of a schema.");
    const name = source.validateName.str;
    if (written.has(name)) return name;
    written.add(name);
    for (const values of Object.values(source.scopeValues))
      for (const value of values ?? []) writeValue(value);
    lines.push(stopLoops(source.validateCode.toString()));
    if (source.evaluated !== undefined) lines.push(`${name}.evaluated = ${source.evaluated};`);
    return name;
  }

  /** What the code of a function refers to: the schemas, the other functions, keywords and patterns. */
  function writeValue({ str, prefix, value }: ValueScopeName): void {
    const ref: unknown = value?.ref;
    if (prefix === "validate") writeFunction(ref as AnyValidateFunction);
    if (prefix === "validate" || written.has(str)) return;
    written.add(str);
    if (prefix === "wrapper" || prefix === "root") {
      const { validate } = ref as { readonly validate: AnyValidateFunction };
      lines.push(`const ${str} = { validate: ${writeFunction(validate)} };`);
      return;
    }
    const place = places.get(ref);
    const code = place === undefined ? (ownCode.get(ref) ?? value?.code) : `at(${JSON.stringify(place)})`;
    if (code === undefined) throw new Error(`There is no code for ${str}.`);
    lines.push(`const ${str} = ${code};`);
  }

  const names = pointers.map((pointer) => `${JSON.stringify(pointer)}: ${writeFunction(find(pointer))}`);
  return `import { compileMaxBytes, compileUnique, createDateTime } from "./own-rules.js";
export { countBytes } from "./own-rules.js";
export const writeSchemaCompiler = undefined;
const formats = {...require("ajv-formats/dist/formats").fullFormats};
formats["date-time"] = createDateTime(formats["date-time"]);
export function createSchemaCompiler(document) {
const at = (keys) => keys.reduce((part, key) => part[key], document);
${lines.join("\n")}
const compiled = { ${names.join(",\n")} };
return (pointer) => compiled[pointer];
}
`;
}

/** The objects of a document with the keys that lead to them. */
function mapPlaces(document: object): Map<unknown, readonly string[]> {
  const places = new Map<unknown, readonly string[]>();
  const visit = (part: unknown, keys: readonly string[]): void => {
    if (typeof part !== "object" || part === null || places.has(part)) return;
    places.set(part, keys);
    for (const [key, inner] of Object.entries(part)) visit(inner, [...keys, key]);
  };
  visit(document, []);
  return places;
}

/**
 * The functions of Ajv for the schemas of a document.
 * @param ownCode gets the code of each function that a keyword of ours is compiled to
 */
function createFinder(
  document: object,
  code: CodeOptions = {},
  ownCode: Map<unknown, string> = new Map(),
): (pointer: string) => AnyValidateFunction {
  const address = "https://data-import.example/document";
  const ajv = new Ajv2020({
    allErrors: true,
    code: { process: stopLoops, ...code },
    discriminator: true,
    logger: false,
    // We write our own.
    messages: false,
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
  // The formats have named another place of their code.
  Object.assign(ajv.opts.code, code);
  ajv.addFormat("date-time", createDateTime(formats.default.get("date-time")));
  ajv.removeKeyword("uniqueItems");
  const remember = (compiled: OwnValidate, text: string): OwnValidate => {
    ownCode.set(compiled, text);
    return compiled;
  };
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    compile: (isUnique: boolean) => remember(compileUnique(isUnique), `compileUnique(${isUnique})`),
  });
  ajv.addKeyword({
    keyword: "x-max-bytes",
    schemaType: "number",
    compile: (limit: number) => remember(compileMaxBytes(limit), `compileMaxBytes(${limit})`),
  });
  ajv.addSchema({ $id: address, ...document });
  return (pointer) => {
    const validate = ajv.getSchema(`${address}#${pointer}`);
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return validate;
  };
}

/** With `allErrors`, the code of Ajv takes time that grows with the square of the number of errors. */
function stopLoops(code: string): string {
  return code.replace(
    /\bfor\((?:let (?<item>i\d+)=0; \k<item><len\d+; \k<item>\+\+|const key\d+ in \w+)\)\{/g,
    (loop) => `${loop}if(errors>=${mostErrors})break;`,
  );
}
