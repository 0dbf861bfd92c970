import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./workspace.ts";

/** The one table of ports. */
const table = "packages/front/src/ports.ts";
const address = /\b(localhost|127\.0\.0\.1):(40\d\d)\b/g;
const read =
  /^(?!.*(?:CHANGELOG\.md|\.gen\.ts)$)(?:.*\.md|spec\/.*\.yaml|packages\/[^/]+\/(?:src|site)\/.*\.ts)$/;

/** A place that must have one of the ports, because it cannot import the table. */
const copies = [
  { path: "tools/start/verbs.mjs", place: /defaultPort = (\d+);/, name: "service" },
  { path: "spec/openapi.yaml", place: /default: http:\/\/localhost:(\d+)\/v1/, name: "mock" },
] as const;

/** Addresses in texts and sources that no command has by default, and equal ports, one sentence each. */
export function checkAddresses(root: string): string[] {
  const readText = (path: string) => readFileSync(join(root, path), "utf8");
  const ports = new Map(
    [...readText(table).matchAll(/(\w+): (\d+)/g)].map(([, name = "", port = ""]) => [name, port]),
  );
  const known = new Set(ports.values());
  const equal = known.size < ports.size ? [`${table} has one port for two commands.`] : [];
  const wrong = listFiles(root)
    .filter((path) => read.test(path))
    .flatMap((path) => {
      const owner = ports.get(/^packages\/(\w+)\/README\.md$/.exec(path)?.[1] ?? "");
      const found = [...readText(path).matchAll(address)].map(([, host, port = ""]) => ({ host, port }));
      // A command prints the number, and so does its README.
      const own = found.filter(({ host }) => owner !== undefined && host === "127.0.0.1");
      const missing = owner !== undefined && own.length === 0;
      return [
        ...found
          .filter(({ port }) => !known.has(port))
          .map(({ host, port }) => `${path} names ${host}:${port}, which no command has by default.`),
        ...own
          .filter(({ port }) => port !== owner)
          .map(({ port }) => `${path} names 127.0.0.1:${port}, but its command has the port ${owner}.`),
        ...(missing ? [`${path} does not name the address of its command, 127.0.0.1:${owner}.`] : []),
      ];
    });
  const old = copies
    .filter(({ path, place, name }) => place.exec(readText(path))?.[1] !== ports.get(name))
    .map(({ path, name }) => `${path} must have the port ${ports.get(name)} of the ${name}, as in ${table}.`);
  return [...equal, ...wrong, ...old];
}
