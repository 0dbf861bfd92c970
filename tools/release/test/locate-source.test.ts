import { join } from "node:path";
import { expect, test } from "vitest";
import { openSources } from "../src/locate-source.ts";
import { makeFolder } from "./support/make-folder.ts";

const files = {
  "spec/openapi.yaml": `openapi: 3.1.1
info:
  version: 1.0.0
paths:
  /shelves: { $ref: paths/shelves.yaml#/collection }
components:
  securitySchemes: { $ref: shared/security.yaml }
`,
  "spec/paths/shelves.yaml": `collection:
  get:
    operationId: listShelves
    parameters:
      - $ref: ../shared/parameters.yaml#/PageSize
    responses:
      "200":
        content:
          application/json:
            schema: { $ref: "#/answer" }
answer:
  type: object
`,
  "spec/schemas/shelves.yaml": `Shelf:
  type: object
  properties:
    id: { type: string }
    name:
      $ref: ../shared/schemas.yaml#/Name
      description: What it is called.
`,
  "spec/shared/schemas.yaml": "Name:\n  type: string\n  minLength: 1\n",
  "spec/shared/parameters.yaml": "# Shared.\nPageSize:\n  name: pageSize\n  schema: { type: integer }\n",
  "spec/shared/security.yaml": "bearer:\n  type: http\n",
  "spec/events/topics.yaml":
    "shelf:created:\n  when: A shelf was created.\n  payload:\n    properties:\n      count: {}\n",
};

const payload =
  "#/webhooks/shelf:created/post/requestBody/content/application~1json/schema/allOf/1/properties/payload";

test.each([
  ["a schema", "#/components/schemas/Shelf", "spec/schemas/shelves.yaml:1"],
  ["a property", "#/components/schemas/Shelf/properties/id", "spec/schemas/shelves.yaml:4"],
  [
    "a keyword beside a reference",
    "#/components/schemas/Shelf/properties/name/description",
    "spec/schemas/shelves.yaml:7",
  ],
  [
    "the target of a reference",
    "#/components/schemas/Shelf/properties/name/minLength",
    "spec/shared/schemas.yaml:3",
  ],
  ["a shared schema", "#/components/schemas/Name", "spec/shared/schemas.yaml:1"],
  ["a shared parameter", "#/components/parameters/PageSize/schema", "spec/shared/parameters.yaml:4"],
  ["an operation", "#/paths/~1shelves/get", "spec/paths/shelves.yaml:2"],
  ["an item of a list", "#/paths/~1shelves/get/parameters/0", "spec/paths/shelves.yaml:5"],
  [
    "a reference within a file",
    "#/paths/~1shelves/get/responses/200/content/application~1json/schema/type",
    "spec/paths/shelves.yaml:12",
  ],
  ["a security scheme", "#/components/securitySchemes/bearer/type", "spec/shared/security.yaml:2"],
  ["a topic", "#/webhooks/shelf:created", "spec/events/topics.yaml:1"],
  ["a payload", `${payload}/properties/count`, "spec/events/topics.yaml:5"],
  ["a generated part of a topic", "#/webhooks/shelf:created/post/responses/200", "spec/events/topics.yaml:1"],
  ["an event", "#/components/schemas/ShelfCreatedEvent", "spec/events/topics.yaml:1"],
  [
    "the payload of an event",
    "#/components/schemas/ShelfCreatedEvent/allOf/1/properties/payload/properties/count",
    "spec/events/topics.yaml:5",
  ],
  ["what every event has", "#/components/schemas/ShelfBase/properties/id", "spec/schemas/shelves.yaml:4"],
  ["the root", "#/info/version", "spec/openapi.yaml:3"],
  ["a removed property", "#/components/schemas/Shelf/properties/gone", "spec/schemas/shelves.yaml:3"],
  ["a removed path", "#/paths/~1gone/get", "spec/openapi.yaml:4"],
  ["a removed schema", "#/components/schemas/Gone", "spec/openapi.yaml:6"],
])("%s", (_, pointer, place) => {
  const locate = openSources(join(makeFolder(files), "spec"));
  expect(locate(pointer)).toBe(place);
});
