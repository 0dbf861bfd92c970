import type { VNode } from "preact";
import type { Host } from "./host.ts";

/** The frame of the page. */
export function App({ host }: { readonly host: Host }): VNode {
  return (
    <div class="root" lang={host.texts.language} dir={host.texts.dir}>
      <main>{host.texts.shell.title}</main>
    </div>
  );
}
