import { describe, expect, it } from "vitest";
import { findNearest, parseArguments } from "../arguments.mjs";
import { Problem } from "../problem.mjs";
import { describeVerb, spellCommand, verbs } from "../verbs.mjs";

function complain(...words: string[]): Problem {
  try {
    parseArguments(words);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error(`"${words.join(" ")}" was taken without complaint`);
}

describe("the command line", () => {
  it("has defaults for everything", () => {
    expect(parseArguments(["start"])).toEqual({
      verb: "start",
      help: false,
      install: true,
      port: 4010,
      nightly: false,
      repeat: 1,
      names: [],
    });
  });

  it.each([[["start", "--port", "5000", "--no-install"]], [["start", "--no-install", "--port=5000"]]])(
    "takes options in any order and spelling: %j",
    (words) => {
      expect(parseArguments(words)).toMatchObject({ port: 5000, install: false });
    },
  );

  it("takes the nightly tests for test:ci only", () => {
    expect(parseArguments(["test:ci", "contract", "--nightly"])).toMatchObject({
      nightly: true,
      names: ["contract"],
    });
    expect(complain("test", "--nightly").message).toContain('npm test has no option "--nightly".');
  });

  it("takes the size of a bench", () => {
    expect(parseArguments(["bench", "service", "insert", "--records", "20000"])).toMatchObject({
      names: ["service", "insert"],
      records: 20_000,
    });
    expect(complain("bench", "--records", "few").message).toBe(
      '--records needs a whole number of at least 1, not "few". Example: npm run bench -- --records 20000',
    );
  });

  it("takes the folder that keeps the tables of a bench", () => {
    expect(parseArguments(["bench", "--keep", "tables", "client"])).toMatchObject({
      names: ["client"],
      keep: "tables",
    });
    expect(complain("bench", "--keep").message).toBe(
      "--keep needs a folder. Example: npm run bench -- --keep tables",
    );
    expect(complain("test", "--keep").message).toContain('npm test has no option "--keep".');
  });

  it("keeps the names of packages, and every word for changeset", () => {
    expect(parseArguments(["test", "spec", "mock"]).names).toEqual(["spec", "mock"]);
    expect(parseArguments(["changeset", "status", "--verbose"]).names).toEqual(["status", "--verbose"]);
  });

  it("asks for help without a command", () => {
    expect(parseArguments([])).toMatchObject({ verb: "", help: true });
  });
});

describe("a typing error", () => {
  it("in a command names the nearest one, and lists all", () => {
    const { message, code } = complain("strat");
    expect(message).toMatch(/^There is no command "strat". Did you mean "start"\?/);
    for (const verb of Object.keys(verbs)) expect(message).toContain(spellCommand(verb));
    expect(code).toBe(2);
  });

  it("in an option names the nearest one", () => {
    expect(complain("start", "--prot").message).toBe(
      'npm start has no option "--prot". Did you mean "--port"? Its options are --port, --no-install, --help.',
    );
  });

  it("has no suggestion if no word is near", () => {
    expect(findNearest("deploy-to-the-moon", ["start", "test"])).toBeUndefined();
    expect(complain("xyzzyx").message).not.toContain("Did you mean");
  });

  it.each(["0", "65535", "eighty", "", "4010.5"])('in a port names the valid numbers: "%s"', (port) => {
    expect(complain("start", "--port", port).message).toBe(
      `--port needs a number from 1 to 65534, not "${port}". Example: npm start -- --port 5000`,
    );
  });

  it.each(["0", "-1", "often", "", "1.5"])('in a number of times names the valid numbers: "%s"', (times) => {
    expect(complain("test", "--repeat", times).message).toBe(
      `--repeat needs a whole number of at least 1, not "${times}". Example: npm test -- --repeat 10`,
    );
  });

  it("with missing dashes is recognised by the number that npm leaves", () => {
    expect(complain("start", "5000").message).toContain("npm start -- --port 5000");
  });

  it("is reported, also for an option of another command", () => {
    expect(complain("build", "--port", "5000").message).toMatch(/^npm run build has no option "--port"/);
    expect(complain("format", "spec").message).toContain('"spec"');
  });
});

describe("help", () => {
  it.each(Object.keys(verbs))("of %s shows the command and each of its options", (verb) => {
    const text = describeVerb(verb);
    expect(text).toContain(verbs[verb]?.summary);
    expect(text).toContain(spellCommand(verb, "[options]"));
    for (const flag of [...(verbs[verb]?.flags ?? []), "help"]) expect(text).toContain(`--${flag}`);
  });
});
