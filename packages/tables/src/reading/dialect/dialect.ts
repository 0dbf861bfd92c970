/** How a text file writes rows. */
export interface Dialect {
  /** The character between two values; `noDelimiter` if each line is one value. */
  readonly delimiter: string;
  /** The character around values; empty if there is none. */
  readonly quote: string;
  /** The character before a quote that belongs to the value; empty if such a quote is doubled. */
  readonly escape: string;
  /** Whether spaces beside the delimiters belong to no value. */
  readonly trim: boolean;
  /** How lines begin that are no rows; empty if there are none. */
  readonly comment: string;
  /** Whether each whole row is one quoted value. */
  readonly isWrapped: boolean;
  /** Where the columns of a table of fixed width begin, in characters from 0; undefined for other tables. */
  readonly starts: readonly number[] | undefined;
}

/** A dialect, and how well it explains the beginning of a text. */
export interface FoundDialect {
  readonly dialect: Dialect;
  /** The share of the first rows that it explains, from 0 to 1; 1 if the file or a person said it. */
  readonly confidence: number;
  /** Whether a row has several values: a table with one column has no delimiter. */
  readonly isUsed: boolean;
}

/** No text has this character: it is removed before. */
export const noDelimiter = "\0";

/** What the format CSV says. */
export const usualDialect: Dialect = {
  delimiter: ",",
  quote: '"',
  escape: "",
  comment: "",
  trim: false,
  isWrapped: false,
  starts: undefined,
};
