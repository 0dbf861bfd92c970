/**
 * The trigger that orders events. It runs inside the commit. The lock is held until the commit is visible, so the
 * next transaction of the account reads the last position. No message of a client comes between, so no client can keep
 * the others waiting.
 */
export const orderEvents: readonly string[] = [
  `create function place_event() returns trigger language plpgsql as $$
  declare
    last record;
  begin
    perform pg_advisory_xact_lock(hashtextextended(new.account_id, 0));
    select position, created_at into last from events
      where account_id = new.account_id and position is not null
      order by position desc limit 1;
    update events
      set position = coalesce(last.position, 0) + 1, created_at = greatest(created_at, last.created_at)
      where sequence = new.sequence;
    return null;
  end
  $$`,
  `create constraint trigger place_event after insert on events
  deferrable initially deferred
  for each row execute function place_event()`,
];
