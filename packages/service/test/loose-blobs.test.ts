import { afterEach, beforeEach, expect, it } from "vitest";
import { removeLooseBlob, storeLooseBlob, sweepBlobs } from "../src/blobs/loose-blobs.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { createForm, sendForm, uploadFile } from "./support/upload.ts";

const hour = 3_600_000;

describeEngines("bytes without a file", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterEach(() => test.close());

  /** Sweeps as the service does every minute, some hours from now. */
  const sweepAfter = (hours: number) => sweepBlobs(test, new Date(Date.now() + hours * hour));
  const countLoose = async () =>
    (await test.storage.db.selectFrom("loose_blobs").selectAll().execute()).length;

  async function* write(text: string): AsyncIterable<Uint8Array> {
    yield Buffer.from(text);
  }

  it("are removed a day after a crash, not before, and no others", async () => {
    const { body } = await uploadFile(test, spaceId, "a", { name: "a.txt" });
    // A process that is killed here stores the bytes and nothing else.
    await storeLooseBlob(test, write("b"), new Date());
    expect([await sweepAfter(23), test.blobs.count()]).toEqual([0, 2]);
    expect([await sweepAfter(25), test.blobs.count()]).toEqual([1, 1]);
    expect([await sweepAfter(25), await countLoose()]).toEqual([0, 0]);
    expect((await test.request("GET", `/files/${body.data.id}/download`)).body).toBe("a");
  });

  it("are removed once by several processes", async () => {
    for (const text of ["a", "b", "c", "d"]) await storeLooseBlob(test, write(text), new Date());
    await Promise.all([sweepAfter(25), sweepAfter(25), sweepAfter(25)]);
    expect([test.blobs.count(), await countLoose()]).toEqual([0, 0]);
  });

  it("are removed later if they cannot be removed with their file", async () => {
    const remove = test.blobs.remove;
    const break_ = async () => {
      throw new Error("The bucket is away.");
    };
    const { body } = await uploadFile(test, spaceId, "a", { name: "a.txt" });
    await storeLooseBlob(test, write("b"), new Date());
    Object.assign(test.blobs, { remove: break_ });
    expect((await test.request("DELETE", `/files/${body.data.id}`)).status).toBe(200);
    await expect(sweepAfter(25)).rejects.toThrow("2 blobs could not be removed");
    Object.assign(test.blobs, { remove });
    expect([await sweepAfter(0), test.blobs.count(), await countLoose()]).toEqual([1, 1, 1]);
  });

  it("cannot become a file if the sweep has removed them", async () => {
    let sweeping: Promise<number> | undefined;
    async function* stream() {
      const form = new Response(
        createForm("late", {
          name: "late.txt",
          fields: [
            ["spaceId", spaceId],
            ["environmentId", test.environments.development],
          ],
        }),
      );
      const bytes = Buffer.from(await form.arrayBuffer());
      yield bytes.subarray(0, -10);
      // The service has started to store the file.
      await expect.poll(countLoose).toBe(1);
      sweeping = sweepAfter(25);
      await sweeping;
      yield bytes.subarray(-10);
    }
    const pieces = stream();
    const first = await pieces.next();
    const boundary = Buffer.from(first.value ?? [])
      .toString()
      .split("\r\n")[0]
      ?.slice(2);
    async function* whole() {
      yield first.value ?? Buffer.alloc(0);
      yield* pieces;
    }
    const { status, body } = await sendForm(test, ReadableStream.from(whole()), {
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    });
    expect(await sweeping).toBe(1);
    const message = expect.stringContaining("within a day");
    expect([status, body.errors]).toEqual([503, [{ message, code: "unavailable" }]]);
    expect([test.blobs.count(), await countLoose()]).toEqual([0, 0]);
    expect((await test.request("GET", "/files")).body.data).toEqual([]);
  });

  it("are forgotten if their upload is rejected", async () => {
    const { key } = await storeLooseBlob(test, write("a"), new Date());
    await removeLooseBlob(test, key);
    const response = await uploadFile(test, "us_sp_0", "b", { name: "a.txt" });
    expect(response.status).toBe(404);
    expect([test.blobs.count(), await countLoose()]).toEqual([0, 0]);
  });
});
