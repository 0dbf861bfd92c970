/** A mock: ours, or one for comparison. */
export interface Candidate {
  readonly name: string;
  /** The program in `programs/` that calls the mock in its own process; undefined if the mock needs a port. */
  readonly call?: string;
  /** How to start it on a port; undefined if it has no server. */
  readonly server?: {
    /** The script, relative to the folder of the programs. */
    readonly script: string;
    args(port: number, description: string): string[];
    /** The prefix of every path. */
    readonly basePath: string;
  };
  /** The package to install; undefined if there is none. */
  readonly install?: string;
}

/** The upper limit for every mock: the classes of the platform in process, and Node's own server. */
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

/** The same command with Prism's engine, which is in the package. */
const oursWithPrism: Candidate = {
  name: "our mock, --engine prism",
  server: {
    ...ours.server,
    args: (port) => [...ours.server.args(port), "--engine", "prism"],
  },
};

/** The candidates for comparison. */
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

/** All candidates: the ceiling first, then ours. */
export const candidates: readonly Candidate[] = [ceiling, ours, oursWithPrism, ...Object.values(peers)];
