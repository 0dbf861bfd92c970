import {
  jobOutcomeTriggerSchema,
  recordSchema,
  spaceIdSchema,
  spaceSchema,
  uploadFileRequestSchema,
} from "@data-import/types/schemas";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { createEnv } from "@t3-oss/env-core";
import { expect, test } from "vitest";

/** A consumer that knows nothing about our validators. */
function validate<Schema extends StandardSchemaV1>(schema: Schema, value: unknown) {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise) throw new Error("Validators do not wait.");
  return result;
}

const space = {
  id: "us_sp_8vKd3QxN",
  name: "Spring",
  createdAt: "2026-03-02T10:02:31.120Z",
  updatedAt: "2026-03-02T10:02:31.120Z",
  guestAuthentication: ["magic_link"],
};

test("a valid value is returned as it is, with properties that the description does not know", () => {
  const value = { ...space, colour: "green", archivedAt: undefined };
  expect(validate(spaceSchema, value)).toEqual({ value });
  expect((validate(spaceSchema, value) as { value: unknown }).value).toBe(value);
  expect(spaceSchema["~standard"]).toMatchObject({ version: 1, vendor: "data-import" });
});

test("each issue has a message and a path", () => {
  const { name: _, ...others } = space;
  const value = {
    ...others,
    createdAt: "yesterday",
    guestAuthentication: [7],
    labels: null,
    displayOrder: 1.5,
  };
  expect(validate(spaceSchema, value)).toEqual({
    issues: [
      { path: ["name"], message: "is required" },
      { path: ["createdAt"], message: "must be a date and time such as 2026-03-02T10:02:31Z" },
      { path: ["guestAuthentication", 0], message: "must be a string" },
      { path: ["labels"], message: "must be a list" },
      { path: ["displayOrder"], message: "must be a whole number" },
    ],
  });
  expect(validate(spaceSchema, null)).toEqual({ issues: [{ path: [], message: "must be an object" }] });
});

test("a value that may have several types has the issues of its own type", () => {
  const issues = (value: unknown) => validate(jobOutcomeTriggerSchema, value).issues;
  expect(issues("manual")).toBeUndefined();
  expect(issues({ audience: "all" })).toContainEqual({ path: ["type"], message: "is required" });
  expect(issues(7)).toEqual([{ path: [], message: "must be a string, or must be an object" }]);
});

test("names of the prototype are ordinary properties", () => {
  const value = JSON.parse('{ "id": "us_rc_1", "values": {}, "__proto__": 1, "constructor": 2 }');
  expect(validate(recordSchema, value)).toEqual({ value });
});

test("bytes are a Blob", () => {
  const fields = { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ" };
  expect(validate(uploadFileRequestSchema, { ...fields, file: new Blob(["sku"]) }).issues).toBeUndefined();
  expect(validate(uploadFileRequestSchema, { ...fields, file: "sku" }).issues).toEqual([
    { path: ["file"], message: "must be a Blob" },
  ]);
});

test("a library for Standard Schema accepts the validators", () => {
  const read = (SPACE_ID: string | undefined) =>
    createEnv({
      server: { SPACE_ID: spaceIdSchema },
      runtimeEnv: { SPACE_ID },
      isServer: true,
      onValidationError: (issues) => {
        throw new Error(JSON.stringify(issues));
      },
    });
  expect(read("us_sp_8vKd3QxN").SPACE_ID satisfies string).toBe("us_sp_8vKd3QxN");
  expect(() => read(undefined)).toThrow('[{"message":"must be a string","path":["SPACE_ID"]}]');
});
