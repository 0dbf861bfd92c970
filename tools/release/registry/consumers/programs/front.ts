import assert from "node:assert/strict";
import { HttpError, loadModel, locatePath, locateRoute } from "@data-import/front";

const model = loadModel();
const path = "/v1/sheets";
const { operationId } = locateRoute(locatePath(model, "GET", path), "GET", path);
assert.equal(operationId, "listSheets");
assert.throws(() => locatePath(model, "GET", "/v1/sheetz"), HttpError);
console.log(operationId);
