import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from './registry.ts';

/** How often the delay of the event loop is measured, in ms. */
const RESOLUTION_MS = 20;

const NANOSECONDS = 1e9;

/**
 * Memory, processor time and the delay of the event loop, under the names that Node's usual client gives them.
 *
 * @returns a function that ends the measuring
 */
export function processMetrics(registry: Registry): () => void {
  const started = Date.now() / 1000 - process.uptime();
  registry.read('gauge', {
    name: 'process_start_time_seconds',
    help: 'When the process began, in seconds since 1970.',
    value: () => started,
  });
  registry.read('counter', {
    name: 'process_cpu_seconds_total',
    help: 'Processor time that the process has taken.',
    value: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  });
  registry.read('gauge', {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process, the embedded database included.',
    value: () => process.memoryUsage.rss(),
  });
  registry.read('gauge', {
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory of the objects on the main thread.',
    value: () => process.memoryUsage().heapUsed,
  });
  const p99 = registry.gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'Delay of the event loop since the last scrape, of which one in a hundred was longer.',
  });
  const max = registry.gauge({
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'Longest delay of the event loop since the last scrape.',
  });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // What is measured is the time between two looks.
  const lag = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  registry.onScrape(() => {
    p99.set({}, lag(delay.percentile(99)));
    max.set({}, lag(delay.max));
    delay.reset();
  });
  return () => void delay.disable();
}
