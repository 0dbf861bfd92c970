import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./rooms.ts";

/** What `npm start` says when all is up: what runs where, and three things to try, each ready to paste. */
export function describeServers(docs: string, mock: string): string {
  return `
Docs   ${docs}
Mock   ${mock}   (any bearer token will do)

Three things to try, from another terminal in this folder:

1. Ask the mock

${composeCurl(mock)}

2. A client program

${composeProgram(mock)}

3. Read the docs, in a browser

${docs}

Ctrl-C stops everything.`;
}

/** A shell command that asks the mock for the sheets of a workbook of the examples. */
export function composeCurl(mock: string): string {
  return `curl -H "Authorization: Bearer demo" "${mock}/sheets?workbookId=us_wb_Rm5yZ1hC"`;
}

/** A shell command that asks for the account through the built client, on any Node from 18 on. */
export function composeProgram(mock: string): string {
  return `node --input-type=module -e '
import { createFetchClient } from "${findClientEntry()}";
const api = createFetchClient({ baseUrl: "${mock}", token: "demo" });
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
