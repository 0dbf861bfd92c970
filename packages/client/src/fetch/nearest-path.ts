/**
 * The paths that are most like a misspelt one, for the message of the compiler: those that differ in one place; else those
 * with the same first segment; else all.
 */
export type NearestPath<Given extends string, Known extends string> =
  // The compiler also evaluates it for any text, which is like every path, and costs much.
  string extends Given ? Known : First<DiffersOnce<Given, Known>, First<SameSegment<Given, Known>, Known>>;

type First<Some, Others> = [Some] extends [never] ? Others : Some;

type SameSegment<Given extends string, Known extends string> = Given extends `/${infer Segment}/${string}`
  ? Extract<Known, `/${Segment}` | `/${Segment}/${string}`>
  : never;

type DiffersOnce<Given extends string, Known extends string> = Known extends unknown
  ? true extends CompareEnds<Given, Known>
    ? Known
    : never
  : never;

/** Compares two paths after their common start. */
type CompareEnds<
  Given extends string,
  Known extends string,
> = Given extends `${infer Letter}${infer GivenEnd}`
  ? Known extends `${Letter}${infer KnownEnd}`
    ? CompareEnds<GivenEnd, KnownEnd>
    : IsReplaced<Given | WithoutLetter<Given> | WithoutLetter<WithoutLetter<Given>>, Known>
  : IsReplaced<Given, Known>;

type WithoutLetter<Text extends string> = Text extends `${string}${infer Rest}` ? Rest : Text;

/** Whether a path has one of the ends, after text within one segment. */
type IsReplaced<End extends string, Known extends string> = End extends unknown
  ? Known extends `${infer Replaced}${End}`
    ? Replaced extends `${string}/${string}`
      ? never
      : true
    : never
  : never;
