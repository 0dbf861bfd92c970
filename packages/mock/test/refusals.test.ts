import { describe, expect, it } from "vitest";
import { operations, resolveSchema, routeOf } from "./support/description.ts";
import { readEnvelope, useMock } from "./support/mock.ts";
import { type Draft, draftRequest, send } from "./support/request.ts";

const mock = useMock();

async function keysOf(draft: Draft, status: number): Promise<(string | undefined)[]> {
  const response = await send(mock.url, draft);
  const errors = await readEnvelope(response);
  expect(response.status, JSON.stringify(errors)).toBe(status);
  return errors.map(({ key }) => key);
}

describe.each(operations)("$operationId", ({ operationId }) => {
  const route = routeOf(operationId);
  const required = route.parameters
    .map(({ value }) => value)
    .filter((parameter) => parameter.required && parameter.in !== "path");
  const wrong = route.parameters.flatMap(({ value: { name, in: place, schema } }) => {
    const { type, enum: allowed } = resolveSchema(schema);
    return (type !== "string" || allowed !== undefined) && place !== "path" ? [{ name, place }] : [];
  });
  const body = Object.entries(route.requestBody?.value.content ?? {})[0];
  const isJson = body?.[0] === "application/json";
  const schema = resolveSchema(body?.[1].schema);

  it.each(["missing", "Bearer", "Bearer ", "Basic dXNlcg=="])("refuses the token %j", async (token) => {
    const draft = draftRequest(route);
    draft.headers.delete("Authorization");
    if (token !== "missing") draft.headers.set("Authorization", token);
    const response = await send(mock.url, draft);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await readEnvelope(response)).toMatchObject([{ key: "Authorization" }]);
  });

  if (required.length > 0)
    it.each(required)("misses $name", async ({ name }) => {
      const draft = draftRequest(route);
      draft.query.delete(name);
      draft.headers.delete(name);
      expect(await keysOf(draft, 400)).toEqual([name]);
    });

  if (wrong.length > 0)
    it.each(wrong)("refuses nonsense as $name", async ({ name, place }) => {
      const draft = draftRequest(route);
      if (place === "query") draft.query.set(name, "nonsense!");
      else draft.headers.set(name, "nonsense!");
      expect(await keysOf(draft, 400)).toEqual([name]);
    });

  it("refuses a method that the path does not have", async () => {
    const response = await send(mock.url, { ...draftRequest(route), method: "PUT" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain(route.method);
    await readEnvelope(response);
  });

  if (isJson)
    it.each(['{"name":', "", "\u0000", "[1,", "{'a':1}"])("refuses the body %j", async (text) => {
      const draft = draftRequest(route);
      draft.body = text;
      await keysOf(draft, 400);
    });

  if (isJson)
    it("refuses a body of the wrong type", async () => {
      const draft = draftRequest(route);
      draft.body = "42";
      expect(await keysOf(draft, 400)).toEqual([undefined]);
    });

  if (body)
    it("refuses a body in another media type", async () => {
      const draft = draftRequest(route);
      draft.headers.set("Content-Type", "text/csv");
      draft.body = "name,price";
      expect(await keysOf(draft, 415)).toEqual(["Content-Type"]);
    });

  const properties = Object.entries(schema.properties ?? {});
  if (isJson && properties.length > 0)
    it.each(properties)("names the property %s", async (name, property) => {
      const { type } = resolveSchema(property);
      const draft = draftRequest(route);
      const anything = type === undefined && resolveSchema(property)["oneOf"] === undefined;
      const value = type === "string" ? { not: "text" } : "nonsense!";
      draft.body = JSON.stringify({ ...JSON.parse(String(draft.body)), [name]: value });
      if (anything) return expect((await send(mock.url, draft)).status).toBe(200);
      expect(await keysOf(draft, 400)).toEqual([name]);
    });

  if (isJson && schema["required"])
    it("names the missing properties", async () => {
      const draft = draftRequest(route);
      draft.body = "{}";
      expect(await keysOf(draft, 400)).toEqual(schema["required"]);
    });
});
