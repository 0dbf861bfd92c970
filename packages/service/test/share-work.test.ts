import { expect, it, vi } from "vitest";
import { type Figures, noFigures } from "../src/domain/figures.ts";
import type { AdmittedCall } from "../src/http/perform.ts";
import type { Backend } from "../src/service/backend.ts";
import { shareWork } from "../src/service/share-work.ts";

/** A call of an operation whose calls all read much. */
const scan = {
  call: { search: "" },
  route: { method: "GET", parameters: [], operation: { "x-scan": true } },
} as unknown as AdmittedCall;

/** A backend that only counts. */
function createFake() {
  let tell = (_: Figures): void => {};
  const backend = {
    forwardColumns() {},
    forwardReads() {},
    watchFigures(onChange: (figures: Figures) => void) {
      tell = onChange;
      onChange(noFigures);
    },
    perform: vi.fn(async () => ({ status: 200 })),
    close: vi.fn(async () => {}),
  };
  return {
    backend: backend as unknown as Backend,
    close: backend.close,
    runJobs: (running: Readonly<Record<string, number>>) =>
      tell({ ...noFigures, work: { jobs: { running, held: 0 } } }),
  };
}

function share() {
  const [reader, writer, scanner] = [createFake(), createFake(), createFake()];
  const startScanner = vi.fn(async () => scanner.backend);
  const shared = shareWork({ reader: reader.backend, writer: writer.backend, startScanner });
  return { shared, writer, scanner, startScanner };
}

it("starts the thread for long reads once, with the first job", async () => {
  const { shared, writer, startScanner } = share();
  writer.runJobs({});
  expect(startScanner).toHaveBeenCalledTimes(0);
  writer.runJobs({ us_env_1: 1 });
  writer.runJobs({ us_env_1: 2 });
  await shared.perform(scan);
  expect(startScanner).toHaveBeenCalledTimes(1);
});

it("tries again to start it, if that failed", async () => {
  const { shared, writer, startScanner } = share();
  const failure = new Error("no memory");
  startScanner.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  writer.runJobs({ us_env_1: 1 });
  await new Promise(setImmediate);
  await expect(shared.perform(scan)).rejects.toBe(failure);
  expect(await shared.perform(scan)).toEqual({ status: 200 });
  expect(startScanner).toHaveBeenCalledTimes(3);
});

it("stops the jobs before a thread that is still starting", async () => {
  const { shared, writer, scanner, startScanner } = share();
  const starting = Promise.withResolvers<Backend>();
  startScanner.mockReturnValueOnce(starting.promise);
  writer.runJobs({ us_env_1: 1 });
  const closed = shared.close();
  await expect.poll(() => writer.close.mock.calls.length).toBe(1);
  expect(scanner.close.mock.calls.length).toBe(0);
  starting.resolve(scanner.backend);
  await closed;
  expect(scanner.close.mock.calls.length).toBe(1);
});

it("starts none for the jobs that run when it closes", async () => {
  const { shared, writer, scanner, startScanner } = share();
  const closed = shared.close();
  writer.runJobs({ us_env_1: 1 });
  await closed;
  expect([startScanner.mock.calls.length, scanner.close.mock.calls.length]).toEqual([0, 0]);
});
