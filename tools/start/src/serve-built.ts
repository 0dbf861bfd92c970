import { openServers } from "./servers.ts";

// `npm run dev` runs one such process for each state of the build: a module once loaded can only be replaced with
// the process that loaded it. It tells its parent where it listens, and ends when the parent lets go.
const servers = await openServers(0, 0);
process.on("disconnect", () => servers.close().finally(() => process.exit()));
// Ctrl-C reaches every process of the terminal, but it is the parent who decides.
process.on("SIGINT", () => undefined);
process.send?.({ docs: Number(new URL(servers.docs).port), mock: Number(new URL(servers.mock).port) });
