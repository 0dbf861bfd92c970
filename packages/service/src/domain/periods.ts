const dayMs = 86_400_000;

/** In milliseconds. */
const lengths = { "5-minutes": 300_000, hourly: 3_600_000, daily: dayMs, weekly: 7 * dayMs } as const;

/** How often something happens. */
export type Period = keyof typeof lengths;

/** The first Monday of 1970, in milliseconds: 1970 began on a Thursday. */
const firstMonday = 4 * dayMs;

/** When the period of a time began, in UTC. Weeks begin on Monday. Both are milliseconds since 1970. */
export function findStart(period: Period, time: number): number {
  const first = period === "weekly" ? firstMonday : 0;
  return time - ((time - first) % lengths[period]);
}

/** When the period after that of a time begins. */
export function findNextStart(period: Period, time: number): number {
  return findStart(period, time) + lengths[period];
}
