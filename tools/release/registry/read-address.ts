import type { ChildProcess } from "node:child_process";
import { longestMs } from "./run-command.ts";

/**
 * The address that a command prints; rejects with its output if it ends before, or prints none in the time of any command.
 */
export function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        words += chunk;
        const [address] = words.match(/http:\/\/\S+/) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`it ended with code ${code}: ${words}`)));
    const late = () => reject(new Error(`it printed no address within ${longestMs} ms: ${words}`));
    setTimeout(late, longestMs).unref();
  });
}
