/** A piece of text that a person reads, and the line of its file where it begins. */
export interface Text {
  readonly line: number;
  readonly text: string;
}
