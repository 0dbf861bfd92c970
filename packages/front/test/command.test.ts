import { describeFlags, explainPort, OptionError, readFlags, readPort } from "@data-import/front/command";
import { describe, expect, it } from "vitest";

const flags = {
  port: { value: "number", meaning: "where ships moor" },
  lit: { meaning: "light the beacon" },
};

describe("flags", () => {
  it("are listed with their meanings in one column", () => {
    expect(describeFlags(flags)).toBe(
      ["  --port <number>  where ships moor", "  --lit            light the beacon"].join("\n"),
    );
  });

  it("are read with their values, the last of each", () => {
    const given = readFlags(["--port", "1", "--lit", "--port=2"], flags);
    expect([...given]).toEqual([
      ["port", "2"],
      ["lit", ""],
    ]);
  });

  it("may be given more than once if they have a list", () => {
    const given = readFlags(["--port", "1", "--port=2"], { port: { ...flags.port, list: true } });
    expect(given.get("port")).toBe("1,2");
  });

  it("may have a value that looks like a flag, behind an equals sign", () => {
    expect(readFlags(["--port=--lit"], flags).get("port")).toBe("--lit");
  });

  it.each([
    [["--prot", "1"], "--prot is not an option. Did you mean --port?"],
    [["--constructor"], "--constructor is not an option. See --help."],
    [["ahoy"], "ahoy is not an option. See --help."],
    [["--port", "--lit"], "--port needs a value. See --help."],
    [["--lit=yes"], "--lit takes no value. See --help."],
  ])("%j are rejected in one sentence", (args, sentence) => {
    expect(() => readFlags(args, flags)).toThrow(new OptionError(sentence));
  });
});

describe("a port", () => {
  it.each(["", "-1", "1.5", "65536"])("is not %j", (text) => {
    expect(() => readPort(text)).toThrow(
      new OptionError(`--port must be a number from 0 to 65535; it was ${text}.`),
    );
  });

  it.each([
    [
      { code: "EADDRINUSE", port: 80 },
      "Port 80 is taken. Choose another one with --port, or any free one with --port 0.",
    ],
    [{ code: "EACCES", port: 80 }, "Port 80 needs more rights. Choose one above 1023 with --port."],
    [
      { code: "EADDRNOTAVAIL", address: "192.0.2.1" },
      "192.0.2.1 is not an address of this machine. Choose another one with --host.",
    ],
    [{ code: "ENOTFOUND" }, "The host is not an address of this machine. Choose another one with --host."],
  ])("that fails with %j is explained", (details, sentence) => {
    expect(explainPort(Object.assign(new Error("listen"), details))).toBe(sentence);
  });

  it.each([{ code: "EACCES", path: "/data" }, { code: "ENOTFOUND", path: "/data" }, { code: "ENOSPC" }, {}])(
    "has nothing to do with %j",
    (details) => {
      expect(explainPort(Object.assign(new Error("open"), details))).toBeUndefined();
    },
  );
});
