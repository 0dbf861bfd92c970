const dayMs = 86_400_000;

/** The days from 1970 to a day written as `2026-03-02`; undefined for other texts, and for a day that does not exist. */
export function countDays(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(text);
  // `Date.parse` takes the 30th of February as a day in March.
  const exists = !Number.isNaN(time) && new Date(time).getUTCDate() === Number(text.slice(8));
  return exists ? time / dayMs : undefined;
}
