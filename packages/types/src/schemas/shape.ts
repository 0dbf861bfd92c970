/** The types of JSON values, and `blob` for bytes. */
export type TypeName = "array" | "blob" | "boolean" | "integer" | "null" | "number" | "object" | "string";

/** A rule for a text that JSON Schema calls a format. */
export interface Format {
  /** What the text must be: `an email address`. */
  readonly name: string;
  /** A regular expression, or another test. */
  readonly rule: { test(text: string): boolean };
}

/** A shape, or a function that returns one: shapes may contain each other. */
export type Link = Shape | (() => { readonly shape: Shape });

/** The rules for a value. The keywords mean the same as in JSON Schema, except `choice` and `format`. */
export interface Shape {
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  readonly format?: Format;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Link;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<{ [Name in string]: Link }>;
  readonly additionalProperties?: Link | boolean;
  readonly allOf?: readonly Link[];
  readonly anyOf?: readonly Link[];
  /** One of several shapes: the value of the property `tag` says which. */
  readonly choice?: Choice;
}

/** A choice between shapes by the value of one property. */
export interface Choice {
  readonly tag: string;
  readonly shapes: Readonly<{ [Value in string]: Link }>;
  /** The shape for any other value. Without it, other values are not valid. */
  readonly otherwise?: Link;
}
