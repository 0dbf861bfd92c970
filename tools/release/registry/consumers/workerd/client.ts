import { createClient, isApiError } from "@data-import/client";

export default {
  async test(_controller: unknown, { API }: { API: string }): Promise<void> {
    const api = createClient({ baseUrl: API, token: "any" });
    const names: string[] = [];
    for (const sheet of await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" })) names.push(sheet.name);
    if (names.length === 0) throw new Error("The mock has no sheets.");
    const outcome = await api.apps.get("us_app_Ib3pQ8mH", { headers: { Prefer: "code=404" } }).result();
    if (outcome.ok || !isApiError(outcome.error, 404)) throw new Error(`The status is ${outcome.status}.`);
    const file = new File(["sku,price\n"], "products.csv", { type: "text/csv" });
    await api.files.upload(file, { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ" });
  },
};
