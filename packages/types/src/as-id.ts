import { type Ids, idKinds } from "./ids.gen.ts";

/**
 * A text as the id of one kind of resource, for programs with `strictIds` (see `Register`) that get ids from outside of
 * the types, such as a database or the environment: `asId("space", process.env["SPACE_ID"])`. Throws a TypeError if the text
 * is not such an id.
 */
export function asId<Name extends keyof Ids>(name: Name, text: string | null | undefined): Ids[Name] {
  const kind = idKinds[name];
  if (text?.split("_")[1] === kind && text.split("_", 3)[2]) return text as Ids[Name];
  throw new TypeError(
    `${JSON.stringify(text)} is not the id of ${name}: it must be like us_${kind}_8vKd3QxN.`,
  );
}
