import { type Example, resolveReference, responseContent } from "@data-import/front";
import { describe, expect, it } from "vitest";
import { description, findViolations, operations, routeOf } from "./support/description.ts";
import { readEnvelope, useMock } from "./support/mock.ts";
import { prepareRequest, send } from "./support/request.ts";

const mock = useMock();

describe.each(operations)("$operationId", ({ operationId }) => {
  const route = routeOf(operationId);
  const documented = Object.keys(route.responses).filter((status) => status !== "default");
  const failures = documented.filter((status) => Number(status) >= 400);
  const [mediaType = "", media] = Object.entries(responseContent(route, "200"))[0] ?? [];
  const isJson = mediaType === "application/json";

  it("returns its documented success, valid against the description", async () => {
    const response = await send(mock.url, prepareRequest(route));
    const text = await response.clone().text();
    expect(response.status, text).toBe(200);
    expect(response.headers.get("content-type")).toBe(mediaType);
    if (!isJson) return expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(findViolations(media?.schema, await response.json())).toBe("");
  });

  if (isJson)
    it.each(Object.keys(media?.examples ?? {}))("returns the example %s", async (name) => {
      const prepared = prepareRequest(route);
      prepared.headers.set("Prefer", `example=${name}`);
      const response = await send(mock.url, prepared);
      const example = media?.examples?.[name] ?? {};
      expect(await response.json()).toEqual(resolveReference<Example>(description, example).value);
    });

  if (isJson)
    // Whether a value is valid can depend on the choices of the generator, such as which step a rule has.
    it.each(["harbor", "bench", "d", "g"])(
      "generates the same valid response twice from the seed %s",
      async (seed) => {
        const prepared = prepareRequest(route);
        prepared.headers.set("Prefer", `dynamic=true, seed=${seed}`);
        const first = await (await send(mock.url, prepared)).text();
        expect(await (await send(mock.url, prepared)).text()).toBe(first);
        expect(findViolations(media?.schema, JSON.parse(first)), first).toBe("");
      },
    );

  it.each([...failures, "500"])("returns %s with the envelope on request", async (status) => {
    const prepared = prepareRequest(route);
    prepared.headers.set("Prefer", `code=${status}`);
    const response = await send(mock.url, prepared);
    expect(response.status).toBe(Number(status));
    const errors = await readEnvelope(response);
    const [example] = Object.values(responseContent(route, status)["application/json"]?.examples ?? {});
    expect({ errors }).toEqual(resolveReference<Example>(description, example ?? {}).value);
  });

  it("rejects an unknown status, and lists the known ones", async () => {
    const prepared = prepareRequest(route);
    prepared.headers.set("Prefer", "code=302");
    const response = await send(mock.url, prepared);
    expect(response.status).toBe(400);
    const [error] = await readEnvelope(response);
    expect(error).toMatchObject({ key: "Prefer" });
    expect(error?.message).toContain(documented.join(", "));
  });
});
