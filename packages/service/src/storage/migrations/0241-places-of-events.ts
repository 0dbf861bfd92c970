import type { Migration } from "./migration.ts";

/** Events get their positions after their commits, where several transactions commit at a time. */
export const placesOfEventsMigration: Migration = {
  name: "0241-places-of-events",
  async up({ db, eventPlaces, runAll }) {
    await runAll(db, [
      "create index events_without_place on events (account_id, sequence) where position is null",
    ]);
    if (eventPlaces.length > 0) await runAll(db, eventPlaces);
  },
};
