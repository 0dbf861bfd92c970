import { expect, test } from "vitest";
import type { Failure } from "../../src/flows/failure.ts";
import { mayRemoveFiles, mayUpload, type PlaceAround } from "../../src/flows/file-permissions.ts";
import { mayDo } from "../../src/flows/permissions.ts";
import { newSession, type Place, reduceSession, type Session } from "../../src/flows/session.ts";

const failure = (kind: Failure["kind"]): Failure => ({ kind, message: "", code: "", keys: [] });
const place = {
  space: {},
  sheets: [],
  caller: { kind: "guest", permissions: ["*:read"] },
} as unknown as Place;
const introducing: Session = { at: "introducing", invitation: "gl_1", isSending: true };

test("a link that is not valid is said, and cannot be tried again", () => {
  expect(reduceSession(newSession, { type: "failed", failure: failure("link") }).at).toBe("refused");
  expect(reduceSession(introducing, { type: "failed", failure: failure("link") }).at).toBe("refused");
});

test("a name that the service refuses can be corrected", () => {
  expect(reduceSession(introducing, { type: "failed", failure: failure("other") })).toEqual({
    ...introducing,
    isSending: false,
    failure: failure("other"),
  });
});

test("a session that ends keeps what is on the screen", () => {
  const open = reduceSession(newSession, { type: "opened", place });
  const ended = reduceSession(open, { type: "ended" });
  expect(ended).toEqual({ at: "open", place, isEnded: true });
  expect(reduceSession(ended, { type: "ended" })).toBe(ended);
  expect(reduceSession(ended, { type: "opened", place })).toEqual(open);
});

test("a token that ends before anything is open leads to the beginning", () => {
  expect(reduceSession(newSession, { type: "ended" })).toEqual({ at: "signed-out" });
  expect(reduceSession(newSession, { type: "failed", failure: failure("ended") })).toEqual({
    at: "signed-out",
  });
});

test.each([
  [["*"], true],
  [["*:write"], true],
  [["files:*"], true],
  [["files:write"], true],
  [["files:read", "*:read", "records:*"], false],
])("with the permissions %j, files may be written: %s", (permissions, may) => {
  expect(mayDo({ ...place.caller, permissions }, "files:write")).toBe(may);
});

test.each([
  ["guest", undefined, true],
  ["guest", ["upload"], true],
  ["guest", [], false],
  ["user", [], true],
])("a %s uploads to a space with the access %j: %s", (kind, access, may) => {
  const caller = { ...place.caller, kind, permissions: ["files:write"] };
  const space = { ...place.space, ...(access && { access }) };
  const given = { omitted: [] };
  expect(mayUpload({ ...place, caller, space, given } as PlaceAround)).toBe(may);
  expect(
    mayUpload({
      ...place,
      caller,
      given,
      space: { ...space, archivedAt: "2026-03-01T00:00:00Z" },
    } as PlaceAround),
  ).toBe(false);
  expect(mayUpload({ ...place, caller, space, given: { omitted: ["file"] } } as PlaceAround)).toBe(false);
});

test.each([
  ["guest", undefined, true],
  ["guest", ["*"], true],
  ["guest", ["upload"], false],
  ["guest", [], false],
  ["user", ["upload"], true],
])("a %s with the access %j may delete files: %s", (kind, access, may) => {
  const caller = { ...place.caller, kind, permissions: ["files:write"] };
  const space = { ...place.space, ...(access && { access }) };
  expect(mayRemoveFiles({ ...place, caller, space } as Place)).toBe(may);
  const archived = { ...space, archivedAt: "2026-03-01T00:00:00Z" };
  expect(mayRemoveFiles({ ...place, caller, space: archived } as Place)).toBe(false);
});

test("an import that was handed over or is over is said, and keeps what is on the screen until then", () => {
  const importSession = { id: "us_jb_1", keyFields: [], completedUrl: "https://shop.example/done" };
  const open = reduceSession(newSession, { type: "opened", place: { ...place, importSession } });
  const finished = reduceSession(open, { type: "finished" });
  expect(finished).toEqual({ at: "finished", completedUrl: "https://shop.example/done" });
  // Other calls come back after that, without a token that works.
  for (const late of [
    { type: "closed" },
    { type: "ended" },
    { type: "failed", failure: failure("ended") },
    { type: "opened", place },
  ] as const)
    expect(reduceSession(finished, late)).toBe(finished);
  expect(reduceSession(open, { type: "closed" })).toMatchObject({ at: "open", isEnded: true });
  const closed = reduceSession(newSession, { type: "closed" });
  expect(closed).toEqual({ at: "closed" });
  // The call that found it out fails after that.
  expect(reduceSession(closed, { type: "failed", failure: failure("ended") })).toBe(closed);
});
