/** Says on a terminal what has just been reached, in place of what was said before; with nothing to say it clears the line. */
export function showProgress(text = ""): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text && `… ${text}`}`);
}
