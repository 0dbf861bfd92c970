// @ts-expect-error It is generated from the description when the bench runs.
import { client } from "./generated/client.gen.ts";
// @ts-expect-error As above.
import { updateSpace } from "./generated/index.ts";

/** Renames a space. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  client.setConfig({ baseUrl: "https://api.example.com/v1", auth: () => "token", fetch });
  return () => updateSpace({ path: { spaceId: "us_sp_1" }, body: { name: "Spring" } });
}
