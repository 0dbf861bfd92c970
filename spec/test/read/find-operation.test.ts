import { expect, test } from "vitest";
import { findOperation, type OperationCase } from "../../read/index.ts";

const operations = (
  [
    ["listShops", "GET", "/shops"],
    ["getShop", "GET", "/shops/{shopId}"],
    ["deleteShop", "DELETE", "/shops/{shopId}"],
    ["getNearest", "GET", "/shops/nearest"],
  ] as const
).map(([operationId, method, path]) => ({ operationId, method, path }) as unknown as OperationCase);

test.each([
  ["GET", "/shops", "listShops"],
  ["HEAD", "/shops", "listShops"],
  ["GET", "/shops/shop_1", "getShop"],
  ["DELETE", "/shops/shop_1", "deleteShop"],
  ["GET", "/shops/nearest", "getNearest"],
  // A fixed path hides the one with a parameter, even if that one has the method.
  ["DELETE", "/shops/nearest", undefined],
  ["POST", "/shops", undefined],
  ["GET", "/shops/", undefined],
  ["GET", "/shops/shop_1/pictures", undefined],
  ["GET", "/", undefined],
])("%s %s is for %s", (method, path, operationId) => {
  expect(findOperation(operations, method, path)?.operationId).toBe(operationId);
});
