/** A mock: ours, or one of those that ours is compared with. */
export interface Candidate {
  readonly name: string;
  /** The program in `programs/` that answers calls in its own process with it; none where it needs a port. */
  readonly call?: string;
  /** How it is started on a port; none where it has no server. */
  readonly server?: {
    /** The script, below the folder of the programs. */
    readonly script: string;
    args(port: number, description: string): string[];
    /** What every path starts with. */
    readonly basePath: string;
  };
  /** The package to install, with what it brings; none where there is nothing to install. */
  readonly install?: string;
}

/** What no mock can be faster than: the web's own classes in process, and Node's own server. */
export const ceiling = {
  name: "bare",
  call: "call-web.mjs",
  server: { script: "serve-bare.mjs", args: (port) => [String(port)], basePath: "/v1" },
} as const satisfies Candidate;

/** Our mock; on a port, the command that people start. */
export const ours = {
  name: "our mock",
  call: "call-ours.mjs",
  server: {
    script: "node_modules/@data-import/mock/dist/command.js",
    args: (port) => ["--port", String(port), "--quiet"],
    basePath: "/v1",
  },
  install: "@data-import/mock",
} as const satisfies Candidate;

/** Those beside whom every measurement of ours stands. */
export const peers = {
  prism: {
    name: "Prism",
    server: {
      script: "node_modules/@stoplight/prism-cli/dist/index.js",
      args: (port, description) => [
        "mock",
        "-p",
        String(port),
        "-h",
        "127.0.0.1",
        "-v",
        "silent",
        description,
      ],
      basePath: "",
    },
    install: "@stoplight/prism-cli",
  },
  scalar: {
    name: "Scalar",
    call: "call-scalar.mjs",
    server: {
      script: "serve-scalar.mjs",
      args: (port, description) => [String(port), description],
      basePath: "",
    },
    install: "@scalar/mock-server",
  },
  msw: { name: "msw", call: "call-msw.mjs", install: "msw" },
} as const satisfies Record<string, Candidate>;

/** All of them: the ceiling first, then ours. */
export const candidates: readonly Candidate[] = [ceiling, ours, ...Object.values(peers)];
