#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { describeAnswer } from "./command/log.ts";
import { help, OptionError, readOptions } from "./command/options.ts";
import { createMock, type ListeningMock } from "./create-mock.ts";

const version: string = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(help);
  if (options.version) return console.log(version);
  const { port, host } = options;
  const mock = await createMock({ onAnswer: (answered) => console.log(describeAnswer(answered)) }).listen({
    port,
    host,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(mock));
  console.log(`The mock answers at ${mock.url}

  curl -H "Authorization: Bearer demo" "${mock.url}/sheets?workbookId=us_wb_Rm5yZ1hC"

Ctrl-C stops it.
`);
}

async function stop(mock: ListeningMock): Promise<void> {
  await mock.close();
  process.exit(0);
}

function explain(error: unknown): string {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${address ?? "The host"} is not an address of this machine. Choose another one with --host.`;
  }
  return error instanceof Error ? error.message : String(error);
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = error instanceof OptionError ? 2 : 1;
});
