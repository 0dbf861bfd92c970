import { commonJsName } from "../original-places.ts";

/** Handles one event. */
export type RunAgent = (event: unknown, tools: object) => unknown;

/**
 * Loads the code of an agent: a bundle as CommonJS or as an ES module. Its export, or the export's `default`, is a function,
 * or an object with `dispatchEvent`. Rejects with what the code throws, and if it exports neither.
 */
export async function loadAgent(source: string): Promise<RunAgent> {
  // A bundle of a bundle has the export's default one level deeper.
  let found: unknown = await loadModule(source);
  for (let level = 0; level < 3; level++) {
    const run = readRun(found);
    if (run !== undefined) return run;
    found = (found as { readonly default?: unknown } | null | undefined)?.default;
  }
  throw new TypeError(
    "The agent must export a function, or an object with a function `dispatchEvent`: as its export, or as the `default` of it.",
  );
}

function readRun(exported: unknown): RunAgent | undefined {
  if (typeof exported === "function") return exported as RunAgent;
  const { dispatchEvent } = (exported ?? {}) as { readonly dispatchEvent?: unknown };
  if (typeof dispatchEvent !== "function") return undefined;
  return (event, tools) => dispatchEvent.call(exported, event, tools);
}

function loadModule(source: string): Promise<unknown> | unknown {
  const run = compileCommonJs(source);
  // Its name is short, however long the code is: it stands in each line of a stack.
  if (run === undefined) return import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const module = { exports: {} };
  run.call(module.exports, module.exports, requireBuiltin, module, "/agent.js", "/");
  return module.exports;
}

/** The function of a CommonJS module; undefined if the code is not CommonJS, such as code with `import` or `export`. */
function compileCommonJs(source: string): ((...args: unknown[]) => void) | undefined {
  try {
    const named = `${source}\n//# sourceURL=${commonJsName}`;
    return new Function("exports", "require", "module", "__filename", "__dirname", named) as never;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function requireBuiltin(name: string): unknown {
  const builtin = process.getBuiltinModule(name.startsWith("node:") ? name : `node:${name}`);
  if (builtin !== undefined) return builtin;
  throw new Error(`Cannot find the module "${name}": bundle all packages into the source of the agent.`);
}
