import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

// Run as `node serve-row.ts <url of the database>`: Node's own server, which reads one row for each request with one
// named statement. It prints its port.
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
await pool.query("create table if not exists bare_rows (id int primary key, content text not null)");
await pool.query("insert into bare_rows values (1, $1) on conflict do nothing", [
  JSON.stringify({ data: { id: "us_sp_8vKd3QxN", name: "Measured", note: "x".repeat(400) } }),
]);
const statement = { name: "read", text: "select content from bare_rows where id = $1", values: [1] };
const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(statement);
  const bytes = Buffer.from(rows[0].content);
  response
    .writeHead(200, { "content-type": "application/json", "content-length": bytes.byteLength })
    .end(bytes);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
