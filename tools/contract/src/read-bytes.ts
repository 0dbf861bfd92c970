/** The body of a response; of a stream that stays open, what comes first. */
export async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (!isStream || response.body === null) return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const { value = new Uint8Array() } = await reader.read();
  await reader.cancel();
  return new Uint8Array(value);
}

/** The body of a response as text: see {@link readBytes}. */
export async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(await readBytes(response));
}
