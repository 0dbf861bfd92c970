import type { ImportProgress } from "@data-import/client";
import type { Io } from "../io.ts";
import { createProgress, type Progress } from "../output/progress.ts";
import { fitLine } from "../output/table.ts";

/** Shows the steps of an import, one bar after the other. */
export interface Steps {
  report(progress: ImportProgress): void;
  /** The current step is done. With the number of rows, its end says how many it had in a second. */
  end(rows?: number): Promise<void>;
  fail(): Promise<void>;
}

const titles = { upload: "Uploading", read: "Reading", map: "Inserting" } as const;
const ends = { upload: "Uploaded", read: "Read", map: "Inserted" } as const;

/** Creates the bars for a file. They follow each other: a bar begins when the one before it has ended. */
export function createSteps(io: Io, name: string): Steps {
  // The rest of a line is as long as this.
  const file = fitLine(name, Math.max(12, (io.stderr.columns || 80) - 48));
  let step: ImportProgress["step"] | undefined;
  let bar: Progress | undefined;
  let startedAt = 0;
  let isDone = false;
  let working: Promise<void> = Promise.resolve();
  const finish = (how: "end" | "fail", rows?: number) => {
    if (step && bar) {
      const seconds = (performance.now() - startedAt) / 1000;
      const rate =
        rows === undefined ? "" : `, ${Math.round(rows / seconds).toLocaleString("en")} rows per second`;
      if (how === "end") bar.end(`${ends[step]} ${file} in ${seconds.toFixed(1)} s${rate}`);
      else bar.fail(`${titles[step]} ${file} ended after ${seconds.toFixed(1)} s`);
    }
    step = undefined;
    bar = undefined;
  };
  const later = (work: () => void | Promise<void>) => {
    working = working.then(work);
    return working;
  };
  return {
    report({ step: next, percent, info }) {
      void later(async () => {
        if (next !== step) {
          finish("end");
          step = next;
          startedAt = performance.now();
          bar = await createProgress(io, `${titles[next]} ${file}`);
        }
        isDone = percent === 100;
        bar?.report(percent, info ?? (percent === undefined ? "" : `${Math.round(percent)} %`));
      });
    },
    end: (rows) => later(() => finish("end", rows)),
    // A step that is done has not failed, but what followed it.
    fail: () => later(() => finish(isDone ? "end" : "fail")),
  };
}
