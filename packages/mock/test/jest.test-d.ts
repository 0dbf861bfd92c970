import "@data-import/mock/jest";
import type { Mock } from "@data-import/mock";
import { expectTypeOf } from "vitest";

// `expect(mock)` of @types/jest has this type.
declare const ofMock: jest.Matchers<void, Mock>;
expectTypeOf(ofMock.toHaveReceived("updateAction", { json: { label: "Check" } }, { times: 1 })).toBeVoid();
expectTypeOf(ofMock.toHaveNoViolations()).toBeVoid();
// @ts-expect-error there is no such operation
ofMock.toHaveReceived("updateActions");
// @ts-expect-error the body has no such property
ofMock.toHaveReceived("updateAction", { json: { lable: "Check" } });

declare const ofResponse: jest.Matchers<void, Response>;
expectTypeOf(ofResponse.toMatchOperation("listSheets", 429)).toEqualTypeOf<Promise<void>>();
// @ts-expect-error only a mock has violations
ofResponse.toHaveNoViolations();
