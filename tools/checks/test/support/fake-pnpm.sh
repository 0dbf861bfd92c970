#!/bin/sh
# Stands in for pnpm in a copy of the repository: `pnpm run <task>` in a package writes what the task would write, from
# what it would read, but at once. A shell, since hundreds of tasks run and Node takes longer to start.
# Words: the copy's root, then what turbo says to pnpm.
root=$1
task=$3

case $task in
build)
  mkdir -p dist
  find "$root/spec" -name '*.yaml' | sort | xargs cat | cksum >dist/built.txt
  ;;
generate)
  # What people see in the diff changes with the description and with the generator.
  text=$(cat "$root/spec/dist/built.txt" "$root"/tools/codegen/src/*.ts | cksum)
  for path in $(find src -name '*.gen.ts' 2>/dev/null) operations.txt; do
    [ ! -e "$path" ] || printf '%s' "$text" >"$path"
  done
  ;;
esac
