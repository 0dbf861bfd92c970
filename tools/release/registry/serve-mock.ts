import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyToConsumer } from "./consumer.ts";
import { consumerEnvironment } from "./run-command.ts";

const program = fileURLToPath(new URL("./consumers/serve-mock.ts", import.meta.url));

/** The installed mock of a consumer's folder. */
export interface ServedMock {
  readonly url: string;
  end(): void;
}

/** Starts the mock that is installed in a folder, on a free port. */
export async function serveMock(folder: string): Promise<ServedMock> {
  copyToConsumer(program, join(folder, "serve-mock.ts"));
  const child = spawn(process.execPath, ["serve-mock.ts"], { cwd: folder, env: consumerEnvironment() });
  try {
    return { url: await readFirstLine(child), end: () => child.kill() };
  } catch (error) {
    child.kill();
    throw error;
  }
}

function readFirstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let complaint = "";
    child.stderr?.on("data", (chunk) => {
      complaint += chunk;
    });
    child.stdout?.once("data", (chunk) => resolve(String(chunk).trim()));
    child.once("exit", (code) => reject(new Error(`The packed mock ended with code ${code}:\n${complaint}`)));
    setTimeout(() => reject(new Error("The packed mock did not start within 60 s.")), 60_000).unref();
  });
}
