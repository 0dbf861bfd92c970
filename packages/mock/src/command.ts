#!/usr/bin/env node
import * as module from "node:module";

// Node 22.1 and newer can keep compiled code for the next start, but only of modules that are imported after this.
module.enableCompileCache?.();
const { run } = await import("./command/run.ts");
await run(process.argv.slice(2));
