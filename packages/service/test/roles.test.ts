import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("roles", (engine) => {
  let test: TestService;
  let roles: ReadonlyMap<string, string>;
  beforeAll(async () => {
    test = await startTestService(engine);
    const { body } = await test.request("GET", "/roles");
    roles = new Map(body.data.map(({ name, id }: { name: string; id: string }) => [name, id]));
  });
  afterAll(() => test.close());

  async function createSpace(): Promise<string> {
    const { body } = await test.request("POST", "/spaces", {
      body: { name: "Pier", environmentId: test.environments.development },
    });
    return body.data.id;
  }

  async function createGuest(spaceId: string) {
    const email = `${crypto.randomUUID()}@harbour.example`;
    const guest = {
      environmentId: test.environments.development,
      email,
      name: "Pilot",
      spaces: [{ id: spaceId }],
    };
    const { body } = await test.request("POST", "/guests", { body: [guest] });
    const { id } = body.data[0];
    const response = await test.request("GET", `/guests/${id}/token`);
    return { id, token: response.body.data.token as string };
  }

  const assign = (guestId: string, role: string, resourceId: string, token = test.token) =>
    test.request("POST", `/guests/${guestId}/roles`, {
      token,
      body: { roleId: roles.get(role), resourceId },
    });

  it("limit a guest to its space and to the permissions of guests", async () => {
    const [own, other] = [await createSpace(), await createSpace()];
    const { token } = await createGuest(own);
    expect((await test.request("GET", `/spaces/${own}`, { token })).status).toBe(200);
    expect((await test.request("GET", `/spaces/${other}`, { token })).status).toBe(404);
    const listed = await test.request("GET", "/spaces", { token });
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([own]);
    expect((await test.request("DELETE", `/spaces/${own}`, { token })).status).toBe(403);
    expect((await test.request("GET", "/roles", { token })).status).toBe(403);
  });

  it("let an actor read where it may not write", async () => {
    const [own, other] = [await createSpace(), await createSpace()];
    const { id, token } = await createGuest(own);
    await assign(id, "Editor", own);
    await assign(id, "Viewer", other);
    const rename = (spaceId: string) =>
      test.request("PATCH", `/spaces/${spaceId}`, { token, body: { name: "Quay" } });
    expect((await rename(own)).status).toBe(200);
    const { status, body } = await rename(other);
    expect(status).toBe(403);
    expect(body.errors[0].message).toContain("`spaces:write`");
    expect(body.errors[0].code).toBe("permission_missing");
  });

  it("cannot be assigned by those who have less", async () => {
    const space = await createSpace();
    const { id, token } = await createGuest(space);
    await assign(id, "Editor", space);
    const other = await createGuest(space);
    const more = await assign(other.id, "Administrator", space, token);
    expect(more).toMatchObject({ status: 403, body: { errors: [{ code: "permission_exceeded" }] } });
    expect((await assign(other.id, "Viewer", test.accountId, token)).status).toBe(403);
    expect((await assign(other.id, "Viewer", space, token)).status).toBe(200);
  });

  it("let nobody change the code of an agent that has more permissions", async () => {
    const path = `/agents?environmentId=${test.environments.development}`;
    const deploy = (token = test.token) =>
      test.request("POST", path, { token, body: { slug: "keeper", source: "1", topics: ["space:created"] } });
    const agentId = (await deploy()).body.data.id;
    const roleId = roles.get("Administrator");
    await test.send("POST", `/agents/${agentId}/roles`, {
      roleId,
      resourceId: test.environments.development,
    });
    await deploy();
    const { id, token } = await createGuest(await createSpace());
    await assign(id, "Editor", test.environments.development);
    expect((await deploy(token)).status).toBe(403);
    const [, first] = await test.send("GET", `/agents/${agentId}/versions`);
    const revert = `/agents/${agentId}/versions/${first.id}/revert`;
    expect((await test.request("GET", revert, { token })).status).toBe(403);
    expect(await test.send("GET", `/agents/${agentId}/versions`)).toHaveLength(2);
    expect((await test.request("GET", revert)).status).toBe(200);
  });

  it("cover everything inside their resource", async () => {
    const [own, other] = [await createSpace(), await createSpace()];
    const { id, token } = await createGuest(own);
    expect((await test.request("GET", `/spaces/${other}`, { token })).status).toBe(404);
    await assign(id, "Viewer", test.environments.development);
    expect((await test.request("GET", `/spaces/${other}`, { token })).status).toBe(200);
  });

  it("are listed at once, and none can be added", async () => {
    const { body } = await test.request("GET", "/roles");
    expect(Object.keys(body)).toEqual(["data"]);
    expect([...roles.keys()].sort()).toEqual(["Administrator", "Editor", "Guest", "Viewer"]);
    expect((await test.request("GET", "/roles?pageSize=1")).status).toBe(400);
    expect((await test.request("POST", "/roles", { body: { name: "Pilot" } })).status).toBe(405);
  });

  it("give guests no personal tokens", async () => {
    const { id, token } = await createGuest(await createSpace());
    const list = async () => (await test.request("GET", "/auth/personal-access-tokens", { token })).status;
    expect(await list()).toBe(403);
    await assign(id, "Administrator", test.accountId);
    expect(await list()).toBe(404);
  });

  it("end with their assignment", async () => {
    const space = await createSpace();
    const { id, token } = await createGuest(await createSpace());
    const assigned = await assign(id, "Viewer", space);
    expect((await test.request("GET", `/spaces/${space}`, { token })).status).toBe(200);
    await test.request("DELETE", `/guests/${id}/roles/${assigned.body.data.id}`);
    expect((await test.request("GET", `/spaces/${space}`, { token })).status).toBe(404);
  });

  it("are assigned on existing resources of the caller", async () => {
    const { id } = await createGuest(await createSpace());
    const otherAccount = await test.createAccount();
    const responses = [
      await assign(id, "Viewer", otherAccount.accountId),
      await assign(id, "Viewer", otherAccount.environments.development),
      await assign(id, "Viewer", "us_sp_00000000"),
      await assign(id, "Viewer", "us_wb_00000000"),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
    expect(responses.map(({ body }) => body.errors[0].key)).toEqual(Array(4).fill("resourceId"));
  });

  it("have no effect for a guest's token for another space", async () => {
    const [own, other] = [await createSpace(), await createSpace()];
    const { id } = await createGuest(own);
    await assign(id, "Viewer", other);
    const { body } = await test.request("GET", `/guests/${id}/token?spaceId=${own}`);
    const { token } = body.data;
    expect((await test.request("GET", `/spaces/${own}`, { token })).status).toBe(200);
    expect((await test.request("GET", `/spaces/${other}`, { token })).status).toBe(404);
  });

  it("end a guest's token an hour after it was last used", async () => {
    const space = await createSpace();
    const { token } = await createGuest(space);
    const read = async () => (await test.request("GET", `/spaces/${space}`, { token })).status;
    test.wait(50 * 60_000);
    expect(await read()).toBe(200);
    test.wait(50 * 60_000);
    expect(await read()).toBe(200);
    test.wait(61 * 60_000);
    expect(await read()).toBe(401);
  });
});
