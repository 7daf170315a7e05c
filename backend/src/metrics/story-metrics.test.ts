import { expect, it } from 'vitest';
import { createRegistry } from './registry.ts';
import { storyMetrics } from './story-metrics.ts';

const EVENT_STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };

it('A refused request begins no story, and other functions are left alone', async () => {
  const registry = createRegistry();
  const others = async () => new Response();
  const { watch } = storyMetrics(registry);
  const functions = watch({
    'generate-story': async () => Response.json({}, { status: 429 }),
    'guest-session': others,
  });
  await functions['generate-story']?.(new Request('http://127.0.0.1/'));
  expect(functions['guest-session']).toBe(others);
  expect(await registry.text()).toContain('\nstoryloom_stories_begun_total 0\n');
  expect(watch({})).toEqual({});
});

it('Each ending is counted, an error with its code', async () => {
  const registry = createRegistry();
  const { watch, hear } = storyMetrics(registry);
  const { 'generate-story': generate } = watch({ 'generate-story': async () => new Response('', EVENT_STREAM) });
  for (let count = 0; count < 4; count += 1) await generate?.(new Request('http://127.0.0.1/'));
  hear({ event: 'story_run', outcome: 'complete', firstTextMs: 700 });
  hear({ event: 'story_run', outcome: 'error', code: 'provider_timeout' });
  hear({ event: 'story_run', outcome: 'error', code: 'a new one' });
  hear({ event: 'random_prompt', outcome: 'complete' });
  const lines = (await registry.text()).split('\n');
  for (const line of [
    'storyloom_stories_begun_total 4',
    'storyloom_story_streams_open 1',
    'storyloom_stories_ended_total{ending="complete"} 1',
    'storyloom_stories_ended_total{ending="error"} 2',
    'storyloom_stories_ended_total{ending="lost"} 0',
    'storyloom_story_failures_total{code="provider_timeout"} 1',
    'storyloom_story_failures_total{code="internal"} 1',
    'storyloom_story_first_text_seconds_bucket{le="0.5"} 0',
    'storyloom_story_first_text_seconds_bucket{le="1"} 1',
  ])
    expect(lines).toContain(line);
});
