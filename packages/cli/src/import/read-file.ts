import { type ImportProgress, isJobError, type SizedStream } from "@data-import/client";
import type {
  EnvironmentId,
  FileId,
  FileJobConfig,
  FileReadOptions,
  Job,
  JobId,
  SpaceId,
} from "@data-import/types";
import type { Context } from "../context.ts";

/** Where a file goes, and how it is read. */
export interface ReadFileOptions {
  readonly spaceId: SpaceId;
  readonly environmentId: EnvironmentId;
  /** What the person says about the file. The service finds out the rest. */
  readonly readOptions: FileReadOptions | undefined;
  onProgress(progress: ImportProgress): void;
}

/** Uploads a file, and waits until the service has read its first rows. */
export async function readFile(
  { api, signal }: Context,
  source: SizedStream,
  { spaceId, environmentId, readOptions, onProgress }: ReadFileOptions,
): Promise<FileId> {
  const call = { signal };
  const wait = (id: JobId) =>
    api.jobs.wait(id, {
      ...call,
      onProgress: ({ progress, info }) => onProgress({ step: "read", percent: progress, info }),
    });
  const { id } = await api.files.upload(
    source,
    { spaceId, environmentId, mode: "import", extent: "sample" },
    {
      ...call,
      onProgress: ({ bytes, total }) =>
        onProgress({ step: "upload", percent: total ? (100 * bytes) / total : undefined, info: undefined }),
    },
  );
  const { data: jobs } = await api.jobs.list({ fileId: id }, call);
  const reading = jobs.find(({ operation }) => operation === "extract");
  if (reading && readOptions === undefined) await wait(reading.id);
  if (readOptions === undefined) return id;
  // Two jobs at once would both say which workbook the file has. The first one may fail without the options.
  if (reading) await wait(reading.id).catch(ignoreJobError);
  const again = await api.jobs.create(
    {
      type: "file",
      operation: "extract",
      source: id,
      fileId: id,
      trigger: "immediate",
      config: { driver: readDriver(reading), options: { ...readOptions, extent: "sample" } },
    },
    call,
  );
  await wait(again.id);
  return id;
}

/** The format that the service has found; a file of an unknown one is a text, if the person says how to read it. */
function readDriver(reading: Job | undefined): FileJobConfig["driver"] {
  return (reading?.config as Partial<FileJobConfig> | undefined)?.driver ?? "csv";
}

function ignoreJobError(error: unknown): void {
  if (!isJobError(error)) throw error;
}
