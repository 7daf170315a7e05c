// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { leavePlace, leftPlace } from './left-places.ts';

const KEY = 'storyloom-reading-places';

describe('places in stories', () => {
  it('The place in a story is stored and removed separately for each story', () => {
    leavePlace('first', 4);
    leavePlace('second', 9);
    leavePlace('first', 7);
    expect([leftPlace('first'), leftPlace('second'), leftPlace('third')]).toEqual([7, 9, undefined]);
    leavePlace('first', undefined);
    expect([leftPlace('first'), leftPlace('second')]).toEqual([undefined, 9]);
  });

  it('Places are stored for the fifty most recently read stories', () => {
    for (let story = 0; story < 50; story += 1) leavePlace(`story ${story}`, 5);
    leavePlace('story 0', 6);
    leavePlace('one more', 5);
    expect(leftPlace('story 0')).toBe(6);
    expect(leftPlace('story 1')).toBeUndefined();
    expect(leftPlace('story 2')).toBe(5);
  });

  it.each(['{', '{}', '[3]', '[["story"]]', 'null'])('A place is undefined when the stored value is %s', (kept) => {
    localStorage.setItem(KEY, kept);
    expect(leftPlace('story')).toBeUndefined();
    leavePlace('story', 5);
    expect(leftPlace('story')).toBe(5);
  });
});
