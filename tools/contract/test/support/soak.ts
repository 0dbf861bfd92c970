// Runs by itself with `node --expose-gc`: sends requests to mocks and prints what stays in memory, in bytes.
import { setImmediate } from "node:timers/promises";
import { createMock } from "@data-import/mock";
import { operations } from "../../src/description.ts";
import { listKinds, listProbes, makeGoodProbe } from "../../src/probes/list-probes.ts";
import { toRequest } from "../../src/probes/prepared-request.ts";

const options = { token: "di_test_token", bodyLimit: 1_048_576 };

const most = 12_000;

/** Good and bad requests in turn, some thousands of all that there are, without the few large ones: what a mock remembers of them would hide the rest. */
const pairs = operations.flatMap((operation) =>
  listKinds(operation)
    .flatMap((kind) => listProbes(operation, kind, options))
    .filter(({ request }) => !request.flood && (request.body?.byteLength ?? 0) < 10_000)
    .map(({ request }) => [request, makeGoodProbe(operation, options.token).request]),
);
const step = Math.max(1, Math.floor((2 * pairs.length) / most));
const requests = pairs.filter((_, at) => at % step === 0).flat();

async function measure(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function sendAll(mock: ReturnType<typeof createMock>): Promise<void> {
  for (const prepared of requests) await (await mock.fetch(toRequest(mock.url, prepared))).arrayBuffer();
}

async function openAndClose(): Promise<void> {
  const [prepared] = requests;
  const mock = createMock();
  const { url, close } = await mock.listen();
  if (prepared) await (await fetch(toRequest(url, prepared))).arrayBuffer();
  await close();
}

async function growthOver(times: number, act: () => Promise<void>): Promise<number> {
  const before = await measure();
  for (let count = 0; count < times; count += 1) await act();
  return (await measure()) - before;
}

const mock = createMock(options);
await sendAll(mock);
const byRequests = await growthOver(1, () => sendAll(mock));
await growthOver(10, openAndClose);
const byMocks = await growthOver(100, openAndClose);
console.log(JSON.stringify({ requests: requests.length, byRequests, byMocks }));
