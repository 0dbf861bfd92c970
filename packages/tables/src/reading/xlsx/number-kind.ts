/** The kind of value that a number represents. */
export type NumberKind = "number" | "date" | "time" | "date-time" | "duration" | Digits;

/** A number that is shown with a digit for each zero: postcodes as `00000`, numbers of persons as `000-00-0000`. */
export type Digits = `digits ${string}`;

const someDigits = /^0[0 ()/-]*0$/;

/** The kind of a format such as `yyyy-mm-dd hh:mm`. `[h]` means hours beyond a day, so it is a duration. */
export function readKind(format: string): NumberKind {
  const shown = (format.split(";")[0] ?? "").replace(/\\(.)|"([^"]*)"/g, "$1$2");
  if (someDigits.test(shown)) return `digits ${shown}`;
  // Remove quoted text and single characters.
  const symbols = (format.split(";")[0] ?? "").replace(/"[^"]*"|\\.|_.|\*./g, "");
  if (/\[(?:h+|m+|s+)\]/i.test(symbols)) return "duration";
  // Remove colours, conditions and languages. The pattern ends at the next bracket, so that its work is linear.
  const letters = symbols.replace(/\[[^[\]]*\]/g, "");
  const hasDate = /[yd]/i.test(letters) || /^m+$/i.test(letters.replace(/[^a-z]/gi, ""));
  const hasTime = /[hs]/i.test(letters);
  if (hasDate) return hasTime ? "date-time" : "date";
  return hasTime ? "time" : "number";
}
