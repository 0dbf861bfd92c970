/** What a status of the service means and what a program should do about it. */
export interface Status {
  /** `404`; `5xx` stands for all that begin with 5. */
  readonly status: string;
  readonly name: string;
  /** Markdown. */
  readonly meaning: string;
  /** Markdown. */
  readonly advice: string;
}

/** Every status that the description speaks of, in ascending order. */
export const statuses: readonly Status[] = [
  {
    status: "400",
    name: "Bad Request",
    meaning: "The request is not valid. Each entry of `errors` names one thing, its `key` says where it is.",
    advice: "Correct what the keys name. The same request fails again.",
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
    meaning: "The token is known, and its roles do not allow this.",
    advice: "Have an administrator of the resource assign a role that does.",
  },
  {
    status: "404",
    name: "Not Found",
    meaning:
      "No resource has this id, or it belongs to another account. A path that does not exist answers so too.",
    advice: "Check the id that `key` names, and that the token belongs to the account of the resource.",
  },
  {
    status: "405",
    name: "Method Not Allowed",
    meaning: "The path exists, with other methods.",
    advice: "Take method and path from the page of the operation.",
  },
  {
    status: "406",
    name: "Not Acceptable",
    meaning: "The `Accept` header allows nothing that the operation answers with.",
    advice: "Accept `application/json`, and for downloads `application/octet-stream`.",
  },
  {
    status: "409",
    name: "Conflict",
    meaning: "The request is valid and the current state forbids it, for example because a sheet is locked.",
    advice: "Read the resource, settle the conflict, send again.",
  },
  {
    status: "413",
    name: "Content Too Large",
    meaning: "The body is larger than the service takes.",
    advice: "Send it in parts: fewer records in a request, a smaller file.",
  },
  {
    status: "415",
    name: "Unsupported Media Type",
    meaning: "The body has another `Content-Type` than the operation takes.",
    advice: "Send the content type that the page of the operation names.",
  },
  {
    status: "429",
    name: "Too Many Requests",
    meaning: "Asked too often.",
    advice: "Wait as many seconds as `Retry-After` says, then send again.",
  },
  {
    status: "5xx",
    name: "Server errors",
    meaning: "The service failed, or is not available for a moment; 503 may carry `Retry-After`.",
    advice:
      "Send again later what cannot change anything twice. If it keeps failing, report the `X-Request-Id` of the answer.",
  },
];
