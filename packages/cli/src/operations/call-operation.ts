import { readFile } from "node:fs/promises";
import type { Download, Page } from "@data-import/client";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { openSource } from "../import/open-source.ts";
import type { Io } from "../io.ts";
import { saveDownload } from "../output/save-download.ts";
import { findEnvironment } from "../settings/environment.ts";
import { confirmDeletion } from "./confirm-deletion.ts";
import type { Operation, OperationOption } from "./operation.ts";

type Options = Readonly<Record<string, unknown>>;
type Method = ((...inputs: unknown[]) => PromiseLike<unknown>) & {
  readonly facts: { readonly operation: { readonly kind?: string; readonly query?: boolean } };
};

/** Calls an operation with the words of the command line, and prints its data. */
export async function callOperation(
  context: Context,
  operation: Operation,
  words: readonly string[],
  options: Options,
): Promise<void> {
  const { api, print, signal } = context;
  const resources = api as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
  const method = resources[operation.resource]?.[operation.method];
  if (!method) throw new Failure(`The client has no method for ${operation.command}.`);
  const { kind, query } = method.facts.operation;
  if (operation.deletes && options["yes"] !== true) await confirmDeletion(context, operation, words);
  const given = await addEnvironment(context, operation, options);
  const inputs: unknown[] = words.slice(0, operation.ids.length);
  if (operation.body) inputs.push(await readBody(context.io, operation, words.at(-1) ?? "", given));
  if (query) inputs.push(pick(operation.query, given));
  if (kind === "upload") inputs.push(pick(operation.properties, given));
  const call = method(...inputs, { signal });
  if (kind === "page" && options["all"] === true) {
    for await (const { data } of (call as unknown as { pages(): AsyncIterable<Page<object>> }).pages()) {
      await print.list(shorten(operation, data));
    }
    return;
  }
  const result = await call;
  if (kind === "download")
    return saveDownload(context, result as Download, options["output"] as string | undefined);
  if (kind !== "page") return Array.isArray(result) ? print.list(result) : print.item(result);
  const { data, page, pageCount, hasNext } = result as Page<object>;
  await print.list(shorten(operation, data));
  if (hasNext) print.note(`This is page ${page} of ${pageCount ?? "several"}. --all reads all of them.`);
}

/** A list of agents is to find one: the code of each would fill the screen. `agents get` prints it. */
function shorten({ resource, method }: Operation, data: readonly object[]): readonly object[] {
  if (resource !== "agents" || method !== "list") return data;
  return data.map((agent) => ({ ...agent, source: undefined, sourceMap: undefined }));
}

/** A new space, and everything that is asked for by its environment, is in that of `login` if the person names none. */
async function addEnvironment(context: Context, operation: Operation, options: Options): Promise<Options> {
  const isNeeded =
    (operation.resource === "spaces" && operation.method === "create" && options["data"] === undefined) ||
    [...operation.query, ...operation.properties].some(
      ({ name, required }) => name === "environmentId" && required,
    );
  if (!isNeeded || options["environmentId"] !== undefined) return options;
  return { ...options, environmentId: await findEnvironment(context) };
}

/** The values of these options, by the names of the description. */
function pick(known: readonly OperationOption[], options: Options): Record<string, unknown> {
  const entries = known.map(({ name, flag }) => [name, options[nameAttribute(flag)]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The name that the parser gives to an option. */
const nameAttribute = (flag: string) =>
  flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function readBody(io: Io, operation: Operation, file: string, options: Options): Promise<unknown> {
  if (operation.body === "file") {
    return openSource(io, file, options["fileName"] as string | undefined);
  }
  if (operation.body === "lines") return file === "-" ? readInput(io) : readText(file);
  const { data } = options as { readonly data?: string };
  const properties = pick(operation.properties, options);
  if (data === undefined) return properties;
  const text =
    data === "-" ? await readInput(io) : data.startsWith("@") ? await readText(data.slice(1)) : data;
  const value = parseJson(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? { ...value, ...properties } : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(
      `--data is not JSON: ${(error as Error).message}`,
      "Use single quotes around it, or @file.",
    );
  }
}

async function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `${path} cannot be read: ${error.code === "ENOENT" ? "there is no such file" : error.code}.`,
    );
  });
}

async function readInput({ stdin }: Io): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
