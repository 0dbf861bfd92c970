/** The name of a column in spreadsheets, counted from 0: `A`, `Z`, `AA`. */
export function writeLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : writeLetters(Math.floor(index / 26) - 1) + letter;
}
