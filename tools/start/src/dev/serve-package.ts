import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// `npm run dev` runs one such process for each state of the docs and of the mock: a module once loaded can only be
// replaced with the process that loaded it. It tells its parent where it listens, and ends when the parent lets go.
const [, , folder = ""] = process.argv;
const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const entry = await import(pathToFileURL(join(folder, exports["."].default)).href);

const server: { port: number; close(): Promise<void> } =
  "serve" in entry ? await entry.serve() : await entry.createMock().listen();
process.on("disconnect", () => server.close().finally(() => process.exit()));
// Ctrl-C reaches every process of the terminal, but it is the parent who decides.
process.on("SIGINT", () => undefined);
process.send?.(server.port);
