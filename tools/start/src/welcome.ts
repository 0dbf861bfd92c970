import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./rooms.ts";
import type { Addresses } from "./servers.ts";

/** What `npm start` says when all is up: what runs where, and three things to try, each ready to paste. */
export function describeServers({ docs, service, mock }: Addresses, token: string): string {
  return `
Docs      ${docs}
Service   ${service}   with a demonstration that is forgotten when it stops
Mock      ${mock}   (any bearer token will do)

Three things to try, from another terminal in this folder:

1. Ask the service which records are wrong, and why

${composeCurl(service, token)}

2. A client program

${composeProgram(service, token)}

3. Read the docs, in a browser

${docs}

Ctrl-C stops everything.`;
}

/** A shell command that asks for the records of the demonstration that have an error. */
export function composeCurl(service: string, token: string): string {
  const query = "filter=error&includeMessages=true";
  return `curl -H "Authorization: Bearer ${token}" "${service}/sheets/us_sh_Pe3rT7nK/records?${query}"`;
}

/** A shell command that asks for the account through the built client, on any Node from 18 on. */
export function composeProgram(service: string, token: string): string {
  return `node --input-type=module -e '
import { createFetchClient } from "${findClientEntry()}";
const api = createFetchClient({ baseUrl: "${service}", token: "${token}" });
const { data, error } = await api.GET("/accounts/current");
if (error) throw new Error(error.errors[0].message);
console.log(data);
'`;
}

function findClientEntry(): string {
  // A program without a file resolves from the folder it runs in, where no package of ours is installed.
  const { exports } = JSON.parse(readFileSync(join(root, "packages/client/package.json"), "utf8"));
  return exports["./fetch"].default.replace(/^\./, "./packages/client");
}
