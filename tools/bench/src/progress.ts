/** Shows the current work on a terminal, in place of the last text; without a text, it clears the line. */
export function showProgress(text = ""): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text && `… ${text}`}`);
}
