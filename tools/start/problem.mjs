/** An error that a person can correct: only its message is printed, without a stack, and `code` is the exit code. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {number} [code]
   */
  constructor(message, code = 1) {
    super(message);
    this.name = "Problem";
    this.code = code;
  }
}
