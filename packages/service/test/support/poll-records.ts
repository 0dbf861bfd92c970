import { cells } from "./catalogue.ts";
import type { Send } from "./clients.ts";

/**
 * Writes records with eight clients, and polls with the `commitId` of the last response as `sinceCommitId`, each time at
 * another node. Returns the written articles that no response showed.
 */
export async function findUnpolled(
  nodes: readonly Send[],
  sheetId: string | undefined,
  insertsPerClient: number,
): Promise<string[]> {
  const path = `/sheets/${sheetId}/records`;
  const send: Send = (...request) => {
    const node = nodes[Math.floor(Math.random() * nodes.length)] as Send;
    return node(...request);
  };
  const polled = new Set<string>();
  let { commitId } = (await send("POST", path, { body: [cells({ sku: "first", name: "x" })] })).body.data;
  const poll = async () => {
    const { data } = (await send("GET", `${path}?sinceCommitId=${commitId}`)).body;
    for (const { values } of data.records) polled.add(values.sku.value);
    commitId = data.commitId;
  };
  let areWriting = true;
  const written: string[] = [];
  const write = async (client: number) => {
    for (let index = 0; index < insertsPerClient; index += 1) {
      const sku = `${client}-${index}`;
      const { status } = await send("POST", path, { body: [cells({ sku, name: "x" })] });
      if (status === 200) written.push(sku);
    }
  };
  const polling = (async () => {
    while (areWriting) await poll();
  })();
  await Promise.all(Array.from({ length: 8 }, (_, client) => write(client)));
  areWriting = false;
  await polling;
  await poll();
  if (written.length !== 8 * insertsPerClient) throw new Error(`Only ${written.length} inserts succeeded.`);
  return written.filter((sku) => !polled.has(sku));
}
