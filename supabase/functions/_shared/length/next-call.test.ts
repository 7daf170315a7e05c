import type { StoryRequest } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { lengthPlan, nextCall, type CallEnding } from './next-call.ts';

const words = (count: number): string => 'word '.repeat(count).trim();
const planOf = (fields: Partial<StoryRequest>) =>
  lengthPlan({ prompt: 'A lamp', genre: 'fantasy', language: 'english', length: 500, ...fields } as StoryRequest);

describe('the plan for the length of a story', () => {
  it('A new story is to have the length that was asked for', () => {
    expect(planOf({})).toMatchObject({ start: 0, aim: 500 });
  });

  it('A story that is gone on with is to have that length as a whole', () => {
    expect(planOf({ length: 2000, continueOf: words(300) })).toMatchObject({ start: 300, aim: 2000 });
  });

  it('A next chapter has that length by itself', () => {
    expect(planOf({ continueOf: words(300), next: 'A ship comes.' })).toMatchObject({ start: 0, aim: 500 });
  });
});

it.each<[CallEnding, CallEnding, boolean]>([
  ['empty', 'complete', true],
  ['empty', 'length', false],
  ['complete', 'length', true],
  ['length', 'complete', false],
])(
  'After a call that ended with “%s” and one before with “%s”, the model is told whether the story had ended: %s',
  (end, before, ended) => {
    const call = { call: 2, calls: 5, words: 300, asked: 200, brought: 0, idle: 1, endings: 0 };
    expect(nextCall(planOf({}), { ...call, end, before })).toMatchObject({ kind: 'more', words: 200, ended });
  },
);
