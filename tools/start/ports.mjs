import { createServer } from "node:net";
import { Problem } from "./problem.mjs";
import { spellCommand } from "./verbs.mjs";

/**
 * Throws a Problem that names the first port in use and an option with free ports.
 *
 * @param {string} verb
 * @param {number} port The docs' port; the mock has the next one.
 */
export async function requireFreePorts(verb, port) {
  for (const each of [port, port + 1]) {
    if (!(await isPortFree(each))) throw await explainTakenPort(verb, port, each);
  }
}

/**
 * @param {string} verb
 * @param {number} port
 * @param {number} taken
 */
export async function explainTakenPort(verb, port, taken) {
  const who = taken === port ? "docs" : "mock";
  const free = await findFreePair(port + 10);
  return new Problem(
    `Port ${taken} for the ${who} is used by another program. ` +
      `Stop that program, or use other ports: ${spellCommand(verb, `--port ${free}`)}`,
  );
}

/**
 * Whether this process can listen on a port of this machine.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  // A program that listens only on ::1 does not block us, but browsers would reach it under "localhost".
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryListening(port, host);
    if (code === "EADDRINUSE" || code === "EACCES") return false;
  }
  return true;
}

/** @param {number} start */
async function findFreePair(start) {
  for (let port = start; port < start + 200 && port < 65535; port += 10) {
    if ((await isPortFree(port)) && (await isPortFree(port + 1))) return port;
  }
  return 50_000;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
