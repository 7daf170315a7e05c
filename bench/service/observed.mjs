// Loaded into a server before its own code (`node --import`): reports what the process uses on request.
process.on('message', (asked) => {
  // Collects garbage first, so that only memory in use counts. Needs `--expose-gc`.
  if (asked === 'usage after collection') globalThis.gc?.();
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
