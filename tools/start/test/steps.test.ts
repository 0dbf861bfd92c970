import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Interrupted } from "../child.mjs";
import { formatDuration, startStep } from "../steps.mjs";

function createScreen(isTTY: boolean) {
  let text = "";
  const write = (more: string) => {
    text += more;
  };
  return { isTTY, columns: 60, write, read: () => text };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a step without a terminal", () => {
  it("prints one line if it is fast", () => {
    const screen = createScreen(false);
    const step = startStep("build", screen);
    vi.advanceTimersByTime(300);
    step.done("9 tasks, all from cache");
    expect(screen.read()).toBe("✓ build     9 tasks, all from cache  0.3 s\n");
  });

  it("prints its current work from time to time if it is slow", () => {
    const screen = createScreen(false);
    const step = startStep("build", screen);
    step.note("spec build");
    vi.advanceTimersByTime(2_000);
    step.note("types build");
    vi.advanceTimersByTime(20_000);
    step.fail();
    expect(screen.read().split("\n")).toEqual([
      "… build     spec build  2.0 s",
      "… build     types build  22 s",
      "✗ build     failed  22 s",
      "",
    ]);
  });
});

describe("a line about a finished part", () => {
  it("stays on the screen, and the step continues", () => {
    const quiet = createScreen(false);
    startStep("test", quiet).say("  ✓ client");
    expect(quiet.read()).toBe("  ✓ client\n");
    const terminal = createScreen(true);
    startStep("test", terminal).say("  ✓ client");
    expect(terminal.read().endsWith("\r\x1b[K  ✓ client\n\r\x1b[K… test      0.0 s")).toBe(true);
  });
});

describe("a step on a terminal", () => {
  it("updates one line within the width, and replaces it at the end", () => {
    const screen = createScreen(true);
    const step = startStep("install", screen);
    step.note("x".repeat(200));
    vi.advanceTimersByTime(200);
    const drawn = screen.read().split("\r\x1b[K").at(-1) ?? "";
    expect(drawn).toMatch(/^… install {3}x+$/);
    expect(drawn).toHaveLength(59);
    step.fail(new Interrupted());
    expect(screen.read().endsWith("\r\x1b[K✗ install   stopped  0.2 s\n")).toBe(true);
  });
});

describe("a duration", () => {
  it.each([
    [0, "0.0 s"],
    [9_940, "9.9 s"],
    [31_400, "31 s"],
    [125_000, "2 min 5 s"],
  ])("of %d ms is said as %s", (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});
