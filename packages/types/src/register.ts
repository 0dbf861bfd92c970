/**
 * Settings of the types for a whole program, made by declaration merging:
 *
 * ```ts
 * declare module "@data-import/types" {
 *   interface Register {
 *     strictIds: true;
 *   }
 * }
 * ```
 *
 * - `strictIds: true`: the id of a space does not compile as the id of a sheet, nor does a text of which nothing is known.
 */
// biome-ignore lint/suspicious/noEmptyInterface: programs add properties to it
export interface Register {}

/** A text that identifies a resource; with `strictIds`, only ids with one of these kinds between their underscores. */
export type Id<Kind extends string> = Register extends { strictIds: true }
  ? `${string}_${Kind}_${string}`
  : string;
