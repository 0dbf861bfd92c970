import { loadModel, type Model } from "@data-import/front";
import { readVersion, runCommand } from "@data-import/front/command";
import { createMockOf, type ListeningMock, type Mock } from "../create-mock.ts";
import { explainFailure } from "./failure.ts";
import { writeEntry } from "./har-entry.ts";
import { createHarFile, type HarFile } from "./har-file.ts";
import { describeResponse } from "./log.ts";
import { type CommandOptions, help, readOptions } from "./options.ts";
import { describeRoutes } from "./route-table.ts";

const manifest = new URL("../../package.json", import.meta.url);

/** Runs the command. A failure is one sentence on stderr and an exit code. */
export function run(args: readonly string[]): Promise<void> {
  return runCommand({ help, manifest, readOptions, start, explainFailure }, args);
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
    ...(options.corsOrigins !== undefined && { corsOrigins: options.corsOrigins }),
    ...(options.engine !== undefined && { engine: options.engine }),
    // The command has no access to recorded requests.
    remember: 0,
    onResponse(request, reply) {
      if (!quiet) console.log(describeResponse(request));
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
  console.log(greet(model, listening.url, options));
}

function createFile(path: string): HarFile {
  return createHarFile(path, { name: "data-import-mock", version: readVersion(manifest) }, ({ message }) =>
    console.error(`Recording to ${path} stopped: ${message}`),
  );
}

function greet(model: Model, url: string, { quiet, routes }: CommandOptions): string {
  const list = routes ? [describeRoutes(model)] : [];
  if (quiet) return [`The mock listens at ${url}`, ...list].join("\n\n");
  const hint = routes ? "" : `--routes lists the ${model.routes.size} operations. `;
  return [
    `The mock listens at ${url}\nThe page for people is at ${new URL("/import/#demo", url)}`,
    `  curl -H "Authorization: Bearer demo" "${url}/sheets?workbookId=us_wb_Rm5yZ1hC"`,
    ...list,
    `${hint}Ctrl-C stops it.\n`,
  ].join("\n\n");
}

async function stop(listening: ListeningMock, covered: Mock | undefined): Promise<void> {
  await listening.close();
  process.stdout.write(covered === undefined ? "" : `\n${covered.coverage()}\n`, () => process.exit(0));
}
