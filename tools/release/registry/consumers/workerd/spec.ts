import { resolveReference } from "@data-import/spec/read";

export default {
  test(): void {
    const description = { components: { schemas: { Id: { type: "string" } } } };
    const found = resolveReference(description as never, { $ref: "#/components/schemas/Id" });
    if (JSON.stringify(found) !== '{"type":"string"}') throw new Error(`This is not the schema: ${found}`);
  },
};
