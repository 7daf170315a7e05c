import type { Registry } from './registry.ts';

const PARTS = ['site', 'auth', 'rest', 'functions', 'operations'] as const;
type Part = (typeof PARTS)[number];

/** What asks and reports how the server does. */
const OPERATIONS = /^\/(?:healthz|readyz|version|metrics(?:\/.*)?)$/;

/** The part of the server that answers a path. */
export function partOf(pathname: string): Part {
  const [, service] = /^\/(auth|rest|functions)\/v1(?:\/|$)/.exec(pathname) ?? [];
  if (service) return service as Part;
  return OPERATIONS.test(pathname) ? 'operations' : 'site';
}

/** A service that is not offered (501) is not a server error. */
const classOf = (status: number): string => (status === 501 ? '4xx' : `${Math.floor(status / 100)}xx`);

/** Called with the path, the status and the time in ms of each answer. */
export type OnAnswer = (pathname: string, status: number, ms: number) => void;

export function gatewayMetrics(registry: Registry): OnAnswer {
  const requests = registry.counter({
    name: 'storyloom_requests_total',
    help: 'Answered requests, by the part that answers and the class of the status.',
    labels: ['part', 'status'],
  });
  const duration = registry.histogram({
    name: 'storyloom_request_duration_seconds',
    help: 'Time until the head of an answer is ready; the text of a story follows it.',
    labels: ['part'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  for (const part of PARTS) for (const status of ['2xx', '5xx']) requests.add({ part, status }, 0);
  return (pathname, status, ms) => {
    const part = partOf(pathname);
    requests.add({ part, status: classOf(status) });
    duration.observe({ part }, ms / 1000);
  };
}
