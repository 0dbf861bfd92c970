import {
  checkRequest,
  type FrontOptions,
  type HttpRequest,
  type HttpResponse,
  limitJson,
  loadModel,
  nameIgnored,
  openReading,
  type PathMatch,
  type Route,
} from "@data-import/front";
import { noteUse, type Principal } from "../auth/authenticate.ts";
import { createAuthenticator } from "../auth/authenticator.ts";
import { findOperation } from "../operations/handler-table.ts";
import { checkAccess } from "./access.ts";
import type { Admitted } from "./admitted.ts";
import { receiveLines, takesLines } from "./lines.ts";
import { type OperateOptions, operate } from "./operate.ts";
import type { ScanUpload } from "./scan/scan-upload.ts";
import { findUploadPath } from "./tus/protocol.ts";
import { respondToTus } from "./tus/respond.ts";
import { receiveUpload, takesForm } from "./upload.ts";
import type { TakeUpload } from "./upload-turns.ts";

/** A call of a known caller, who may send it now. */
export interface AdmittedCall {
  readonly call: HttpRequest;
  readonly match: PathMatch;
  readonly route: Route;
  readonly principal: Principal;
  /** The network address of a caller without a token, for limits. */
  readonly address: string | undefined;
  readonly now: Date;
  /** The trace to which everything belongs that the call causes. */
  readonly traceparent: string | undefined;
}

/** Runs the operation of an admitted call; rejects with the error of the call. */
export type Perform = (admitted: AdmittedCall) => Promise<HttpResponse>;

/** What is needed to run operations. */
export interface PerformerOptions extends Omit<OperateOptions, "authenticator"> {
  /** The maximum size of a JSON body, in bytes. */
  readonly bodyLimit: number;
  /** The maximum size of an uploaded file, in bytes. */
  readonly fileLimit: number;
  /** Whether names that the description does not have are left out of requests of documented and public operations. */
  readonly lenient?: boolean | undefined;
  readonly takeUpload: TakeUpload;
  /** Lets a virus scanner look at files. Without it, none does. */
  readonly scanUpload?: ScanUpload | undefined;
}

/** Creates the function that runs the operations of admitted calls: it checks the rights of the caller and the request. */
export function createPerformer(given: PerformerOptions): Perform {
  const model = loadModel();
  const { bodyLimit, fileLimit, storage } = given;
  const limits = limitJson(bodyLimit);
  const options = { ...given, authenticator: createAuthenticator(storage) };
  const checks: FrontOptions = {
    strict: true,
    lenient: given.lenient,
    bodyLimit,
    formLimit: fileLimit,
    readJsonFast: ({ operationId }, bytes) => findOperation(operationId).readFast?.(bytes, limits),
  };

  async function perform({ call, ...known }: AdmittedCall): Promise<HttpResponse> {
    await noteUse(storage, known.principal);
    const access = checkAccess(known.route, known.principal);
    const reading = openReading(call);
    const admitted = { ...known, reading, access };
    return nameIgnored(await respond(admitted), reading.ignored);
  }

  async function respond(admitted: Admitted): Promise<HttpResponse> {
    const { route, match, reading } = admitted;
    const { call } = reading;
    if (takesLines(route)) return receiveLines({ ...options, model }, admitted, match);
    const uploadPath = findUploadPath(call.pathname);
    if (uploadPath !== undefined) return respondToTus({ ...options, model }, admitted, uploadPath);
    if (takesForm(route)) {
      return receiveUpload({ ...options, model }, admitted, match, () => operate(options, admitted));
    }
    await checkRequest(model, checks, reading, match, route);
    return operate(options, admitted);
  }
  return (admitted) => {
    const { call, route, principal } = admitted;
    return storage.runFor(call, () => {
      if (!takesForm(route)) return perform(admitted);
      const { environmentId, accountId } = principal.actor;
      // The rest of the form, which names its space, is not read yet.
      return given.takeUpload(call, environmentId ?? accountId, (one) => perform({ ...admitted, call: one }));
    });
  };
}
