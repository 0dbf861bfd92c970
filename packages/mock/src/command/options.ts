import {
  corsFlag,
  defaultPorts,
  describeFlags,
  type Flags,
  OptionError,
  readCorsOption,
  readFlags,
  readPort,
} from "@data-import/front/command";
import { createFaults, type FaultKind, type FaultOptions } from "../control/faults.ts";

/** The options of the command line. */
export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly dynamic: boolean;
  readonly seed: string | undefined;
  readonly strict: boolean;
  /** What gives the responses. The default is the description. */
  readonly engine: "prism" | undefined;
  readonly delay: number;
  /** The origins whose pages may call; undefined for all. */
  readonly corsOrigins: readonly string[] | undefined;
  readonly faults: FaultOptions | undefined;
  /** The HAR file to write. */
  readonly record: string | undefined;
  readonly coverage: boolean;
  /** Whether to list the operations at the start. */
  readonly routes: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  port: { value: "number", meaning: `the port to listen on (${defaultPorts.mock}); 0 takes any free one` },
  host: { value: "address", meaning: "the address to listen on (127.0.0.1)" },
  dynamic: { meaning: "generate responses from their schemas instead of returning examples" },
  seed: {
    value: "text",
    meaning: "decides generated responses and faults: the same seed gives the same ones",
  },
  engine: {
    value: "name",
    meaning: "prism: Prism's own HTTP engine responds",
  },
  lenient: { meaning: "ignore parameters and properties that the description does not know" },
  delay: { value: "ms", meaning: "wait so long before every response to a valid request" },
  "fault-rate": {
    value: "share",
    meaning: "the share of valid requests that fail, from 0 to 1 (0.1 with --faults)",
  },
  faults: {
    value: "kinds",
    meaning: "how they fail (reset,truncate,slow-body,503); any error status is possible",
  },
  "cors-origin": corsFlag,
  record: { value: "file", meaning: "write every request and its response to a new HAR file" },
  coverage: { meaning: "print at the end which operations, statuses and examples were returned" },
  routes: { meaning: "list all operations at the start" },
  quiet: { meaning: "do not list requests" },
  help: { meaning: "show this" },
  version: { meaning: "show the version" },
};

export const help: string = `data-import-mock: a mock of the Data Import Service.
Returns the documented example of every operation and rejects invalid requests.

${describeFlags(flags)}

Examples
  data-import-mock --dynamic --seed 42                     generated responses, always the same
  data-import-mock --fault-rate 0.2 --faults reset,503     every fifth request fails
  data-import-mock --record session.har --coverage --quiet`;

/** Reads the command line. Throws an `OptionError` that names an invalid option. */
export function readOptions(args: readonly string[]): CommandOptions {
  const given = readFlags(args, flags);
  const share = given.get("fault-rate");
  const kinds = given.get("faults");
  return {
    port: readPort(given.get("port") ?? String(defaultPorts.mock)),
    host: given.get("host") ?? "127.0.0.1",
    dynamic: given.has("dynamic"),
    seed: given.get("seed"),
    strict: !given.has("lenient"),
    engine: readEngine(given.get("engine")),
    delay: readDelay(given.get("delay") ?? "0"),
    corsOrigins: readCorsOption(given.get("cors-origin")),
    faults: share === undefined && kinds === undefined ? undefined : readFaults(share, kinds),
    record: given.get("record"),
    coverage: given.has("coverage"),
    routes: given.has("routes"),
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
  // The longest delay of a timer.
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
