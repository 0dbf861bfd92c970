/** A text as one word of a POSIX shell, whatever is in it; throws on the one character that no word can hold. */
export function quoteShell(text: string): string {
  if (text.includes("\0")) throw new Error("A shell cannot pass a text with a zero byte to a program.");
  return `'${text.replaceAll("'", "'\\''")}'`;
}
