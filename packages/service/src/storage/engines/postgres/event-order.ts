import { sql } from "kysely";
import type { Engine } from "../../engine.ts";

/**
 * Gives the events of an account their positions that were committed without one. The lock is held until the new positions are
 * visible, so every position below a visible one is visible, too. No commit of a writer waits for it.
 */
export const orderEvents: readonly string[] = [
  `create function place_events(account text) returns void language plpgsql as $$
  declare
    last record;
  begin
    if exists (select 1 from events where account_id = account and position is null) then
      perform pg_advisory_xact_lock(hashtextextended(account, 0));
      select position, created_at into last from events
        where account_id = account and position is not null
        order by position desc limit 1;
      update events
        set position = coalesce(last.position, 0) + waiting.place,
          created_at = greatest(waiting.latest, last.created_at)
        from (
          select sequence, row_number() over earlier as place, max(created_at) over earlier as latest
            from events where account_id = account and position is null
            window earlier as (order by sequence)
        ) as waiting
        where events.sequence = waiting.sequence;
    end if;
  end
  $$`,
  // Nodes of the version before name this constraint in their statements. It never runs.
  "create function place_event() returns trigger language plpgsql as $$ begin return null; end $$",
  `create constraint trigger place_event after insert on events
  deferrable initially deferred
  for each row when (false) execute function place_event()`,
];

/** The statements that bring a database to it whose events got their positions in their commits. */
export const orderEventsLater: readonly string[] = [
  "drop trigger place_event on events",
  "drop function place_event()",
  ...orderEvents,
];

export const placeEvents: Engine["placeEvents"] = async (db, accountId) => {
  if (accountId !== undefined) {
    await sql`select place_events(${accountId})`.execute(db);
    return;
  }
  const { rows } = await sql<{
    account_id: string;
  }>`select distinct account_id from events where position is null`.execute(db);
  // One lock at a time: another node may have them in another order.
  for (const { account_id: id } of rows) await sql`select place_events(${id})`.execute(db);
};
