import { describeFlags, type Flags, OptionError, readFlags, readPort } from "@data-import/front/command";
import { createFaults, type FaultKind, type FaultOptions } from "../control/faults.ts";

/** What the command line asks for. */
export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly dynamic: boolean;
  readonly seed: string | undefined;
  readonly strict: boolean;
  /** What gives the responses; the description unless given. */
  readonly engine: "prism" | undefined;
  readonly delay: number;
  readonly faults: FaultOptions | undefined;
  /** The HAR file to write. */
  readonly record: string | undefined;
  readonly coverage: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  port: { value: "number", meaning: "the port to listen on (4010); 0 takes any free one" },
  host: { value: "address", meaning: "the address to listen on (127.0.0.1)" },
  dynamic: { meaning: "generate answers from their schemas instead of taking examples" },
  seed: { value: "text", meaning: "decides generated answers and faults: the same seed, the same ones" },
  engine: {
    value: "name",
    meaning: "prism: Prism's whole HTTP engine, from @stoplight/prism-http, responds",
  },
  lenient: { meaning: "ignore parameters and properties that the description does not know" },
  delay: { value: "ms", meaning: "wait so long before every answer to a valid request" },
  "fault-rate": {
    value: "share",
    meaning: "the share of valid requests that fail, from 0 to 1 (0.1 with --faults)",
  },
  faults: {
    value: "kinds",
    meaning: "how they fail (reset,truncate,slow-body,503): these, or any error status",
  },
  record: { value: "file", meaning: "write every request and its answer to a new HAR file" },
  coverage: { meaning: "say at the end what of the description was answered" },
  quiet: { meaning: "list neither operations nor requests" },
  help: { meaning: "show this" },
  version: { meaning: "show the version" },
};

export const help: string = `data-import-mock: a mock of the Data Import Service

Answers every operation with its documented example and refuses what does not fit the description.

${describeFlags(flags)}

Examples
  data-import-mock --port 0                                any free port
  data-import-mock --dynamic --seed 42                     other answers, the same ones in every run
  data-import-mock --fault-rate 0.2 --faults reset,503     every fifth request fails
  data-import-mock --record session.har --coverage --quiet`;

/** Reads the command line; throws an `OptionError` that names what cannot be used. */
export function readOptions(args: readonly string[]): CommandOptions {
  const given = readFlags(args, flags);
  const share = given.get("fault-rate");
  const kinds = given.get("faults");
  return {
    port: readPort(given.get("port") ?? "4010"),
    host: given.get("host") ?? "127.0.0.1",
    dynamic: given.has("dynamic"),
    seed: given.get("seed"),
    strict: !given.has("lenient"),
    engine: readEngine(given.get("engine")),
    delay: readDelay(given.get("delay") ?? "0"),
    faults: share === undefined && kinds === undefined ? undefined : readFaults(share, kinds),
    record: given.get("record"),
    coverage: given.has("coverage"),
    quiet: given.has("quiet"),
    help: given.has("help"),
    version: given.has("version"),
  };
}

function readEngine(name: string | undefined): "prism" | undefined {
  if (name === undefined || name === "prism") return name;
  throw new OptionError(`--engine can be prism, or is left out; it was ${name}.`);
}

function readDelay(text: string): number {
  // Timers take no more.
  const most = 2_147_483_647;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new OptionError(`--delay must be a number of milliseconds, at most ${most}; it was ${text}.`);
}

function readFaults(share = "0.1", kinds = "reset,truncate,slow-body,503"): FaultOptions {
  const rate = Number(share);
  if (!(rate >= 0 && rate <= 1)) {
    throw new OptionError(`--fault-rate must be a number from 0 to 1; it was ${share}.`);
  }
  const names = kinds.split(",").map((kind) => kind.trim());
  const options = {
    rate,
    kinds: names.map((name) => (/^\d+$/.test(name) ? Number(name) : name)) as FaultKind[],
  };
  try {
    createFaults(options, undefined);
  } catch (error) {
    throw new OptionError(`--faults: ${error instanceof Error ? error.message : error}`);
  }
  return options;
}
