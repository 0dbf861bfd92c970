/** One thing that a target must do. */
export interface Check {
  /** What it is about: an operation, or a thing that spans several. */
  readonly subject: string;
  /** What must be true, as a sentence about the target. */
  readonly name: string;
  /** Rejects when it is not, saying all that was wrong. */
  run(): Promise<void>;
}
