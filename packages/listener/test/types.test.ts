import type { Event } from "@data-import/types";
import { expect, expectTypeOf, test } from "vitest";
import { createListener, recordHook } from "../src/index.ts";
import { products } from "./support/world.ts";

test("a topic gives the event its type", () => {
  createListener()
    .on("commit:created", (event, { api }) => {
      expectTypeOf(event.payload.trackChanges).toEqualTypeOf<boolean>();
      expectTypeOf(api.records.get).toBeFunction();
    })
    .on(["commit:created", "commit:completed"], (event) => {
      expectTypeOf(event.topic).toEqualTypeOf<"commit:created" | "commit:completed">();
    })
    .on("*", (event) => {
      expectTypeOf(event).toEqualTypeOf<Event>();
    });
  // @ts-expect-error: there is no such topic.
  expect(() => createListener().on("commit:create", () => {})).toThrow();
});

test("a blueprint gives the record its type", () => {
  recordHook(products, (record) => {
    expectTypeOf(record.get("sku")).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(record.get("price")).toEqualTypeOf<number | null | undefined>();
    expectTypeOf(record.get("sold")).toEqualTypeOf<boolean | null | undefined>();
    expectTypeOf(record.get("colour")).toEqualTypeOf<"red" | "blue" | null | undefined>();
    expectTypeOf(record.get("tags")).toEqualTypeOf<readonly string[] | null | undefined>();
    record.set("colour", "red");
    // @ts-expect-error: it is not an option.
    record.set("colour", "green");
    // @ts-expect-error: the sheet has no such field.
    record.addError("prize", "It is missing.");
  });
  recordHook("products", (record) => {
    expectTypeOf(record.get("any")).toEqualTypeOf<string | number | boolean | string[] | null>();
    record.set("any", ["a"]);
  });
});
