import { countWords } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { describe, expect, it } from 'vitest';
import { endsEachPiece, someProse, tells, tellStory } from '../_shared/testing/lengths.ts';
import { refuses, type Answer } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  eventsOf,
  readUntil,
  serviceUnderTest,
  until,
} from '../_shared/testing/service-under-test.ts';

const FIRST = someProse(280);
const SECOND = someProse(190, 2);
const SHORT = `# Lamp\n\n## One\n\n${FIRST}`;
const LONG = `# Lamp\n\n${someProse(2000, 9)}`;
const NEVER = tells(someProse(3000, 7));
const inOnePiece = refuses(200, { choices: [{ message: { content: LONG }, finish_reason: 'stop' }] });
const DECLINES =
  'I’m sorry, but I can’t continue this story. It goes against the guidelines that I follow. I would be glad to write about something else instead, such as a lamp by the sea.';
const wordsIn = (text: string): number => countWords(text, 'english');

/** How a story of 500 words ends, and after how many calls, by the answers of its provider. */
const ENDINGS: readonly (readonly [title: string, answers: readonly Answer[], reason: EndReason, calls: number])[] = [
  ['comes out right', [tells(`# Lamp\n\n${someProse(480)}`)], 'complete', 1],
  ['is a little long', [tells(`# Lamp\n\n${someProse(570)}`)], 'complete', 1],
  ['is too short, and then right', [tells(SHORT), tells(someProse(200, 2))], 'complete', 2],
  ['is too short each time', [1, 2, 3, 4, 5].map((n) => tells(someProse(60, n))), 'complete', 5],
  ['is continued with “The End” each time', [tells(SHORT), tells('The End.')], 'complete', 3],
  ['is continued with nothing each time', [tells(SHORT), tells('')], 'complete', 3],
  ['is continued with itself each time', [tells(SHORT), tells(SHORT)], 'complete', 3],
  ['is continued with itself in other words', [tells(SHORT), tells(`${SHORT.slice(0, 400)} ${LONG}`)], 'complete', 3],
  ['is cut by the model and then goes on', [tells(SHORT, 'length'), tells(someProse(190, 2))], 'complete', 2],
  ['is cut by the model each time', [tells(SHORT, 'length'), tells(someProse(240, 2), 'length')], 'length', 4],
  ['is cut, and the next call is refused', [tells(SHORT, 'length'), refuses(400)], 'length', 2],
  ['is short, and the next call is refused', [tells(SHORT), refuses(400)], 'complete', 2],
  ['is short, and more is refused in words', [tells(SHORT), tells(DECLINES)], 'complete', 3],
  ['is too long, and its ending is refused in words', [tells(LONG), tells(DECLINES)], 'length', 3],
  ['is filtered in the second call', [tells(SHORT), tells(someProse(40, 2), 'content_filter')], 'filtered', 2],
  ['is filtered after one more word', [tells(SHORT), tells('Then.', 'content_filter')], 'complete', 2],
  ['dies midway in the first call', [tells(SHORT, 'dies')], 'lost', 1],
  ['runs on after a stop token', [tells(`# Lamp\n\n${someProse(480)}<|im_end|>\n${FIRST}`, 'length')], 'complete', 1],
  ['falls silent after a stop token', [tells(`# Lamp\n\n${someProse(480)}<|im_end|>`, 'falls silent')], 'complete', 1],
  [
    'is cut by a token that it quotes',
    [tells(`# Lamp\n\n${someProse(100)}\n\nIt showed <eos> and went out.`)],
    'lost',
    1,
  ],
  ['ends, and then an error arrives', [tells(`# Lamp\n\n${someProse(480)}`, 'stops, then errs')], 'complete', 1],
  ['ends with each piece, and then really', [endsEachPiece(`# Lamp\n\n${someProse(480)}`, 'end')], 'complete', 1],
  ['ends with each piece, and dies midway', [endsEachPiece(SHORT, 'break')], 'lost', 1],
  ['ends with each piece, and falls silent', [endsEachPiece(SHORT, 'stay')], 'silent', 1],
  ['dies midway in the second call', [tells(SHORT), tells(someProse(40, 2), 'dies')], 'lost', 2],
  ['fails midway in the second call', [tells(SHORT), tells(someProse(40, 2), 'errs')], 'lost', 2],
  ['falls silent in the second call', [tells(SHORT), tells('', 'falls silent')], 'complete', 2],
  ['falls silent midway in the second call', [tells(SHORT), tells(someProse(40, 2), 'falls silent')], 'silent', 2],
  ['is too long in one piece, and then ends', [inOnePiece, tells('So it was over.')], 'complete', 2],
  ['is too long, and then ends', [tells(LONG), tells(someProse(40, 2))], 'complete', 2],
  ['is too long, and its ending too', [tells(LONG), NEVER, tells('So it was over.')], 'complete', 3],
  ['is too long, and its ending is refused', [tells(LONG), refuses(400)], 'length', 2],
  ['is too long, and its ending dies', [tells(LONG), tells(someProse(20, 2), 'dies')], 'lost', 2],
];

