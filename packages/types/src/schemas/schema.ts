import { findIssues, type Issue } from "./find-issues.ts";
import type { Shape } from "./shape.ts";

/** The result of a validation: the value with its type, or the issues. */
export type Validation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A validator of a named type. It has the interface of Standard Schema 1, see https://standardschema.dev. */
export interface Schema<Output> {
  /** The rules for the value. */
  readonly shape: Shape;
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "data-import";
    /** Validates a value and returns the same value: nothing is removed, converted or filled in. */
    readonly validate: (value: unknown) => Validation<Output>;
    /** Only for the compiler. */
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}

/** Creates the validator of a shape. */
export function defineSchema<Output>(shape: Shape): Schema<Output> {
  return {
    shape,
    "~standard": {
      version: 1,
      vendor: "data-import",
      validate(value) {
        const issues = findIssues(shape, value);
        return issues.length > 0 ? { issues } : { value: value as Output };
      },
    },
  };
}
