/** A text in pieces of such lengths. */
export async function* cut(text: string, next: () => number): AsyncIterable<string> {
  for (let at = 0; at < text.length; ) {
    const length = next();
    yield text.slice(at, at + length);
    at += length;
  }
}
