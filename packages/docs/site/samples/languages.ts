import type { SampleCall } from "./sample-call.ts";
import { readSampleRequest, type SampleRequest } from "./sample-request.ts";
import { writeClientSample } from "./write-client-sample.ts";
import { writeCsharpSample } from "./write-csharp-sample.ts";
import { writeCurlSample } from "./write-curl-sample.ts";
import { writeFetchSample } from "./write-fetch-sample.ts";
import { writeGoSample } from "./write-go-sample.ts";
import { writeJavaSample } from "./write-java-sample.ts";
import { writePythonSample } from "./write-python-sample.ts";

/** A language, or a library, in which each operation has a sample. */
export interface SampleLanguage {
  /** On its tab. */
  readonly label: string;
  /** As Markdown names the language of a block of code. */
  readonly fence: string;
  write(call: SampleCall): string;
}

const withRequest = (write: (request: SampleRequest) => string) => (call: SampleCall) =>
  write(readSampleRequest(call));

/** In the order of the tabs. */
export const sampleLanguages = {
  client: { label: "Client", fence: "ts", write: writeClientSample },
  fetch: { label: "openapi-fetch", fence: "ts", write: writeFetchSample },
  curl: { label: "curl", fence: "sh", write: withRequest(writeCurlSample) },
  python: { label: "Python", fence: "python", write: withRequest(writePythonSample) },
  csharp: { label: "C#", fence: "csharp", write: withRequest(writeCsharpSample) },
  java: { label: "Java", fence: "java", write: withRequest(writeJavaSample) },
  go: { label: "Go", fence: "go", write: withRequest(writeGoSample) },
} as const satisfies Record<string, SampleLanguage>;

export type SampleLanguageName = keyof typeof sampleLanguages;

/** Whole programs for one operation; each runs unchanged against the mock that `npm start` serves. */
export type OperationSamples = Readonly<Record<SampleLanguageName, string>>;

/** The languages with their names, in the order of the tabs. */
export const languageEntries: readonly (readonly [SampleLanguageName, SampleLanguage])[] = Object.entries(
  sampleLanguages,
) as [SampleLanguageName, SampleLanguage][];
