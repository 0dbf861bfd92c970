import { readFileSync } from "node:fs";
import { loadModel, type Model } from "@data-import/front";
import { createMockOf, type ListeningMock, type Mock } from "../create-mock.ts";
import { explainFailure } from "./failure.ts";
import { writeEntry } from "./har-entry.ts";
import { createHarFile, type HarFile } from "./har-file.ts";
import { describeAnswer } from "./log.ts";
import { type CommandOptions, help, OptionError, readOptions } from "./options.ts";
import { describeRoutes } from "./route-table.ts";

/** Runs the command; what cannot be done is said in one sentence, and in the exit code. */
export async function run(args: readonly string[]): Promise<void> {
  // Whoever reads our output may leave, as `head` does; the mock goes on answering.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const options = readOptions(args);
    if (options.help) return console.log(help);
    if (options.version) return console.log(readVersion());
    await start(options);
  } catch (error) {
    console.error(explainFailure(error));
    process.exitCode = error instanceof OptionError ? 2 : 1;
  }
}

async function start(options: CommandOptions): Promise<void> {
  const { port, host, quiet, record } = options;
  const model = loadModel();
  const file = record === undefined ? undefined : createFile(record);
  let origin = "";
  const mock = createMockOf(model, {
    strict: options.strict,
    dynamic: options.dynamic,
    delay: options.delay,
    ...(options.seed !== undefined && { seed: options.seed }),
    // Nobody will ask for them.
    remember: 0,
    onAnswer(request, reply) {
      if (!quiet) console.log(describeAnswer(request));
      file?.append(writeEntry(request, reply, origin));
    },
  });
  if (options.faults !== undefined) mock.faults(options.faults);
  const listening = await mock.listen({ port, host }).catch((error: unknown) => {
    file?.remove();
    throw error;
  });
  origin = new URL(listening.url).origin;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stop(listening, options.coverage ? mock : undefined));
  }
  console.log(greet(model, listening.url, quiet));
}

function createFile(path: string): HarFile {
  return createHarFile(path, { name: "data-import-mock", version: readVersion() }, ({ message }) =>
    console.error(`Nothing more is written to ${path}: ${message}`),
  );
}

function greet(model: Model, url: string, quiet: boolean): string {
  if (quiet) return `The mock answers at ${url}`;
  return `The mock answers at ${url}

  curl -H "Authorization: Bearer demo" "${url}/sheets?workbookId=us_wb_Rm5yZ1hC"

${describeRoutes(model)}

Ctrl-C stops it.
`;
}

async function stop(listening: ListeningMock, covered: Mock | undefined): Promise<void> {
  await listening.close();
  process.stdout.write(covered === undefined ? "" : `\n${covered.coverage()}\n`, () => process.exit(0));
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
