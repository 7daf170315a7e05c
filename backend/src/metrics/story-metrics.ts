import { END_REASONS, ERROR_CODES } from '@storyloom/shared/stream';
import type { Handler } from '../http/handler.ts';
import type { Registry } from './registry.ts';

/** The functions that stream a text, by the event of their log entries. */
const STREAMING: Readonly<Record<string, string>> = { story_run: 'generate-story', passage_run: 'revise-passage' };

/** The functions that answer at once, by the event of their log entries. */
const SHORT: Readonly<Record<string, string>> = {
  outline: 'outline-story',
  cast: 'extract-cast',
  suggestions: 'suggest-next',
  random_prompt: 'random-prompt',
};
const OUTCOMES = ['complete', 'left', 'error'] as const;

const ENDINGS: readonly string[] = [...END_REASONS, 'left', 'error'];

const functionOf = (names: Readonly<Record<string, string>>, event: unknown): string | undefined =>
  typeof event === 'string' && Object.hasOwn(names, event) ? names[event] : undefined;

type Functions = Readonly<Record<string, Handler>>;

export interface StoryMetrics {
  /** Counts the streams that the functions begin. */
  watch(functions: Functions): Functions;
  /** Receives the log entries of the functions, of which each stream and each short call writes one at its end. */
  hear(entry: Readonly<Record<string, unknown>>): void;
}

export function storyMetrics(registry: Registry): StoryMetrics {
  const begun = registry.counter({
    name: 'storyloom_stories_begun_total',
    help: 'Streams of a story, or of a change to a passage, that began.',
    labels: ['function'],
  });
  const ended = registry.counter({
    name: 'storyloom_stories_ended_total',
    help: 'Streams that ended, by ending: as the reader was told, or left when the reader had gone.',
    labels: ['function', 'ending'],
  });
  const failures = registry.counter({
    name: 'storyloom_story_failures_total',
    help: 'Streams that ended with an error, by its code.',
    labels: ['function', 'code'],
  });
  const open = registry.gauge({
    name: 'storyloom_story_streams_open',
    help: 'Streams that are open now.',
    labels: ['function'],
  });
  const firstText = registry.histogram({
    name: 'storyloom_story_first_text_seconds',
    help: 'Time from an accepted request to its first text.',
    labels: ['function'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30],
  });
  const furtherCalls = registry.counter({
    name: 'storyloom_story_further_calls_total',
    help: 'Calls of the provider after the first of a stream, which bring a story to its length.',
    labels: ['function'],
  });
  const rejoined = registry.counter({
    name: 'storyloom_stories_rejoined_total',
    help: 'Times that a reader came back to a story while it was written.',
    labels: ['function'],
  });
  const shortCalls = registry.counter({
    name: 'storyloom_short_calls_total',
    help: 'Answered requests for an outline, a cast, suggestions or a prompt, by outcome.',
    labels: ['function', 'outcome'],
  });
  for (const name of Object.values(SHORT)) {
    for (const outcome of OUTCOMES) shortCalls.add({ function: name, outcome }, 0);
  }
  for (const name of Object.values(STREAMING)) {
    begun.add({ function: name }, 0);
    furtherCalls.add({ function: name }, 0);
    rejoined.add({ function: name }, 0);
    open.set({ function: name }, 0);
    for (const ending of ENDINGS) ended.add({ function: name, ending }, 0);
  }

  const countingStreams =
    (name: string, handler: Handler): Handler =>
    async (request) => {
      const response = await handler(request);
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
        begun.add({ function: name });
        open.add({ function: name }, 1);
      }
      return response;
    };
  const streaming = new Set(Object.values(STREAMING));

  return {
    watch: (functions) =>
      Object.fromEntries(
        Object.entries(functions).map(([name, handler]) => [
          name,
          streaming.has(name) ? countingStreams(name, handler) : handler,
        ]),
      ),
    hear({ event, outcome, code, firstTextMs, calls, rejoined: times }) {
      const short = functionOf(SHORT, event);
      if (short) {
        shortCalls.add({ function: short, outcome: OUTCOMES.find((each) => each === outcome) ?? 'error' });
        return;
      }
      const name = functionOf(STREAMING, event);
      if (name === undefined) return;
      if (typeof calls === 'number') furtherCalls.add({ function: name }, calls - 1);
      if (typeof times === 'number') rejoined.add({ function: name }, times);
      open.add({ function: name }, -1);
      ended.add({ function: name, ending: ENDINGS.find((ending) => ending === outcome) ?? 'error' });
      if (outcome === 'error') {
        failures.add({ function: name, code: ERROR_CODES.find((each) => each === code) ?? 'internal' });
      }
      if (typeof firstTextMs === 'number') firstText.observe({ function: name }, firstTextMs / 1000);
    },
  };
}
