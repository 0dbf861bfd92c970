import { type Kysely, type RawBuilder, sql } from "kysely";

/** A transaction writes only after all others have ended, so the order of the inserts is the order of the commits. */
export async function addEventOrder(db: Kysely<unknown>): Promise<void> {
  await addTrigger(db, sql``);
}

/** Replaces the trigger by one for the events that were inserted without a position. */
export async function allowPlacedEvents(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger place_event`.execute(db);
  await addTrigger(db, sql`when new.position is null`);
}

async function addTrigger(db: Kysely<unknown>, condition: RawBuilder<unknown>): Promise<void> {
  // The condition on the position makes SQLite use the index.
  const last = (column: string) => sql`(
    select ${sql.ref(column)} from events
    where account_id = new.account_id and position is not null
    order by position desc limit 1
  )`;
  await sql`
    create trigger place_event after insert on events ${condition} begin
      update events set
        position = 1 + coalesce(${last("position")}, 0),
        created_at = max(created_at, coalesce(${last("created_at")}, ''))
      where sequence = new.sequence;
    end`.execute(db);
}
