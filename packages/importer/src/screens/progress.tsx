import type { VNode } from "preact";
import style from "../styles/progress.css";
import type { Host } from "./host.ts";

/** How far something is; without a percentage, only that it goes on. */
export function Progress({
  host,
  label,
  percent,
}: {
  readonly host: Pick<Host, "addStyle">;
  readonly label: string;
  readonly percent: number | undefined;
}): VNode {
  host.addStyle(style);
  return <progress aria-label={label} max={100} {...(percent !== undefined && { value: percent })} />;
}
