// Loaded into a server before its own code (`node --import`): says what the process uses whenever it is asked to.
process.on('message', (asked) => {
  // Only what is still in use counts as memory held; Node collects the rest when it likes. Needs `--expose-gc`.
  if (asked === 'usage after collection') globalThis.gc?.();
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