describe('a story of 500 words', () => {
  it.each(ENDINGS)('A story that %s keeps what arrived, and says why it ended', async (_, answers, reason, calls) => {
    const { events, text, last, asked } = await tellStory(answers);
    expect(last).toMatchObject({ type: 'end', reason, words: wordsIn(text) });
    expect(asked).toHaveLength(calls);
    expect(wordsIn(text)).toBeLessThanOrEqual(600);
    expect(text.startsWith('# Lamp') || calls === 5).toBe(true);
    expect(text.match(/# Lamp/g)?.length ?? 1).toBe(1);
    expect(text.match(/## One/g)?.length ?? 1).toBe(1);
    expect(events.some(({ type }) => type === 'error')).toBe(false);
  });

  it.each<[string, Answer, string]>([
    ['is refused', refuses(400), 'provider_error'],
    ['has no text', tells(''), 'empty'],
    ['fails midway', tells(SHORT, 'errs'), 'provider_error'],
  ])('A story whose first call %s fails as before, and the provider is not asked again', async (_, answer, code) => {
    const { last, asked } = await tellStory([answer]);
    expect(last).toMatchObject({ type: 'error', code });
    expect(asked).toHaveLength(1);
  });
});

describe('a further call for a story', () => {
  it('A story that is too short is continued as its reader would, and what is told already is neither asked for nor told again', async () => {
    const again = `# Lamp\n\n## One\n\n${FIRST.split('. ').at(-1)}\n\n${SECOND}`;
    const { events, text, asked } = await tellStory([tells(SHORT), tells(again)]);
    expect(text).toBe(`${SHORT}\n\n${SECOND}`);
    expect(asked[0]).not.toContain('<story>');
    expect(asked[1]).toContain(`<story>\n${SHORT}`);
    const left = 500 - wordsIn(SHORT);
    expect(asked[1]).toMatch(new RegExp(`Aim for about (${left}|\\d{3}) words`));
    expect(asked[1]).toContain('is too short so far and does not end there');
    expect(events.map(({ type }) => type).filter((type) => type !== 'delta')).toEqual(['start', 'continuing', 'end']);
    expect(events.find(({ type }) => type === 'continuing')).toEqual({ type: 'continuing', call: 2 });
  });

  it('A sentence that the model was cut in goes on without a break', async () => {
    const begun = `${SHORT.slice(0, -1)} and`;
    const { text, asked } = await tellStory([tells(begun, 'length'), tells(SECOND)]);
    expect(text).toBe(`${begun} ${SECOND}`);
    expect(asked[1]).toContain('breaks off there');
  });

  it('“The End” of a story that goes on is left out, and stays at its end', async () => {
    const { text } = await tellStory([tells(`${SHORT}\n\n**The End**\n`), tells(`${SECOND}\n\nThe End.`)]);
    expect(text).toBe(`${SHORT}\n\n${SECOND}\n\nThe End.`);
  });

  it.each(['I’m sorry, but I can’t continue this story.', 'The End.', 'What happens next?'])(
    '“%s” in place of more text is not added to the story, also where the provider dies after it',
    async (said) => {
      const whole = await tellStory([tells(SHORT), tells(said), tells(SECOND)]);
      expect(whole.text).toBe(`${SHORT}\n\n${SECOND}`);
      const broken = await tellStory([tells(SHORT), tells(said, 'dies')]);
      expect([broken.text, broken.last]).toEqual([SHORT, expect.objectContaining({ reason: 'complete' })]);
    },
  );

  it.each<[string, object]>([
    ['a story', {}],
    ['its continuation', { continueOf: SHORT }],
    ['its next chapter', { continueOf: SHORT, next: 'The door opens.' }],
  ])('A refusal in words instead of %s fails, and is not asked for again', async (_, fields) => {
    const { text, asked, last } = await tellStory([tells(DECLINES)], fields);
    expect([text, asked.length]).toEqual(['', 1]);
    expect(last).toMatchObject({
      type: 'error',
      code: 'filtered',
      message: expect.stringContaining('declined to write'),
    });
  });

  it('A model that writes half of what it is asked for is asked for more than is left', async () => {
    const { asked } = await tellStory([tells(someProse(250)), tells(SECOND)]);
    expect(Number(/about (\d+) words/.exec(asked[1] ?? '')?.[1])).toBeGreaterThan(350);
  });

  it('A story that does not end is cut after a paragraph and asked for an ending', async () => {
    const paragraphs = Array.from({ length: 30 }, (_, at) => someProse(40, at + 1)).join('\n\n');
    const { text, asked, last } = await tellStory([tells(paragraphs), tells('So it was over.')]);
    const [told = '', ending] = text.split('\n\nSo it was');
    expect(ending).toBe(' over.');
    expect(paragraphs.startsWith(`${told}\n\n`)).toBe(true);
    expect(wordsIn(told)).toBeGreaterThan(500);
    expect(asked[1]).toContain('Bring it to its end now');
    expect(last).toMatchObject({ reason: 'complete' });
  });
});

describe('what else limits a story of several calls', () => {
  it('A story that is continued is as long as the whole was asked to be', async () => {
    const answers = [tells(someProse(350, 2)), tells(someProse(300, 3))];
    const { text, asked } = await tellStory(answers, { continueOf: SHORT, length: 1000 });
    expect(asked).toHaveLength(2);
    const whole = wordsIn(SHORT) + wordsIn(text);
    expect(900 <= whole && whole <= 1200, String(whole)).toBe(true);
  });

  it('A next chapter has its own length, and another call goes on with it and begins no other', async () => {
    const chapter = someProse(280, 2);
    const rest = someProse(190, 3);
    const outline = [{ title: 'Three', summary: 'The sea comes in.' }];
    const { text, asked, last } = await tellStory([tells(`## Two\n\n${chapter}`), tells(`## Three\n\n${rest}`)], {
      continueOf: `${SHORT}\n\n${SECOND}`,
      next: 'The door opens.',
      notes: { characters: [], places: [], rules: '', outline },
    });
    expect(text.trim()).toBe(`## Two\n\n${chapter}\n\n${rest}`);
    expect(asked[0]).toContain('The sea comes in.');
    expect(asked[1]).not.toContain('The sea comes in.');
    expect(asked[1]).toContain('<next>\nThe door opens.\n</next>');
    expect(asked[1]).toContain('begin no other one');
    expect(last).toMatchObject({ reason: 'complete' });
  });

  it('The maximum of characters of a story holds for all of its calls together', async () => {
    const { text, last } = await tellStory([tells(SHORT), tells(SECOND)], {}, { characters: SHORT.length + 500 });
    expect(text).toHaveLength(SHORT.length + 500);
    expect(last).toMatchObject({ type: 'end', reason: 'full' });
  });

  it('The total limit ends a further call, and the text is kept', async () => {
    const answers = [tells(SHORT), tells(someProse(20, 2), 'falls silent')];
    const { text, last } = await tellStory(answers, {}, { totalMs: 400 });
    expect(text.startsWith(SHORT)).toBe(true);
    expect(last).toMatchObject({ type: 'end', reason: 'overtime', seconds: 1 });
  });

  it('A reader who leaves in a further call closes its connection, and no other call is made', async () => {
    const service = serviceUnderTest({
      answers: [tells(SHORT), tells(someProse(20, 2), 'falls silent')],
      limits: { calls: 5 },
    });
    const reader = (await askAsUser(service)).body!.getReader();
    await readUntil(reader, 'event: continuing');
    await reader.cancel();
    await until(() => service.logs.length > 0);
    expect(service.logs).toEqual([expect.objectContaining({ event: 'story_run', outcome: 'left' })]);
    expect(service.provider.requests.length).toBeLessThanOrEqual(2);
  });

  it('A guest pays once for a story of several calls, whose number is logged', async () => {
    const service = serviceUnderTest({ answers: [tells(SHORT), tells(SECOND)], limits: { calls: 5 } });
    const events = await eventsOf(await askAsGuest(service));
    expect(events.at(-1)).toMatchObject({ reason: 'complete' });
    expect(service.logs).toEqual([expect.objectContaining({ event: 'story_run', outcome: 'complete', calls: 2 })]);
    expect([...service.supabase.used.values()]).toEqual([1]);
  });
});
