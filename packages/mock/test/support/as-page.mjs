// Makes Node resolve packages like the bundler of a page: without the condition `node`, and without modules of Node.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    // A test may ask for sources in place of builds. Their condition knows only the platform of Node.
    const own = context.conditions.filter((name) => name.startsWith("@data-import/"));
    const found = next(specifier, { ...context, conditions: [...own, "import", "browser"] });
    found.url = found.url.replace(/\/src\/platform\/node\.ts$/, "/src/platform/web.ts");
    if (found.url.startsWith("node:")) throw new Error(`${context.parentURL} imports ${specifier}.`);
    return found;
  },
});
