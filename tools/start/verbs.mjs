/**
 * What can be asked for at the front door.
 *
 * @typedef {object} Verb
 * @property {string} summary What it does, in one line of help.
 * @property {readonly Flag[]} flags The options it takes beside `--help`.
 * @property {"rooms" | "tests" | "suite" | "anything" | "nothing"} names What its other words mean.
 * @property {readonly string[]} [tasks] The turbo tasks it runs.
 *
 * @typedef {"port" | "repeat" | "no-install"} Flag
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
    summary: "Build, then run every test; those that take longer and break seldom are in test:release.",
    flags: ["repeat", "no-install"],
    names: "tests",
  },
  "test:release": {
    summary:
      "Pack and install the packages as consumers do and test them; follow the recipes of CONTRIBUTING.md.",
    flags: ["repeat", "no-install"],
    names: "nothing",
  },
  build: { summary: "Build what changed.", flags: ["no-install"], names: "rooms", tasks: ["build"] },
  check: {
    summary: "The fast check before a push: build, lint and type-check.",
    flags: ["no-install"],
    names: "rooms",
    tasks: ["check", "lint"],
  },
  lint: {
    summary: "Check the description, the code style and the house rules.",
    flags: ["no-install"],
    names: "rooms",
    tasks: ["lint"],
  },
  format: { summary: "Rewrite files in the house style.", flags: ["no-install"], names: "nothing" },
  generate: {
    summary: "Regenerate the committed *.gen.ts files from the description.",
    flags: ["no-install"],
    names: "rooms",
    tasks: ["generate"],
  },
  dev: {
    summary: "Serve the docs and the mock, and rebuild on every save.",
    flags: ["port", "no-install"],
    names: "nothing",
  },
  bench: { summary: "Print the tables of measured claims.", flags: ["no-install"], names: "suite" },
  changeset: {
    summary: "Describe a change for the next release; its words go to the changeset command.",
    flags: ["no-install"],
    names: "anything",
  },
  "release:check": {
    summary: "Make a release of what is committed in a local registry, and use it like its consumers.",
    flags: ["no-install"],
    names: "nothing",
  },
};

const flagHelp = {
  port: ["--port <number>", `docs on this port (${defaultPort}), mock on the next one`],
  repeat: ["--repeat <times>", "run all of it so often, and name each test that was not the same every time"],
  "no-install": ["--no-install", "use the dependencies that are there, as they are"],
};

const nameHelp = {
  rooms: ["<room> …", "only these packages and what they need: spec, client, …"],
  tests: ["<room> …", "only these packages (client, spec, …), or only these test files, by their paths"],
  suite: ["<suite> …", "only these suites: files of tools/bench/src/suites"],
  anything: ["<words> …", "status, version, …: see the changeset command"],
  nothing: undefined,
};

/**
 * The npm command a person types to get this verb.
 *
 * @param {string} verb
 * @param {string} [words] What goes after it.
 */
export function spellCommand(verb, words) {
  const short = verb === "start" || verb === "test";
  return `npm ${short ? "" : "run "}${verb}${words === undefined ? "" : ` -- ${words}`}`;
}

/**
 * The help of one verb, or of all when none is named.
 *
 * @param {string} [name]
 */
export function describeVerb(name) {
  const verb = name === undefined ? undefined : verbs[name];
  if (name === undefined || verb === undefined) {
    const lines = Object.entries(verbs).map(
      ([each, { summary }]) => `  ${spellCommand(each).padEnd(21)} ${summary}`,
    );
    return ["Commands:", "", ...lines, "", "Each explains itself: npm run <command> -- --help"].join("\n");
  }
  const options = [
    nameHelp[verb.names],
    ...verb.flags.map((flag) => flagHelp[flag]),
    ["--help", "print this"],
  ];
  const lines = options.flatMap((option) => (option ? [`  ${option[0]?.padEnd(17)} ${option[1]}`] : []));
  return [verb.summary, "", `  ${spellCommand(name, "[options]")}`, "", ...lines].join("\n");
}
