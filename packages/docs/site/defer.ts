/**
 * Adds properties to an object that are made when they are first read: the build reads all of them, `npm run dev` only
 * those of the pages that somebody looks at. Copying the object with `...` makes them, too.
 */
export function deferParts<Known extends object, Parts extends object>(
  known: Known,
  parts: { readonly [Name in keyof Parts]: () => Parts[Name] },
): Known & Parts {
  const whole = { ...known };
  for (const [name, make] of Object.entries<() => unknown>(parts)) {
    Object.defineProperty(whole, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make();
        Object.defineProperty(whole, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return whole as Known & Parts;
}
