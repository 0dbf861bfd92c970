import { isAscii } from "./text.ts";

/** Characters whose upper and lower case do not tell which others are the same. */
const odd: Readonly<Record<string, string>> = {
  // Its upper case is I, but it is not an i.
  ı: "ı",
  "\u1fd3": "\u0390",
  "\u1fe3": "\u03b0",
  "\ufb05": "\ufb06",
};

const known = new Map<string, string>();

/**
 * A text for a search without regard to case: two characters become the same one if a regular expression with the flags
 * `iu` takes one for the other. The text keeps its length, so that places in it are those of the text.
 */
export function foldLetters(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.replace(/(?![a-z])[\p{Changes_When_Casemapped}ı]/gu, (letter) => {
    let folded = known.get(letter);
    if (folded === undefined) {
      folded = foldLetter(letter);
      known.set(letter, folded);
    }
    return folded;
  });
}

function foldLetter(letter: string): string {
  const forms = [letter.toUpperCase().toLowerCase(), letter.toLowerCase()];
  return odd[letter] ?? forms.find((form) => form.length === letter.length && isOne(form)) ?? letter;
}

function isOne(text: string): boolean {
  return text.length === 1 || (text.codePointAt(0) as number) > 0xffff;
}
