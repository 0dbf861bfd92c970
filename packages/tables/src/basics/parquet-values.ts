/** The metadata of a Parquet file of a sheet with the values that the types of their columns cannot have, as JSON. */
export const otherValuesKey = "data-import:values";

/** A value that the type of its column cannot have. Rows and columns are counted from 0. */
export type OtherValue = readonly [row: number, column: number, text: string];

/** A file has so many of them, with so many characters; those behind are null only. */
export const mostOtherValues = 100_000;
export const mostOtherCharacters = 8_388_608;
