import type { Operation } from "../description/model.ts";
import { type Html, html, raw } from "../html.ts";
import { describeTryIt } from "./describe-try-it.ts";

/** The section of a page from which its operation can be called: a sentence, until its script makes a form of it. */
export function writeTryIt(operation: Operation): Html {
  // A "<" could close the block.
  const facts = JSON.stringify(describeTryIt(operation)).replaceAll("<", "\\u003c");
  return html`<section id="try-it" class="panel try-it" data-operation="${operation.id}" aria-labelledby="try-it-title">
<h2 id="try-it-title">Try it</h2>
<p class="try-fallback">To call the service from this page, enable JavaScript, or use the curl sample.</p>
<script type="application/json">${raw(facts)}</script>
</section>`;
}
