import { END_REASONS, ERROR_CODES } from '@storyloom/shared/stream';
import type { Handler } from '../http/handler.ts';
import type { Registry } from './registry.ts';

/** The functions that stream a text, by the event of their log entries. */
const STREAMING: Readonly<Record<string, string>> = { story_run: 'generate-story', passage_run: 'revise-passage' };

const ENDINGS: readonly string[] = [...END_REASONS, 'left', 'error'];

type Functions = Readonly<Record<string, Handler>>;

export interface StoryMetrics {
  /** Counts the streams that the functions begin. */
  watch(functions: Functions): Functions;
  /** Receives the log entries of the functions, of which each stream writes one at its end. */
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
  for (const name of Object.values(STREAMING)) {
    begun.add({ function: name }, 0);
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
    hear({ event, outcome, code, firstTextMs }) {
      const name = typeof event === 'string' && Object.hasOwn(STREAMING, event) ? STREAMING[event] : undefined;
      if (name === undefined) return;
      open.add({ function: name }, -1);
      ended.add({ function: name, ending: ENDINGS.find((ending) => ending === outcome) ?? 'error' });
      if (outcome === 'error') {
        failures.add({ function: name, code: ERROR_CODES.find((each) => each === code) ?? 'internal' });
      }
      if (typeof firstTextMs === 'number') firstText.observe({ function: name }, firstTextMs / 1000);
    },
  };
}
