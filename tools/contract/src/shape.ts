import { type Bundle, readOperationCases } from "@data-import/description";
import bundle from "@data-import/spec/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { findViolations } from "./body-validator.ts";
import { callOperation } from "./call-operation.ts";
import type { Target } from "./target.ts";

const operations = readOperationCases(bundle as unknown as Bundle);

/**
 * Declares the tests of the level `shape`: every operation answers its documented success with a body that the
 * description allows, and each documented failure, asked for with `Prefer: code=`, in the error envelope.
 */
export function describeShape(name: string, reachTarget: () => Target): void {
  describe(name, () => {
    describe.each(operations)("$method $path ($operationId)", (operation) => {
      test.each(operation.requests.length > 0 ? operation.requests : [undefined])(
        "answers its documented success (request: $name)",
        async (request) => {
          const { data, error, response } = await callOperation(reachTarget(), operation, {}, request);
          expect(error).toBeUndefined();
          const success = operation.successes.find(({ status }) => status === response.status);
          if (!success) throw new Error(`${response.status} is not a documented success of this operation.`);
          expect(response.headers.get("content-type")).toContain(success.contentType);
          if (data instanceof Blob) return expect(data.size).toBeGreaterThan(0);
          const media = success.contentType.replaceAll("/", "~1");
          expect(
            findViolations(`${operation.pointer}/responses/${success.key}/content/${media}/schema`, data),
          ).toEqual([]);
        },
      );

      const documented = [
        ...new Set(operation.failures.filter(({ key }) => key !== "default").map(({ status }) => status)),
      ];
      test.each(documented)("answers %i in the error envelope when asked", async (status) => {
        const { data, error, response } = await callOperation(reachTarget(), operation, {
          Prefer: `code=${status}`,
        });
        expect(data).toBeUndefined();
        expect(response.status).toBe(status);
        expect(findViolations("#/components/schemas/ErrorEnvelope", error)).toEqual([]);
        expect(error?.errors.length).toBeGreaterThan(0);
      });
    });
  });
}
