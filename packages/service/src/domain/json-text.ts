/** A part of a response that is already JSON: texts and UTF-8, one after the other. */
export class JsonText {
  readonly pieces: readonly (string | Uint8Array)[];

  constructor(pieces: readonly (string | Uint8Array)[]) {
    this.pieces = pieces;
  }
}
