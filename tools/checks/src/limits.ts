/**
 * How long a test may take, in milliseconds. No test measures time, so only one that hangs reaches these limits: a machine may
 * be slow, or have other work. A test only has a limit of its own if its amount of work is a
 * setting.
 */
export const limits = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 300_000 } },
};
