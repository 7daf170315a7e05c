import type { FunctionName } from '../handlers.ts';
import { someProse } from './lengths.ts';
import { PASSAGE_BODY } from './passages.ts';
import { chunk, content, DONE, GOOD_TEXT, STOP } from './scripted-provider.ts';
import type { ProviderAnswer } from './targets/scripted-server.ts';

/** One request over HTTP. */
export interface Ask {
  /** `generate-story` by default. */
  readonly function?: FunctionName;
  /** Fields on top of a plain story request; a text is sent as it is. */
  readonly body?: Readonly<Record<string, unknown>> | string;
  /** A signed-in user by default. */
  readonly as?: 'user' | 'visitor' | 'guest';
  /** Leaves when the stream has sent this text. */
  readonly leaveAt?: string;
}

/** A scenario that must come out the same on every runtime. */
export interface Fixture {
  readonly title: string;
  /** Variables of the environment. Fixtures of equal settings share one start of the functions. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly provider?: readonly ProviderAnswer[];
  /** A plain story by default. */
  readonly ask?: Ask;
  /** A part of the outcome, compared as `toMatchObject` does. */
  readonly expected: Readonly<Record<string, unknown>>;
}

const TEXT = GOOD_TEXT.replace('The Door', '你好🌍');
const HELLO = TEXT.split(/(?<=\n)/)
  .map(content)
  .join('');
const WHOLE = HELLO + STOP + DONE;
const MORE: ProviderAnswer = { body: [content(someProse(200, 2)), STOP, DONE] };
const TOLD = {
  status: 200,
  events: ['start', 'delta', 'end'],
  text: TEXT,
  last: { type: 'end', reason: 'complete', words: 27 },
  runs: ['delivered'],
};
const NOTHING = { status: 200, events: ['start', 'error'], runs: ['undelivered'] };

const says = (text: string): ProviderAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: [JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] })],
});

const STREAMS: readonly Fixture[] = [
  {
    title: 'reads an answer one byte at a time, in the middle of characters',
    provider: [{ body: [WHOLE], bytewise: true }],
    expected: TOLD,
  },
  {
    title: 'ends at [DONE] even if the socket stays open',
    provider: [{ body: [HELLO, DONE.replaceAll('\n', '\r')], afterwards: 'stay' }],
    expected: { ...TOLD, left: 1 },
  },
  {
    title: 'keeps the text of a connection that breaks',
    provider: [{ body: [HELLO], afterwards: 'break' }],
    expected: { ...TOLD, last: { type: 'end', reason: 'lost', words: 27 } },
  },
  {
    title: 'lets no cache, proxy or compression touch the stream',
    provider: [{ body: [content('a long story '.repeat(2000)), STOP, DONE] }],
    expected: {
      events: ['start', 'delta', 'end'],
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
        'content-encoding': null,
      },
    },
  },
  {
    title: 'sends a prompt to no redirected address',
    provider: [{ status: 307, headers: { location: 'http://127.0.0.1:9/' } }],
    expected: { ...NOTHING, last: { code: 'provider_error' }, asked: [{}] },
  },
  {
    title: 'continues a story that is too short although the first connection stays open',
    settings: { STORY_CALLS: '2' },
    provider: [{ body: [content(`# Lamp\n\n${someProse(280)}`), STOP], afterwards: 'stay' }, MORE],
    expected: { events: ['start', 'delta', 'continuing', 'delta', 'end'], asked: [{}, {}], left: 1 },
  },
  {
    title: 'closes the provider’s connection when a guest leaves before the first token, and refunds',
    provider: [{ afterwards: 'stay' }],
    ask: { as: 'guest', leaveAt: 'event: start' },
    expected: { left: 1, refunds: 1, used: 0 },
  },
  {
    title: 'keeps the text of a provider that falls silent',
    settings: { STORY_IDLE_SECONDS: '0.4' },
    provider: [{ body: [HELLO], afterwards: 'stay' }],
    expected: { ...TOLD, last: { type: 'end', reason: 'silent', seconds: 1 }, left: 1 },
  },
  {
    title: 'says that the model thinks',
    provider: [{ body: [chunk({ reasoning_content: 'Hm.' }), 50, WHOLE] }],
    expected: { ...TOLD, events: ['start', 'waiting', 'delta', 'end'] },
  },
  {
    title: 'asks a model that refuses system messages again without them',
    provider: [
      { status: 400, body: [JSON.stringify({ error: { message: 'System role not supported' } })] },
      { body: [WHOLE] },
    ],
    expected: { ...TOLD, asked: [{}, { messages: [{ role: 'user' }] }] },
  },
];

const CHAPTERS = ['Door', 'Stair', 'Sea'].map((title) => ({ title, summary: `${title}.` }));
const MARA = { name: 'Mara', role: 'keeper', appearance: '', voice: '' };
const SUGGESTED = ['The lamp goes out.', 'Ben leaves.', 'A ship comes.'];

/** Each function once, and what only a real connection can get wrong about a request. */
const FUNCTIONS: readonly Fixture[] = [
  {
    title: 'gives a new guest a token and three free stories',
    ask: { function: 'guest-session', as: 'visitor' },
    expected: { status: 200, headers: { 'cache-control': 'no-store' }, json: { used: 0, limit: 3 } },
  },
  {
    title: 'gives a guest a random prompt for free',
    provider: [says('"A lamp goes out."')],
    ask: { function: 'random-prompt', as: 'guest' },
    expected: { status: 200, json: { prompt: 'A lamp goes out.' }, used: 0 },
  },
  {
    title: 'rejoins no run that the caller has not begun',
    ask: { function: 'rejoin-story', body: { runId: 'none' } },
    expected: { status: 404, json: { error: { code: 'not_found' } } },
  },
  {
    title: 'stops a run without an answer',
    ask: { function: 'stop-story', body: { runId: 'none' } },
    expected: { status: 204, json: null },
  },
  {
    title: 'outlines a story',
    provider: [says(JSON.stringify({ chapters: CHAPTERS }))],
    ask: { function: 'outline-story', body: { prompt: 'A keeper finds a door' } },
    expected: { status: 200, json: { chapters: CHAPTERS }, asked: [{ stream: true }] },
  },
  {
    title: 'finds the people of a story',
    provider: [says(JSON.stringify({ characters: [MARA], places: [], rules: [] }))],
    ask: { function: 'extract-cast', body: { text: '# Light\n\nMara kept the lamp.' } },
    expected: { status: 200, json: { characters: [MARA], places: [], rules: '' } },
  },
  {
    title: 'suggests how a story goes on',
    provider: [says(JSON.stringify({ suggestions: SUGGESTED }))],
    ask: { function: 'suggest-next', body: { story: '# Light\n\nMara kept the lamp.' } },
    expected: { status: 200, json: { suggestions: SUGGESTED } },
  },
  {
    title: 'changes a passage',
    provider: [{ body: [content('Up the stairs '), content('she went.'), STOP, DONE] }],
    ask: { function: 'revise-passage', body: PASSAGE_BODY },
    expected: { text: 'Up the stairs she went.', last: { type: 'end', reason: 'complete' }, runs: ['delivered'] },
  },
];

export const CONTRACT: readonly Fixture[] = [...STREAMS, ...FUNCTIONS];
