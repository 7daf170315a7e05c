import { content } from '../scripted-provider.ts';
import { always, type Habit } from './habit.ts';
import { ENDING, every, longText, MINUTE, pieces, repeated, SECOND, STORY, stream, told } from './replies.ts';

const slow = (row: Omit<Habit, 'kind'>): Habit => ({ kind: 'slow text', ...row });

const STALL = 'https://github.com/pipecat-ai/pipecat/issues/5804';
const HANG = 'https://github.com/MoonshotAI/kimi-code/issues/1798';
const HANGS = { connection: 'stays' } as const;

/** A text of so many words, in pieces with a pause before each. */
function spoken(words: number, each: number, pause: number) {
  const text = longText(words);
  return { text, says: always(stream([...every(pause, pieces(text, each).map(content)), ...ENDING])) };
}

const EIGHT = spoken(1500, 4, 500);
const FAST = spoken(5000, 5, 135);
const CRAWL = spoken(300, 1, 3 * SECOND);

/** A story in two halves. */
const HALVES = told(STORY);
const [FIRST, SECOND_HALF] = [HALVES.slice(0, 4), HALVES.slice(4)];
const FIRST_TEXT = pieces(STORY).slice(0, 4).join('');
const stalled = (ms: number) => always(stream([...FIRST, ms, ...SECOND_HALF, ...ENDING]));

export const SLOW: readonly Habit[] = [
  slow({
    name: 'writes 8 words a second, 1,500 words in all',
    server: 'an 8B model on a laptop',
    source: 'https://github.com/PromtEngineer/localGPT/issues/622',
    at: 'local',
    says: EIGHT.says,
    expects: { text: EIGHT.text, end: 'complete', waiting: [], seconds: [187, 189], begins: [0, 3] },
  }),
  slow({
    name: 'writes 37 words a second, 5,000 words in all',
    server: 'a fast hosted model',
    source: 'https://github.com/ollama/ollama/issues/3819',
    at: 'remote',
    says: FAST.says,
    expects: { text: FAST.text, end: 'complete', waiting: [], seconds: [134, 137], begins: [0, 3] },
  }),
  slow({
    name: 'writes a word every 3 seconds for 15 minutes',
    server: 'a model that doesn’t fit into graphics memory',
    source: 'https://github.com/abetlen/llama-cpp-python/issues/1354',
    at: 'local',
    says: CRAWL.says,
    expects: { text: CRAWL.text, end: 'complete', waiting: [], seconds: [899, 902], begins: [0, 60] },
  }),
  slow({
    name: 'stalls for 50 seconds within the story',
    server: 'a local machine that swaps',
    source: STALL,
    at: 'local',
    says: stalled(50 * SECOND),
    expects: { text: STORY, end: 'complete', seconds: [50, 51] },
  }),
  slow({
    name: 'stalls for 110 seconds within the story, locally',
    server: 'a local machine that swaps',
    source: STALL,
    at: 'local',
    says: stalled(110 * SECOND),
    expects: { text: STORY, end: 'complete', seconds: [110, 111] },
  }),
  slow({
    name: 'stalls for 50 seconds at a remote address',
    server: 'a hosted model under load',
    source: STALL,
    at: 'remote',
    says: stalled(50 * SECOND),
    expects: { text: STORY, end: 'complete', seconds: [50, 51] },
  }),
  slow({
    name: 'sends comments for three minutes within the story',
    server: 'OpenRouter',
    source: 'https://openrouter.ai/docs/api-reference/streaming',
    at: 'remote',
    says: always(
      stream([...FIRST, ...repeated(': OPENROUTER PROCESSING\n\n', SECOND, 3 * MINUTE), ...SECOND_HALF, ...ENDING]),
    ),
    expects: { text: STORY, end: 'complete', seconds: [180, 181] },
  }),
  slow({
    name: 'falls silent within the story, locally',
    server: 'a local server that hangs',
    source: HANG,
    at: 'local',
    says: always(stream(FIRST, HANGS)),
    expects: { text: FIRST_TEXT, end: 'silent', limit: 120, seconds: [120, 121] },
  }),
  slow({
    name: 'falls silent within the story, at a remote address',
    server: 'a hosted model whose connection is dead',
    source: HANG,
    at: 'remote',
    says: always(stream(FIRST, HANGS)),
    expects: { text: FIRST_TEXT, end: 'silent', limit: 60, seconds: [60, 61] },
  }),
];
