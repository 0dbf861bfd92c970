import { request } from "@octokit/request";

/** Renames a space. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const send = request.defaults({
    baseUrl: "https://api.example.com/v1",
    headers: { authorization: "Bearer token" },
    request: { fetch },
  });
  return () => send("PATCH /spaces/{spaceId}", { spaceId: "us_sp_1", name: "Spring" });
}
