import type { Mock } from "@data-import/mock";

const headers = { Authorization: "Bearer token", "X-Disable-Hooks": "true" };

/** Sends a request to a mock in this process, with a token and the header that some operations require. */
export function ask(mock: Mock, path: string, init: RequestInit = {}): Promise<Response> {
  return mock.fetch(`${mock.url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
}

/** Sends a JSON body. */
export function send(mock: Mock, method: string, path: string, body: unknown): Promise<Response> {
  const init = { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return ask(mock, path, init);
}

export const sheets = "/sheets?workbookId=us_wb_Rm5yZ1hC";
export const agent = "/agents/us_ag_Hn6cV2pY?environmentId=us_env_4hTq9LmZ";

/** The JSON of a response; the test knows its shape. */
// biome-ignore lint/suspicious/noExplicitAny: the tests check it.
export async function readJson(response: Response | Promise<Response>): Promise<any> {
  return (await response).json();
}
