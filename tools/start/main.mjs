// Any old Node of the machine may run this file: no top-level await, no static import of newer files.
const major = Number(process.versions.node.split(".")[0]);

if (major < 18) {
  console.error(
    `This needs Node 18 or newer, and ${process.execPath} is ${process.version}.\n` +
      "Install a newer Node from https://nodejs.org and run the same command again.",
  );
  process.exitCode = 1;
} else {
  import("./start-script.mjs")
    .then(({ runStartScript }) => runStartScript(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    });
}
