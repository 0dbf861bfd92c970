import type { Rule } from "./visitor.ts";

/** The header X-Disable-Hooks is declared in one file, because clients drop it from their signatures by that name. */
export const disableHooksShared: Rule = () => ({
  Parameter: {
    enter(parameter, { location, report }) {
      if (String(parameter["name"]).toLowerCase() !== "x-disable-hooks") return;
      if (location.source.absoluteRef.endsWith("/shared/parameters.yaml")) return;
      report({
        message:
          "`X-Disable-Hooks` is declared here. Write `- $ref: ../shared/parameters.yaml#/DisableHooks` on operations that " +
          "require it, and `OptionalDisableHooks` on operations that change records.",
        location,
      });
    },
  },
});
