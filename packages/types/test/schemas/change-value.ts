/** A change of one place in a JSON value. */
export interface Edit {
  /** Which place, counted in the order of the text; too large a number starts again at the first one. */
  readonly at: number;
  readonly kind: string;
  readonly value: unknown;
}

/** The value with a change; the given value is not changed. */
export function changeValue(value: unknown, { at, kind, value: next }: Edit): unknown {
  const copy = { root: structuredClone(value) };
  const places: [parent: Record<string, unknown>, key: string][] = [];
  const visit = (parent: object): void => {
    for (const [key, inner] of Object.entries(parent)) {
      places.push([parent as Record<string, unknown>, key]);
      if (typeof inner === "object" && inner !== null) visit(inner);
    }
  };
  visit(copy);
  const [parent, key] = places[at % places.length] as [Record<string, unknown>, string];
  const current = parent[key];
  if (kind === "replace") parent[key] = next;
  else if (kind === "remove" && parent !== (copy as object)) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else if (kind === "repeat" && Array.isArray(parent)) parent.push(current);
  else if (Array.isArray(current)) current.push(next);
  else if (typeof current === "object" && current !== null) Object.assign(current, { extra: next });
  return copy.root;
}
