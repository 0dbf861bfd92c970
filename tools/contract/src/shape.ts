import { type Bundle, readOperationCases } from "@data-import/description";
import bundle from "@data-import/spec/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { findViolations } from "./body-validator.ts";
import { roads } from "./roads.ts";
import type { Target } from "./target.ts";

const operations = readOperationCases(bundle as unknown as Bundle);

/**
 * Declares the tests of the level `shape`: every operation answers its documented success with a body that the
 * description allows, and each documented failure, asked for with `Prefer: code=`, in the error envelope.
 */
export function describeShape(name: string, reachTarget: () => Target): void {
  describe.each(Object.entries(roads))(`${name}, through %s`, (_, travel) => {
    describe.each(operations)("$method $path ($operationId)", (operation) => {
      test.each(operation.requests.length > 0 ? operation.requests : [undefined])(
        "answers its documented success (request: $name)",
        async (request) => {
          const { status, contentType, body } = await travel(reachTarget(), operation, {}, request);
          const success = operation.successes.find((each) => each.status === status);
          if (!success) throw new Error(`${status} is no documented success: ${JSON.stringify(body)}`);
          expect(contentType).toContain(success.contentType);
          if (body instanceof ArrayBuffer) return expect(body.byteLength).toBeGreaterThan(0);
          const media = success.contentType.replaceAll("/", "~1");
          const schema = `${operation.pointer}/responses/${success.key}/content/${media}/schema`;
          expect(findViolations(schema, body)).toEqual([]);
        },
      );

      const documented = operation.failures
        .filter(({ key }) => key !== "default")
        .map(({ status }) => status);
      test.each([...new Set(documented)])("answers %i in the error envelope when asked", async (status) => {
        const headers = { Prefer: `code=${status}` };
        const reached = await travel(reachTarget(), operation, headers, operation.requests[0]);
        expect(reached.status).toBe(status);
        expect(findViolations("#/components/schemas/ErrorEnvelope", reached.body)).toEqual([]);
      });
    });
  });
}
