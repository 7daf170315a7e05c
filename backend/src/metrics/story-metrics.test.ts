import { expect, it } from 'vitest';
import { createRegistry } from './registry.ts';
import { storyMetrics } from './story-metrics.ts';

const EVENT_STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
const request = () => new Request('http://127.0.0.1/');

it('a refused request begins no story, and other functions are left alone', async () => {
  const registry = createRegistry();
  const others = async () => new Response();
  const { watch } = storyMetrics(registry);
  const functions = watch({
    'generate-story': async () => Response.json({}, { status: 429 }),
    'guest-session': others,
  });
  await functions['generate-story']?.(request());
  expect(functions['guest-session']).toBe(others);
  expect(await registry.text()).toContain('\nstoryloom_stories_begun_total{function="generate-story"} 0\n');
  expect(watch({})).toEqual({});
});

it('stories, their endings, first texts, further calls and returning readers are counted by function', async () => {
  const registry = createRegistry();
  const { watch, hear } = storyMetrics(registry);
  const answer = async () => new Response('', EVENT_STREAM);
  const { 'generate-story': generate, 'revise-passage': revise } = watch({
    'generate-story': answer,
    'revise-passage': answer,
  });
  for (let count = 0; count < 4; count += 1) await generate?.(request());
  await revise?.(request());
  hear({ event: 'story_run', outcome: 'complete', firstTextMs: 700, calls: 4, rejoined: 2 });
  hear({ event: 'story_run', outcome: 'error', code: 'provider_timeout', rejoined: 0 });
  hear({ event: 'story_run', outcome: 'error', code: 'a new one' });
  hear({ event: 'passage_run', outcome: 'left', firstTextMs: 100 });
  hear({ event: 'outline', outcome: 'complete' });
  hear({ event: 'cast', outcome: 'left' });
  hear({ event: 'suggestions', outcome: 'error', code: 'provider_timeout' });
  hear({ event: 'random_prompt', outcome: 'complete' });
  const lines = (await registry.text()).split('\n');
  const [story, passage] = ['{function="generate-story"', '{function="revise-passage"'];
  for (const line of [
    `storyloom_stories_begun_total${story}} 4`,
    `storyloom_stories_begun_total${passage}} 1`,
    `storyloom_story_streams_open${story}} 1`,
    `storyloom_stories_ended_total${passage},ending="left"} 1`,
    `storyloom_stories_ended_total${story},ending="complete"} 1`,
    `storyloom_stories_ended_total${story},ending="error"} 2`,
    `storyloom_stories_ended_total${story},ending="lost"} 0`,
    `storyloom_story_failures_total${story},code="provider_timeout"} 1`,
    `storyloom_story_failures_total${story},code="internal"} 1`,
    `storyloom_story_first_text_seconds_count${passage}} 1`,
    `storyloom_story_first_text_seconds_bucket${story},le="0.5"} 0`,
    `storyloom_story_first_text_seconds_bucket${story},le="1"} 1`,
    `storyloom_story_further_calls_total${story}} 3`,
    `storyloom_stories_rejoined_total${story}} 2`,
    'storyloom_short_calls_total{function="outline-story",outcome="complete"} 1',
    'storyloom_short_calls_total{function="extract-cast",outcome="left"} 1',
    'storyloom_short_calls_total{function="suggest-next",outcome="error"} 1',
    'storyloom_short_calls_total{function="random-prompt",outcome="complete"} 1',
  ])
    expect(lines).toContain(line);
});
