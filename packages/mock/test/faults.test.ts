import { createMock, type FaultKind } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { ask, readJson, sheets } from "./support/send.ts";

async function outcomeOf(request: Promise<Response>): Promise<string> {
  try {
    const response = await request;
    return `${response.status} ${(await response.text()).length}`;
  } catch (error) {
    return String((error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code);
  }
}

describe("faults", () => {
  it("reset the connection, in this process and on a port", async () => {
    const mock = createMock();
    mock.faults({ rate: 1, kinds: ["reset"] });
    expect(await outcomeOf(ask(mock, sheets))).toBe("ECONNRESET");
    const { url, close } = await mock.listen();
    const headers = { Authorization: "Bearer token" };
    expect(await outcomeOf(fetch(`${url}${sheets}`, { headers }))).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
    await close();
    expect(mock.requests.for("listSheets").map(({ status, fault }) => [status, fault])).toEqual([
      [0, "reset"],
      [0, "reset"],
    ]);
  });

  it("cut bodies off, after a part of them has come", async () => {
    const mock = createMock();
    mock.faults({ rate: 1, kinds: ["truncate"] });
    const response = await ask(mock, sheets);
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBeGreaterThan(0);
    expect(first?.value?.byteLength).toBeLessThan(Number(response.headers.get("content-length")));
    await expect(reader?.read()).rejects.toThrow();
  });

  it("cut bodies off on a port, too", async () => {
    const mock = createMock();
    mock.faults({ rate: 1, kinds: ["truncate"] });
    const { url, close } = await mock.listen();
    const response = await fetch(`${url}${sheets}`, { headers: { Authorization: "Bearer token" } });
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    await close();
  });

  it("send bodies in small pieces, but complete", async () => {
    const mock = createMock();
    mock.faults({ rate: 1, kinds: ["slow-body"] });
    const response = await ask(mock, sheets);
    let pieces = 0;
    let length = 0;
    for await (const piece of response.body ?? []) {
      pieces += 1;
      length += piece.byteLength;
    }
    expect(pieces).toBeGreaterThan(5);
    expect(length).toBe(Number(response.headers.get("content-length")));
  });

  it("return an error status with an envelope, without Retry-After", async () => {
    const mock = createMock();
    mock.faults({ rate: 1, kinds: [503] });
    const response = await ask(mock, sheets);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBeNull();
    expect(await readJson(response)).toEqual({
      errors: [expect.objectContaining({ message: expect.any(String) })],
    });
  });

  it("affect the same requests with the same seed, and the given share", async () => {
    const kinds: FaultKind[] = [500, 503];
    const run = async (seed: string | number, rate: number): Promise<number[]> => {
      const mock = createMock();
      mock.faults({ rate, kinds, seed });
      const statuses: number[] = [];
      for (let count = 0; count < 200; count++) statuses.push((await ask(mock, sheets)).status);
      return statuses;
    };
    const first = await run("harbor", 0.25);
    expect(await run("harbor", 0.25)).toEqual(first);
    expect(await run("quay", 0.25)).not.toEqual(first);
    const failed = first.filter((status) => status >= 500).length;
    expect(failed).toBeGreaterThan(25);
    expect(failed).toBeLessThan(80);
    expect(new Set(first)).toEqual(new Set([200, 500, 503]));
    expect(new Set(await run(7, 0))).toEqual(new Set([200]));
  });

  it("use the seed of the mock, and end with null", async () => {
    const run = async (): Promise<number[]> => {
      const mock = createMock({ seed: "harbor" });
      mock.faults({ rate: 0.5, kinds: [500] });
      const statuses: number[] = [];
      for (let count = 0; count < 20; count++) statuses.push((await ask(mock, sheets)).status);
      mock.faults(null);
      expect((await ask(mock, sheets)).status).toBe(200);
      return statuses;
    };
    expect(await run()).toEqual(await run());
  });

  it("do not affect rejected requests", async () => {
    const mock = createMock();
    mock.faults({ rate: 1, kinds: ["reset"] });
    expect((await ask(mock, "/sheets")).status).toBe(400);
  });

  it.each([
    [{ rate: 2, kinds: [500] }, "from 0 to 1; it was 2"],
    [{ rate: 1, kinds: [] }, "Name at least one kind"],
    [{ rate: 1, kinds: ["explode"] }, '"explode" is not a kind of fault'],
    [{ rate: 1, kinds: [200] }, "200 is not a kind of fault"],
  ])("throw at once for %j", (options, message) => {
    expect(() => createMock().faults(options as never)).toThrow(message);
  });
});
