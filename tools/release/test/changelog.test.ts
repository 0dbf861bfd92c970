import { describe, expect, test } from "vitest";
import { insertSection, readEntry } from "../src/changelog.ts";

const older = "## 1.0.0\n\nThe first release.\n";

describe("a section", () => {
  test("begins a changelog", () => {
    expect(insertSection(undefined, "library", "1.0.0", "The first release.")).toBe(`# library\n\n${older}`);
  });

  test("comes first in the entry of its version", () => {
    const changelog = `# library\n\n## 1.1.0\n\n### Minor Changes\n\n- More.\n\n${older}`;
    expect(insertSection(changelog, "library", "1.1.0", "### Contract\n\nMore.")).toBe(
      `# library\n\n## 1.1.0\n\n### Contract\n\nMore.\n\n### Minor Changes\n\n- More.\n\n${older}`,
    );
  });

  test("replaces the text for a release without notes", () => {
    const changelog = `# library\n\n## 1.1.0\n\nNo changes in this release.\n\n${older}`;
    expect(insertSection(changelog, "library", "1.1.0", "### Contract\n\nMore.")).toBe(
      `# library\n\n## 1.1.0\n\n### Contract\n\nMore.\n\n${older}`,
    );
  });

  test("begins an entry above the older ones", () => {
    expect(insertSection(`# library\n\n${older}`, "library", "1.1.0", "More.")).toBe(
      `# library\n\n## 1.1.0\n\nMore.\n\n${older}`,
    );
  });
});

describe("an entry", () => {
  test("ends where the next begins", () => {
    expect(readEntry(`# library\n\n## 1.1.0\n\n### Contract\n\nMore.\n\n${older}`, "1.1.0")).toBe(
      "### Contract\n\nMore.",
    );
    expect(readEntry(`# library\n\n${older}`, "1.0.0")).toBe("The first release.");
  });

  test("that is missing is named", () => {
    expect(() => readEntry(`# library\n\n${older}`, "2.0.0")).toThrow("no entry for 2.0.0");
  });
});
