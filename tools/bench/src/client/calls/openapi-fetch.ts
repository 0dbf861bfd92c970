import type { paths } from "@data-import/types";
import createClient from "openapi-fetch";

/** Renames a space. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const headers = { authorization: "Bearer token" };
  const client = createClient<paths>({ baseUrl: "https://api.example.com/v1", headers, fetch });
  return () =>
    client.PATCH("/spaces/{spaceId}", { params: { path: { spaceId: "us_sp_1" } }, body: { name: "Spring" } });
}
