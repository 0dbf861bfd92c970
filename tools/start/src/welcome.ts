import { readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { root } from "./packages.ts";
import type { Addresses, Servers } from "./servers.ts";

/** The welcome text of `npm start`: the addresses, and three things to try, ready to paste. */
export function describeServers(
  { page, docs, service, mock }: Addresses,
  { token, invitation }: Pick<Servers, "token" | "invitation">,
): string {
  return `
Page      ${page}#${invitation}
          drop a file there, and correct its records; the link signs a guest of the examples in
Docs      ${docs}
Service   ${service}   with example data, which it keeps in memory
Mock      ${mock}   returns the examples of the description, for any token

Three things to try in another terminal, in this folder:

1. List the invalid records and their errors:

${composeCurl(service, token)}

2. Run a program with the client:

${composeProgram(service, token)}

3. Import a file with the command line; "-" is the standard input, and the path of a file of yours is as good:

${composeImport(service, token)}

Ctrl-C stops everything.`;
}

/** A shell command that gets the records with errors from the demonstration. */
export function composeCurl(service: string, token: string): string {
  const query = "filter=error&includeMessages=true";
  return `curl -H "Authorization: Bearer ${token}" "${service}/sheets/us_sh_Pe3rT7nK/records?${query}"`;
}

/** A shell command that gets the account through the built client, on Node 18 or newer. */
export function composeProgram(service: string, token: string): string {
  return `node --input-type=module -e '
import { createFetchClient } from "${findClientEntry()}";
const api = createFetchClient({ baseUrl: "${service}", token: "${token}" });
const { data, error } = await api.GET("/accounts/current");
if (error) throw new Error(error.errors[0].message);
console.log(data);
'`;
}

/** A shell command that makes a sheet of a file and says what is wrong in it: one number in five is a word. */
export function composeImport(service: string, token: string): string {
  const file = String.raw`name,visits\nNora,3\nOmar,many\nWei,1\nInes,12\nTom,7\n`;
  const variables = `DATA_IMPORT_URL="${service}" DATA_IMPORT_TOKEN="${token}"`;
  const command = `${findNode()} packages/cli/dist/command.js import - --name visitors.csv --new Visitors --yes`;
  return `printf '${file}' | ${variables} ${command}`;
}

/** The command line needs a newer Node than the start does, so it runs with the one that the start has brought. */
function findNode(): string {
  const path = relative(root, process.execPath);
  return path.startsWith("..") || isAbsolute(path) ? "node" : `./${path.replaceAll("\\", "/")}`;
}

function findClientEntry(): string {
  // A program without a file imports from the current folder, where none of our packages is installed.
  const { exports } = JSON.parse(readFileSync(join(root, "packages/client/package.json"), "utf8"));
  return exports["./fetch"].default.replace(/^\./, "./packages/client");
}
