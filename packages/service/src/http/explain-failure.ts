import { HttpError } from "@data-import/front";
import { UnreadableFile } from "@data-import/tables/reading";
import { BlobsError } from "../blobs/blobs.ts";
import { createInvalid, DomainError, type ErrorCode } from "../domain/errors.ts";
import type { Engine } from "../storage/engine.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import { CallerLeft } from "../storage/waiting.ts";
import { ScanFailed } from "./scan/scan-upload.ts";
import { toHttpError } from "./statuses.ts";
import type { WriteCheck } from "./write-check.ts";

/** The response to the caller for anything that ended a request; undefined if it is a bug of the service. */
export function explainFailure(
  engine: Engine,
  writeCheck: Pick<WriteCheck, "note">,
  error: unknown,
): HttpError<ErrorCode> | undefined {
  const explained = explain(engine, error);
  writeCheck.note(explained);
  return explained instanceof DomainError ? toHttpError(explained) : explained;
}

function explain(engine: Engine, error: unknown): DomainError | HttpError<ErrorCode> | undefined {
  if (error instanceof HttpError || error instanceof DomainError) return error;
  if (error instanceof UnreadableFile) return createInvalid("file_unreadable", "fileId", error.message);
  if (error instanceof CallerLeft) return refuseLeft();
  if (error instanceof BlobsError) {
    const message = "The service cannot reach its files at the moment. Send the request again.";
    return new DomainError("unavailable", { message }, { cause: error, retryAfter: 1 });
  }
  if (error instanceof ScanFailed) {
    const message = "The virus scanner of the service has no result at the moment. Send the file again.";
    return new DomainError("unavailable", { message }, { cause: error, retryAfter: 10 });
  }
  return explainStorageError(engine, error);
}

/** For a caller that left. Nobody gets this response; the status is for the log, where other servers use it, too. */
export function refuseLeft(): HttpError<ErrorCode> {
  return new HttpError(499, [{ message: "The caller left before the response.", code: "request_too_slow" }]);
}

/** For a request to a process that only runs jobs. */
export function refuseRole(): HttpError {
  const message = "This process only runs jobs. Send requests to a process with the role `http`.";
  return new HttpError(503, [{ message, code: "unavailable" }]);
}

/** For a bug of the service. */
export function refuseUnexplained(requestId: string): HttpError {
  return new HttpError(500, [
    {
      message: `Something went wrong in the service. Report it with the request id ${requestId}.`,
      key: "X-Request-Id",
      code: "internal_error",
    },
  ]);
}
