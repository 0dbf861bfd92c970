/** One rule that a target must follow. */
export interface Check {
  /** Its subject: one operation, or a resource with several. */
  readonly subject: string;
  /** The rule, as the end of a sentence that begins with the subject. */
  readonly name: string;
  /** Rejects with all faults if the target breaks the rule. */
  run(): Promise<void>;
}
