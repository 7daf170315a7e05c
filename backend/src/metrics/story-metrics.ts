import { END_REASONS, ERROR_CODES } from '@storyloom/shared/stream';
import type { Handler } from '../http/handler.ts';
import type { Registry } from './registry.ts';

const GENERATE = 'generate-story';

const ENDINGS: readonly string[] = [...END_REASONS, 'left', 'error'];

type Functions = Readonly<Record<string, Handler>>;

export interface StoryMetrics {
  /** Counts the streams that `generate-story` begins. */
  watch(functions: Functions): Functions;
  /** Receives the log entries of the functions, of which each stream writes one at its end. */
  hear(entry: Readonly<Record<string, unknown>>): void;
}

export function storyMetrics(registry: Registry): StoryMetrics {
  const begun = registry.counter({ name: 'storyloom_stories_begun_total', help: 'Streams of a story that began.' });
  const ended = registry.counter({
    name: 'storyloom_stories_ended_total',
    help: 'Streams that ended, by ending: as the reader was told, or left when the reader had gone.',
    labels: ['ending'],
  });
  const failures = registry.counter({
    name: 'storyloom_story_failures_total',
    help: 'Streams that ended with an error, by its code.',
    labels: ['code'],
  });
  const open = registry.gauge({ name: 'storyloom_story_streams_open', help: 'Streams that are open now.' });
  const firstText = registry.histogram({
    name: 'storyloom_story_first_text_seconds',
    help: 'Time from an accepted request to the first text of its story.',
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30],
  });
  begun.add({}, 0);
  open.set({}, 0);
  for (const ending of ENDINGS) ended.add({ ending }, 0);

  const countingStreams =
    (generateStory: Handler): Handler =>
    async (request) => {
      const response = await generateStory(request);
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
        begun.add({});
        open.add({}, 1);
      }
      return response;
    };

  return {
    watch(functions) {
      const { [GENERATE]: generateStory, ...others } = functions;
      return generateStory ? { ...others, [GENERATE]: countingStreams(generateStory) } : functions;
    },
    hear({ event, outcome, code, firstTextMs }) {
      if (event !== 'story_run') return;
      open.add({}, -1);
      ended.add({ ending: ENDINGS.find((ending) => ending === outcome) ?? 'error' });
      if (outcome === 'error') failures.add({ code: ERROR_CODES.find((each) => each === code) ?? 'internal' });
      if (typeof firstTextMs === 'number') firstText.observe({}, firstTextMs / 1000);
    },
  };
}
