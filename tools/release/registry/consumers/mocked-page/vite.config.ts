export default {
  // A page may lie in any folder, such as that of Storybook's frame.
  base: "./",
  build: { chunkSizeWarningLimit: 5000, rolldownOptions: { input: ["index.html", "iframe.html"] } },
};
