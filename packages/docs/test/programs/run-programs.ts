import { type ChildProcess, fork } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem, Program } from "./program.ts";
import type { Outcome, Task } from "./program-runner.ts";
import { checkResponses, compareOutput, findStart, listVariables, redirect } from "./run-copy.ts";
import type { ProgramServer, ProgramServers } from "./servers.ts";

/** The time limit of a program, on a busy machine. */
const patience = 600_000;

/** Runs TypeScript programs, one after the other, each with the next server; resolves to the problems. */
export async function runPrograms(
  folder: string,
  programs: readonly Program[],
  servers: ProgramServers,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let runner: ChildProcess | undefined;
  try {
    for (const [at, program] of programs.entries()) {
      const server = await servers.next(program.code);
      const task = await prepare(join(folder, `program-${at}`), program, server);
      if (!runner?.connected) runner = startRunner();
      problems.push(...checkOutcome(program, await run(runner, task), server));
    }
  } finally {
    runner?.kill();
  }
  return problems;
}

function startRunner(): ChildProcess {
  const script = fileURLToPath(new URL("program-runner.ts", import.meta.url));
  return fork(script, [], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_OPTIONS: "", NO_COLOR: "1" },
  });
}

async function prepare(
  folder: string,
  { code, parts, files }: Program,
  server: ProgramServer,
): Promise<Task> {
  await mkdir(folder, { recursive: true });
  const lines = redirect(code, server).split("\n");
  for (const [number, { line }] of parts.entries()) if (line > 0) lines[line - 1] = `startPart(${number});`;
  const file = join(folder, "program.ts");
  const all = [...files, { name: "program.ts", content: lines.join("\n") }];
  await Promise.all(all.map(({ name, content }) => writeFile(join(folder, name), content)));
  // Programs may leave the address and the token to the environment.
  return { folder, file, variables: listVariables(server) };
}

/** The outcome of a program; it has failed if it ends the process or does not end. */
function run(runner: ChildProcess, task: Task): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      runner.removeAllListeners("message").removeAllListeners("exit");
      resolve(outcome);
    };
    const failWith = (message: string) => end({ printed: [], failure: { message, stack: "" } });
    const timer = setTimeout(() => {
      runner.kill("SIGKILL");
      runner.disconnect();
      failWith(`It did not end within ${patience / 1000} seconds.`);
    }, patience);
    runner.once("message", (outcome) => end(outcome as Outcome));
    runner.once("exit", (code) => failWith(`It ended the process, with the exit code ${code}.`));
    runner.send(task, (error) => error && failWith(error.message));
  });
}

function checkOutcome(program: Program, { printed, failure }: Outcome, server: ProgramServer): Problem[] {
  const { place, parts } = program;
  const refused = checkResponses(program, server);
  if (failure) {
    const [, line] = /program\.ts:(\d+)/.exec(failure.stack) ?? [];
    return [
      {
        place,
        line: Number(line ?? findStart(program)),
        message: `${failure.message} (with the ${server.name})`,
      },
    ];
  }
  const different = parts.flatMap((part, number) =>
    compareOutput(place, part, printed[number] ?? "", server),
  );
  const isSilent = program.operationId !== undefined && printed.join("") === "";
  const silent = {
    place,
    line: findStart(program),
    message: "It prints nothing, so readers do not see the result.",
  };
  return [...refused, ...different, ...(isSilent ? [silent] : [])];
}
