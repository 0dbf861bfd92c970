/** Gives a PostgreSQL database all steps of the schema: `migrate-database.ts <address>`. */
import { openPostgres } from "../../src/index.ts";

const [url = ""] = process.argv.slice(2);
const storage = openPostgres({ url, connections: 1 });
await storage.migrate();
await storage.close();
