#!/usr/bin/env node
import * as module from "node:module";

// Caches compiled code for the next start, if Node supports it (22.1 and newer). Earlier imports are not cached.
module.enableCompileCache?.();
// Programs such as `head` stop to read: that is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
const { run } = await import("./run.ts");
const leaving = new AbortController();
process.once("SIGINT", () => leaving.abort());
process.once("SIGTERM", () => leaving.abort());
const { env, stdin, stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), { env, stdin, stdout, stderr, signal: leaving.signal });
