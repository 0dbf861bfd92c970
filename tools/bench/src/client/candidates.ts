/** A way to call an API: one of ours, or one of those that ours is compared with. */
export interface Candidate {
  readonly name: string;
  /** The module in `calls/` that makes one call with it. */
  readonly call: string;
  /** What a program imports to use it. */
  readonly entry: string;
  /** The package to install, with what it brings; none where the code lies in the program itself. */
  readonly install?: string;
}

/** Our client: everything, one resource alone, and the layer over paths. */
export const ours = {
  all: { name: "our createClient", call: "our-client", entry: "@data-import/client" },
  resource: {
    name: "our resources/accounts",
    call: "our-resource",
    entry: "@data-import/client/resources/accounts",
  },
  fetch: { name: "our ./fetch", call: "our-fetch", entry: "@data-import/client/fetch" },
} as const satisfies Record<string, Candidate>;

/** Those beside whom every measurement of ours stands. */
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

/** All of them, ours first. */
export const candidates: readonly Candidate[] = [...Object.values(ours), ...peers];

/** Whether it is one of ours, which have budgets. */
export function isOurs(candidate: Candidate): boolean {
  return !peers.includes(candidate);
}
