import { expect, it } from 'vitest';
import { gatewayMetrics, partOf } from './gateway-metrics.ts';
import { createRegistry } from './registry.ts';

it('a path is counted by the part that answers it', () => {
  for (const [path, part] of [
    ['/auth/v1/token', 'auth'],
    ['/rest/v1', 'rest'],
    ['/functions/v1/generate-story', 'functions'],
    ['/metrics/modules', 'operations'],
    ['/healthz', 'operations'],
    ['/', 'site'],
    ['/rest/v10', 'site'],
    ['/versions', 'site'],
  ] as const)
    expect(partOf(path), path).toBe(part);
});

it('A service that is not offered is not counted as a server error', async () => {
  const registry = createRegistry();
  const count = gatewayMetrics(registry);
  for (const status of [501, 503]) count('/', status, 40);
  const text = await registry.text();
  expect(text).toContain('storyloom_requests_total{part="site",status="4xx"} 1\n');
  expect(text).toContain('storyloom_requests_total{part="site",status="5xx"} 1\n');
  expect(text).toContain('storyloom_request_duration_seconds_bucket{part="site",le="0.025"} 0\n');
  expect(text).toContain('storyloom_request_duration_seconds_bucket{part="site",le="0.05"} 2\n');
});
