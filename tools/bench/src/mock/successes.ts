import { createMock, type Mock } from "@data-import/mock";
import { escapePointer, type OperationCase } from "@data-import/spec/read";
import { createMockServer } from "@scalar/mock-server";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Row } from "../table.ts";
import { peers } from "./candidates.ts";
import { bundle, operations, prepareRequest } from "./samples.ts";
import { startServer } from "./server-process.ts";
import type { Workspace } from "./workspace.ts";

/** Answers a request to a path without the base path. */
type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

/** How many operations answer a valid request with a success that fits the description, by a validator of its own. */
export async function* measureSuccesses(workspace: Workspace): AsyncGenerator<Row> {
  const ours =
    (mock: Mock): Ask =>
    (path, init) =>
      mock.fetch(`${mock.url}${path}`, init);
  yield demandAll(await countSuccesses("our mock", ours(createMock())));
  yield demandAll(
    await countSuccesses("our mock, generated", ours(createMock({ dynamic: true, seed: "bench" }))),
  );
  const prism = await startServer(workspace, peers.prism);
  try {
    const url = `http://127.0.0.1:${prism.port}`;
    yield await countSuccesses(peers.prism.name, (path, init) => fetch(`${url}${path}`, init));
  } finally {
    await prism.stop();
  }
  const scalar = await createMockServer({ document: structuredClone(bundle), logger: false });
  yield await countSuccesses(peers.scalar.name, (path, init) => scalar.request(path, init));
}

function demandAll(row: Row): Row {
  const all = `${operations.length} of ${operations.length}`;
  return { ...row, budget: all, ok: row.value === all };
}

async function countSuccesses(name: string, ask: Ask): Promise<Row> {
  const failed: string[] = [];
  for (const operation of operations) {
    const { path, ...init } = prepareRequest(operation);
    if (!(await fits(operation, await ask(path, init)))) failed.push(operation.operationId);
  }
  return {
    claim: `operations with a valid success, ${name}`,
    value: `${operations.length - failed.length} of ${operations.length}`,
    detail: failed.length === 0 ? "" : `not ${failed.join(", ")}`,
  };
}

const address = "https://bench.example/description";
const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
formats.default(ajv);
ajv.addSchema({ $id: address, ...bundle });

/** Whether an answer is a success that the operation documents, with its media type and, in JSON, its schema. */
async function fits(operation: OperationCase, response: Response): Promise<boolean> {
  const bytes = await response.bytes();
  const answer = operation.answers.find(({ key }) => key === String(response.status));
  if (answer === undefined || !response.ok) return false;
  const { contentType, pointer } = answer;
  if (contentType === "") return bytes.byteLength === 0;
  const given = response.headers.get("content-type")?.split(";")[0];
  if (given !== contentType) return false;
  if (contentType !== "application/json") return bytes.byteLength > 0;
  const schema = `${pointer}/content/${escapePointer(contentType)}/schema`;
  const validate = ajv.getSchema(`${address}#${encodeURI(schema)}`);
  if (validate === undefined) throw new Error(`There is no schema at ${schema}.`);
  return validate(JSON.parse(new TextDecoder().decode(bytes))) === true;
}
