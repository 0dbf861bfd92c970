import { writeBatches, writeRecords } from "../setup/sheet.ts";
import { shortResponse } from "../setup/stage.ts";
import { writeHeaders } from "../setup/start-service.ts";

// Run as `node drive.ts import|export <url of the sheet> <token> <records>`: inserts or reads all records in batches.
// A separate process, so that its work does not delay the readers that are measured. It prints its port, as
// every program here does (0: it has none), and the number of records after each batch.
const [, , what, url = "", token = "", count = "0"] = process.argv;
const records = Number(count);
const batch = Math.min(10_000, Math.ceil(records / 20));
const headers = { ...writeHeaders(token), ...shortResponse };
const bodies = [...writeBatches(0, Math.min(records, 5 * batch), batch)].map(writeRecords);

console.log(0);
for (let done = 0; done < records; done += batch) {
  const index = done / batch;
  const response =
    what === "import"
      ? await fetch(`${url}/records`, { method: "POST", headers, body: bodies[index % bodies.length] ?? "" })
      : await fetch(`${url}/records?pageSize=${batch}&pageNumber=${index + 1}`, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 500)}`);
  console.log(done + batch);
}
