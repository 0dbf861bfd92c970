import type { Migration } from "./migration.ts";

/** Events get their positions after their commits, where several transactions commit at a time. */
export const placesOfEventsMigration: Migration = {
  name: "0241-places-of-events",
  async up({ db, eventPlaces, runAll }) {
    const index =
      'create index "events_without_place" on "events" ("account_id", "sequence") where position is null';
    await runAll(db, [index, ...eventPlaces]);
  },
};
