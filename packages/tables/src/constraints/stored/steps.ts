import { limits } from "@data-import/types";
import { PatternError, type PatternNode } from "./read-pattern.ts";

/** A step through a pattern. After the last one, the text matches. */
export type Step =
  /** The next character must be allowed. The next step follows. */
  | { readonly kind: "character"; readonly allows: (code: number) => boolean }
  /** Each of these steps may follow, without a character. */
  | { readonly kind: "ways"; to: readonly number[] };

/** The steps of a pattern. Repetitions are written out; throws a `PatternError` if there are too many. */
export function writeSteps(root: PatternNode): readonly Step[] {
  const steps: Step[] = [];
  const push = <Added extends Step>(step: Added): Added => {
    if (steps.length === limits.patternSteps) {
      throw new PatternError(`With its repetitions, the pattern has more than ${limits.patternSteps} steps.`);
    }
    steps.push(step);
    return step;
  };
  const pushWays = () => push({ kind: "ways", to: [] as readonly number[] });

  const write = (node: PatternNode): void => {
    switch (node.kind) {
      case "character":
        push(node);
        break;
      case "sequence":
        node.parts.forEach(write);
        break;
      case "choice": {
        const start = pushWays();
        const ends = node.parts.map((part) => {
          start.to = [...start.to, steps.length];
          write(part);
          return pushWays();
        });
        for (const end of ends) end.to = [steps.length];
        break;
      }
      case "repeat": {
        for (let count = 0; count < node.least; count += 1) write(node.part);
        if (node.most === Number.POSITIVE_INFINITY) {
          const start = pushWays();
          const again = steps.indexOf(start);
          write(node.part);
          pushWays().to = [again];
          start.to = [again + 1, steps.length];
          break;
        }
        const starts = [];
        for (let count = node.least; count < node.most; count += 1) {
          const start = pushWays();
          start.to = [steps.length];
          starts.push(start);
          write(node.part);
        }
        for (const start of starts) start.to = [...start.to, steps.length];
      }
    }
  };
  write(root);
  return steps;
}
