/** The values with some of them replaced. A value that is undefined replaces nothing. */
export function override<Values extends object>(values: Values, given: Partial<Values> | undefined): Values {
  if (!given) return values;
  const result = { ...values };
  for (const name in given) {
    const value = given[name];
    if (value !== undefined) result[name] = value as Values[typeof name];
  }
  return result;
}
