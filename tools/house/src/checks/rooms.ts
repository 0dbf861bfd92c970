/** What one room (workspace package) may use of the others, and why nothing more. */
export interface Room {
  /** Rooms it may need at run time: they may stand in `dependencies`, and any file may import them. */
  readonly uses: readonly string[];
  /** Rooms that only its build or its tests may need: `devDependencies`, and no published source imports them. */
  readonly buildsWith: readonly string[];
  /** Rooms whose code the build joins into `dist`: published sources import them, and nobody installs them. */
  readonly joins?: readonly string[];
  /** Said when the rule is broken. */
  readonly reason: string;
}

/** The house: who may import whom. Arrows point from the description outwards, never back. */
export const rooms: Readonly<Record<string, Room>> = {
  spec: {
    uses: [],
    buildsWith: [],
    reason: "the description is the source of everything; it depends on no other room",
  },
  "packages/types": {
    uses: [],
    buildsWith: ["spec", "tools/codegen"],
    reason: "types are generated from the description and must install without anything else",
  },
  "packages/client": {
    uses: ["packages/types"],
    buildsWith: ["spec", "tools/codegen"],
    reason: "the client stands on the types alone; what proves it against a server lives in tools/contract",
  },
  "packages/front": {
    uses: [],
    buildsWith: ["spec", "tools/house"],
    joins: ["spec"],
    reason:
      "mock and service check requests by one pipeline; it knows the description and nothing of what answers",
  },
  "packages/mock": {
    uses: ["packages/types", "packages/client", "packages/front"],
    buildsWith: ["spec", "tools/codegen", "tools/house"],
    reason: "mock and service are each a `fetch`; whoever wants one behind the other passes it in",
  },
  "packages/service": {
    uses: ["packages/front", "packages/types"],
    buildsWith: ["spec", "tools/house"],
    reason:
      "service and mock are each a `fetch`; what proves them against the description lives in tools/contract",
  },
  "packages/docs": {
    uses: ["packages/front"],
    buildsWith: [
      "spec",
      "packages/types",
      "packages/client",
      "packages/mock",
      "tools/house",
      "tools/codegen",
    ],
    reason:
      "the docs are made from the bundle as data; the build runs every sample with the real client against the mock",
  },
  "tools/codegen": {
    uses: ["spec"],
    buildsWith: [],
    reason:
      "the generator takes paths and works on any description; of the rooms it knows the one reader in spec",
  },
  "tools/house": {
    uses: [],
    buildsWith: [],
    reason:
      "its checks read files and run no product code; it bundles and opens a browser for whoever asks, and knows no room",
  },
  "tools/contract": {
    uses: ["spec", "packages/client", "packages/types", "tools/codegen"],
    buildsWith: ["packages/front", "packages/mock", "packages/service"],
    reason: "the contract reaches implementations through the client; only its tests know which they are",
  },
  "tools/start": {
    uses: ["packages/docs", "packages/mock", "packages/service", "tools/contract"],
    buildsWith: [],
    reason:
      "the front door serves what the packages publish, and starts scripts and drafts of rooms by their paths; it knows nothing of their insides",
  },
  "tools/bench": {
    uses: [
      "spec",
      "packages/types",
      "packages/client",
      "packages/mock",
      "packages/service",
      "packages/docs",
      "tools/house",
    ],
    buildsWith: [],
    reason: "the bench measures published surfaces only",
  },
  "tools/release": {
    uses: ["spec", "tools/house", "tools/start"],
    buildsWith: [
      "packages/types",
      "packages/client",
      "packages/front",
      "packages/mock",
      "packages/docs",
      "packages/service",
    ],
    reason:
      "a release takes every package as it is packed; it imports the reader of descriptions and the door's way to show its work, and only type tests import packages",
  },
};
