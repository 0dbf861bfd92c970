/** What is wrong with a part of a request. */
export interface Problem<Code = ProblemCode> {
  /** One sentence: what is wrong, and what would be right. */
  readonly message: string;
  /** The parameter, header or property that caused it, as the API spells it: `spaceId`, `fields[0].key`. */
  readonly key?: string;
  /** If it is another one than that of the whole error. */
  readonly code?: Code;
}

/** The codes of the problems that this package finds. */
export type ProblemCode = "field_unknown" | "value_invalid" | "value_malformed" | "value_too_long";
