/**
 * The trigger that orders the events that were inserted without a position. A transaction writes only after all others have
 * ended, so the order of the inserts is the order of the commits.
 */
export const orderEvents = `create trigger place_event after insert on events when new.position is null begin
  update events set
    position = 1 + coalesce(${readLast("position")}, 0),
    created_at = max(created_at, coalesce(${readLast("created_at")}, ''))
  where sequence = new.sequence;
end`;

function readLast(column: string): string {
  // The condition on the position makes SQLite use the index.
  return `(
    select ${column} from events
    where account_id = new.account_id and position is not null
    order by position desc limit 1
  )`;
}
