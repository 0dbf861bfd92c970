import type { Topic } from "../description/model.ts";

const emitters: Readonly<Record<string, string>> = {
  schedule: "a schedule of the service",
  job: "a job while it runs",
  service: "the service itself",
};

/** What causes a topic besides operations, in words; undefined if only operations do. */
export function describeEmitter({ emitter, reserved }: Topic): string | undefined {
  if (emitter !== undefined) return emitters[emitter] ?? emitter;
  return reserved === undefined ? undefined : "nothing in this version; the topic is reserved";
}
