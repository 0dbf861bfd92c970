#!/usr/bin/env node
import * as module from "node:module";

// Caches compiled code for the next start, if Node supports it (22.1 and newer). Earlier imports are not cached.
module.enableCompileCache?.();
const { run } = await import("./command/run.ts");
await run(process.argv.slice(2));
