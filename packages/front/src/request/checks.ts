import {
  type Description,
  escapePointer,
  followPointer,
  joinPointer,
  type Located,
  type MediaType,
  type Parameter,
  resolveReference,
  type Schema,
  splitPointer,
} from "../description.ts";
import {
  createSchemaCompiler,
  type ErrorObject,
  type ValidateFunction,
  writeSchemaCompiler,
} from "../vendor/ajv.ts";
import { kindsKeyword, listProperties, prepareSchema } from "./closed-schemas.ts";

/** Checks values against the schemas of the description, as JSON Schema 2020-12. */
export interface Checks {
  /**
   * The errors in the value of a parameter or of a body, given the part of the description with its schema. After some
   * hundreds it stops, so that the time depends only on the size of the value.
   */
  find(holder: Holder, value: unknown): readonly ErrorObject[];
  /** The JSON pointer of the rule that an error is about. */
  locate(error: ErrorObject): string | undefined;
  /** The names that are allowed in an object with an unknown one. */
  listNames(error: ErrorObject): readonly string[];
}

/** The place of a schema: a parameter, or a media type. */
export type Holder = Located<Parameter | MediaType>;

/** The schemas that values are checked against, and those that they refer to. */
interface CheckedDocument {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  /** By the pointer of their holder. */
  readonly checks: Readonly<Record<string, unknown>>;
}

/**
 * Prepares checks; each schema is compiled when it is first needed.
 * @param closed whether objects whose properties are listed may have no others
 */
export function createChecks(
  description: Description,
  holders: Iterable<Holder>,
  { closed }: { readonly closed: boolean },
): Checks {
  let document: CheckedDocument | undefined;
  const readDocument = (): CheckedDocument => {
    document ??= prepareDocument(description, holders, closed);
    return document;
  };
  const getValidator = createValidators(readDocument);
  let pointers: Map<unknown, string> | undefined;

  return {
    find(holder, value) {
      const validate = getValidator(holder.pointer);
      return validate(value) ? [] : (validate.errors ?? []);
    },
    locate({ keyword, parentSchema }) {
      pointers ??= mapPointers(readDocument());
      const pointer = pointers.get(parentSchema);
      if (pointer === undefined) return undefined;
      // Written here, too: a discriminator is only for objects.
      if (keyword === "type" && kindsKeyword in (parentSchema ?? {})) return `${pointer}/discriminator`;
      if (keyword !== "additionalProperties") return findPlace(description, `${pointer}/${keyword}`);
      // Written here because we closed the schema; the names are at its reference.
      return typeof parentSchema?.["$ref"] === "string" ? parentSchema["$ref"].slice(1) : pointer;
    },
    listNames: ({ parentSchema }) => listProperties(description, parentSchema ?? {}),
  };
}

function prepareDocument(
  description: Description,
  holders: Iterable<Holder>,
  closed: boolean,
): CheckedDocument {
  const prepare = (schema: unknown, isWhole: boolean) =>
    prepareSchema(description, schema, { closed, isWhole });
  const schemas = Object.entries(description.components?.["schemas"] ?? {});
  return {
    components: {
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, prepare(schema, false)])),
    },
    checks: Object.fromEntries(
      [...holders].map(({ value, pointer }) => [pointer, prepare(value.schema ?? {}, true)]),
    ),
  };
}

/** The nearest place around a pointer that the description has: it writes a list of types as an `anyOf`. */
function findPlace(description: Description, pointer: string): string {
  const keys = splitPointer(pointer);
  while (followPointer(description, keys) === undefined) keys.pop();
  return joinPointer(keys);
}

/** Compiles the schema of a holder at its first use. */
function createValidators(readDocument: () => CheckedDocument): (pointer: string) => ValidateFunction {
  const validators = new Map<string, ValidateFunction>();
  let compile: ReturnType<typeof createSchemaCompiler> | undefined;
  return (pointer) => {
    let validate = validators.get(pointer);
    if (validate === undefined) {
      compile ??= createSchemaCompiler(readDocument());
      validate = compile(placeOf(pointer));
      validators.set(pointer, validate);
    }
    return validate;
  };
}

/** Where the document has the schema of a holder. */
function placeOf(pointer: string): string {
  return `/checks/${encodeURIComponent(escapePointer(pointer))}`;
}

/** Writes the module with the checks of these holders, already compiled; see `writeSchemaCompiler`. */
export function writeChecks(
  description: Description,
  holders: Iterable<Holder>,
  { closed }: { readonly closed: boolean },
): string {
  const document = prepareDocument(description, holders, closed);
  return writeSchemaCompiler(document, Object.keys(document.checks).map(placeOf));
}

/** The schema behind a schema that may be a reference; `true` and `false` say nothing about types. */
export function resolveSchema(description: Description, schema: Schema | boolean | undefined): Schema {
  return typeof schema === "object" ? resolveReference<Schema>(description, schema) : {};
}

/** The pointers into the description of all parts of a document that errors may name. */
function mapPointers({ components, checks }: CheckedDocument): Map<unknown, string> {
  const pointers = new Map<unknown, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null || pointers.has(value)) return;
    pointers.set(value, pointer);
    for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${escapePointer(key)}`);
  };
  visit(components, "/components");
  for (const [pointer, schema] of Object.entries(checks)) visit(schema, `${pointer}/schema`);
  return pointers;
}
