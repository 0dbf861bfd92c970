import { loadModel, type Route, resolveSchema } from "@data-import/front";

type Schema = ReturnType<typeof resolveSchema>;

/** The places of secrets in the response of an operation: the keys that lead there. */
const places = new WeakMap<Route, readonly (readonly string[])[]>();

/** In place of an item's index. */
const anyItem = "*";

/** What the service shows in place of a secret that the caller may not read. */
const hidden = /^\*+$/;

/** Whether a response has a secret, where the description says that there may be one. */
export function hasSecret(route: Route, output: unknown): boolean {
  const known = places.get(route) ?? listPlaces(route);
  places.set(route, known);
  return known.some((place) => isPresent(output, place));
}

function isPresent(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return typeof value === "string" && !hidden.test(value);
  if (Array.isArray(value)) return value.some((item) => isPresent(item, rest));
  return typeof value === "object" && value !== null && isPresent(Reflect.get(value, key), rest);
}

function listPlaces({ responses, successStatus }: Route): (readonly string[])[] {
  const { description } = loadModel();
  const found: (readonly string[])[] = [];
  const visit = (given: Schema | boolean | undefined, place: readonly string[], above: readonly Schema[]) => {
    const schema = resolveSchema(description, given);
    if (schema["x-secret"] === true || (typeof given === "object" && given["x-secret"] === true))
      found.push(place);
    if (above.includes(schema)) return;
    const inside = [...above, schema];
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      visit(property, [...place, name], inside);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
      visit(part, place, inside);
    }
    if (schema.items !== undefined) visit(schema.items, [...place, anyItem], inside);
  };
  for (const { schema } of Object.values(responses[successStatus]?.value.content ?? {}))
    visit(schema, [], []);
  return found;
}
