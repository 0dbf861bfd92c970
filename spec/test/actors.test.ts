import { expect, test } from "vitest";
import type { Schema } from "../read/index.ts";
import { walkSchemas } from "../walk-schemas.ts";
import { description, flatten } from "./bundle.ts";

/** What names an actor: one of any kind, or, for roles and secrets, one of those that can hold a role. */
const actors = ["ActorRef", "ActorIdUnion"];

const isActor = (name: string, property: Schema): boolean =>
  /^actorId$|[a-z]By$/.test(name) && flatten(property).schema.type === "string" && name !== "sortBy";

test("each property that names who did something refers to the schema of actors", () => {
  const found = [...walkSchemas(description)].flatMap(({ schema, at }) =>
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      isActor(name, property) ? [{ place: [...at, name].join("/"), names: flatten(property).names }] : [],
    ),
  );
  expect(found.length).toBeGreaterThan(15);
  const wrong = found.filter(({ names }) => !names.some((name) => actors.includes(name)));
  expect(wrong.map(({ place }) => place)).toEqual([]);
});
