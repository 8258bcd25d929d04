/** What the process that reads a file may hold, in bytes. */
const max = 512 * 1024 * 1024;

// Bytes outside the heap count for none of the engine's own limits.
setInterval(() => {
  if (process.memoryUsage.rss() > max) process.kill(process.pid, 'SIGKILL');
}, 20);
