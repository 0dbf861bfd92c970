#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { help, OptionError, readTask } from "./command/options.ts";
import { exportSite } from "./export-site.ts";
import { serve } from "./serve.ts";

async function run(): Promise<void> {
  const task = readTask(process.argv.slice(2));
  switch (task.name) {
    case "help":
      return console.log(help);
    case "version":
      return console.log(
        JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version,
      );
    case "export":
      exportSite(task.folder, task.base);
      return console.log(
        `The docs are in ${task.folder}. Any server of static files can host it, at ${task.base}`,
      );
    case "serve": {
      const docs = await serve({ port: task.port, host: task.host });
      for (const signal of ["SIGINT", "SIGTERM"] as const) {
        process.once(signal, () => docs.close().then(() => process.exit(0)));
      }
      return console.log(`The docs are at ${docs.url}\nCtrl-C stops it.`);
    }
  }
}

function explain(error: unknown): string {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`;
  }
  if (port !== undefined && code === "EACCES")
    return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${address ?? "The host"} is not an address of this machine. Choose another one with --host.`;
  }
  return error instanceof Error ? error.message : String(error);
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = error instanceof OptionError ? 2 : 1;
});
