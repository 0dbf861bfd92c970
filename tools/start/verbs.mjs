/**
 * A command of the start script.
 *
 * @typedef {object} Verb
 * @property {string} summary One line of help.
 * @property {readonly Flag[]} flags Its options, except `--help`.
 * @property {"packages" | "tests" | "suite" | "recipe" | "anything" | "nothing"} names The meaning of its other arguments.
 * @property {readonly string[]} [tasks] The turbo tasks it runs.
 *
 * @typedef {"port" | "nightly" | "repeat" | "records" | "keep" | "no-install"} Flag
 */

export const defaultPort = 4010;

/** @type {Record<string, Verb>} */
export const verbs = {
  start: {
    summary: "Build everything, then serve docs, service and mock until Ctrl-C.",
    flags: ["port", "no-install"],
    names: "nothing",
  },
  test: {
    summary: "Build, then run all tests except those of test:ci.",
    flags: ["repeat", "no-install"],
    names: "tests",
  },
  "test:ci": {
    summary: "Run the slow tests, below test/ci/: in a browser, after an install, after kills, in a copy.",
    flags: ["nightly", "repeat", "no-install"],
    names: "tests",
  },
  build: {
    summary: "Build the packages that changed.",
    flags: ["no-install"],
    names: "packages",
    tasks: ["build"],
  },
  check: {
    summary: "Build, lint and check the types: the fast check before a push.",
    flags: ["no-install"],
    names: "packages",
    tasks: ["check", "lint"],
  },
  lint: {
    summary: "Check the description, the code style and the rules of the repository.",
    flags: ["no-install"],
    names: "packages",
    tasks: ["lint"],
  },
  format: { summary: "Format all files.", flags: ["no-install"], names: "nothing" },
  generate: {
    summary: "Generate the *.gen.ts files from the description.",
    flags: ["no-install"],
    names: "packages",
    tasks: ["generate"],
  },
  dev: {
    summary: "Serve the docs and the mock, and rebuild on every save.",
    flags: ["port", "no-install"],
    names: "nothing",
  },
  bench: {
    summary: "Measure speed and size, and print the results as tables.",
    flags: ["records", "keep", "no-install"],
    names: "suite",
  },
  new: {
    summary: "Make the files of an operation, a resource, a field type, …, and print what is left to do.",
    flags: ["no-install"],
    names: "recipe",
  },
  changeset: {
    summary: "Describe a change for the next release; passes its arguments to the changeset command.",
    flags: ["no-install"],
    names: "anything",
  },
  "release:check": {
    summary: "Release the last commit to a local registry, and test it as its users install it (slow).",
    flags: ["no-install"],
    names: "nothing",
  },
};

const flagHelp = {
  port: ["--port <number>", `the port of the docs (default ${defaultPort}); the mock has the next one`],
  nightly: [
    "--nightly",
    "run the tests below test/nightly/ instead: third-party tools read the description, and recipes are followed",
  ],
  repeat: [
    "--repeat <times>",
    "run the tests this many times, every third time beside four busy processes, and list unsteady tests",
  ],
  records: ["--records <number>", "for a quick try: the size of the large sheets of the suite service"],
  keep: [
    "--keep <folder>",
    "keep the table in this folder, and compare it with the last one and the known limits",
  ],
  "no-install": ["--no-install", "use the installed packages without a check"],
};

const nameHelp = {
  packages: ["<package> …", "only these packages and their dependencies: spec, client, …"],
  tests: [
    "<package or file> …",
    "only the tests of these packages (spec, client, …), or these test files of one package",
  ],
  suite: [
    "<suite> …",
    "only these suites, by their file names in tools/bench/src/suites: client, mock, …; the parts of a suite follow it",
  ],
  recipe: [
    "<kind> <name> …",
    "operation, resource, constraint, …; without a name, the steps; without a kind, all kinds",
  ],
  anything: ["<argument> …", "status, version, …: see the changeset command"],
  nothing: undefined,
};

/**
 * The npm command that people type.
 *
 * @param {string} verb
 * @param {string} [words] Its arguments.
 */
export function spellCommand(verb, words) {
  const short = verb === "start" || verb === "test";
  return `npm ${short ? "" : "run "}${verb}${words === undefined ? "" : ` -- ${words}`}`;
}

/**
 * The help of one command; without a name, the list of all commands.
 *
 * @param {string} [name]
 */
export function describeVerb(name) {
  const verb = name === undefined ? undefined : verbs[name];
  if (name === undefined || verb === undefined) {
    const lines = Object.entries(verbs).map(
      ([each, { summary }]) => `  ${spellCommand(each).padEnd(21)} ${summary}`,
    );
    return ["Commands:", "", ...lines, "", "Help on one command: npm run <command> -- --help"].join("\n");
  }
  const options = [
    nameHelp[verb.names],
    ...verb.flags.map((flag) => flagHelp[flag]),
    ["--help", "print this help"],
  ];
  const lines = options.flatMap((option) => (option ? [`  ${option[0]?.padEnd(17)} ${option[1]}`] : []));
  const words = nameHelp[verb.names];
  const command = `${spellCommand(name, "[options]")}${words === undefined ? "" : ` [${words[0]}]`}`;
  return [verb.summary, "", `  ${command}`, "", ...lines].join("\n");
}
