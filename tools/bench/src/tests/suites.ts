/** Test files that answer one question. */
export interface TestSuite {
  /** The folder of the room. */
  readonly room: string;
  /** What the paths of its files begin with, from the room's folder. */
  readonly files: readonly string[];
  /** The task that runs it; `test` unless given. */
  readonly task?: "test:release";
  /** What it alone can find, as the end of a sentence that begins with "It finds". */
  readonly finds: string;
}

/** Every test file of the repository belongs to exactly one of them. */
export const testSuites: readonly TestSuite[] = [
  {
    room: "spec",
    files: ["test/"],
    finds: "a description that breaks its own rules, or the documents that it is made from",
  },
  {
    room: "packages/types",
    files: ["test/"],
    finds: "generated types and enum values that the description does not say",
  },
  {
    room: "packages/client",
    files: ["test/core/", "test/testing/", "test/paging/"],
    finds: "wrong steps of one call: retries, time-outs, tokens, hooks, pages",
  },
  {
    room: "packages/client",
    files: ["test/files/", "test/node/"],
    finds: "uploads and downloads that break off, grow in memory or write to another place",
  },
  {
    room: "packages/client",
    files: ["test/extras/"],
    finds: "rows and events that are lost or sent twice over many requests",
  },
  {
    room: "packages/client",
    files: ["test/types/"],
    finds: "types that a compiler refuses, or takes too long for",
  },
  {
    room: "packages/client",
    files: ["test/*.test.ts"],
    finds:
      "a method whose request differs from the description; what the two surfaces do differently; bundles too large",
  },
  {
    room: "packages/front",
    files: ["test/"],
    finds: "a request pipeline that does not stand alone, and flags that are read wrongly",
  },
  {
    room: "packages/mock",
    files: ["test/"],
    finds: "mock responses, matchers, faults and overrides that do not do what their names say",
  },
  {
    room: "packages/service",
    files: ["test/"],
    finds:
      "wrong records, jobs, files, events and access, on both engines; what a crash or a stop leaves behind",
  },
  {
    room: "packages/docs",
    files: ["test/browser/", "test/gates/"],
    finds: "pages that a browser, a screen reader or somebody without scripts cannot use",
  },
  {
    room: "packages/docs",
    files: ["test/*.test.ts"],
    finds: "pages, search and samples that differ from the description",
  },
  {
    room: "tools/contract",
    files: ["test/mock.test.ts"],
    finds: "mock responses to odd requests that the description does not allow",
  },
  {
    room: "tools/contract",
    files: ["test/service-on-"],
    finds: "the same for the service, what it forgets, and refusals that change something; on each engine",
  },
  {
    room: "tools/contract",
    files: ["test/service-access", "test/service-isolation", "test/service-events"],
    finds: "operations that let somebody in, tell of another account, or emit other events than described",
  },
  {
    room: "tools/contract",
    files: ["test/behaviour", "test/sensitivity", "test/probes"],
    finds: "a contract that cannot fail, and a mock that changes what passes through it",
  },
  {
    room: "tools/contract",
    files: ["test/end-to-end", "test/soak"],
    finds: "a README program that does not run, and requests that stay in memory",
  },
  {
    room: "tools/bench",
    files: ["test/"],
    finds: "measures that count wrongly, and defects without a place",
  },
  {
    room: "tools/codegen",
    files: ["test/"],
    finds: "generators that write something else for the same bundle",
  },
  {
    room: "tools/house",
    files: ["test/*.test.ts"],
    finds: "edits after which too much or too little runs again",
  },
  {
    room: "tools/house",
    files: ["test/ci/"],
    task: "test:release",
    finds:
      "steps that a recipe of CONTRIBUTING.md does not name, or that nothing notices if they are left out",
  },
  {
    room: "tools/release",
    files: ["test/", "registry/test/reading/", "registry/test/release-check/"],
    finds: "changes of the contract that are weighed wrongly, and checks of a release that see nothing",
  },
  {
    room: "tools/release",
    files: ["registry/test/*.test.ts"],
    task: "test:release",
    finds: "packages that do not work where strangers install them",
  },
  { room: "tools/start", files: ["test/"], finds: "commands that start, follow, report or stop wrongly" },
];
