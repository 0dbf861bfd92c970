/** The origin of a statement of the description. */
export type Origin = "documented" | "public" | "designed";

/** A JSON Schema of 2020-12 with the keywords of OpenAPI 3.1; `$ref` may stand beside other keywords. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly enum?: readonly unknown[];
  /**
   * The values in common use of a text that may have any other value, too, or the extension of the description that has
   * them as keys. Types offer them.
   */
  readonly "x-known-values"?: readonly string[] | "x-error-codes";
  /** The part of an id between its underscores, or those of several kinds: `sp` for `us_sp_8vKd3QxN`. */
  readonly "x-id-kind"?: string | readonly string[];
  /** Whether the value is a secret. */
  readonly "x-secret"?: boolean;
  /** The most bytes of a text in UTF-8, or of another value as JSON. */
  readonly "x-max-bytes"?: number;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: Discriminator;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly "x-origin"?: Origin;
  /** What the keys of a map are. */
  readonly "x-additionalPropertiesName"?: string;
  /** Keywords that are not listed here. */
  readonly [keyword: string]: unknown;
}

/** A code of an error: its status, which operations return it, an example of its message, and what to do. */
export interface ErrorCodeFacts {
  readonly status: number;
  /** `listed` are the operations that have it in `x-errors`; `none` if it comes before an operation is found. */
  readonly of:
    | "every"
    | "token"
    | "input"
    | "body"
    | "idempotency"
    | "cursor"
    | "condition"
    | "change"
    | "listed"
    | "none";
  readonly message: string;
  readonly cause: string;
  readonly remedy: string;
}

/** The property that says which branch of a `oneOf` a value is, and the reference of each branch by its value. */
export interface Discriminator {
  readonly propertyName: string;
  readonly mapping?: Readonly<Record<string, string>>;
}

/** The name of the schema that a reference leads to: `Sheet`; undefined for anything else. */
export function readSchemaName({ $ref }: { readonly $ref?: string }): string | undefined {
  return $ref === undefined ? undefined : /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
}

/**
 * A schema that accepts several JSON types, with `type` as their list: the description writes them as an `anyOf` of
 * schemas with one type each, because many generators of clients read no lists of types. Other schemas are returned as
 * they are.
 */
export function joinTypes(schema: Schema): Schema {
  const { anyOf = [], ...others } = schema;
  const isType = (branch: Schema) =>
    typeof branch.type === "string" && Object.keys(branch).every((key) => key === "type" || key === "items");
  if (anyOf.length === 0 || others.type !== undefined || !anyOf.every(isType)) return schema;
  return { ...Object.assign({}, ...anyOf), ...others, type: anyOf.map(({ type }) => type as string) };
}
