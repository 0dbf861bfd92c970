/** Gives a token for the service: of a guest, or of an import. */
export type TokenFunction = () => Promise<string | { readonly token: string }>;

/**
 * The text of a token that was given in one of two ways.
 * @internal
 */
export function readToken(given: string | { readonly token: string }): string {
  return typeof given === "string" ? given : given.token;
}
