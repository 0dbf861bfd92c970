import { afterAll } from "vitest";
import { removeFolders } from "./make-folder.ts";

// Runs for each test file. Other modules run for the first file of a worker alone (`isolate: false`).
afterAll(removeFolders);
