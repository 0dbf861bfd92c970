import { describe, expect, it } from "vitest";
import { spellAddresses } from "../src/start.ts";
import { composeProgram, describeServers } from "../src/welcome.ts";

const [docs, mock] = spellAddresses(5000);

describe("what npm start says", () => {
  it("names both addresses, with the port that was asked for", () => {
    const text = describeServers(docs, mock);
    expect(text).toContain("Docs   http://localhost:5000/\n");
    expect(text).toContain("Mock   http://localhost:5001/v1");
    expect(text).not.toMatch(/:4010|:4011/);
  });

  it("shows a program of five lines against the mock", () => {
    const lines = composeProgram(mock).split("\n");
    expect(lines.slice(1, -1)).toHaveLength(5);
    expect(lines.join("\n")).toContain('baseUrl: "http://localhost:5001/v1"');
  });
});
