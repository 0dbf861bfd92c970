/** The packages that one package may use, and the reason. */
export interface PackageRule {
  /** Packages that it may need at run time: they may be in `dependencies`, and any file may import them. */
  readonly uses: readonly string[];
  /** Packages that only its build or its tests may need: `devDependencies`, and no published source imports them. */
  readonly buildsWith: readonly string[];
  /** Packages whose code the build joins into `dist`: published sources import them, and users do not install them. */
  readonly joins?: readonly string[];
  /** Part of the message if the rule is broken. */
  readonly reason: string;
}

/** Which package may import which. The description imports no other package, and every package imports only packages before it. */
export const packageRules: Readonly<Record<string, PackageRule>> = {
  spec: {
    uses: [],
    buildsWith: ["tools/checks"],
    reason: "the description is the source of everything; it depends on no other product",
  },
  "packages/types": {
    uses: [],
    buildsWith: ["spec", "tools/codegen", "tools/checks"],
    reason: "types are generated from the description and must install without anything else",
  },
  "packages/client": {
    uses: ["packages/types"],
    buildsWith: ["spec", "tools/codegen", "tools/checks"],
    reason: "the client uses only the types; its tests against a server are in tools/contract",
  },
  "packages/listener": {
    uses: ["packages/types", "packages/client"],
    buildsWith: ["packages/mock", "packages/service", "packages/agents", "tools/checks"],
    reason: "a listener runs wherever the client does; only its tests know who responds, and who runs agents",
  },
  "packages/front": {
    uses: [],
    buildsWith: ["spec", "tools/codegen", "tools/checks"],
    joins: ["spec"],
    reason:
      "mock and service check requests with one pipeline; it uses the description and does not know who responds",
  },
  "packages/tables": {
    uses: ["packages/types"],
    buildsWith: ["tools/checks"],
    reason:
      "the rules about tables and values need no service: programs and pages use them, and their tests stay in the cache when only the service changes",
  },
  "packages/importer": {
    uses: [],
    buildsWith: ["packages/types", "packages/client", "tools/checks"],
    joins: ["packages/types", "packages/client"],
    reason:
      "the page contains the client and installs nothing; service and mock serve it, and tools/page tries it with both",
  },
  "packages/mock": {
    uses: ["packages/types", "packages/client", "packages/front", "packages/importer"],
    buildsWith: ["spec", "tools/codegen", "tools/checks"],
    reason: "mock and service are each a `fetch`; a caller can pass one of them to the other",
  },
  "packages/service": {
    // It finds the last one at its start, if it is installed.
    uses: ["packages/front", "packages/tables", "packages/importer", "packages/types", "packages/agents"],
    buildsWith: ["spec", "tools/checks"],
    reason: "service and mock are each a `fetch`; their tests against the description are in tools/contract",
  },
  "packages/agents": {
    uses: [],
    buildsWith: ["packages/client", "tools/checks"],
    joins: ["packages/client"],
    reason:
      "it runs code for a service that it does not know; the code gets a client, and packages/listener tests both together",
  },
  "packages/cli": {
    uses: [],
    buildsWith: [
      "spec",
      "packages/types",
      "packages/client",
      "packages/tables",
      "packages/mock",
      "packages/service",
      "tools/codegen",
      "tools/checks",
    ],
    joins: ["packages/types", "packages/client", "packages/tables"],
    reason:
      "the command line is a program that calls the client, and reads values as the mapping does; it is bundled with both, so that it installs nothing else",
  },
  "packages/docs": {
    uses: ["packages/front"],
    buildsWith: [
      "spec",
      "packages/types",
      "packages/client",
      "packages/tables",
      "packages/listener",
      "packages/cli",
      "packages/mock",
      "packages/service",
      "packages/agents",
      "tools/checks",
      "tools/codegen",
    ],
    reason:
      "the docs are made from the bundle as data; the build asks the command line for its commands, and the tests run every sample with the real client, and the guides with mock and service",
  },
  "tools/codegen": {
    uses: ["spec"],
    buildsWith: ["tools/checks"],
    reason: "the generator takes paths and works on any description; it imports only the one reader in spec",
  },
  "tools/checks": {
    uses: [],
    buildsWith: [],
    reason:
      "its checks read files and run no product code; it bundles, opens a browser and limits tests for other packages, and imports none of them",
  },
  "tools/contract": {
    uses: ["spec", "packages/client", "packages/types", "tools/codegen"],
    buildsWith: ["packages/agents", "packages/front", "packages/mock", "packages/service", "tools/checks"],
    reason: "the contract calls implementations through the client; only its tests know them",
  },
  "tools/page": {
    uses: [],
    buildsWith: [
      "packages/types",
      "packages/client",
      "packages/importer",
      "packages/mock",
      "packages/service",
      "tools/checks",
    ],
    reason: "it opens the page in a browser as people do; only its tests know who serves it",
  },
  "tools/start": {
    uses: [
      "packages/docs",
      "packages/importer",
      "packages/mock",
      "packages/service",
      "packages/agents",
      "tools/contract",
    ],
    // Its tests run commands that use the client and the command line.
    buildsWith: ["packages/client", "packages/cli", "tools/checks"],
    reason:
      "the start script serves what the packages publish, and starts scripts and drafts of packages by their paths; it imports none of them",
  },
  "tools/bench": {
    uses: [
      "spec",
      "packages/types",
      "packages/client",
      "packages/listener",
      "packages/tables",
      "packages/cli",
      "packages/mock",
      "packages/service",
      "packages/docs",
      "packages/importer",
      "tools/checks",
    ],
    // A test looks for the planted defects in their sources.
    buildsWith: ["tools/codegen", "tools/contract", "tools/release", "tools/start"],
    reason: "the bench measures only published packages",
  },
  "tools/release": {
    uses: ["spec", "tools/checks", "tools/start"],
    buildsWith: [
      "packages/types",
      "packages/client",
      "packages/listener",
      "packages/cli",
      "packages/front",
      "packages/tables",
      "packages/mock",
      "packages/docs",
      "packages/service",
      "packages/agents",
      "packages/importer",
    ],
    reason:
      "a release uses every package after packing; it imports the reader of descriptions and the progress display of the start script, and only type tests import packages",
  },
};
