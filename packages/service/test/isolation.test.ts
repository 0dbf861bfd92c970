import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("what is in a space", (engine) => {
  let test: TestService;
  let otherAccount: FoundedAccount;
  beforeAll(async () => {
    test = await startTestService(engine);
    otherAccount = await test.createAccount();
  });
  afterAll(() => test.close());

  it("is not there for another account", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const { development } = test.environments;
    const make = async (path: string, body: unknown) => {
      const response = await test.request("POST", path, { body });
      expect(response.body.errors).toBeUndefined();
      const data = response.body.data ?? response.body;
      return Array.isArray(data) ? data[0].id : data.id;
    };
    const options = { target: "files", trigger: "first", type: "sidebar" };
    const document = await make(`/spaces/${spaceId}/documents`, { title: "Welcome", body: "" });
    const guidance = await make(`/spaces/${spaceId}/guidance`, { guideSlug: "prepare", options });
    const action = await make(`/actions?spaceId=${spaceId}`, { targetId: workbookId, label: "Submit" });
    const guest = { environmentId: development, email: "guest@casa-alves.example", name: "T. Alves" };
    const guestId = await make("/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    const app = await make("/apps", { name: "Intake", namespace: "intake", type: "CUSTOM" });
    const policy = { type: "sinceCreated", period: 9, environmentId: development };
    const policyId = await make("/data-retention-policies", policy);
    const events = await test.request("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
    const canvasId = events.body.data[0].context.entityId;
    const area = { canvasId, type: "sheet", position: "middle" };
    const areaId = await make("/canvas-areas", area);

    const requests: readonly [method: string, path: string, body?: unknown][] = [
      ["GET", `/spaces/${spaceId}`],
      ["PATCH", `/spaces/${spaceId}`, { name: "Stolen" }],
      ["POST", `/spaces/${spaceId}/archive`],
      ["POST", `/spaces/${spaceId}/unarchive`],
      ["POST", "/spaces", { environmentId: development }],
      ["POST", "/spaces", { environmentId: otherAccount.environments.development, appId: app }],
      ["GET", `/spaces/${spaceId}/documents`],
      ["POST", `/spaces/${spaceId}/documents`, { title: "Mine", body: "" }],
      ["GET", `/spaces/${spaceId}/documents/${document}`],
      ["PATCH", `/spaces/${spaceId}/documents/${document}`, { title: "Mine", body: "" }],
      ["DELETE", `/spaces/${spaceId}/documents/${document}`],
      ["GET", `/spaces/${spaceId}/guidance`],
      ["POST", `/spaces/${spaceId}/guidance`, { guideSlug: "mine", options }],
      ["GET", `/spaces/${spaceId}/guidance/${guidance}`],
      ["PATCH", `/spaces/${spaceId}/guidance/${guidance}`, { options }],
      ["DELETE", `/spaces/${spaceId}/guidance/${guidance}`],
      ["GET", `/actions?spaceId=${spaceId}`],
      ["POST", `/actions?spaceId=${spaceId}`, { targetId: workbookId, label: "Mine" }],
      ["POST", `/actions/bulk?spaceId=${spaceId}`, [{ targetId: workbookId, label: "Mine" }]],
      ["GET", `/actions/${action}`],
      ["PATCH", `/actions/${action}`, { label: "Mine" }],
      ["DELETE", `/actions/${action}`],
      ["GET", `/guests?spaceId=${spaceId}`],
      ["POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]],
      ["GET", `/guests/${guestId}`],
      ["PATCH", `/guests/${guestId}`, { name: "Mine" }],
      ["GET", `/guests/${guestId}/token`],
      ["GET", `/guests/${guestId}/roles`],
      ["POST", `/guests/${guestId}/roles`, { roleId: "us_rol_0", resourceId: spaceId }],
      ["DELETE", `/guests/${guestId}/roles/us_acr_0`],
      ["DELETE", `/guests/${guestId}`],
      ["GET", `/canvas-areas?canvasId=${canvasId}`],
      ["GET", `/canvas-areas?parentId=${areaId}`],
      ["GET", `/canvas-areas?spaceId=${spaceId}`],
      ["POST", "/canvas-areas", area],
      ["GET", `/canvas-areas/${areaId}`],
      ["PATCH", `/canvas-areas/${areaId}`, { visibility: "hidden" }],
      ["DELETE", `/canvas-areas/${areaId}`],
      ["GET", `/apps/${app}`],
      ["PATCH", `/apps/${app}`, { name: "Mine" }],
      ["DELETE", `/apps/${app}`],
      ["GET", `/data-retention-policies?environmentId=${development}`],
      ["POST", "/data-retention-policies", policy],
      ["GET", `/data-retention-policies/${policyId}`],
      ["PATCH", `/data-retention-policies/${policyId}`, policy],
      ["DELETE", `/data-retention-policies/${policyId}`],
      ["DELETE", `/spaces/${spaceId}`],
    ];
    const { token } = otherAccount;
    for (const [method, path, body] of requests) {
      const { status } = await test.request(method, path, { token, ...(body !== undefined && { body }) });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    for (const path of ["/spaces", "/apps", "/data-retention-policies", "/canvas-areas"]) {
      expect((await test.request("GET", path, { token })).body.data).toEqual([]);
    }
    for (const path of [
      `/spaces/${spaceId}/documents/${document}`,
      `/spaces/${spaceId}/guidance/${guidance}`,
      `/actions/${action}`,
      `/guests/${guestId}`,
      `/canvas-areas/${areaId}`,
      `/apps/${app}`,
      `/data-retention-policies/${policyId}`,
    ]) {
      expect([path, (await test.request("GET", path)).status]).toEqual([path, 200]);
    }
  });
});
