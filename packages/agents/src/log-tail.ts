/** The last characters of what was written. */
export interface LogTail {
  add(text: string): void;
  /** Returns the text and empties the log. */
  take(): string;
}

export function createLogTail(limit: number): LogTail {
  let text = "";
  return {
    add(more) {
      text += more;
      // Not for every line, because each cut copies the text.
      if (text.length > 2 * limit) text = text.slice(-limit);
    },
    take() {
      const taken = text.slice(-limit);
      text = "";
      return taken.replace(/\n$/, "");
    },
  };
}
