// One build for all pages. A shop has the lines of its own framework only.

import linker from "@angular/compiler-cli/linker/babel";
import { transformAsync } from "@babel/core";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import type { Plugin } from "vite";

/** Packages for Angular are compiled in part; the Angular CLI compiles the rest in the same way. */
const linkAngular: Plugin = {
  name: "link-angular",
  async transform(code, id) {
    if (!code.includes("ɵɵngDeclare")) return null;
    const linked = await transformAsync(code, {
      filename: id,
      plugins: [linker],
      compact: false,
      configFile: false,
    });
    return linked?.code ?? null;
  },
};

export default {
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "data-import" } } }),
    svelte(),
    linkAngular,
  ],
  // The Angular CLI defines them, too.
  define: { ngDevMode: "false", ngServerMode: "false" },
  build: {
    rolldownOptions: {
      input: ["plain", "react", "vue", "angular", "svelte"].map((name) => `${name}/index.html`),
      // A busy machine is slow. The packages do not cause it.
      checks: { bundlerTimings: false },
    },
  },
};
