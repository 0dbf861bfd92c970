import { eventContext, type Thing } from "./fake-state.ts";
import type { FakeCall, FakeHandler } from "./stateful-fake.ts";

/** The events of the fake. */
export const eventHandlers: Readonly<Record<string, FakeHandler>> = {
  createEvent(call) {
    const { spaceId } = call.body["context"] as { spaceId?: string };
    const isKnown =
      spaceId === undefined || spaceId === eventContext.spaceId || call.has("knows every space");
    return isKnown ? { data: record(call, call.body) } : { missing: "context.spaceId" };
  },
  listEvents({ state, query, has }) {
    const found = has("ignores the filters of events")
      ? [...state.events]
      : state.events.filter((event) => fits(event, query));
    if (!has("lists oldest events first")) found.reverse();
    const size = has("ignores the page size") ? 10 : Number(query.get("pageSize") ?? 10);
    const start = (Number(query.get("pageNumber") ?? 1) - 1) * size;
    return { data: found.slice(start, start + size) };
  },
};

/** Records a change that another handler made. */
export function recordEvent(call: FakeCall, topic: string, domain: string, context: object): void {
  if (call.has("records no changes")) return;
  record(call, { topic, domain, context: { ...eventContext, ...context }, payload: {} });
}

function record({ state }: FakeCall, event: object): Thing {
  const recorded = { ...event, id: state.nextId("evt"), createdAt: state.now() };
  state.events.push(recorded);
  return recorded;
}

function fits(event: Thing, query: URLSearchParams): boolean {
  const context = event["context"] as Record<string, unknown>;
  const seen: Record<string, unknown> = { ...context, topic: event["topic"], domain: event["domain"] };
  const isLate = String(event["createdAt"]) >= (query.get("since") ?? "");
  const asked = [...query].filter(([name]) => !["since", "pageSize", "pageNumber"].includes(name));
  return isLate && asked.every(([name, value]) => seen[name] === value);
}
