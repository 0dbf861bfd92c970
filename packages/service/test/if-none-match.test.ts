import { listen } from "@data-import/front/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

/** `if-match.test.ts` has it for each resource. */
describeEngines("the condition If-None-Match", (engine) => {
  let test: TestService;
  let other: TestService["request"];
  let world: Catalogue;
  beforeAll(async () => {
    test = await startTestService(engine, { runsJobs: false });
    other = await test.startNode();
    world = await createCatalogue(test);
  });
  afterAll(() => test.close());

  const readTag = async (path: string, token?: string) =>
    (await test.request("GET", path, { ...(token && { token }) })).headers.get("etag") ?? "";
  const getUnless = (tag: string, path: string, token?: string, request = test.request) =>
    request("GET", path, { ...(token && { token }), headers: { "if-none-match": tag } });

  it("takes several tags, weak ones and `*`", async () => {
    const path = `/workbooks/${world.workbookId}`;
    const tag = await readTag(path);
    for (const known of [`"other", ${tag}`, `W/${tag}`, `"other",W/${tag}`, "*"])
      expect([known, (await getUnless(known, path)).status]).toEqual([known, 304]);
    for (const unknown of ['"other"', tag.slice(1, -1), '"*"'])
      expect([unknown, (await getUnless(unknown, path)).status]).toEqual([unknown, 200]);
    // Also beside a kept response: that to a request without the header.
    for (const invalid of ["", "é"]) expect((await getUnless(invalid, path)).status).toBe(400);
  });

  it("says nothing to a caller who has lost the right to the resource", async () => {
    const own = await createCatalogue(test);
    const email = "ines@casa-alves.example";
    const guest = { environmentId: test.environments.development, email, name: "Inês" };
    const spaces = [{ id: world.spaceId }, { id: own.spaceId }];
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces }]);
    const { token } = await test.send("GET", `/guests/${id}/token`);
    const path = `/sheets/${own.sheets["products"]}`;
    const tag = await readTag(path, token);
    for (const request of [test.request, other])
      expect((await getUnless(tag, path, token, request)).status).toBe(304);
    await test.send("PATCH", `/guests/${id}`, { spaces: [{ id: world.spaceId }] });
    for (const known of [tag, "*"]) expect((await getUnless(known, path, token)).status).toBe(404);
    await expect.poll(async () => (await getUnless(tag, path, token, other)).status).toBe(404);
    await test.send("DELETE", `/guests/${id}`);
    expect((await getUnless(tag, path, token)).status).toBe(401);
    await expect.poll(async () => (await getUnless(tag, path, token, other)).status).toBe(401);
    expect((await getUnless("*", `/guests/${id}`)).status).toBe(404);
  });

  it("shows that a space was archived, and that one was deleted", async () => {
    const { spaceId } = await createCatalogue(test);
    const path = `/spaces/${spaceId}`;
    const tag = await readTag(path);
    await test.send("PATCH", path, { archivedAt: new Date().toISOString() });
    const archived = await getUnless(tag, path);
    expect([archived.status, typeof archived.body.data.archivedAt]).toEqual([200, "string"]);
    expect((await getUnless(archived.headers.get("etag") ?? "", path)).status).toBe(304);
    await test.send("DELETE", path);
    for (const known of [tag, "*"]) expect((await getUnless(known, path)).status).toBe(404);
  });

  it("is only about single resources, not about lists, downloads and changes", async () => {
    for (const path of [`/workbooks?spaceId=${world.spaceId}`, `/sheets/${world.sheets["products"]}/records`])
      expect((await getUnless("*", path)).status).toBe(200);
    const { body: uploaded } = await uploadFile(test, world.spaceId, "sku\nA\n");
    const download = `/files/${uploaded.data.id}/download`;
    const tag = await readTag(download);
    expect(tag).toMatch(/^"\w+"$/);
    for (const method of ["GET", "HEAD"]) {
      const headers = { "if-none-match": tag };
      expect((await test.request(method, download, { headers })).status).toBe(200);
    }
    const body = { name: "Autumn" };
    const headers = { "if-none-match": "*" };
    expect((await test.request("PATCH", `/spaces/${world.spaceId}`, { body, headers })).status).toBe(200);
  });

  it("works with HEAD, and with compressed responses, whose tag is that of the text", async () => {
    const path = `/sheets/${world.sheets["products"]}`;
    const fields = Array.from({ length: 40 }, (_, number) => ({ key: `more${number}`, type: "string" }));
    for (const field of fields) await test.send("POST", `${path}/fields`, field);
    const tag = await readTag(path);
    const server = await listen(test.service.respond, { port: 0, host: "127.0.0.1" });
    const send = async (method: string, condition = '"other"') => {
      const headers = { authorization: `Bearer ${test.token}`, "accept-encoding": "gzip" };
      const address = `${server.origin}/v1${path}`;
      const response = await fetch(address, { method, headers: { ...headers, "if-none-match": condition } });
      const names = ["etag", "content-encoding", "content-length", "content-type"];
      const found = names.map((name) => response.headers.get(name));
      return [response.status, (await response.text()).length > 0, ...found];
    };
    try {
      const json = "application/json";
      expect(await send("GET")).toEqual([200, true, tag, "gzip", expect.any(String), json]);
      expect(await send("HEAD")).toEqual([200, false, tag, null, null, json]);
      for (const method of ["GET", "HEAD", "GET"])
        expect([method, ...(await send(method, tag))]).toEqual([method, 304, false, tag, null, null, null]);
    } finally {
      await server.close();
    }
  });
});
