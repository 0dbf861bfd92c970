/** The meaning of a status, and advice for programs. */
export interface Status {
  /** `404`; `5xx` stands for all that begin with 5. */
  readonly status: string;
  readonly name: string;
  /** Markdown. */
  readonly meaning: string;
  /** Markdown. */
  readonly advice: string;
}

/** Every status in the description, in ascending order. */
export const statuses: readonly Status[] = [
  {
    status: "400",
    name: "Bad Request",
    meaning:
      "The request is not valid. Each entry of `errors` describes one error, and its `key` says where it is.",
    advice: "Correct the values that the keys name. The same request would fail again.",
  },
  {
    status: "401",
    name: "Unauthorized",
    meaning:
      "There is no access token, or the service does not know it. `WWW-Authenticate` names the scheme.",
    advice: "Send `Authorization: Bearer <ACCESS_TOKEN>` with a token that is valid.",
  },
  {
    status: "403",
    name: "Forbidden",
    meaning: "The token is valid, but its roles do not allow this.",
    advice: "Ask an administrator of the resource to assign a role that allows it.",
  },
  {
    status: "404",
    name: "Not Found",
    meaning:
      "No resource has this id, or it belongs to another account. The response is the same for a path that does not exist.",
    advice: "Check the id that `key` names, and that the token belongs to the account of the resource.",
  },
  {
    status: "405",
    name: "Method Not Allowed",
    meaning: "The path does not have this method.",
    advice: "Use the method and the path on the page of the operation.",
  },
  {
    status: "406",
    name: "Not Acceptable",
    meaning: "The `Accept` header does not allow any content type of the response.",
    advice: "Accept `application/json`, and for downloads `application/octet-stream`.",
  },
  {
    status: "408",
    name: "Request Timeout",
    meaning: "The body arrived too slowly. The service did not process the request.",
    advice: "Send the request again on a faster connection, or send less at once.",
  },
  {
    status: "409",
    name: "Conflict",
    meaning:
      "The request is valid, but the current state does not allow it, for example because a sheet is locked.",
    advice: "Read the resource, resolve the conflict, and send the request again.",
  },
  {
    status: "413",
    name: "Content Too Large",
    meaning: "The body is larger than the service accepts.",
    advice: "Send smaller parts: fewer records in a request, or a smaller file.",
  },
  {
    status: "415",
    name: "Unsupported Media Type",
    meaning: "The operation does not accept the `Content-Type` of the body.",
    advice: "Send the content type on the page of the operation.",
  },
  {
    status: "429",
    name: "Too Many Requests",
    meaning: "Too many requests.",
    advice: "Wait for the number of seconds in `Retry-After`, then send the request again.",
  },
  {
    status: "503",
    name: "Service Unavailable",
    meaning: "The service cannot reach its data, stops, or ended the request because it took too long.",
    advice:
      "With `Retry-After`: nothing was changed; send the request again after that many seconds. Without it: read the data first, or use an idempotency key.",
  },
  {
    status: "507",
    name: "Insufficient Storage",
    meaning: "The service has no space left to store more. Reads and deletions still work.",
    advice: "Delete data that is no longer needed, or ask the operator for more space.",
  },
  {
    status: "5xx",
    name: "Server errors",
    meaning: "The service failed.",
    advice:
      "Retry later if the request cannot change something twice. If it fails again, report the `X-Request-Id` of the response.",
  },
];
