import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createQueue } from "../src/dev/queue.ts";
import { openRelay } from "../src/dev/relay.ts";
import { dropTemporary, isEdit } from "../src/dev/watch.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serveWord(word: string): Promise<number> {
  const server = createServer((_request, response) => response.setHeader("connection", "close").end(word));
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

describe("a relay", () => {
  it("forwards each new connection to the current port", async () => {
    const relay = await openRelay(0);
    const read = async () => (await fetch(`http://127.0.0.1:${relay.port}/`)).text();
    relay.pointTo(await serveWord("before"));
    expect(await read()).toBe("before");
    relay.pointTo(await serveWord("after"));
    expect(await read()).toBe("after");
    await relay.close();
    await expect(read()).rejects.toThrow();
  });

  it("closes a connection if no server listens behind it, and continues", async () => {
    const relay = await openRelay(0);
    const [port, gone] = [await serveWord("here"), await serveWord("gone")];
    await new Promise((closed) => servers.pop()?.close(closed));
    relay.pointTo(gone);
    await expect(fetch(`http://127.0.0.1:${relay.port}/`)).rejects.toThrow();
    relay.pointTo(port);
    expect(await (await fetch(`http://127.0.0.1:${relay.port}/`)).text()).toBe("here");
    await relay.close();
  });
});

describe("a queue", () => {
  it("works on one batch at a time; items that arrive meanwhile are the next batch", async () => {
    const batches: string[][] = [];
    let release = () => {};
    const add = createQueue<string>((items) => {
      batches.push(items);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    add(["a"]);
    add(["b", "c"]);
    add(["c"]);
    expect(batches).toEqual([["a"]]);
    release();
    await new Promise(setImmediate);
    expect(batches).toEqual([["a"], ["b", "c"]]);
  });
});

describe("an edit", () => {
  it.each([
    ["spec/paths/sheets.yaml", true],
    ["spec/openapi.yaml", true],
    ["packages/mock/src/index.ts", true],
    ["packages/docs/content/decisions/README.md", true],
    ["packages/types/src/openapi.gen.ts", false],
    ["packages/types/operations.txt", false],
    ["spec/dist/openapi.json", false],
    ["packages/mock/node_modules/vitest", false],
    ["spec/.turbo/turbo-build.log", false],
    ["spec/paths/.sheets.yaml.swp", false],
    ["spec/paths/sheets.yaml~", false],
    ["spec/paths/4913", false],
    ["spec/paths/sheets.yaml___jb_tmp___", false],
    ["spec/paths/sheets.yaml___jb_old___", false],
    ["spec/paths/#sheets.yaml#", false],
    ["spec/paths/.#sheets.yaml", false],
    ["spec/test/documented.yaml", false],
    ["packages/client/test/responses.test.ts", false],
    ["packages/client/README.md", false],
  ])("is what a person wrote: %s is one: %s", (path, edit) => {
    expect(isEdit(path)).toBe(edit);
  });

  it("is the file that was saved, not the one that an editor renamed to it", () => {
    const edits = ["spec/paths/sedQx81aB", "spec/paths/sheets.yaml", "packages/mock/src/gone.ts"];
    const kept = dropTemporary(
      edits.map((path) => ({ path, at: 1 })),
      (path) => path === "spec/paths/sheets.yaml",
    );
    expect(kept.map(({ path }) => path)).toEqual(["spec/paths/sheets.yaml", "packages/mock/src/gone.ts"]);
  });
});
