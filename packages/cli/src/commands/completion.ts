import tab from "@bomb.sh/tab/commander";
import type { Command } from "commander";
import type { Io } from "../io.ts";

/** The function is part of the package bash-completion, which not every machine has. */
const bashFallback = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
  _get_comp_words_by_ref() {
    words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  }
fi
`;

/** Adds the completion of shells: the command that prints its script, and the one that the script calls. */
export function addCompletion(program: Command, { stdout }: Io): void {
  keepFirstLines(program);
  tab(program, { completionCommandName: "completion" });
  program.commands
    .find((command) => command.name() === "completion")
    ?.summary("Print a script that completes commands in a shell")
    .description(
      "Prints a script that completes commands, options and their values. Load it when the shell starts.",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  data-import completion bash\n  data-import completion zsh\n  data-import completion fish",
    )
    .hook("preAction", (_, { args }) => {
      if (args[0] === "bash") stdout.write(bashFallback);
    });
}

/** A shell shows one line for each command. */
function keepFirstLines(command: Command): void {
  command.description(command.summary() || command.description());
  for (const each of command.commands) keepFirstLines(each);
}
