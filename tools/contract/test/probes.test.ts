import { locateTarget, type Schema } from "@data-import/spec/read";
import { describe, expect, test } from "vitest";
import { bundle, operations } from "../src/description.ts";
import { listKinds, listProbes } from "../src/probes/list-probes.ts";
import type { Probe } from "../src/probes/probe.ts";
import { findViolations } from "../src/validate/body-validator.ts";

const options = { token: "di_test_token", bodyLimit: 65_536 };

const probesByOperation = operations.map((operation) => ({
  operation,
  probes: listKinds(operation).flatMap((kind) => listProbes(operation, kind, options)),
}));

/** JSON pointers to all properties that a request can have; shares no code with the probes under test. */
function listPropertyPointers(start: string): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (pointer: string, schema: Schema): void => {
    const at = locateTarget(bundle, { pointer, value: schema });
    if (seen.has(at.pointer)) return;
    seen.add(at.pointer);
    // If one alternative allows any object, no value of the others is invalid.
    const isOpen = at.value.additionalProperties === true;
    for (const [keyword, value] of Object.entries(at.value)) {
      if (typeof value !== "object") continue;
      if (keyword === "properties") {
        for (const [name, property] of Object.entries(value as Record<string, Schema>)) {
          found.add(`${at.pointer}/properties/${name}`);
          visit(`${at.pointer}/properties/${name}`, property);
        }
      } else if (keyword === "items" || keyword === "additionalProperties") {
        visit(`${at.pointer}/${keyword}`, value as Schema);
      } else if (keyword === "allOf" || keyword === "oneOf" || (keyword === "anyOf" && !isOpen)) {
        for (const [position, part] of (value as Schema[]).entries())
          visit(`${at.pointer}/${keyword}/${position}`, part);
      }
    }
  };
  visit(start, { $ref: `#${start}` });
  return found;
}

const bodiesOf = (probes: readonly Probe[]) =>
  probes
    .filter(
      ({ kind, request }) => kind === "properties" && request.headers["Content-Type"] === "application/json",
    )
    // Read one at a time: some have ten thousand items.
    .map((probe) => ({
      ...probe,
      readValue: () => JSON.parse(new TextDecoder().decode(probe.request.body)) as unknown,
    }));

describe("the probes of the description", () => {
  test("change every parameter and every property that a body can have", () => {
    let count = 0;
    const missed = probesByOperation.flatMap(({ operation, probes }) => {
      const tried = new Set(probes.flatMap(({ about }) => about));
      const parameters = operation.parameters.map(({ name }) => `parameter ${name}`);
      const properties = operation.content ? [...listPropertyPointers(operation.content.pointer)] : [];
      count += parameters.length + properties.length;
      return [...parameters, ...properties]
        .filter((each) => !tried.has(each))
        .map((each) => `${operation.operationId}: ${each}`);
    });
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(500);
  });

  test.each(probesByOperation)(
    "of $operation.operationId are valid or invalid as stated",
    ({ operation, probes }) => {
      const wrong = bodiesOf(probes).flatMap(({ name, passes, readValue }) => {
        // The description rejects unknown properties in words; its schemas do not.
        if (name.endsWith(": unknown")) return [];
        const value = readValue();
        const fits = findViolations(operation.content?.pointer ?? "", value).length === 0;
        return fits === passes ? [] : [`${name}: ${JSON.stringify(value)}`];
      });
      expect(wrong).toEqual([]);
      expect(new Set(probes.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(probes.length);
      // The minimum, for an operation that has only an address; each parameter and property adds more.
      expect(probes.length).toBeGreaterThanOrEqual(40);
    },
  );

  test("send too many items that are valid", () => {
    // A union reports what each of its branches misses.
    const counted = probesByOperation.flatMap(({ operation, probes }) =>
      bodiesOf(probes)
        .filter(({ name }) => name.endsWith("too many items") && !/\bas \w+, /.test(name))
        .map(({ name, readValue }) => {
          const violations = findViolations(operation.content?.pointer ?? "", readValue());
          return [`${operation.operationId} ${name}`, violations.length];
        }),
    );
    expect(counted.filter(([, count]) => count !== 1)).toEqual([]);
    expect(counted.length).toBeGreaterThanOrEqual(20);
  });

  test("are at least 7,000", () => {
    const counts = probesByOperation.map(({ probes }) => probes.length);
    const total = counts.reduce((sum, count) => sum + count);
    console.log(`${total} probes, ${Math.min(...counts)} to ${Math.max(...counts)} an operation`);
    expect(total).toBeGreaterThanOrEqual(7_000);
  });
});
