import { expect, test } from "vitest";
import { listParameters, operations } from "./bundle.ts";
import { bodyExamples } from "./example-list.ts";

interface Sighting {
  id: string;
  key: string;
  /** The name of the object with this id; undefined for references, and if the example renames it. */
  name: string | undefined;
  place: string;
}

const sightings: Sighting[] = [
  ...bodyExamples.flatMap(({ operation, place, value }) =>
    listSightings(value, "body", `${operation} ${place}`),
  ),
  ...[...operations].flatMap(([operation, details]) =>
    listParameters(details).flatMap(({ name, example }) => listSightings(example, name, operation)),
  ),
];

// Keys that may hold the id of anything.
const unions = ["actorId", "resourceId", "targetId", "entityId", "parentId", "clientId"];

test("the examples share a world: the same space, workbook, sheet and file are in many of them", () => {
  const counts = ["us_sp_8vKd3QxN", "us_wb_Rm5yZ1hC", "us_sh_Pe3rT7nK", "us_fl_Gx3zH8wS"].map(
    (id) => sightings.filter((sighting) => sighting.id === id).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
});

test("an id always has the same name", () => {
  const named = sightings.filter(({ name, place }) => name !== undefined && !place.startsWith("PATCH"));
  expect(named.length).toBeGreaterThan(80);
  expect(
    findConflicts(
      named,
      ({ id }) => id,
      ({ name }) => name,
    ),
  ).toEqual([]);
});

test("a key always holds ids of the same kind", () => {
  const references = sightings.filter(({ key }) => key.endsWith("Id") && !unions.includes(key));
  expect(
    findConflicts(
      references,
      ({ key }) => key,
      ({ id }) => readKind(id),
    ),
  ).toEqual([]);
});

test("no id is used for two kinds of things, and no two ids are nearly equal", () => {
  expect(
    findConflicts(
      sightings,
      ({ id }) => id.replace(/^us_[a-z]+_/, ""),
      ({ id }) => readKind(id),
    ),
  ).toEqual([]);
  const ids = [...new Set(sightings.map(({ id }) => id))];
  const pairs = ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other] as const));
  expect(pairs.filter(([id, other]) => differsLittle(id, other))).toEqual([]);
});

function listSightings(value: unknown, key: string, place: string, name?: string): Sighting[] {
  if (typeof value === "string")
    return /^us_[a-z]+_\w+$/.test(value) ? [{ id: value, key, name, place }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => listSightings(item, key, place));
  if (typeof value !== "object" || value === null) return [];
  const { name: called, title, label, topic } = value as Record<string, unknown>;
  const own = [called, title, label, topic].find((text) => typeof text === "string") as string | undefined;
  return Object.entries(value).flatMap(([child, inner]) =>
    listSightings(inner, child, place, child === "id" ? own : undefined),
  );
}

function readKind(id: string): string {
  return id.split("_")[1] as string;
}

/** Groups the places of ids by one property, and names the groups in which another property differs. */
function findConflicts(
  found: Sighting[],
  group: (sighting: Sighting) => string,
  read: (sighting: Sighting) => string | undefined,
): string[] {
  return [...new Set(found.map(group))].flatMap((key) => {
    const members = found.filter((sighting) => group(sighting) === key);
    const other = members.find((sighting) => read(sighting) !== read(members[0] as Sighting));
    return other ? [`${key}: ${read(members[0] as Sighting)}, but ${read(other)} in ${other.place}`] : [];
  });
}

function differsLittle(id: string, other: string): boolean {
  if (readKind(id) !== readKind(other) || id.length !== other.length) return false;
  return [...id].filter((letter, index) => letter !== other[index]).length <= 2;
}
