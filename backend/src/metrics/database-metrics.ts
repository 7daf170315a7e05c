import type { SessionWatch } from '../database/session-watch.ts';
import type { Registry } from './registry.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** How long requests wait for the database, and how long they use it. */
export function databaseMetrics(registry: Registry, now = () => performance.now()): SessionWatch {
  const waiting = registry.gauge({
    name: 'storyloom_database_waiting',
    help: 'Requests that wait for a session of the database now.',
  });
  const waited = registry.histogram({
    name: 'storyloom_database_wait_seconds',
    help: 'Time that a request waits for a session of the database: the embedded one has one, Postgres ten.',
    buckets: BUCKETS,
  });
  const used = registry.histogram({
    name: 'storyloom_database_use_seconds',
    help: 'Time that a request uses a session of the database, with all its statements.',
    buckets: BUCKETS,
  });
  waiting.set({}, 0);
  return () => {
    const asked = now();
    waiting.add({}, 1);
    return () => {
      const lent = now();
      waiting.add({}, -1);
      waited.observe({}, (lent - asked) / 1000);
      return () => used.observe({}, (now() - lent) / 1000);
    };
  };
}
