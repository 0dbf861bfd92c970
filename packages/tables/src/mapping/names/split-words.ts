/** A text in lower case, without accents and ligatures. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l");
}

/** What people and programs add to a name without changing its meaning: units, formats, `required`, articles. */
const noise = new Set(
  `of the a an de der die das des den dem la le les el los las del della dello dell di do da dos du d l ll il lo
  en and und et on at in for fur for pour para per vom von van het een w z s your our please enter if any your
  required optional pflichtfeld obligatoire obligatorio obbligatorio verplicht mandatory yyyy yy mm dd kg lb lbs cm
  eur usd gbp chf pln sek brl mxn inr cad aud jpy cny zar sgd nzd dkk nok czk huf ron aed pkr tbl fld col txt custom field column spalte feld colonne columna campo coluna
  kolom properties hs y_n incl aus mailing telecom extern external pc 円`.split(/\s+/),
);

/** The words of a name, folded: `billing_Address1 (required)` is `billing`, `address`, `1`. */
export function splitWords(name: string): string[] {
  // Most names of the vocabulary are plain already.
  if (/^[a-z ]*$/.test(name)) return name.split(" ").filter((word) => word !== "");
  const spaced = name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/(\p{L})(\d)/gu, "$1 $2")
    .replace(/(\d)(\p{L})/gu, "$1 $2")
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])(?=\p{sc=Latin})|(?<=\p{sc=Latin})(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu,
      " ",
    )
    .replace(/[€$£¥]\s*\/\s*/g, " price per ")
    .replace(/[€$£¥]/g, " ")
    .replaceAll("%", " percent ")
    .replace(/[№#]/g, " number ")
    .replace(/[º°](?=\s|$|\p{L})/gu, " ");
  return foldText(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The words without noise. If nothing else is left, the name has no meaning and the list is empty. */
export function dropNoise(words: readonly string[]): string[] {
  return words.filter((word) => !noise.has(word));
}
