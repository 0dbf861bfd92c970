/** Test files for one question. */
export interface TestSuite {
  /** The folder of the package. */
  readonly folder: string;
  /** The beginnings of the paths of its files, relative to the package. */
  readonly files: readonly string[];
  /** The faults that only it can find, as the end of a sentence that begins with "It finds". */
  readonly finds: string;
}

/** Every test file of the repository belongs to exactly one of them. */
export const testSuites: readonly TestSuite[] = [
  {
    folder: "spec",
    files: ["test/"],
    finds: "a description that breaks its own rules, or differs from its sources",
  },
  {
    folder: "packages/types",
    files: ["test/"],
    finds: "generated types, enum values and validators that differ from the description",
  },
  {
    folder: "packages/client",
    files: ["test/core/", "test/testing/", "test/paging/"],
    finds: "faults in the steps of one call: retries, time-outs, tokens, hooks, pages",
  },
  {
    folder: "packages/client",
    files: ["test/files/", "test/node/", "test/ci/browser/", "test/ci/memory"],
    finds:
      "uploads and downloads that stop, use too much memory, report no progress or write to another place",
  },
  {
    folder: "packages/client",
    files: ["test/extras/", "test/ci/many-records"],
    finds: "rows and events that are lost or sent twice over many requests",
  },
  {
    folder: "packages/client",
    files: ["test/ci/compilers", "test/ci/instantiations"],
    finds: "types that a compiler rejects or is slow to check",
  },
  {
    folder: "packages/client",
    files: ["test/*.test.ts"],
    finds:
      "methods whose request differs from the description; differences between the two surfaces; large bundles",
  },
  {
    folder: "packages/listener",
    files: ["test/*.test.ts"],
    finds:
      "hooks and handlers whose changes, messages or results are saved wrongly, or whose types are wrong",
  },
  {
    folder: "packages/cli",
    files: ["test/"],
    finds:
      "commands that send or print something wrong, tokens that others can read, and completion that offers nothing",
  },
  {
    folder: "packages/front",
    files: ["test/"],
    finds: "a request pipeline with dependencies, and flags that are read wrongly",
  },
  {
    folder: "packages/mock",
    files: ["test/*.test.ts", "test/prism/", "test/types/"],
    finds: "mock responses, matchers, faults and overrides with wrong effects",
  },
  {
    folder: "packages/mock",
    files: ["test/ci/"],
    finds: "examples that the mock returns and Prism does not",
  },
  {
    folder: "packages/mock",
    files: ["test/nightly/"],
    finds:
      "generated bodies that differ from those of Prism, and `--engine prism` if it is not Prism's engine",
  },
  {
    folder: "packages/tables",
    files: ["test/"],
    finds: "columns that are matched with wrong fields, and values that are read, changed or checked wrongly",
  },
  {
    folder: "packages/service",
    files: ["test/*.test.ts", "test/pairs/"],
    finds: "wrong records, jobs, files, events and access, on both engines",
  },
  {
    folder: "packages/agents",
    files: ["test/"],
    finds: "code of agents that does not run, runs with too many rights, or without an end",
  },
  {
    folder: "packages/listener",
    files: ["test/ci/"],
    finds:
      "events that agents miss if processes are killed, agents of one tenant that reach another one, and edits, messages and restores that are lost where people, hooks and jobs meet",
  },
  {
    folder: "packages/service",
    files: ["test/ci/"],
    finds:
      "records and jobs that are lost with a process or a database, a backup without something, a full disk that nobody can empty, memory that grows with a file, and a new engine or type that compiles without its code",
  },
  {
    folder: "packages/docs",
    files: ["test/ci/"],
    finds:
      "pages that do not work in a browser, with a screen reader or without scripts, and samples that do not run",
  },
  {
    folder: "packages/docs",
    files: ["test/nightly/"],
    finds: "samples in Python, Java and Go that do not compile or whose request the mock rejects",
  },
  {
    folder: "packages/docs",
    files: ["test/*.test.ts", "test/gates/"],
    finds: "pages, search and samples that differ from the description",
  },
  {
    folder: "tools/contract",
    files: ["test/mock.test.ts"],
    finds: "mock responses to unusual requests that the description does not allow",
  },
  {
    folder: "tools/contract",
    files: ["test/service-on-"],
    finds: "the same for the service; lost data, and rejected requests that change data; on each engine",
  },
  {
    folder: "tools/contract",
    files: [
      "test/service-access",
      "test/service-isolation",
      "test/service-events",
      "test/follow-events",
      "test/listed-errors",
      "test/error-examples",
      "test/lost-responses",
      "test/feedback",
    ],
    finds:
      "operations that are done twice after a lost response, with wrong access, with data of another account, with undocumented events, without a documented error, or that refuse what the service returned",
  },
  {
    folder: "tools/contract",
    files: ["test/model", "test/engines-agree"],
    finds:
      "wrong records after a sequence of changes that nobody thought of; engines that respond differently",
  },
  {
    folder: "tools/contract",
    files: ["test/behaviour", "test/sensitivity", "test/service-target", "test/probes", "test/statements"],
    finds: "a contract that cannot fail, and a mock that changes requests or responses in transit",
  },
  {
    folder: "tools/contract",
    files: ["test/end-to-end", "test/respect", "test/ci/"],
    finds: "a README program that does not run, and requests that take too much time or stay in memory",
  },
  {
    folder: "tools/contract",
    files: ["test/nightly/"],
    finds:
      "a description that generators of others cannot read, and requests that only Schemathesis thinks of",
  },
  {
    folder: "tools/bench",
    files: ["test/*.test.ts"],
    finds: "wrong measurements, and defects whose code no longer exists",
  },
  {
    folder: "tools/bench",
    files: ["test/nightly/"],
    finds: "lines of the bench of the service that no longer measure anything",
  },
  {
    folder: "tools/codegen",
    files: ["test/"],
    finds: "generators with a different result for the same bundle",
  },
  {
    folder: "tools/checks",
    files: ["test/*.test.ts"],
    finds: "checks of the repository that let a wrong word, address, import or pattern pass",
  },
  {
    folder: "tools/checks",
    files: ["test/ci/"],
    finds: "edits after which too many or too few tasks run again",
  },
  {
    folder: "tools/checks",
    files: ["test/nightly/"],
    finds: "recipes of `npm run new` after which something fails, or of which a step is noticed by nothing",
  },
  {
    folder: "tools/release",
    files: ["test/", "registry/test/reading/", "registry/test/release-check/"],
    finds: "changes of the contract that are weighed wrongly, and checks of a release that see nothing",
  },
  {
    folder: "tools/release",
    files: ["registry/test/ci/"],
    finds: "packages that do not work for their users after an install",
  },
  { folder: "tools/start", files: ["test/*.test.ts"], finds: "commands that start, report or stop wrongly" },
  { folder: "tools/start", files: ["test/nightly/"], finds: "a save that `npm run dev` does not show" },
];
