import { findOperation } from "@data-import/spec/read";
import { operations } from "../../src/description.ts";

/** A target without checks: it returns the success of the example for any request to an operation. */
export async function acceptEverything(request: Request): Promise<Response> {
  await request.arrayBuffer();
  const path = new URL(request.url).pathname.replace(/^\/v1/, "");
  const [success] = findOperation(operations, request.method, path)?.successes ?? [];
  if (success === undefined) throw new Error(`The description has no ${request.method} ${path}.`);
  const headers = { "Cache-Control": "no-store", "X-Request-Id": "req_1", ETag: '"1"' };
  return Response.json(success.value, { status: success.status, headers });
}
