import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reuseBuffer } from "../src/blobs/reuse-buffer.ts";
import { sendRequest } from "../src/blobs/send-request.ts";
import { type Blobs, type ByteRange, createFolderBlobs, createS3Blobs } from "../src/index.ts";
import { type S3Fake, startS3Fake } from "./support/s3-fake.ts";

/** Bytes in pieces of an odd size. */
async function* cut(bytes: Buffer, size = 300_007): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* breakAfter(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield* cut(bytes);
  throw new Error("The sender left.");
}

async function readAll(blobs: Blobs, key: string, range?: ByteRange): Promise<Buffer> {
  return Buffer.from(await new Response(await blobs.read(key, range)).arrayBuffer());
}

let fake: S3Fake;
let folder: string;
beforeEach(async () => {
  fake = await startS3Fake();
  folder = await mkdtemp(join(tmpdir(), "blobs-test-"));
});
afterEach(async () => {
  await fake.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ["a folder", () => createFolderBlobs({ folder })],
  ["a bucket", () => createS3Blobs(fake.options)],
])("blobs in %s", (_, open) => {
  it.each([
    ["no", 0],
    ["few", 1000],
    ["many", 20_000_000],
  ])("are read unchanged, with %s bytes", async (_name, size) => {
    const blobs = await open();
    const bytes = randomBytes(size);
    const stored = await blobs.write(cut(bytes));
    expect(stored).toMatchObject({ size, sha256: createHash("sha256").update(bytes).digest("hex") });
    expect(bytes.equals(await readAll(blobs, stored.key))).toBe(true);
    await blobs.remove(stored.key);
    await expect(readAll(blobs, stored.key)).rejects.toThrow();
    await blobs.remove(stored.key);
  });

  it("are read by slow readers, also if the store closes the connection behind them", async () => {
    const blobs = await open();
    const bytes = randomBytes(3_000_000);
    const { key } = await blobs.write(cut(bytes));
    for (let count = 0; count < 5; count += 1) {
      fake.faults.push("close");
      const read: Uint8Array[] = [];
      for await (const piece of await blobs.read(key)) {
        read.push(piece);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      expect(bytes.equals(Buffer.concat(read))).toBe(true);
    }
    // Nobody reads what comes.
    fake.faults.push("close");
    const stream = await blobs.read(key);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await stream.cancel();
  });

  it("can be read in parts", async () => {
    const blobs = await open();
    const bytes = randomBytes(3_000_000);
    const { key } = await blobs.write(cut(bytes));
    fake.faults.push("cut");
    const part = await readAll(blobs, key, { start: 1000, end: 2_000_000 });
    expect(part.equals(bytes.subarray(1000, 2_000_001))).toBe(true);
  });

  it("are read through one buffer, up to their end or not", async () => {
    const blobs = await open();
    const bytes = randomBytes(700_001);
    const { key } = await blobs.write(cut(bytes));
    const pieces: Uint8Array[] = [];
    for await (const piece of reuseBuffer(await blobs.read(key))) pieces.push(piece.slice());
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    const stream = await blobs.read(key);
    for await (const _ of reuseBuffer(stream)) break;
    // Its file is closed.
    expect(await stream.getReader().read()).toMatchObject({ done: true });
  });

  it("leave no files when their stream breaks", async () => {
    const blobs = await open();
    for (const size of [1000, 20_000_000]) {
      await expect(blobs.write(breakAfter(randomBytes(size)))).rejects.toThrow("The sender left.");
    }
    expect([fake.objects.size, fake.uploads.size]).toEqual([0, 0]);
    expect(await readdir(join(folder, "unfinished")).catch(() => [])).toEqual([]);
  });
});

describe("blobs in a folder", () => {
  it("are removed at the start if a crash left them unfinished", async () => {
    await createFolderBlobs({ folder });
    await writeFile(join(folder, "unfinished", "half"), "half");
    await createFolderBlobs({ folder });
    expect(await readdir(join(folder, "unfinished"))).toEqual([]);
  });
});

describe("blobs in a bucket", () => {
  it("explain the error of the bucket, without its secrets", async () => {
    const wrong = { ...fake.options, secretAccessKey: "wrong-secret" };
    const error = await createS3Blobs(wrong).catch((reason: Error) => reason);
    expect(String(error)).toBe("BlobsError: The bucket files rejected HEAD: status 403.");
    await expect(createS3Blobs({ ...fake.options, bucket: "others" })).rejects.toThrow(
      "rejected HEAD: status 404",
    );
  });

  it("have their prefix", async () => {
    const blobs = await createS3Blobs({ ...fake.options, prefix: "data import/" });
    const { key } = await blobs.write(cut(Buffer.from("a")));
    expect([...fake.objects.keys()]).toEqual([`data import/${key}`]);
  });

  it("are sent again if the bucket is busy", async () => {
    const blobs = await createS3Blobs(fake.options);
    fake.faults.push(503, 429);
    const { key } = await blobs.write(cut(Buffer.from("once more")));
    expect((await readAll(blobs, key)).toString()).toBe("once more");
  });

  it("are read to the end if a connection breaks", async () => {
    const blobs = await createS3Blobs(fake.options);
    const bytes = randomBytes(3_000_000);
    const { key } = await blobs.write(cut(bytes));
    fake.faults.push("cut", "cut");
    expect(bytes.equals(await readAll(blobs, key))).toBe(true);
    expect(fake.requests.filter((request) => request === `GET /files/${key}`)).toHaveLength(3);
  });
});

describe("a store that talks nonsense", () => {
  const ok = "HTTP/1.1 200 OK\r\n";
  it.each([
    [
      "switches to another protocol",
      "HTTP/1.1 101 Switching\r\nUpgrade: chat\r\nConnection: upgrade\r\n\r\n",
    ],
    ["has a status that does not exist", "HTTP/1.1 999 Whatever\r\nContent-Length: 0\r\n\r\n"],
    ["has a status without a meaning", "HTTP/1.1 099 Whatever\r\nContent-Length: 0\r\n\r\n"],
    ["has a header that does not exist", `${ok}X(y): 1\r\nContent-Length: 0\r\n\r\n`],
    ["speaks another protocol", "220 mail.example ESMTP ready\r\n\r\n"],
    ["says nothing", ""],
    ["ends in the body", `${ok}Content-Length: 100\r\n\r\nhello`],
    ["breaks its chunks", `${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nhello-zz\r\n`],
  ])("fails the request if it %s, and nothing else", async (_, text) => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(text));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/key`;
    for (const isSlow of [false, true]) {
      const read = async () => {
        const response = await sendRequest({ url, method: "GET", headers: new Headers() }, undefined);
        // The connection ends before anyone reads.
        if (isSlow) await new Promise((resolve) => setTimeout(resolve, 20));
        return response.arrayBuffer();
      };
      await expect(read()).rejects.toThrow();
    }
    server.close();
  });
});
