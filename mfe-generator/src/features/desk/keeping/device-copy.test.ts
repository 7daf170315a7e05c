// @vitest-environment jsdom
import { kept } from '@storyloom/testing/device';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyDelta, deltaOf } from './delta.ts';
import { type DeviceCopy, pagesWithCopies, readCopy, removeCopy, writeCopy } from './device-copy.ts';

const STORY = { userId: 'ada', storyId: 'story-1' } as const;
const LONG = 'The lamp in the window burned until the morning came. '.repeat(2000);
const BASE = { revision: 1, text: LONG } as const;

const PAGE = 'page-1';
afterEach(() => removeCopy(STORY, PAGE));

const copyOf = (text: string, more: Partial<DeviceCopy> = {}): DeviceCopy => ({
  text,
  base: BASE,
  sent: undefined,
  at: 1,
  demo: false,
  cause: 'typed',
  ...more,
});
const write = (copy: DeviceCopy) => writeCopy(STORY, PAGE, copy);
const read = () => readCopy(STORY, PAGE);
/** The lengths of the values that are written. */
function watchWrites() {
  const spy = vi.spyOn(Storage.prototype, 'setItem');
  return () => spy.mock.calls.map(([, value]) => value.length);
}

describe('the copy of a long text on the device', () => {
  it('A few letters more are written without the whole text, and are read with it', () => {
    write(copyOf(`Oh ${LONG}`));
    const written = watchWrites();
    const next = copyOf(`Oh no, ${LONG}`, {
      base: { revision: 2, text: `Oh ${LONG}` },
      sent: `Oh n${LONG}`,
      at: 2,
      demo: true,
      cause: 'proposal',
    });
    write(next);
    expect(written().filter((length) => length > 500)).toEqual([]);
    expect(read()).toEqual(next);
    expect(pagesWithCopies(STORY)).toContain(PAGE);
  });

  it('A text that has nothing in common with the one it was made from is not written again with each letter, either', () => {
    const base = { revision: 3, text: 'Another story. '.repeat(2000) };
    write(copyOf(LONG, { base }));
    const written = watchWrites();
    const next = copyOf(`${LONG}!`, { base });
    write(next);
    expect(written().filter((length) => length > 500)).toEqual([]);
    expect(read()).toEqual(next);
  });

  it('A large change, and a change after ten seconds, are written as a whole', () => {
    vi.useFakeTimers();
    write(copyOf(LONG));
    const size = () => Object.values(kept()).join('').length;
    const whole = size();
    const large = copyOf('Quite another text. '.repeat(1000));
    write(large);
    expect(read()).toEqual(large);
    write(copyOf(LONG));
    vi.advanceTimersByTime(11_000);
    const written = watchWrites();
    write(copyOf(`${LONG}!`));
    expect(written()[0]).toBeGreaterThan(LONG.length);
    expect(size()).toBeLessThan(whole + 100);
  });

  it('Changes that belong to an older whole text, which a killed page has left, are not read', () => {
    write(copyOf(`One. ${LONG}`));
    write(copyOf(`One. Two. ${LONG}`));
    const since = Object.entries(kept()).find(([key]) => key.startsWith('storyloom-desk-since:'))!;
    const newer = copyOf('Another text. '.repeat(1000));
    write(newer);
    localStorage.setItem(...since);
    expect(read()).toEqual(newer);
  });

  it('Nothing is left of a copy that is removed', () => {
    write(copyOf(`One. ${LONG}`));
    write(copyOf(`One. Two. ${LONG}`));
    removeCopy(STORY, PAGE);
    expect(Object.keys(kept()).filter((key) => key.endsWith(PAGE))).toEqual([]);
  });

  it('A copy that an earlier version of the page has written is read', () => {
    const stored = { text: 'One. Two.', revision: 1, base: deltaOf('One. Two.', 'One.'), at: 5, demo: false };
    localStorage.setItem(`storyloom-desk:ada:story-1:${PAGE}`, JSON.stringify(stored));
    expect(read()).toEqual({
      text: 'One. Two.',
      base: { revision: 1, text: 'One.' },
      sent: undefined,
      at: 5,
      demo: false,
      cause: undefined,
    });
  });

  it('reads no copy from damaged values', () => {
    for (const [what, stored] of [
      ['no JSON', '{"text":'],
      ['no text', { revision: 1, base: [0, 0, ''], at: 5 }],
      ['no number of the revision', { text: 'One.', revision: '1', base: [0, 0, ''] }],
      ['no base', { text: 'One.', revision: 1 }],
      ['a base without an end', { text: 'One.', revision: 1, base: [0, '0', ''] }],
    ] as const) {
      const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
      localStorage.setItem(`storyloom-desk:ada:story-1:${PAGE}`, text);
      expect(read(), what).toBeUndefined();
    }
  });

  it('leads from one text to another by their difference, and back', () => {
    for (const [what, one, other] of [
      ['equal texts', LONG, LONG],
      ['a text and nothing', LONG, ''],
      ['a longer text', LONG, LONG + LONG],
      ['a change at the beginning', LONG, `X${LONG.slice(1)}`],
      ['a change at the end', LONG, `${LONG.slice(0, -1)}X`],
      ['a change in the middle', LONG, `${LONG.slice(0, 5000)}XY${LONG.slice(5001)}`],
      ['a part that is left out', LONG, LONG.slice(0, 1024) + LONG.slice(2048)],
    ] as const) {
      expect(applyDelta(one, deltaOf(one, other)), what).toBe(other);
      expect(applyDelta(other, deltaOf(other, one)), what).toBe(one);
    }
  });
});
