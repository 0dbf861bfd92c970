import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Sandbox, SandboxRun } from "../src/agent-runner/sandbox.ts";
import { maskTexts } from "../src/domain/mask-texts.ts";
import { type Server, startServer } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const secret = 'p"ss wörd\\of-1984';
const never = /^(?!)/g;

describe("a masked text", () => {
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  test.each([
    ["as it is", secret],
    ["in JSON", JSON.stringify({ secret })],
    ["in JSON inside JSON", JSON.stringify(JSON.stringify({ secret }))],
    ["in an address", `https://shop.example/?key=${encodeURIComponent(secret)}`],
    ["across lines", `${secret.slice(0, 7)}\n${secret.slice(7)}`],
    ["one character per line", [...secret].join("\n")],
    ["cut at the start of the log", `${secret.slice(5)} and more`],
    ["in base 64", base64(secret)],
    ["in base 64, behind one byte", base64(`:${secret}:`)],
    ["in base 64, behind two bytes", base64(`a:${secret}`)],
    ["in base 64 for addresses", Buffer.from(`ab:${secret}`).toString("base64url")],
  ])("has no secret: %s", (_, text) => {
    const masked = maskTexts(`${text} (end)`, [secret, ""], never);
    expect(masked).toContain("********");
    expect(masked.endsWith("(end)")).toBe(true);
    for (const part of ["1984", "ss w", base64(secret).slice(4, 12)])
      expect(masked.replaceAll("\n", "")).not.toContain(part);
  });

  test("has everything else", () => {
    const text = "first\nsecond secret-1 third\n\nsecret-1secret-1 x1y";
    expect(maskTexts(text, ["secret-1", "1", "other"], never)).toBe(
      "first\nsecond ******** third\n\n**************** x1y",
    );
    expect(maskTexts(text, [], /d s/g)).toBe("first\nsecon********ecret-1 third\n\nsecret-1secret-1 x1y");
    expect(maskTexts("", ["secret-1"], never)).toBe("");
  });
});

describeEngines("logs of runs", (engine) => {
  let service: TestService;
  let server: Server;
  let environmentId: string;
  /** What the agent prints, from what it knows. */
  let print = async (_: { token: string; secrets: string[] }) => "";
  const sandbox: Sandbox = {
    async run({ createToken, url }: SandboxRun) {
      const { text: token } = await createToken();
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/secrets?environmentId=${environmentId}`, { headers });
      const { data } = (await response.json()) as { data: { value: string }[] };
      const log = await print({ token, secrets: data.map(({ value }) => value) });
      return { success: true, log, measurements: {} };
    },
    close: async () => {},
  };
  beforeAll(async () => {
    service = await startTestService(engine, { agents: { sandbox } });
    server = await startServer(service.service);
    environmentId = service.environments.development;
  });
  afterAll(() => server.stop());

  it("have no token and no secret, also not one that is replaced during the run", async () => {
    const config = { slug: "hook", topics: ["space:created"], source: "1" };
    const agent = await service.send("POST", `/agents?environmentId=${environmentId}`, config);
    const roles: { id: string; name: string }[] = await service.send("GET", "/roles");
    const roleId = roles.find(({ name }) => name === "Administrator")?.id;
    await service.send("POST", `/agents/${agent.id}/roles`, { roleId, resourceId: environmentId });
    const store = (value: string) => service.send("POST", "/secrets", { environmentId, name: "shop", value });
    await store(secret);
    const other = service.token;
    const known: string[] = [];
    print = async ({ token, secrets }) => {
      await store("the next one");
      known.push(token, ...secrets);
      return [
        "begin",
        token,
        `${token.slice(0, 9)}\n${token.slice(9)}`,
        other,
        ...secrets,
        "the next one",
        "end",
      ].join("\n");
    };
    await createSpace(service);
    const list = () => service.send("GET", `/agents/${agent.id}/logs?environmentId=${environmentId}`);
    await expect.poll(list).toHaveLength(1);
    expect(known).toEqual([expect.stringMatching(/^agt_/), secret]);
    const [{ log }] = await list();
    expect(log.split("\n")).toEqual(["begin", ...Array(5).fill("********"), "end"]);
  });
});
