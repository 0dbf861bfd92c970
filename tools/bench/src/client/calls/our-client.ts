import { createClient } from "@data-import/client";

/** Renames a space. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const api = createClient({ baseUrl: "https://api.example.com/v1", token: async () => "token", fetch });
  return () => api.spaces.update("us_sp_1", { name: "Spring" });
}
