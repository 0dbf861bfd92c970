/** A text from outside, in one line, without the characters that control a terminal: each of them becomes a question mark. */
export function cleanLine(text: string): string {
  return text.replace(/\p{Cc}/gu, "?");
}
