import type { Migration } from "./migration.ts";

export const canvasAreasMigration: Migration = {
  name: "0035-canvas-areas",
  async up({ db, json, createResource }) {
    await createResource("canvases")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("canvases_of_space")
      .on("canvases")
      .columns(["account_id", "space_id"])
      .execute();
    await createResource("canvas_areas")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("canvas_id", "text", (column) => column.notNull())
      .addColumn("parent_id", "text")
      .addColumn("config", json, (column) => column.notNull())
      .addColumn("metadata", json, (column) => column.notNull())
      .addColumn("overlay", json, (column) => column.notNull())
      .addColumn("layout", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("position", "text", (column) => column.notNull())
      .addColumn("visibility", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("canvas_areas_of_space")
      .on("canvas_areas")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
    await db.schema
      .createIndex("canvas_areas_of_canvas")
      .on("canvas_areas")
      .columns(["canvas_id", "sequence"])
      .execute();
  },
};
