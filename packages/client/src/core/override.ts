/** The values with some of them replaced. A value that is undefined replaces nothing. */
export function override<Values extends object>(values: Values, given: Partial<Values> | undefined): Values {
  if (!given) return values;
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(set) };
}
