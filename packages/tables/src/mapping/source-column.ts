/** A column of a file: its name, and some of its values if they are known. */
export interface SourceColumn {
  readonly name: string;
  /** A sample of the values as texts; 60 are enough. */
  readonly values?: readonly string[];
}

/** What a person decided before about a column of this name. */
export interface Confirmed {
  readonly column: string;
  /** The key of the field; undefined if the person left the column out. */
  readonly field: string | undefined;
}
