import { loadDescription } from "./description.ts";
import type { Engine } from "./engine/engine.ts";
import { type Answered, createFront } from "./front/front.ts";

/** What a mock tells while it answers; everything has a default. */
export interface InProcessOptions {
  /** Called after every answer, for logs. */
  readonly onAnswer?: (answered: Answered) => void;
}

/** A mock without a port. */
export interface InProcessMock {
  /** The base address of the requests that it answers; it ends with `/v1`. Nothing listens there. */
  readonly url: string;
  /** The path that every operation starts with: `/v1`. */
  readonly basePath: string;
  /** Answers a request, whatever its origin; never rejects. Pass it to a client as its `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Creates a mock that answers in this process; the engine is loaded with the first request. */
export function createMock(options: InProcessOptions = {}): InProcessMock {
  const description = loadDescription();
  // Prism is most of the start-up time, so whoever only asks for --help must not pay for it.
  let loading: Promise<Engine> | undefined;
  const load = () =>
    import("./engine/prism.ts").then(({ createPrismEngine }) => createPrismEngine(description));
  const engine: Engine = {
    async handle(request, context) {
      loading ??= load();
      return (await loading).handle(request, context);
    },
  };
  const { basePath, fetch } = createFront({
    description,
    engine,
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  });
  return { url: `http://mock.localhost${basePath}`, basePath, fetch };
}
