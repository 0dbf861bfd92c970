import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name of the file with the token of the first start, inside the data folder. */
const fileName = "first-token";

/**
 * Hands over the token of the first start; returns what to print. A terminal shows it. Elsewhere, what is printed ends in a
 * log that others read, so the token is written to a file in the data folder that only its owner may read.
 */
export function handOver(token: string, url: string, data: string, isTerminal: boolean): string {
  if (isTerminal) {
    return `This is the first start. The token of the administrator, which is never shown again:

  ${token}

  ${showRequest(url, token)}
`;
  }
  const path = join(data, fileName);
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(path, `${token}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    return `This is the first start. The token of the administrator cannot be written: ${(error as Error).message}.
\`data-import-service admin token\` makes another one.
`;
  }
  return `This is the first start. The token of the administrator is in the file ${path}
Only the user of this process may read the file. Delete it when you have kept the token elsewhere.

  ${showRequest(url, `$(cat ${path})`)}
`;
}

function showRequest(url: string, token: string): string {
  return `curl -H "Authorization: Bearer ${token}" -H "X-Disable-Hooks: true" "${url}/accounts/current"`;
}
