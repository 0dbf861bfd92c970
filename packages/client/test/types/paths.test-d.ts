import type { paths } from "@data-import/client/fetch";
import type { paths as DescribedPaths } from "@data-import/types";

// `paths` of the client is generated, because the compiler needs four times as much work for a type that is derived. This
// is the derived one: both must say the same.

/** `paths` of the types without the headers that the client adds. */
type DerivedPaths = { [Path in keyof DescribedPaths]: Methods<DescribedPaths[Path]> };

type Methods<Item> = {
  [Method in keyof Item as Method extends "parameters" ? never : Written<Item, Method>]: Call<Item[Method]>;
};

/** The key, if it can have a value: `put?: never` is not a method of the path. */
type Written<Holder, Key extends keyof Holder> = Holder[Key] extends undefined ? never : Key;

type Call<Operation> = Operation extends { parameters: infer Parameters }
  ? Omit<Operation, "parameters"> &
      ([keyof Input<Parameters>] extends [never] ? unknown : { parameters: Input<Parameters> })
  : Operation;

type Input<Parameters> = {
  [Place in keyof Parameters as Place extends "header"
    ? never
    : Written<Parameters, Place>]: Parameters[Place];
} & HeaderInput<Parameters>;

/** The headers that are left, if there are some; optional if each of them is. */
type HeaderInput<Parameters> = "header" extends keyof Parameters
  ? FreeHeaders<Exclude<Parameters["header"], undefined>>
  : unknown;

type FreeHeaders<Headers> = [Headers] extends [never]
  ? unknown
  : [Exclude<keyof Headers, AddedHeader>] extends [never]
    ? unknown
    : Record<never, never> extends Omit<Headers, AddedHeader>
      ? { header?: Omit<Headers, AddedHeader> | undefined }
      : { header: Omit<Headers, AddedHeader> };

/** The headers with one possible value: the client adds them. */
type AddedHeader = "X-Disable-Hooks";

declare const derived: DerivedPaths;
declare const generated: paths;
derived satisfies paths;
generated satisfies DerivedPaths;

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
true satisfies Same<keyof paths, keyof DerivedPaths>;
// @ts-expect-error the headers of the description are not those of a call
generated satisfies DescribedPaths;
