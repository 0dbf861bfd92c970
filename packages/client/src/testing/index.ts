export { createFakeClock, type FakeClock } from "./fake-clock.ts";
export { type Fixtures, fixtures } from "./fixtures.gen.ts";
