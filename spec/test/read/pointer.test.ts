import { describe, expect, test } from "vitest";
import { followPointer, joinPointer, splitPointer } from "../../read/index.ts";

describe("a JSON pointer", () => {
  test.each([
    ["", []],
    ["/", [""]],
    ["/paths/~1sheets~1{sheetId}/get", ["paths", "/sheets/{sheetId}", "get"]],
    ["/a~01b", ["a~1b"]],
    ["/100%25", ["100%25"]],
    ["#", []],
    ["#/paths/~1sheets~1%7BsheetId%7D/get", ["paths", "/sheets/{sheetId}", "get"]],
    ["#/paths/~1sheets~1{sheetId}/get", ["paths", "/sheets/{sheetId}", "get"]],
    ["#/100%25", ["100%"]],
    ["#/100%/caf%C3%A9", ["100%", "café"]],
    // A slash that is percent-encoded belongs to a key.
    ["#/a%2Fb", ["a/b"]],
  ])("%j has the keys %j", (pointer, keys) => {
    expect(splitPointer(pointer)).toEqual(keys);
  });

  test("as a fragment that encodes no UTF-8 is an error", () => {
    expect(() => splitPointer("#/100%FF")).toThrow(URIError);
  });

  test.each(["", "/sheets", "~", "~1", "a/b~c/d", "100%"])("says any key: %j", (key) => {
    expect(splitPointer(joinPointer([key]))).toEqual([key]);
  });
});

describe("the value at a pointer", () => {
  const document = { paths: { "/sheets": { get: { tags: ["sheets"], deprecated: false } } } };

  test.each([
    ["#/paths/~1sheets/get/tags/0", "sheets"],
    ["/paths/~1sheets/get/deprecated", false],
    ["", document],
    ["#/paths/~1spaces/get", undefined],
    ["#/paths/~1sheets/get/tags/0/length", undefined],
  ])("%j", (pointer, value) => {
    expect(followPointer(document, pointer)).toEqual(value);
  });

  test("may be asked for by keys", () => {
    expect(followPointer(document, ["paths", "/sheets", "get", "tags"])).toEqual(["sheets"]);
  });
});
