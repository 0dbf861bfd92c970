import { createSpaces } from "@data-import/client/resources/spaces";

/** Renames a space. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const spaces = createSpaces({ baseUrl: "https://api.example.com/v1", token: async () => "token", fetch });
  return () => spaces.update("us_sp_1", { name: "Spring" });
}
