import { describe, expect, it } from 'vitest';
import {
  isAcceptable,
  isArriving,
  NO_PROPOSAL,
  type Proposal,
  type ProposalAction,
  reduceProposal,
} from './proposal-state.ts';

const REWRITE = { action: 'rewrite' } as const;
const ASK: ProposalAction = { type: 'ask', wish: REWRITE };
const DELTA: ProposalAction = { type: 'delta', text: 'One.' };
const END: ProposalAction = { type: 'end', reason: 'complete', words: 1 };
const FAIL: ProposalAction = { type: 'fail', error: { code: 'network', message: 'Unreachable' } };

const after = (...actions: readonly ProposalAction[]): Proposal => actions.reduce(reduceProposal, NO_PROPOSAL);

describe('A proposal', () => {
  it('is asked for, arrives and is ready', () => {
    expect(after(ASK).phase).toBe('asking');
    expect(after(ASK, DELTA).phase).toBe('streaming');
    expect(after(ASK, DELTA, END)).toMatchObject({ phase: 'ready', ending: 'complete', attempt: 1, wish: REWRITE });
    expect([after(ASK), after(ASK, DELTA), after(ASK, DELTA, END)].map(isArriving)).toEqual([true, true, false]);
  });

  it('counts its attempts, and begins again with another wish', () => {
    const second = after(ASK, DELTA, END, ASK);
    expect(second).toMatchObject({ phase: 'asking', attempt: 2 });
    expect(reduceProposal(second, { type: 'ask', wish: { action: 'tone', tone: 'light' } })).toMatchObject({
      attempt: 1,
    });
    expect(after(ASK, { type: 'close' }, ASK)).toMatchObject({ attempt: 1 });
  });

  it.each<[string, ProposalAction, string]>([
    ['stopped', { type: 'stop' }, 'stopped'],
    ['cut off', { type: 'cut' }, 'lost'],
    ['too long', { type: 'end', reason: 'length', words: 1 }, 'length'],
  ])('that was %s can be accepted as far as it arrived', (_case, action, ending) => {
    const proposal = after(ASK, DELTA, action);
    expect(proposal).toMatchObject({ phase: 'ready', ending });
    expect(isAcceptable(proposal)).toBe(true);
  });

  it('that is stopped before its first word is none', () => {
    expect(after(ASK, { type: 'stop' })).toEqual(NO_PROPOSAL);
  });

  it('that fails can be accepted only if text has arrived that may be kept', () => {
    const error = { type: 'error', code: 'provider_error', message: 'Broken' } as const;
    expect(isAcceptable(after(ASK, FAIL))).toBe(false);
    expect(isAcceptable(after(ASK, DELTA, error))).toBe(true);
    expect(isAcceptable(after(ASK, DELTA, { ...error, code: 'unsuitable' }))).toBe(false);
  });

  it('ignores what arrives after its end', () => {
    const ready = after(ASK, DELTA, END);
    expect([DELTA, FAIL, END].map((action) => reduceProposal(ready, action))).toEqual([ready, ready, ready]);
    expect(after(DELTA)).toEqual(NO_PROPOSAL);
  });

  it('remembers that the demo storyteller writes it', () => {
    const start = { type: 'start', runId: 'r', provider: 'demo', demo: true } as const;
    expect(after(ASK, start, DELTA, END)).toMatchObject({ isDemo: true });
  });
});
