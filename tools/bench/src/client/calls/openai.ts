import OpenAI from "openai";

/** Renames a vector store. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const openai = new OpenAI({
    apiKey: "token",
    fetch: fetch as typeof globalThis.fetch,
    dangerouslyAllowBrowser: true,
  });
  return () => openai.vectorStores.update("vs_1", { name: "Spring" });
}
