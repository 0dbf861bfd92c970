/** A text as one word of a POSIX shell; throws on a zero byte, which no word can contain. */
export function quoteShell(text: string): string {
  if (text.includes("\0")) throw new Error("A shell cannot pass a text with a zero byte to a program.");
  return `'${text.replaceAll("'", "'\\''")}'`;
}
