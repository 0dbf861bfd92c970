export type { Answered } from "./front/front.ts";
export { type Mock, type MockOptions, startMock } from "./start-mock.ts";
