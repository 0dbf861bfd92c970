import { type Edit, put, remove, rename, replaceText } from "./edits.ts";

/** An edit of the library's description, the version part that it raises, and its text in the report. */
export interface PlantedChange {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly says: string;
}

const list = ["paths", "/shelves", "get"];
const create = ["paths", "/shelves", "post"];
const schemas = ["components", "schemas"];
const payload = ["webhooks", "shelf:created", "post", "requestBody", "content", "application/json", "schema"];

function plant(name: string, says: string, ...edits: readonly Edit[]): PlantedChange {
  return { name, says, edits };
}

/** Each breaks some program that was written against the old description. */
export const breaks: readonly PlantedChange[] = [
  plant("a removed operation", "DELETE /shelves/{shelfId}", remove("paths", "/shelves/{shelfId}", "delete")),
  plant("a removed path", "`/shelves/{shelfId}` was removed", remove("paths", "/shelves/{shelfId}")),
  plant("a changed path", "Path `/shelves` was", rename("/racks", "paths", "/shelves")),
  plant(
    "a path parameter of another name",
    "`/shelves/{id}` now",
    rename("/shelves/{id}", "paths", "/shelves/{shelfId}"),
    put("id", "paths", "/shelves/{id}", "patch", "parameters", "0", "name"),
    put("id", "paths", "/shelves/{id}", "delete", "parameters", "0", "name"),
  ),
  plant("a changed operation id", "'getShelves'", put("getShelves", ...list, "operationId")),
  plant("an operation under another tag", "from tag `shelves` to `rooms`", put(["rooms"], ...list, "tags")),

  plant(
    "a removed property of a response",
    "Shelf.builtAt",
    remove(...schemas, "Shelf", "properties", "builtAt"),
  ),
  plant(
    "a removed property of a response that was required",
    "Shelf.name: Property `name` was removed.",
    remove(...schemas, "Shelf", "properties", "name"),
    put(["id"], ...schemas, "Shelf", "required"),
  ),
  plant(
    "a property of a response that may be missing",
    "Shelf: Properties are no longer required: `name`",
    put(["id"], ...schemas, "Shelf", "required"),
  ),
  plant(
    "an enum of a response with fewer values",
    "no longer have the values `full`",
    put(["free"], ...schemas, "Shelf", "properties", "status", "enum"),
  ),
  plant(
    "free text of a response that became an enum",
    "Shelf.id: Responses only have",
    put(["a"], ...schemas, "Shelf", "properties", "id", "enum"),
  ),
  plant(
    "a response that is no longer null",
    "no longer have the type `null`",
    put("string", ...schemas, "Shelf", "properties", "note", "type"),
  ),
  plant(
    "a response that may be null now",
    "Shelf.builtAt: Type widened",
    put(["string", "null"], ...schemas, "Shelf", "properties", "builtAt", "type"),
  ),
  plant(
    "a response of another format",
    "'date'",
    put("date", ...schemas, "Shelf", "properties", "builtAt", "format"),
  ),
  plant(
    "a response without one of its variants",
    "no longer have this variant",
    remove(...schemas, "Wall", "oneOf", "1"),
  ),
  plant(
    "a response with a further variant",
    "subschema was added",
    put({ type: "object" }, ...schemas, "Wall", "oneOf", "-"),
  ),
  plant(
    "another discriminator",
    "The discriminator is `type`",
    put("type", ...schemas, "Wall", "discriminator", "propertyName"),
  ),
  plant("a removed header of a response", "header", remove(...list, "responses", "200", "headers")),
  plant("a removed status", "Response `404` was removed", remove(...list, "responses", "404")),
  plant(
    "a removed media type of a response",
    "`text/csv` was removed",
    remove(...list, "responses", "200", "content", "text/csv"),
  ),

  plant(
    "a newly required property of a request",
    "ShelfConfig: Properties became required: `colour`",
    put(["name", "colour"], ...schemas, "ShelfConfig", "required"),
  ),
  plant(
    "a new property of a request that is required",
    "became required: `depth`",
    put({ type: "number" }, ...schemas, "ShelfConfig", "properties", "depth"),
    put(["name", "depth"], ...schemas, "ShelfConfig", "required"),
  ),
  plant(
    "a removed property of a request",
    "ShelfConfig.colour: Property `colour` may no longer be sent",
    remove(...schemas, "ShelfConfig", "properties", "colour"),
  ),
  plant(
    "a property of a request of another name",
    "`colour` may no longer be sent",
    rename("color", ...schemas, "ShelfConfig", "properties", "colour"),
  ),
  plant(
    "a property of a response with another name",
    "Shelf.",
    rename("madeAt", ...schemas, "Shelf", "properties", "builtAt"),
  ),
  plant(
    "a new required query parameter",
    "`zone` query parameter was added",
    put({ name: "zone", in: "query", required: true, schema: {} }, ...list, "parameters", "-"),
  ),
  plant(
    "a new required header",
    "`X-Zone` header parameter was added",
    put({ name: "X-Zone", in: "header", required: true, schema: {} }, ...list, "parameters", "-"),
  ),
  plant(
    "a parameter that became required",
    "GET /shelves parameter sort",
    put(true, ...list, "parameters", "1", "required"),
  ),
  plant("a removed parameter", "`sort` query parameter was removed", remove(...list, "parameters", "1")),
  plant(
    "a new required body",
    "required request body was added",
    put({ required: true, content: {} }, ...list, "requestBody"),
  ),
  plant(
    "a body that became required",
    "body became required",
    put(true, "paths", "/shelves/{shelfId}", "patch", "requestBody", "required"),
  ),
  plant(
    "a removed media type of a request",
    "`application/x-www-form-urlencoded` was removed",
    remove(...create, "requestBody", "content", "application/x-www-form-urlencoded"),
  ),
  plant("a removed body", "Request body was removed", remove(...create, "requestBody")),
  plant(
    "a parameter that is written in another way",
    "`explode`",
    put(false, ...list, "parameters", "1", "explode"),
  ),
  plant(
    "a value that may no longer be sent",
    "lost values: 'age'",
    put(["name"], ...list, "parameters", "1", "schema", "enum"),
  ),
  plant("a value less in requests and responses", "Mode: ", put(["open"], ...schemas, "Mode", "enum")),
  plant(
    "a narrower type in a request",
    "narrowed from 'number' to 'integer'",
    put("integer", ...schemas, "ShelfConfig", "properties", "boards", "type"),
  ),
  plant("a shorter text", "`maxLength` changed from '80' to '40'", put(40, ...schemas, "Name", "maxLength")),
  plant("a new pattern", "`pattern` was set", put("^[a-z]+$", ...schemas, "Name", "pattern")),
  plant(
    "a higher minimum of a shared parameter",
    "parameter PageSize",
    put(5, "components", "parameters", "PageSize", "schema", "minimum"),
  ),
  plant(
    "an exclusive bound instead of the same inclusive one",
    "Lower bound changed",
    remove("components", "parameters", "PageSize", "schema", "minimum"),
    put(1, "components", "parameters", "PageSize", "schema", "exclusiveMinimum"),
  ),
  plant(
    "another default of a parameter",
    "The default `20` is `50` now",
    put(50, "components", "parameters", "PageSize", "schema", "default"),
  ),
  plant(
    "another default of a property",
    "The default `5` is gone",
    remove(...schemas, "ShelfConfig", "properties", "boards", "default"),
  ),

  plant(
    "a topic of another name",
    "Topic `shelf:created` is called `shelf:made` now",
    rename("shelf:made", "webhooks", "shelf:created"),
  ),
  plant("a removed topic", "`shelf:created` was removed", remove("webhooks", "shelf:created")),
  plant(
    "a removed property of a payload",
    "shelf:created payload.count",
    remove(...payload, "properties", "payload", "properties", "count"),
  ),
  plant(
    "a topic that says another name",
    "`const` changed",
    put("shelf:made", ...payload, "properties", "topic", "const"),
  ),

  plant(
    "a type of another name",
    "Schema `Mode` was removed",
    rename("Openness", ...schemas, "Mode"),
    replaceText("#/components/schemas/Mode", "#/components/schemas/Openness"),
  ),
  plant(
    "a removed example of a response",
    "Example `twoShelves` was removed",
    remove(...list, "responses", "200", "content", "application/json", "examples", "twoShelves"),
  ),
  plant("other credentials", "`scheme`", put("basic", "components", "securitySchemes", "bearer", "scheme")),
  plant(
    "further credentials",
    "Authentication became required",
    put({ type: "apiKey", in: "header", name: "X-Key" }, "components", "securitySchemes", "key"),
    put([{ bearer: [], key: [] }], ...list, "security"),
  ),
  plant(
    "another address",
    "Server `http://localhost:4011/v1` became",
    put("http://localhost:4011/v2", "servers", "0", "url"),
  ),
];
