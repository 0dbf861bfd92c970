import { Problem } from "./problem.mjs";
import { defaultPort, describeVerb, spellCommand, verbs } from "./verbs.mjs";

/**
 * @typedef {object} Request
 * @property {string} verb
 * @property {boolean} help
 * @property {boolean} install
 * @property {number} port The port of the docs and the service; the mock has the next one.
 * @property {boolean} nightly Runs the nightly tests in place of those of a merge.
 * @property {number} repeat The number of times to run the tests.
 * @property {number} [records] The size of the large sheets of a bench; the default is that of its suite.
 * @property {string} [keep] The folder that keeps the tables of a bench.
 * @property {string[]} names Packages, test files, suites or arguments for another program, depending on the command.
 */

const wrongUse = 2;

/** @returns {Request} */
const defaults = () => ({
  verb: "",
  help: false,
  install: true,
  port: defaultPort,
  nightly: false,
  repeat: 1,
  names: [],
});

/**
 * Reads the command line; throws a Problem that suggests the nearest valid word.
 *
 * @param {readonly string[]} words
 * @returns {Request}
 */
export function parseArguments(words) {
  const [name = "", ...rest] = words;
  if (name === "--help" || name === "-h" || name === "") {
    return { ...defaults(), help: true };
  }
  const verb = verbs[name];
  if (verb === undefined) {
    const known = Object.keys(verbs);
    throw new Problem(`There is no command "${name}".${suggest(name, known)}\n\n${describeVerb()}`, wrongUse);
  }

  /** @type {Request} */
  const request = { ...defaults(), verb: name };
  const queue = [...rest];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const [flag = "", inline] = word.split("=", 2);
    if (flag === "--help" || flag === "-h") request.help = true;
    else if (flag === "--no-install") request.install = false;
    else if (flag === "--nightly" && verb.flags.includes("nightly")) request.nightly = true;
    else if (flag === "--port" && verb.flags.includes("port")) {
      request.port = readPort(name, inline ?? queue.shift());
    } else if (flag === "--repeat" && verb.flags.includes("repeat")) {
      request.repeat = readCount(name, flag, "10", inline ?? queue.shift());
    } else if (flag === "--records" && verb.flags.includes("records")) {
      request.records = readCount(name, flag, "20000", inline ?? queue.shift());
    } else if (flag === "--keep" && verb.flags.includes("keep")) {
      request.keep = readFolder(name, flag, inline ?? queue.shift());
    } else if (verb.names === "anything") request.names.push(word);
    else if (word.startsWith("-")) throw unknownFlag(name, word, verb.flags);
    else if (verb.names === "nothing") throw strayWord(name, word, verb.flags);
    else request.names.push(word);
  }
  return request;
}

/**
 * The known word that is nearest to a word, if the difference is as small as a typing error.
 *
 * @param {string} word
 * @param {readonly string[]} known
 */
export function findNearest(word, known) {
  const limit = Math.max(2, Math.floor(word.length / 2));
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((left, right) => left.distance - right.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= limit ? best.candidate : undefined;
}

/**
 * @param {string} word
 * @param {readonly string[]} known
 */
export function suggest(word, known) {
  const nearest = findNearest(word, known);
  return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}

/**
 * @param {string} verb
 * @param {string | undefined} text
 */
function readPort(verb, text) {
  const port = Number(text);
  // The mock has the next port, so the highest port cannot be the first of the two.
  if (text === undefined || text === "" || !Number.isInteger(port) || port < 1 || port > 65534) {
    const given = text === undefined ? "nothing" : `"${text}"`;
    throw new Problem(
      `--port needs a number from 1 to 65534, not ${given}. Example: ${spellCommand(verb, "--port 5000")}`,
      wrongUse,
    );
  }
  return port;
}

/**
 * @param {string} verb
 * @param {string} flag
 * @param {string} example
 * @param {string | undefined} text
 */
function readCount(verb, flag, example, text) {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && text !== "") return count;
  const given = text === undefined ? "nothing" : `"${text}"`;
  throw new Problem(
    `${flag} needs a whole number of at least 1, not ${given}. Example: ${spellCommand(verb, `${flag} ${example}`)}`,
    wrongUse,
  );
}

/**
 * @param {string} verb
 * @param {string} flag
 * @param {string | undefined} text
 */
function readFolder(verb, flag, text) {
  if (text) return text;
  throw new Problem(`${flag} needs a folder. Example: ${spellCommand(verb, `${flag} tables`)}`, wrongUse);
}

/**
 * @param {string} verb
 * @param {string} word
 * @param {readonly string[]} flags
 */
function unknownFlag(verb, word, flags) {
  const known = [...flags.map((flag) => `--${flag}`), "--help"];
  return new Problem(
    `${spellCommand(verb)} has no option "${word}".${suggest(word, known)} Its options are ${known.join(", ")}.`,
    wrongUse,
  );
}

/**
 * @param {string} verb
 * @param {string} word
 * @param {readonly string[]} flags
 */
function strayWord(verb, word, flags) {
  // `npm start --port 5000` gives us only `5000`: npm takes the options before `--`.
  const meant = /^\d+$/.test(word) && flags.includes("port") ? `--port ${word}` : "--help";
  return new Problem(
    `${spellCommand(verb)} does not take "${word}". Write options after two dashes: ` +
      spellCommand(verb, meant),
    wrongUse,
  );
}

/**
 * @param {string} left
 * @param {string} right
 */
function editDistance(left, right) {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + change,
        ),
      );
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
