export default {
  // A page may lie in any folder, such as that of Storybook's frame.
  base: "./",
  build: {
    chunkSizeWarningLimit: 5000,
    // A busy machine is slow. The packages do not cause it.
    rolldownOptions: { input: ["index.html", "iframe.html"], checks: { bundlerTimings: false } },
  },
};
