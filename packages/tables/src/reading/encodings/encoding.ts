/** How the bytes of a file stand for letters. */
export interface Encoding {
  /** A name that `TextDecoder` knows. */
  readonly name: string;
  /** From 0 to 1. It is 1 if the file says it, or if a person said it. */
  readonly confidence: number;
}
