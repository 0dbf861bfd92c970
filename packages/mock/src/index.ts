export { createMock, type InProcessMock, type InProcessOptions } from "./create-mock.ts";
export type { Answered } from "./front/front.ts";
export { type Mock, type MockOptions, startMock } from "./start-mock.ts";
