import { createMock } from "@data-import/mock";
import { expect, test } from "vitest";

test("the mock serves the page", async () => {
  const mock = await createMock().listen({ port: 0 });
  const page = await fetch(new URL("/import/", mock.url));
  await mock.close();
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<data-import page>");
});
