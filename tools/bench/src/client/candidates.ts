/** A client: one of ours, or one for comparison. */
export interface Candidate {
  readonly name: string;
  /** The module in `calls/` that makes one call with it. */
  readonly call: string;
  /** The module that a program imports. */
  readonly entry: string;
  /** The package to install; undefined if the code is part of the program. */
  readonly install?: string;
}

/** Our client: all resources, one resource, and calls by path. */
export const ours = {
  all: { name: "our createClient", call: "our-client", entry: "@data-import/client" },
  resource: {
    name: "our resources/accounts",
    call: "our-resource",
    entry: "@data-import/client/resources/accounts",
  },
  fetch: { name: "our ./fetch", call: "our-fetch", entry: "@data-import/client/fetch" },
} as const satisfies Record<string, Candidate>;

/** The candidates for comparison. */
export const peers: readonly Candidate[] = [
  { name: "openapi-fetch", call: "openapi-fetch", entry: "openapi-fetch", install: "openapi-fetch" },
  { name: "hey-api", call: "hey-api", entry: "./generated/index.mjs" },
  {
    name: "@octokit/request",
    call: "octokit-request",
    entry: "@octokit/request",
    install: "@octokit/request",
  },
  { name: "stripe", call: "stripe", entry: "stripe", install: "stripe" },
  { name: "openai", call: "openai", entry: "openai", install: "openai" },
];

/** All candidates, ours first. */
export const candidates: readonly Candidate[] = [...Object.values(ours), ...peers];

/** Whether a candidate is ours; only these have budgets. */
export function isOurs(candidate: Candidate): boolean {
  return !peers.includes(candidate);
}
