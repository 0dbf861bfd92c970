/** Renames a space without a client: the minimum for every client. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  return async () => {
    const request = new Request("https://api.example.com/v1/spaces/us_sp_1", {
      method: "PATCH",
      headers: { authorization: "Bearer token", "content-type": "application/json" },
      body: JSON.stringify({ name: "Spring" }),
    });
    const response = await fetch(request);
    return response.json();
  };
}
