#!/usr/bin/env node
import { explainPort, runCommand } from "@data-import/front/command";
import { type CommandOptions, help, readOptions } from "./command/options.ts";
import { exportSite } from "./export-site.ts";
import { serve } from "./serve.ts";

async function start({ task }: CommandOptions): Promise<void> {
  if (task?.name === "export") {
    exportSite(task.folder, task.base, task.address);
    console.log(`The docs are in ${task.folder}. Any server of static files can host it, at ${task.base}`);
  }
  if (task?.name === "serve") {
    const docs = await serve(task);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => docs.close().then(() => process.exit(0)));
    }
    console.log(`The docs are at ${docs.url}\nCtrl-C stops it.`);
  }
}

await runCommand(
  {
    help,
    manifest: new URL("../package.json", import.meta.url),
    readOptions,
    start,
    explainFailure: (error) => explainPort(error) ?? (error instanceof Error ? error.message : String(error)),
  },
  process.argv.slice(2),
);
