import { followPointer, type Schema } from "@data-import/spec/read";
import type { Event } from "@data-import/types";
import { bundle } from "../../src/description.ts";
import { findViolations } from "../../src/validate/body-validator.ts";

/** What is wrong with an event by what the description says of its topic; empty where nothing is. */
export function validateEvent(event: Event): string[] {
  const { topic, context } = event;
  const webhook = bundle.webhooks?.[topic];
  if (webhook === undefined) return [`${topic} is no topic of the description`];
  const pointer = `/webhooks/${topic}/post/requestBody/content/application~1json/schema`;
  const [, list = ""] =
    /Optional in the context: ((?:`\w+`(?:, )?)+)\./.exec(webhook.post.description ?? "") ?? [];
  const known = [...readRequired(pointer), ...Array.from(list.matchAll(/\w+/g), ([id]) => id)];
  // The older name of the same id.
  if (known.includes("commitId")) known.push("versionId");
  const stray = Object.keys(context).filter((id) => !known.includes(id));
  return [
    ...findViolations(pointer, event).map((violation) => `${topic}: ${violation}`),
    ...stray.map((id) => `${topic}: its context has \`${id}\`, which the description does not say`),
  ];
}

function readRequired(pointer: string): string[] {
  const { allOf = [] } = followPointer(bundle, pointer) as Schema;
  return allOf.flatMap(({ properties }) => properties?.["context"]?.required ?? []);
}
