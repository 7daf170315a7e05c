import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO_WORDS_PER_SECOND: '40' });
});
afterAll(() => server.close());

/** The values of the metrics, by name and labels. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

async function askStory(): Promise<Response> {
  const { text } = await server.call('/functions/v1/guest-session', { body: {} });
  const { token } = JSON.parse(text) as { token: string };
  return fetch(`${server.url}/functions/v1/generate-story`, {
    method: 'POST',
    headers: { apikey: server.secrets.publishableKey, 'x-guest-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A lamp in the fen', length: 500, runId: crypto.randomUUID() }),
  });
}

describe('the metrics of the server', () => {
  it('A stream is open until its reader leaves, and its first text was timed', async () => {
    const before = await scrape();
    const response = await askStory();
    expect(response.status).toBe(200);
    const reader = response.body!.getReader();
    for (let text = ''; !text.includes('event: delta');) text += new TextDecoder().decode((await reader.read()).value);
    const during = await scrape();
    const growth = (name: string, to: ReadonlyMap<string, number>) => (to.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(growth('storyloom_stories_begun_total{function="generate-story"}', during)).toBe(1);
    expect(during.get('storyloom_story_streams_open{function="generate-story"}')).toBe(1);
    await reader.cancel();
    const after = await vi.waitFor(async () => {
      const metrics = await scrape();
      expect(metrics.get('storyloom_story_streams_open{function="generate-story"}')).toBe(0);
      // The end of the run is stored after its reader left.
      expect(metrics.get('storyloom_database_use_seconds_count')).toBe(
        metrics.get('storyloom_database_wait_seconds_count'),
      );
      return metrics;
    });
    expect(growth('storyloom_stories_ended_total{function="generate-story",ending="left"}', after)).toBe(1);
    expect(growth('storyloom_stories_ended_total{function="generate-story",ending="complete"}', after)).toBe(0);
    expect(growth('storyloom_story_first_text_seconds_count{function="generate-story"}', after)).toBe(1);
    expect(growth('storyloom_requests_total{part="functions",status="2xx"}', after)).toBe(2);
    expect(growth('storyloom_database_use_seconds_count', after)).toBeGreaterThan(0);
    expect(after.get('storyloom_database_wait_seconds_count')).toBe(after.get('storyloom_database_use_seconds_count'));
    expect(after.get('storyloom_database_waiting')).toBe(0);
  });

  it('The process tells its memory, its processor time and the delay of its event loop', async () => {
    await scrape();
    // The measuring begins again after a scrape, with the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const end = performance.now() + 200;
    while (performance.now() < end);
    const metrics = await scrape();
    expect(metrics.get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.1);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0.1);
    expect(metrics.get('process_start_time_seconds')).toBeLessThanOrEqual(Date.now() / 1000);
  });
});
