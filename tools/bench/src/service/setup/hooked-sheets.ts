import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeRecords, writeValues } from "./sheet.ts";
import { type Engine, openPlace, type Place, type Sheet, shortResponse } from "./stage.ts";

/** A service with an agent whose hook corrects each record, and sheets for records. */
export interface HookedSheets {
  readonly engine: Engine;
  readonly place: Place;
  readonly sheets: readonly Sheet[];
  /** Inserts one record, in a commit that the hook corrects. */
  insert(sheet: Sheet, position: number): Promise<void>;
}

/** The field that the hook changes. */
export const correctedField = "field0";

const sheetCount = 10;
const headers = { ...shortResponse, "x-disable-hooks": "false" };

/** Starts a service, deploys the hook and creates the sheets. */
export async function openHookedSheets(engine: Engine): Promise<HookedSheets> {
  const place = await openPlace(engine);
  try {
    await deploy(place);
    const sheets = await Promise.all(Array.from({ length: sheetCount }, () => place.createSheet()));
    return {
      engine,
      place,
      sheets,
      async insert({ path }, position) {
        await place.service.request(
          "POST",
          `${path}/records`,
          writeRecords([writeValues(position)]),
          headers,
        );
      },
    };
  } catch (error) {
    await place.close();
    throw error;
  }
}

async function deploy({ service, environmentId }: Place): Promise<void> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("../programs/hook.ts", import.meta.url))],
    bundle: true,
    write: false,
    logLevel: "error",
    platform: "node",
    format: "esm",
  });
  const body = { slug: "hook", topics: ["commit:created"], source: bundle.outputFiles[0]?.text };
  const path = `/agents?environmentId=${environmentId}`;
  const agent = JSON.parse(await service.request("POST", path, JSON.stringify(body))).data;
  const roles: { id: string; name: string }[] = JSON.parse(await service.request("GET", "/roles")).data;
  const roleId = roles.find(({ name }) => name === "Editor")?.id;
  const role = JSON.stringify({ roleId, resourceId: environmentId });
  await service.request("POST", `/agents/${agent.id}/roles`, role);
}
