/** A file that cannot be read as tables. The message says why, and the way out. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
