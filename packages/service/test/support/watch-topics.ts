import type { TestService } from "./start.ts";

/** A function that lists the topics of the events in a space since its last call, oldest first; at most 100 in total. */
export function watchTopics(test: TestService, spaceId: string): () => Promise<string[]> {
  let seen = 0;
  return async () => {
    const events = await test.send("GET", `/events?spaceId=${spaceId}&pageSize=100`);
    const topics = events.map(({ topic }: { topic: string }) => topic).reverse();
    const before = seen;
    seen = topics.length;
    return topics.slice(before);
  };
}
