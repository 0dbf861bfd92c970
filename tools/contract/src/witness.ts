import { findOperation } from "@data-import/spec/read";
import type { Coverage } from "./coverage.ts";
import { operations } from "./description.ts";
import { type Answer, judgeAnswer, judgeStrayAnswer } from "./judge/answer.ts";
import type { Target } from "./target.ts";

/** After this an answer counts as never coming: far more than any takes on a busy machine. */
const patienceInMilliseconds = 30_000;

/** Stands between a check and its target: reads every answer, notes it, and holds it against the description. */
export interface Witness {
  /** Sends a request as `fetch` does; rejects when no answer comes in time. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The same, with the answer read and what is wrong with it. */
  send(request: Request): Promise<Answer & { readonly faults: readonly string[] }>;
  /** Throws when an answer that came through `fetch` did not fit the description. */
  settle(): void;
}

/** Watches one target. */
export function createWitness(
  target: Target,
  coverage: Coverage,
  patience: number = patienceInMilliseconds,
): Witness {
  const { pathname: basePath } = new URL(target.baseUrl);
  const reach = target.fetch ?? globalThis.fetch;
  const faults: string[] = [];

  async function send(request: Request): ReturnType<Witness["send"]> {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const operation = pathname.startsWith(`${basePath}/`)
      ? findOperation(operations, method, pathname.slice(basePath.length))
      : undefined;
    const answer = await answerWithin(patience, `${method} ${pathname}`, async () => {
      const response = await reach(request);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    });
    if (operation) coverage.note(operation, answer.status);
    return { ...answer, faults: judge(method, operation, answer) };
  }

  return {
    send,
    async fetch(request) {
      const { status, headers, bytes, faults: found } = await send(request);
      faults.push(...found.map((fault) => `${request.method} ${request.url}: ${fault}`));
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
    },
    settle() {
      if (faults.length > 0)
        throw new Error(`Answers that the description does not allow:\n${faults.join("\n")}`);
    },
  };
}

function judge(method: string, operation: ReturnType<typeof findOperation>, answer: Answer): string[] {
  if (method === "HEAD") return answer.bytes.byteLength > 0 ? ["HEAD is answered with a body"] : [];
  if (operation) return judgeAnswer(operation, answer);
  return method === "OPTIONS" && answer.status < 300 ? [] : judgeStrayAnswer(answer);
}

/** No answer within the time that an answer may take. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

async function answerWithin<Result>(
  patience: number,
  what: string,
  act: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`No answer to ${what} in ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([act(), late]);
  } finally {
    clearTimeout(timer);
  }
}
