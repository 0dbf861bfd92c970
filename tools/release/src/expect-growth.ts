import type {
  AValue,
  MismatchArgs,
  MismatchInfo,
  PositiveExpectTypeOf,
  StrictEqualUsingTSInternalIdenticalToOperator,
} from "expect-type";

type Same<Left, Right> = StrictEqualUsingTSInternalIdenticalToOperator<Left, Right>;
type Nothing = null | undefined;

/** True if New has everything of Old unchanged: New may have more properties, or more values of an enumeration. */
export type Keeps<New, Old> =
  Same<New, Old> extends true
    ? true
    : Same<Extract<New, Nothing>, Extract<Old, Nothing>> extends true
      ? KeepsPresent<Exclude<New, Nothing>, Exclude<Old, Nothing>>
      : false;

type KeepsPresent<New, Old> =
  Same<New, Old> extends true
    ? true
    : [New, Old] extends [readonly (infer NewItem)[], readonly (infer OldItem)[]]
      ? Keeps<NewItem, OldItem>
      : [New, Old] extends [string | number, string | number]
        ? KeepsValues<New, Old>
        : // Functions can only be compared for equality.
          [Old] extends [(...parameters: never) => unknown]
          ? false
          : [New, Old] extends [object, object]
            ? KeepsProperties<New, Old>
            : false;

/** `"a" | "b"` may become `"a" | "b" | "c"`; text and numbers stay what they are. */
type KeepsValues<New, Old> = string extends Old
  ? false
  : number extends Old
    ? false
    : [Old] extends [New]
      ? true
      : false;

type KeepsProperties<New, Old> = {
  [Key in keyof Old]-?: Key extends keyof New ? KeepsProperty<New, Old, Key> : false;
}[keyof Old] extends true
  ? true
  : false;

/** Required properties are still required, and optional ones still optional. */
type KeepsProperty<New, Old, Key extends keyof New & keyof Old> =
  Same<
    object extends Pick<New, Key> ? "optional" : "required",
    object extends Pick<Old, Key> ? "optional" : "required"
  > extends true
    ? Keeps<New[Key], Old[Key]>
    : false;

/** An expectation that was written for an older type. */
interface OldExpectation<Actual> extends Omit<PositiveExpectTypeOf<Actual>, "toEqualTypeOf" | "resolves"> {
  toEqualTypeOf: {
    <Expected>(expected: Expected & AValue, ...mismatch: MismatchArgs<Keeps<Actual, Expected>, true>): true;
    <Expected extends Keeps<Actual, Expected> extends true ? unknown : MismatchInfo<Actual, Expected>>(
      ...mismatch: MismatchArgs<Keeps<Actual, Expected>, true>
    ): true;
  };
  resolves: Actual extends PromiseLike<infer Value> ? OldExpectation<Value> : never;
}

/** Replaces that of Vitest when type tests of an earlier release are compiled: types may have grown since. */
export declare const expectTypeOf: {
  <Actual>(actual: Actual): OldExpectation<Actual>;
  <Actual>(): OldExpectation<Actual>;
};
