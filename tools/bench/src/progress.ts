const pause = 10_000;
let lastLine = Number.NEGATIVE_INFINITY;

/**
 * Shows the current work: on a terminal in place of the last text, elsewhere as a line of its own, at most one in ten
 * seconds. Without a text, it clears the line of a terminal.
 */
export function showProgress(text = ""): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text && `… ${text}`}`);
  else if (text !== "" && performance.now() - lastLine >= pause) {
    lastLine = performance.now();
    process.stderr.write(`… ${text}\n`);
  }
}

/** Prints a line that stays, such as a result that the table at the end will also have. */
export function printProgress(line: string): void {
  showProgress();
  process.stderr.write(`${line}\n`);
}
