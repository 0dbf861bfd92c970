import { spawnSync } from "node:child_process";
import { type Place, run } from "./generator.ts";
import { versions } from "./versions.ts";

const [[artifact, version]] = Object.entries(versions.maven) as [[string, string]];

/** The version of openapi-generator. */
export const jarVersion = version;

/** A bug that several of its languages have. */
export const webhookBug =
  "It writes webhooks as operations, without the types of their bodies. `--global-property apis,models,supportingFiles` leaves them out.";

/** Whether openapi-generator can run here: it is a program for Java, from Maven Central. */
export const hasJava = ["java", "mvn"].every((name) => spawnSync(name, ["-version"]).status === 0);

/** What users set for each language, and where the code goes. */
const settings = {
  "typescript-fetch": ["generated/openapi-generator", "withoutRuntimeChecks=true"],
  python: ["openapi-generator-python", "packageName=openapi_generator_client"],
  go: ["go/openapigenerator", "packageName=openapigenerator,withGoMod=false,enumClassPrefix=true"],
} as const;

/** The program ends before an optimised version of its code would pay. */
const fastStart = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

const jar = `java/${artifact.split(":")[1]}-${version}.jar`;
const fetched = new WeakMap<Place, Promise<unknown>>();

/** Generates the code for a language. */
export async function generateWithJar(place: Place, language: keyof typeof settings): Promise<void> {
  const { folder } = place;
  const copy = ["-q", "dependency:copy", `-Dartifact=${artifact}:${version}`, "-DoutputDirectory=java"];
  const fetching = fetched.get(place) ?? run(folder, "mvn", copy);
  fetched.set(place, fetching);
  await fetching;
  const [target, properties] = settings[language];
  const options = ["-g", language, "-i", "openapi.json", "-o", target, "--additional-properties", properties];
  const parts = ["--global-property", "apis,models,supportingFiles"];
  await run(folder, "java", [...fastStart, "-jar", jar, "generate", ...options, ...parts]);
}
