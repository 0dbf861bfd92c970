import {
  isAbortedError,
  isApiError,
  isConnectionError,
  isJobError,
  isTimedOutError,
} from "@data-import/client";
import type { NamedOption, ProgramState } from "./context.ts";
import { Failure } from "./failure.ts";
import type { Io } from "./io.ts";
import { writeCell } from "./output/table.ts";
import { wrapText } from "./output/wrap.ts";

/** What went wrong, and what to do next. */
export interface Explanation {
  readonly text: string;
  readonly exitCode: number;
}

/** The exit code of a program that Ctrl-C ended. */
const interruptedCode = 130;

/** Explains an error for a person. Commands end with the exit code. */
export function explainError(
  error: unknown,
  { baseUrl, named = [] }: Pick<ProgramState, "baseUrl" | "named">,
  { stderr, env }: Pick<Io, "stderr" | "env">,
): Explanation {
  const width = stderr.isTTY ? Math.max(20, stderr.columns || 80) - 2 : Number.POSITIVE_INFINITY;
  const write = (message: string, next?: string) => {
    // A message may come from the service.
    const first = wrapText(`✗ ${writeCell(message)}`, width);
    const lines = [...first, ...(next === undefined ? [] : wrapText(writeCell(next), width))];
    return { text: `${lines.join("\n  ")}\n`, exitCode: 1 };
  };
  if (error instanceof Failure) return write(error.message, error.next);
  if (isAbortedError(error) || isAbort(error)) return { text: "", exitCode: interruptedCode };
  const wrongSize = isConnectionError(error) && findRangeError(error);
  if (wrongSize) return write(wrongSize.message, "It changed while it was sent. Run the command again.");
  if (isConnectionError(error)) {
    return write(
      `The service at ${baseUrl} cannot be reached.`,
      "Start it, or name another one: data-import login --base-url <address>, or DATA_IMPORT_URL.",
    );
  }
  if (isTimedOutError(error)) return write(`${error.message}`, "Run the command again.");
  if (isJobError(error)) {
    const { operation, outcome, info } = error.job;
    const reason = outcome?.["message"] ?? info;
    // What is wrong with a file is for the person who has it, whatever job found it.
    if (operation === "extract" && typeof reason === "string") return write(reason);
    return write(error.message, `See what it did: data-import jobs get ${error.job.id}`);
  }
  if (isApiError(error)) {
    const messages = error.issues.map(({ message }) => nameOptions(message, named)).join(" ");
    // The page of errors has an entry for each code.
    const codes = new Set(error.issues.flatMap(({ code }) => code ?? []));
    const reason = [error.status, ...codes].join(" ");
    if (error.status === 401) {
      // The message of the service is for programs: it names the header.
      const next = env["DATA_IMPORT_TOKEN"]
        ? "It is the one of DATA_IMPORT_TOKEN. Set another one there, or unset it and run: data-import login"
        : "Get a new one, and run: data-import login";
      return write(`Your token is not valid here, at ${baseUrl}. (${reason})`, next);
    }
    return write(`${messages || error.message} (${reason})`, suggest(error.status));
  }
  return write(error instanceof Error ? error.message : String(error));
}

/** The sentence of the service with the options of the command, instead of the properties of the description. */
function nameOptions(message: string, named: readonly NamedOption[]): string {
  return named.reduce(
    (text, { name, flag }) =>
      text
        .replaceAll(`add \`?${name}=...\` to the address`, `add --${flag}`)
        .replaceAll(`\`${name}=true\``, `--${flag}`)
        .replaceAll(`\`${name}\``, `--${flag}`),
    message,
  );
}

/** Node's own error for a wait that a signal ended. */
const isAbort = (error: unknown) => error instanceof Error && error.name === "AbortError";

/** The cause if the file has another size than it had before. */
function findRangeError(error: unknown): Error | undefined {
  if (error instanceof RangeError) return error;
  return error instanceof Error ? findRangeError(error.cause) : undefined;
}

function suggest(status: number): string | undefined {
  if (status === 403)
    return "Your role does not allow it. Ask an administrator, or use another token: data-import login";
  if (status === 404) return "Check the ids. List what exists with the command `list` of the resource.";
  if (status === 429 || status >= 500) return "Wait a little, and run the command again.";
  return undefined;
}
