/** Up to this length, a part is compared with every place of a text. A longer one has to be found in another way. */
const shortCharacters = 32;

/** The first place of a part in a text, from a place on; -1 if there is none. */
export type FindPart = (text: string, from: number) => number;

/**
 * Compiles the search for a part, which is not empty. Its time grows with the text, and not with the text times the part:
 * `indexOf`, and a regular expression, compare almost the whole part at each place of some texts. This is the method of
 * Knuth, Morris and Pratt.
 */
export function compileFindPart(part: string): FindPart {
  if (part.length <= shortCharacters) return (text, from) => text.indexOf(part, from);
  const fallbacks = listFallbacks(part);
  return (text, from) => {
    let matched = 0;
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      while (matched > 0 && part.charCodeAt(matched) !== code) matched = fallbacks[matched - 1] as number;
      if (part.charCodeAt(matched) === code) matched += 1;
      if (matched === part.length) return at - matched + 1;
    }
    return -1;
  };
}

/** For each start of a part: how long the longest start of the part is that it ends with, besides itself. */
function listFallbacks(part: string): Int32Array {
  const fallbacks = new Int32Array(part.length);
  let matched = 0;
  for (let at = 1; at < part.length; at += 1) {
    const code = part.charCodeAt(at);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = fallbacks[matched - 1] as number;
    if (part.charCodeAt(matched) === code) matched += 1;
    fallbacks[at] = matched;
  }
  return fallbacks;
}
