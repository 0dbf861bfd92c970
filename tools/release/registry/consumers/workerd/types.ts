import { type Event, eventTopics } from "@data-import/types";

export default {
  test(): void {
    const wanted: Event["topic"] = "commit:created";
    if (!eventTopics.includes(wanted)) throw new Error(`There is no ${wanted}: ${eventTopics.join()}`);
  },
};
