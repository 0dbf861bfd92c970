import { beforeAll, describe, expect, test } from "vitest";
import { type BrokenTest, compileOldTests, listTypeTests } from "../src/compile-old-tests.ts";
import { keepTypeTests } from "../src/keep-release.ts";
import { repository } from "../src/repository.ts";
import { linkPackages, makeFolder } from "./support/make-folder.ts";
import { makeRepository } from "./support/make-repository.ts";

/** A compiler is slow on a busy machine. */
const timeout = 60_000;

/** A type when its test was written, the same type now, and whether the change breaks the test. */
interface Row {
  readonly name: string;
  readonly was: string;
  readonly is: string;
  readonly breaks: boolean;
}

const rows: readonly Row[] = [
  { name: "the same type", was: "{ a: string; b?: number }", is: "{ a: string; b?: number }", breaks: false },
  { name: "a further property", was: "{ a: string }", is: "{ a: string; b: number }", breaks: false },
  { name: "a further optional one", was: "{ a: string }", is: "{ a: string; b?: number }", breaks: false },
  { name: "one deep inside", was: "{ a: { b: 1 }[] }", is: "{ a: { b: 1; c?: 2 }[] }", breaks: false },
  { name: "a further value", was: '"a" | "b"', is: '"a" | "b" | "c"', breaks: false },
  { name: "a further value of a property", was: '{ a?: "a" }', is: '{ a?: "a" | "b" }', breaks: false },

  { name: "a value less", was: '"a" | "b"', is: '"a"', breaks: true },
  { name: "a value less of a property", was: '{ a: "a" | "b" }', is: '{ a: "a" }', breaks: true },
  { name: "a removed property", was: "{ a: string; b: number }", is: "{ a: string }", breaks: true },
  {
    name: "a removed optional property",
    was: "{ a: string; b?: number }",
    is: "{ a: string }",
    breaks: true,
  },
  { name: "a property that may be missing", was: "{ a: string }", is: "{ a?: string }", breaks: true },
  { name: "a property that must be there", was: "{ a?: string }", is: "{ a: string }", breaks: true },
  { name: "another type", was: "string", is: "number", breaks: true },
  { name: "null beside the type", was: "string", is: "string | null", breaks: true },
  { name: "no null beside the type", was: "string | null", is: "string", breaks: true },
  { name: "values instead of text", was: "string", is: '"a" | "b"', breaks: true },
  { name: "another item", was: "string[]", is: "number[]", breaks: true },
  { name: "another function", was: "(a: string) => void", is: "(a: number) => void", breaks: true },
  { name: "anything at all", was: "string", is: "any", breaks: true },
];

const oldTest = [
  'import type * as types from "@data-import/types";',
  'import { expectTypeOf } from "vitest";',
  ...rows.map(({ was }, index) => `expectTypeOf<types.Type${index}>().toEqualTypeOf<${was}>();`),
  "// @ts-expect-error a type accepts more now than before",
  'export const accepted: types.Type4 = "c";',
  "expectTypeOf<Promise<types.Type1>>().resolves.toEqualTypeOf<{ a: string }>();",
  "export type Gone = types.Gone;",
];
const newTypes = rows.map(({ is }, index) => `export type Type${index} = ${is};`);

describe("a test of an earlier release", () => {
  let broken: BrokenTest[];
  beforeAll(async () => {
    const folder = makeFolder({
      "packages/types/test/types.test-d.ts": oldTest.join("\n"),
      "node_modules/@data-import/types/package.json": '{ "types": "./index.d.ts" }',
      "node_modules/@data-import/types/index.d.ts": newTypes.join("\n"),
    });
    broken = await compileOldTests(folder);
  }, timeout);

  test.each(rows.map((row, index) => ({ ...row, index })))(
    "$name: breaks is $breaks",
    ({ index, breaks }) => {
      expect(broken.map(({ line }) => line).includes(index + 3)).toBe(breaks);
    },
  );

  test("breaks if its type was removed, with the place and the reason", () => {
    expect(broken.filter(({ line }) => line > rows.length + 2)).toEqual([
      {
        file: "packages/types/test/types.test-d.ts",
        line: oldTest.length,
        message: expect.stringContaining("has no exported member 'Gone'"),
      },
    ]);
  });
});

test("the type tests of this repository can be kept: they compile with the built packages", async () => {
  const lastRelease = makeFolder({});
  linkPackages(lastRelease);
  await keepTypeTests({ ...repository, lastRelease });
  expect(listTypeTests(lastRelease)).toEqual(listTypeTests(repository.root));
  expect(listTypeTests(lastRelease)).toContain("packages/types/test/types.test-d.ts");
});

test("a type test that needs a file beside it cannot be kept", async () => {
  const files = { "packages/types/test/a.test-d.ts": 'import { b } from "./b.ts";\n' };
  await expect(keepTypeTests(makeRepository({ files }))).rejects.toThrow(
    "packages/types/test/a.test-d.ts imports a file beside it",
  );
});
