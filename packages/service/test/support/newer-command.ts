/** The command of a version that does not exist: it has one more step of the schema. */
import { migrations } from "../../src/storage/migrations/index.ts";
import type { Migration } from "../../src/storage/migrations/migration.ts";
import { plantedStep } from "./first-version.ts";

(migrations as Migration[]).push(plantedStep);
await import("../../src/command.ts");
