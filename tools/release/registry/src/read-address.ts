import type { ChildProcess } from "node:child_process";

/**
 * The address that a command prints; rejects with its output if it ends before, or prints none within this number of
 * milliseconds.
 */
export function readAddress(child: ChildProcess, patience: number): Promise<string> {
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
    const late = () => reject(new Error(`it printed no address within ${patience} ms: ${words}`));
    setTimeout(late, patience).unref();
  });
}
