import { createMock } from "@data-import/mock";
import { errorCodes } from "@data-import/types";
import { afterAll, beforeAll } from "vitest";

/** Starts the mock before the tests of a file and stops it after them; the result has its address. */
export function useMock(): { readonly url: string } {
  const state = { url: "" };
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const mock = await createMock().listen();
    state.url = mock.url;
    close = mock.close;
  });
  afterAll(() => close());
  return state;
}

const codes = new Set<string>(errorCodes);

/** The errors of an envelope; throws if the body is not an envelope. */
export async function readEnvelope(
  response: Response,
): Promise<readonly { message: string; key?: string; code: string }[]> {
  const type = response.headers.get("content-type");
  if (type !== "application/json") throw new Error(`An error envelope is application/json, this is ${type}.`);
  const body: unknown = await response.json();
  const { errors, ...rest } = body as { errors: { message: string; key?: string; code: string }[] };
  if (!Array.isArray(errors) || errors.length === 0 || Object.keys(rest).length > 0) {
    throw new Error(`This is not an error envelope: ${JSON.stringify(body)}`);
  }
  for (const { message, key, code, ...more } of errors) {
    if (
      typeof message !== "string" ||
      !codes.has(code) ||
      (key !== undefined && typeof key !== "string") ||
      Object.keys(more).length
    ) {
      throw new Error(`This is not an entry of an error envelope: ${JSON.stringify(errors)}`);
    }
  }
  return errors;
}
