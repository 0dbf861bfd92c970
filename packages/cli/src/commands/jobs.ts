import type { Job, JobId } from "@data-import/types";
import type { Command } from "commander";
import type { Builder, Context } from "../context.ts";
import { createProgress } from "../output/progress.ts";
import { addCommand } from "./add-command.ts";

/** Adds `jobs watch`. */
export function addJobCommands(jobs: Command, builder: Builder): void {
  const command = addCommand(jobs, {
    name: "watch",
    summary: "Wait until a job has ended, and show its progress",
    description:
      "Waits until a job has ended, and prints it. If it failed or was canceled, the exit code is 1.",
    examples: ["data-import jobs watch us_jb_Lf8wZ1nH"],
  }).argument("<job-id>", "The job");
  builder.act(command, async (context, [jobId = ""]) => {
    await context.print.item(await watchJob(context, jobId as JobId, "The job"));
  });
}

/** Waits for a job, with its progress on the terminal. */
export async function watchJob({ api, io, signal }: Context, jobId: JobId, title: string): Promise<Job> {
  const progress = await createProgress(io, title);
  try {
    const job = await api.jobs.wait(jobId, {
      signal,
      onProgress: ({ progress: percent, info, status }) => progress.report(percent, info ?? status ?? ""),
    });
    progress.end(`${title} is complete`);
    return job;
  } catch (error) {
    progress.fail(`${title} is not complete`);
    throw error;
  }
}
