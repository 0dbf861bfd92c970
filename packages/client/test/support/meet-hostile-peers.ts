// A program of its own: what ends the process must not end the tests. It prints what happened, as JSON.
import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { createClient, isApiError } from "@data-import/client";
import { startHostileServer, tricks } from "./hostile-server.ts";

const rounds = Number(process.argv[2]);
const server = await startHostileServer();
const api = createClient({
  baseUrl: server.baseUrl,
  token: "any",
  retry: { max: 5, baseDelay: 1, maxDelay: 1, budget: 1_000_000 },
  timeouts: { idle: 1_000, attempt: 60_000 },
});
const counts = { downloads: 0, uploads: 0, damaged: [] as string[], failures: [] as string[] };
/** Around the sizes at which a reader that does not read lets the connection wait. */
const sizes = [1_000, 65_536, 131_072, 200_000, 1_000_000];

for (let round = 0; round < rounds; round += 1) {
  const trick = tricks[round % tricks.length] ?? "talks nonsense";
  const content = randomBytes(sizes[round % sizes.length] ?? 0);
  try {
    server.prepare(trick, content);
    const { body } = await api.files.download("us_fl_Hx3mB8vS", { resume: true });
    const pieces: Uint8Array[] = [];
    for await (const piece of body) {
      pieces.push(piece);
      // Slowly: the peer ends the connection meanwhile.
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    }
    if (!Buffer.concat(pieces).equals(content)) counts.damaged.push(`download: ${trick}`);
    counts.downloads += 1;
    server.prepare(trick, content);
    const isStream = round % 2 === 0;
    const source = isStream
      ? { name: "a.csv", type: "text/csv", size: content.length, stream: () => new Blob([content]).stream() }
      : new File([content], "a.csv");
    const place = { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ" } as const;
    // A status that does not exist is an error of the service, and the file has arrived.
    await api.files.upload(source, place).catch((error) => {
      if (!isApiError(error, 999)) throw error;
    });
    if (!server.received.get("POST")?.includes(content)) counts.damaged.push(`upload: ${trick}`);
    server.received.clear();
    counts.uploads += 1;
  } catch (error) {
    counts.failures.push(`${trick}: ${error}`);
  }
}
server.close();
console.log(JSON.stringify(counts));
