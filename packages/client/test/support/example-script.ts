import { operationCases } from "./operation-cases.ts";
import { respondJson, type Script } from "./server.ts";

/** A script that answers every operation with the first success that the description shows, and keeps what was asked. */
export function createExampleScript(): { readonly script: Script; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const routes = operationCases.map((operation) => ({
    operation,
    pattern: new RegExp(`^/v1${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  const script: Script = async (response, request) => {
    const url = new URL(request.url ?? "", "http://localhost");
    for await (const _ of request);
    // A path without parameters comes before one with: `/agents/logs` is no agent.
    const found = routes
      .filter(({ operation, pattern }) => operation.method === request.method && pattern.test(url.pathname))
      .sort((one, two) => one.operation.path.split("{").length - two.operation.path.split("{").length)[0];
    const success = found?.operation.successes[0];
    if (!found || !success)
      return respondJson(response, { errors: [{ message: "No such operation." }] }, 404);
    asked.push(found.operation.operationId);
    if (success.contentType !== "application/json") {
      response.writeHead(success.status, { "content-type": success.contentType });
      response.end(String(success.value));
      return;
    }
    const { pagination } = success.value as { pagination?: unknown };
    const isBehind = Number(url.searchParams.get("pageNumber") ?? 1) > 1 && !pagination;
    respondJson(response, isBehind ? { data: [] } : success.value, success.status);
  };
  return { script, asked };
}
