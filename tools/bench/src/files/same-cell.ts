/** Whether two texts are one value: white space at the ends, kinds of line breaks and ways to write a number do not count. */
export function isSameCell(one: string, other: string): boolean {
  const [mine, theirs] = [tidy(one), tidy(other)];
  return mine === theirs || isSameNumber(mine, theirs);
}

/** Zeros before a number are text, such as a postcode. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d*)?(?:e[+-]?\d+)?$/i;

function isSameNumber(one: string, other: string): boolean {
  if (!plainNumber.test(one) || !plainNumber.test(other)) return false;
  return Number(Number(one).toPrecision(15)) === Number(Number(other).toPrecision(15));
}

/** A day at midnight is that day. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)T00:00:00$/, "$1");
