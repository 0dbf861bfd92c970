import { vi } from "vitest";

/** Runs a function in another part of the world than that of the build; what is made must not depend on it. */
export async function runElsewhere<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  try {
    return await run();
  } finally {
    vi.unstubAllEnvs();
  }
}
