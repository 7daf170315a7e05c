// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readChapterCopy, writeChapterCopy, type ChapterCopy } from './chapter-copy.ts';
import { strings } from '../strings.ts';
import {
  isAcceptable,
  isArriving,
  NO_PROPOSAL,
  reduceProposal,
  type Proposal,
  type ProposalAction,
} from './proposal-state.ts';

const REWRITE = { action: 'rewrite' } as const;
const ASK: ProposalAction = { type: 'ask', wish: REWRITE };
const DELTA: ProposalAction = { type: 'delta', text: 'One.' };
const END: ProposalAction = { type: 'end', reason: 'complete', words: 1 };
const FAIL: ProposalAction = { type: 'fail', error: { code: 'network', message: 'Unreachable' } };

const after = (...actions: readonly ProposalAction[]): Proposal => actions.reduce(reduceProposal, NO_PROPOSAL);

describe('A proposal', () => {
  it('counts its attempts, and begins again with another wish', () => {
    const second = after(ASK, DELTA, END, ASK);
    expect(second).toMatchObject({ phase: 'asking', attempt: 2 });
    expect(reduceProposal(second, { type: 'ask', wish: { action: 'tone', tone: 'light' } })).toMatchObject({
      attempt: 1,
    });
    expect(after(ASK, { type: 'close' }, ASK)).toMatchObject({ attempt: 1 });
  });

  it('can be accepted as far as it arrived when it was stopped, cut off or too long', () => {
    for (const [name, action, ending] of [
      ['stopped', { type: 'stop' }, 'stopped'],
      ['cut off', { type: 'cut' }, 'lost'],
      ['too long', { type: 'end', reason: 'length', words: 1 }, 'length'],
    ] as const) {
      const proposal = after(ASK, DELTA, action);
      expect(proposal, name).toMatchObject({ phase: 'ready', ending });
      expect(isAcceptable(proposal), name).toBe(true);
    }
  });

  it('that fails can be accepted only if text has arrived that may be kept', () => {
    const error = { type: 'error', code: 'provider_error', message: 'Broken' } as const;
    expect(isAcceptable(after(ASK, FAIL))).toBe(false);
    expect(isAcceptable(after(ASK, DELTA, error))).toBe(true);
    expect(isAcceptable(after(ASK, DELTA, { ...error, code: 'unsuitable' }))).toBe(false);
  });

  it('names the limit of time that ended it, if that is known', () => {
    const count = { changed: 0, added: 3, removed: 0 };
    for (const [reason, seconds, why] of [
      ['silent', 120, 'The model sent no text for 2 minutes: the proposal is incomplete.'],
      ['overtime', 600, 'This site’s time limit of 10 minutes was reached: the proposal is incomplete.'],
      ['overtime', undefined, 'This site’s time limit was reached: the proposal is incomplete.'],
      ['full', undefined, 'There is no room for more text in this story: the proposal is incomplete.'],
    ] as const) {
      const ready = after(ASK, DELTA, { type: 'end', reason, words: 1, ...(seconds && { seconds }) });
      expect(ready.phase === 'ready' && strings.has.chapter(ready, count)).toBe(`Next chapter: 3 words. ${why}`);
    }
  });

  it('ignores what arrives after its end', () => {
    const ready = after(ASK, DELTA, END);
    expect([after(ASK), after(ASK, DELTA), ready].map(isArriving)).toEqual([true, true, false]);
    expect([DELTA, FAIL, END].map((action) => reduceProposal(ready, action))).toEqual([ready, ready, ready]);
    expect(after(DELTA)).toEqual(NO_PROPOSAL);
  });
});

const STORY = { userId: 'ada', storyId: 'story-1' } as const;
const COPY: ChapterCopy = {
  wish: { action: 'chapter', next: 'A stranger knocks.', length: 800 },
  attempt: 2,
  isDemo: true,
  ending: 'lost',
  text: '## The Stranger',
};
const { next, length } = COPY.wish;

/** The chapter that is read when this is on the device. */
function read(stored: unknown): ChapterCopy | undefined {
  localStorage.setItem('storyloom-chapter:ada:story-1', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readChapterCopy(STORY);
}

describe('a chapter that is kept on the device', () => {
  it('A copy of a chapter is read as it was written', () => {
    for (const copy of [COPY, { ...COPY, ending: 'silent', limitSeconds: 120 } as const]) {
      writeChapterCopy(STORY, copy);
      expect(readChapterCopy(STORY)).toEqual(copy);
    }
  });

  it('Of a copy of a chapter without further details, only what it says is known', () => {
    expect(read({ next, length, text: COPY.text })).toEqual({ ...COPY, attempt: 1, isDemo: false, ending: 'partway' });
  });

  it('does not offer a chapter without its words, text or length', () => {
    for (const [name, stored] of [
      ['a blank text', { next, length, text: ' ' }],
      ['no words of its user', { length, text: COPY.text }],
      ['no length', { next, length: '800', text: COPY.text }],
      ['no JSON', '{"next":'],
    ] as const) {
      expect(read(stored), name).toBeUndefined();
    }
  });
});
