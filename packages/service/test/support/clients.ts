import type { TestResponse, TestService } from "./start.ts";

/** Sends one request of one of several clients. */
export type Send = TestService["request"];

/** Clients that send their requests at the same time, half of them to each of two nodes. */
export async function createClients(
  test: TestService,
): Promise<(send: (client: Send, index: number) => Promise<TestResponse>) => Promise<TestResponse[]>> {
  const nodes = [test.request, await test.startNode()];
  return (send) =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) => send(nodes[index % nodes.length] ?? test.request, index)),
    );
}

/** How often each status is in a list of responses. */
export function countStatuses(responses: readonly TestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
