import { followPointer, resolveReference, type Schema } from "@data-import/spec/read";
import type { Event } from "@data-import/types";
import { bundle } from "../../src/description.ts";
import { findViolations } from "../../src/validate/body-validator.ts";

/** The faults of an event, by the webhook of its topic in the description; empty if there are none. */
export function validateEvent(event: Event): string[] {
  const { topic, context } = event;
  const webhook = bundle.webhooks?.[topic];
  if (webhook === undefined) return [`${topic} is not a topic of the description`];
  const pointer = `/webhooks/${topic}/post/requestBody/content/application~1json/schema`;
  const [, list = ""] =
    /Optional in the context: ((?:`\w+`(?:, )?)+)\./.exec(webhook.post.description ?? "") ?? [];
  const known = [...readRequired(pointer), ...Array.from(list.matchAll(/\w+/g), ([id]) => id)];
  // The older name of the same id.
  if (known.includes("commitId")) known.push("versionId");
  const stray = Object.keys(context).filter((id) => !known.includes(id));
  return [
    ...findViolations(pointer, event).map((violation) => `${topic}: ${violation}`),
    ...stray.map((id) => `${topic}: its context has \`${id}\`, which the description does not have`),
  ];
}

function readRequired(pointer: string): string[] {
  const { allOf = [] } = resolveReference<Schema>(bundle, followPointer(bundle, pointer) as Schema);
  return allOf.flatMap(({ properties }) => properties?.["context"]?.required ?? []);
}
