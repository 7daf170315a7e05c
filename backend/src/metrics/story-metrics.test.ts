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
  expect(await registry.text()).toContain('\nstoryloom_stories_begun_total{function="generate-story"} 0\n');
  expect(watch({})).toEqual({});
});

it('Each ending is counted by function, an error with its code', async () => {
  const registry = createRegistry();
  const { watch, hear } = storyMetrics(registry);
  const answer = async () => new Response('', EVENT_STREAM);
  const { 'generate-story': generate, 'revise-passage': revise } = watch({
    'generate-story': answer,
    'revise-passage': answer,
  });
  for (let count = 0; count < 4; count += 1) await generate?.(new Request('http://127.0.0.1/'));
  await revise?.(new Request('http://127.0.0.1/'));
  hear({ event: 'story_run', outcome: 'complete', firstTextMs: 700 });
  hear({ event: 'story_run', outcome: 'error', code: 'provider_timeout' });
  hear({ event: 'story_run', outcome: 'error', code: 'a new one' });
  hear({ event: 'passage_run', outcome: 'left', firstTextMs: 100 });
  hear({ event: 'random_prompt', outcome: 'complete' });
  const lines = (await registry.text()).split('\n');
  for (const line of [
    'storyloom_stories_begun_total{function="generate-story"} 4',
    'storyloom_stories_begun_total{function="revise-passage"} 1',
    'storyloom_story_streams_open{function="generate-story"} 1',
    'storyloom_story_streams_open{function="revise-passage"} 0',
    'storyloom_stories_ended_total{function="revise-passage",ending="left"} 1',
    'storyloom_stories_ended_total{function="revise-passage",ending="complete"} 0',
    'storyloom_story_first_text_seconds_count{function="revise-passage"} 1',
    'storyloom_stories_ended_total{function="generate-story",ending="complete"} 1',
    'storyloom_stories_ended_total{function="generate-story",ending="error"} 2',
    'storyloom_stories_ended_total{function="generate-story",ending="lost"} 0',
    'storyloom_story_failures_total{function="generate-story",code="provider_timeout"} 1',
    'storyloom_story_failures_total{function="generate-story",code="internal"} 1',
    'storyloom_story_first_text_seconds_bucket{function="generate-story",le="0.5"} 0',
    'storyloom_story_first_text_seconds_bucket{function="generate-story",le="1"} 1',
  ])
    expect(lines).toContain(line);
});

it('Further calls of the provider, readers who come back and short calls are counted by function', async () => {
  const registry = createRegistry();
  const { hear } = storyMetrics(registry);
  hear({ event: 'story_run', outcome: 'complete', calls: 4, rejoined: 2 });
  hear({ event: 'story_run', outcome: 'complete', rejoined: 0 });
  hear({ event: 'outline', outcome: 'complete' });
  hear({ event: 'cast', outcome: 'left' });
  hear({ event: 'suggestions', outcome: 'error', code: 'provider_timeout' });
  hear({ event: 'random_prompt', outcome: 'complete' });
  const lines = (await registry.text()).split('\n');
  for (const line of [
    'storyloom_story_further_calls_total{function="generate-story"} 3',
    'storyloom_story_further_calls_total{function="revise-passage"} 0',
    'storyloom_stories_rejoined_total{function="generate-story"} 2',
    'storyloom_short_calls_total{function="outline-story",outcome="complete"} 1',
    'storyloom_short_calls_total{function="outline-story",outcome="error"} 0',
    'storyloom_short_calls_total{function="extract-cast",outcome="left"} 1',
    'storyloom_short_calls_total{function="suggest-next",outcome="error"} 1',
    'storyloom_short_calls_total{function="random-prompt",outcome="complete"} 1',
  ])
    expect(lines).toContain(line);
});
