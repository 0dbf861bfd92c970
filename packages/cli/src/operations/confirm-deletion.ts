import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { writeCell } from "../output/table.ts";
import type { Operation } from "./operation.ts";

type Get = (...inputs: unknown[]) => {
  result(): Promise<{ readonly ok: boolean; readonly data?: unknown }>;
};

/** Asks whether to delete, with the name of what an id means. Without a terminal, nothing is deleted. */
export async function confirmDeletion(
  { api, io, signal }: Context,
  operation: Operation,
  words: readonly string[],
): Promise<void> {
  const { stdin, stderr } = io;
  if (stdin.isTTY !== true || stderr.isTTY !== true) {
    throw new Failure("Nobody was asked, so nothing was deleted.", "Delete without a question: --yes");
  }
  const resources = api as unknown as Readonly<Record<string, Readonly<Record<string, Get>>>>;
  const ids = words.slice(0, operation.ids.length);
  const get = operation.method === "delete" ? resources[operation.resource]?.["get"] : undefined;
  const found = ids.length > 0 && get ? await get(...ids, { signal }).result() : undefined;
  const data = (found?.ok ? found.data : undefined) as Readonly<Record<string, unknown>> | undefined;
  const name = data?.["name"] ?? data?.["title"] ?? data?.["slug"];
  const what = [...(typeof name === "string" ? [name] : []), ...ids].join(", ");
  const { confirm } = await import("@clack/prompts");
  const message = writeCell(`${operation.summary.replace(/\.$/, "")}${what === "" ? "" : `: ${what}`}?`);
  const streams = { input: stdin as never, output: stderr as never };
  if ((await confirm({ message, initialValue: false, ...streams })) !== true)
    throw new Failure("Nothing was deleted.");
}
