#!/usr/bin/env node
import * as module from "node:module";
import { setFlagsFromString } from "node:v8";

// The space for new objects would grow with what the start loads, and stay large. `run` lets it grow again.
setFlagsFromString("--semi-space-growth-factor=1");

// Caches compiled code for the next start, if Node supports it (22.1 and newer). Earlier imports are not cached.
module.enableCompileCache?.();
const { prepareWriter } = await import("./command/open-thread.ts");
const args = process.argv.slice(2);
prepareWriter(args, process.env);
const { run } = await import("./command/run.ts");
await run(args);
