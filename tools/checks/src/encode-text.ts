import { isAscii } from "node:buffer";

/** The bytes of a text in an encoding that `TextDecoder` reads: one or two bytes for each letter. */
export function encodeText(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const bytes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const decode = (...pair: number[]) => decoder.decode(Uint8Array.from(pair));
  for (let first = 0x80; first <= 0xff; first += 1) {
    bytes.set(decode(first), [first]);
    for (let second = 0x40; second <= 0xff; second += 1) {
      const letter = decode(first, second);
      if ([...letter].length === 1 && !bytes.has(letter)) bytes.set(letter, [first, second]);
    }
  }
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      if (isAscii(Buffer.from(letter))) return [letter.charCodeAt(0)];
      const found = bytes.get(letter);
      if (found === undefined || letter === "\uFFFD") throw new Error(`${encoding} has no ${letter}`);
      return found;
    }),
  );
}
