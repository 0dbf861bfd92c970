import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { endProcesses, findToken, findUrl, startProgram } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";

/** A file system of a few megabytes in memory, which only the started process sees. */
const small = "mount -t tmpfs -o size=24m none";
const command = join(import.meta.dirname, "../../src/command.ts");

function canMount(): boolean {
  try {
    execFileSync("unshare", ["-rm", "sh", "-c", `${small} ${tmpdir()}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!canMount())("a service on a full disk (skipped where nobody may mount one)", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "full-disk-test-"));
  });
  afterEach(async () => {
    await endProcesses();
    await rm(folder, { recursive: true });
  });

  it("says so, deletes, and stores again when there is space", async () => {
    const node = `${process.execPath} --conditions=@data-import/source ${command} --port 0 --quiet --data ${folder}`;
    const { ready, child } = startProgram("unshare", [
      "-rm",
      "sh",
      "-c",
      `${small} ${folder} && exec ${node}`,
    ]);
    const greeting = await ready;
    // Its folder, as this process sees it.
    const shown = greeting.replaceAll(folder, `/proc/${child.pid}/root${folder}`);
    const target = { url: findUrl(greeting), token: findToken(shown) ?? "" };
    const [{ id: environmentId }] = await call(target, "/environments");
    const { id: spaceId } = await call(target, "/spaces", {
      method: "POST",
      json: { name: "Full", environmentId },
    });
    const sheet = { name: "Lines", slug: "lines", fields: [{ key: "text", type: "string" }] };
    const { sheets } = await call(target, "/workbooks", {
      method: "POST",
      json: { name: "Full", spaceId, environmentId, sheets: [sheet] },
    });
    const records = `/sheets/${sheets[0].id}/records`;
    const send = (method: string, path: string, body?: string | FormData) =>
      fetch(target.url + path, {
        method,
        headers: {
          authorization: `Bearer ${target.token}`,
          "x-disable-hooks": "true",
          ...(typeof body === "string" && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body }),
      });
    const readReady = async () => (await fetch(`${new URL(target.url).origin}/ready`)).status;
    const ids: string[] = [];
    async function insert(count: number): Promise<number> {
      const rows = Array.from({ length: count }, () => cells({ text: "x".repeat(200) }));
      const response = await send("POST", records, JSON.stringify(rows));
      const text = await response.text();
      if (response.status === 200) {
        ids.push(...JSON.parse(text).data.records.map(({ id }: { id: string }) => id));
      } else expect(text).toContain("no space left");
      return response.status;
    }

    // Until not even one record can be stored.
    for (const count of [1000, 100, 10, 1]) {
      let status = 200;
      while (status === 200) status = await insert(count);
      expect(status).toBe(507);
    }
    expect(await readReady()).toBe(503);
    expect((await send("GET", `${records}?pageSize=10`)).status).toBe(200);
    const before = ids.length;
    for (let status = 507; status === 507; status = await insert(100)) {
      const query = ids.splice(0, 100).map((id) => `ids=${id}`);
      expect((await send("DELETE", `${records}?${query.join("&")}`)).status).toBe(200);
    }
    expect(ids.length).toBeGreaterThan(before / 2);
    // Otherwise the deletions would have freed no space.
    const [, deletion] = await call(target, `/sheets/${sheets[0].id}/commits`);
    expect((await send("POST", `/commits/${deletion.id}/undo`)).status).toBe(409);
    // The check for this writes itself.
    await expect.poll(readReady).toBe(200);

    const form = new FormData();
    form.append("spaceId", spaceId);
    form.append("environmentId", environmentId);
    form.append("file", new File([new Uint8Array(24_000_000)], "large.bin"));
    expect((await send("POST", "/files", form)).status).toBe(507);
    expect(await readReady()).toBe(503);
    expect(await insert(1)).toBe(200);

    const encode = (text: string) => Buffer.from(text).toString("base64");
    const tus = (
      method: string,
      path: string,
      headers: Record<string, string>,
      body?: Uint8Array<ArrayBuffer>,
    ) =>
      fetch(new URL(path, target.url), {
        method,
        headers: { authorization: `Bearer ${target.token}`, "tus-resumable": "1.0.0", ...headers },
        ...(body !== undefined && { body }),
      });
    const metadata = { filename: "large.bin", spaceId, environmentId };
    const created = await tus("POST", "/v1/uploads", {
      "upload-length": "24000000",
      "upload-metadata": Object.entries(metadata)
        .map(([name, text]) => `${name} ${encode(text)}`)
        .join(","),
    });
    expect(created.status).toBe(201);
    const path = created.headers.get("location") ?? "";
    const patch = (offset: number, bytes: Uint8Array<ArrayBuffer>) =>
      tus(
        "PATCH",
        path,
        { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
        bytes,
      );
    expect((await patch(0, new Uint8Array(24_000_000))).status).toBe(507);
    const readOffset = async () => Number((await tus("HEAD", path, {})).headers.get("upload-offset"));
    // What was stored of a piece for which there is no space is given back: others can still store.
    expect(await readOffset()).toBe(0);
    expect(await insert(1)).toBe(200);
    expect((await send("DELETE", `/spaces/${spaceId}`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
  });
});
