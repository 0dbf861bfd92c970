/** Says on a terminal what has just been reached, in place of what was said before; without a text it clears the line. */
export function showProgress(text = ""): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text && `… ${text}`}`);
}
