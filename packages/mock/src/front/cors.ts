/** Lets pages of any origin call the mock: it holds no secrets. */
export function allowOrigins(request: Request, response: Response): Response {
  if (!request.headers.has("origin")) return response;
  response.headers.set("Access-Control-Allow-Origin", "*");
  response.headers.set("Access-Control-Expose-Headers", "*");
  return response;
}

/** Answers OPTIONS: the methods of a path, and for a browser's preflight the leave to use them. */
export function answerOptions(request: Request, allow: string): Response {
  const headers = new Headers({ Allow: allow });
  if (request.headers.has("access-control-request-method")) {
    headers.set("Access-Control-Allow-Methods", allow);
    headers.set("Access-Control-Allow-Headers", request.headers.get("access-control-request-headers") ?? "*");
    headers.set("Access-Control-Max-Age", "600");
  }
  return new Response(null, { status: 204, headers });
}
