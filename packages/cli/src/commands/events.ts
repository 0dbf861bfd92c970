import type { Event, EventTopic, SpaceId } from "@data-import/types";
import type { Command } from "commander";
import type { Builder, Context } from "../context.ts";
import { writeCell } from "../output/table.ts";
import { addCommand, readCount } from "./add-command.ts";

interface FollowOptions {
  readonly topic?: EventTopic;
  readonly spaceId?: SpaceId;
  readonly after?: string;
  readonly since?: string;
  readonly limit?: number;
}

/** Adds `events follow` and `events forward`. */
export function addEventCommands(events: Command, builder: Builder): void {
  const follow = addCommand(events, {
    name: "follow",
    summary: "Show events as they happen",
    description: "Shows each event once, as it happens, until you press Ctrl-C.",
    examples: [
      "data-import events follow",
      "data-import events follow --topic commit:created --after start --limit 5",
    ],
  });
  builder.act(addFilters(follow), async (context, _, options: FollowOptions) => {
    const { print } = context;
    await print.stream(followEvents(context, options), (event: Event) => writeEvent(context, event));
  });
  const forward = addCommand(events, {
    name: "forward",
    summary: "Send events to an address, such as a program on your machine",
    description:
      "Sends each event to an address as it happens: a POST with the event as JSON, one after the other. Use it to try a\n" +
      "webhook on your machine, which the service cannot reach. If the address does not accept an event, the next one\n" +
      "is sent.",
    examples: ["data-import events forward --to http://localhost:3000/hook"],
  }).requiredOption("--to <address>", "The address that gets the events");
  builder.act(addFilters(forward), async (context, _, options: FollowOptions & { readonly to: string }) => {
    for await (const event of followEvents(context, options)) {
      const result = await sendEvent(event, options.to, context.signal);
      const { print } = context;
      if (print.isTable)
        await print.stream([`${writeEvent(context, event, result.length + 2)}  ${result}`] as never, String);
      else await print.item({ id: event.id, topic: event.topic, result });
    }
  });
}

function addFilters(command: Command): Command {
  return command
    .option("--topic <topic>", "Only events of this topic, such as commit:created")
    .option("--space-id <id>", "Only events of this space")
    .option("--after <event>", "Begin behind this event; start begins with the oldest one")
    .option("--since <time>", "Begin with the events of this time, such as 2026-03-01T00:00:00Z")
    .option("--limit <number>", "End after so many events", readCount);
}

async function* followEvents({ api, signal }: Context, options: FollowOptions): AsyncGenerator<Event> {
  const { topic, spaceId, after, since, limit = Number.POSITIVE_INFINITY } = options;
  let left = limit;
  for await (const event of api.events.follow({ topic, spaceId, after, since, signal })) {
    yield event as Event;
    left -= 1;
    if (left <= 0) return;
  }
}

/** The time, the topic, and the ids of what changed, as many as fit into a line with so many characters more. */
function writeEvent({ print }: Context, { createdAt = "", topic, context }: Event, more = 0): string {
  const { sheetId, workbookId, spaceId, jobId, fileId } = context as unknown as Readonly<
    Record<string, string | undefined>
  >;
  const named = [jobId, fileId, sheetId ?? workbookId ?? spaceId];
  const ids = named.filter((id) => id !== undefined).map(writeCell);
  const name = writeCell(topic).padEnd(24);
  const room = print.width - more - createdAt.length - name.length - 4;
  // A part of an id is worth nothing, and the first one says most.
  while (ids.length > 1 && ids.join(" ").length > room) ids.pop();
  return `${print.dim(writeCell(createdAt))}  ${name}  ${ids.join(" ")}`.trimEnd();
}

/** Sends an event; returns the status of the response, or why none came. */
async function sendEvent(event: Event, to: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(to, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
      signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    signal.throwIfAborted();
    const { cause } = error as { readonly cause?: { readonly code?: string } };
    return `failed: ${cause?.code ?? (error as Error).message}`;
  }
}
