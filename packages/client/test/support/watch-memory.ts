/** Measures how much the memory of this process grows; the returned function gives the maximum so far, in megabytes. */
export function watchMemory(): () => number {
  const start = process.memoryUsage.rss();
  let most = start;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  return () => {
    clearInterval(timer);
    return (Math.max(most, process.memoryUsage.rss()) - start) / 1_000_000;
  };
}
