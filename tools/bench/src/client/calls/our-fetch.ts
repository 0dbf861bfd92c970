import { createFetchClient } from "@data-import/client/fetch";

/** Renames a space. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const client = createFetchClient({
    baseUrl: "https://api.example.com/v1",
    token: async () => "token",
    fetch,
  });
  return () =>
    client.PATCH("/spaces/{spaceId}", { params: { path: { spaceId: "us_sp_1" } }, body: { name: "Spring" } });
}
