// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import type { Ending } from '../model/story-version.ts';
import { EndNotice } from './end-notice.tsx';

/** Who is looking: a user has no limit, a guest has free stories left or none. */
const people = {
  person: { guest: false, allowed: true, free: false },
  guest: { guest: true, allowed: true, free: false },
  'guest at the limit': { guest: true, allowed: false, free: false },
  'guest who goes on for nothing': { guest: true, allowed: false, free: true },
};
const COSTS = 'Continuing uses one of your free stories.';
const FULL = 'A story can’t get longer than this here.';

function show(ending: Ending, whose: keyof typeof people, text = 'Once.', elsewhere = false) {
  const onContinue = vi.fn();
  const onTryAgain = vi.fn();
  const { container } = render(
    <MemoryRouter>
      <SessionProvider>
        <EndNotice
          version={versionOf('a', { ending, text })}
          elsewhere={elsewhere}
          {...people[whose]}
          onContinue={onContinue}
          onTryAgain={onTryAgain}
        />
      </SessionProvider>
    </MemoryRouter>,
  );
  const answers = [...container.querySelectorAll<HTMLElement>('button, a')];
  return {
    container,
    text: container.textContent!,
    answers: answers.map(({ textContent }) => textContent),
    press: (name: string) => act(() => fireEvent.click(answers.find(({ textContent }) => textContent === name)!)),
    onContinue,
    onTryAgain,
  };
}

const TITLES = {
  length: 'The storyteller reached its length limit',
  filtered: 'The storyteller’s content filter stopped the story',
  stopped: 'Stopped',
  lost: 'The connection was lost before the end',
  interrupted: 'The page closed while the story was being written',
};

describe('the notice of an ending', () => {
  it.each([
    ['length', ['Continue']],
    ['filtered', ['Try Again']],
    ['stopped', ['Continue']],
    ['lost', ['Continue', 'Try Again']],
    ['interrupted', ['Continue']],
  ] as const)(
    'A story that ended as “%s” says so and offers %j, or signing in to a guest at the limit',
    (ending, answers) => {
      const person = show(ending, 'person');
      expect(person.text).toContain(TITLES[ending]);
      expect(person.text).toContain('kept');
      // The page's status has announced it already.
      expect(person.container.querySelector('[role="status"], [role="alert"]')).toBeNull();
      expect(person.answers).toEqual(answers);
      expect(person.text).not.toContain(COSTS);
      const guest = show(ending, 'guest');
      expect(guest.answers).toEqual(answers);
      expect(guest.text.includes(COSTS)).toBe(answers.some((answer) => answer === 'Continue'));
      const limited = show(ending, 'guest at the limit');
      expect(limited.text).toContain(TITLES[ending]);
      expect(limited.answers).toEqual(['Sign in']);
      expect(limited.text).not.toContain(COSTS);
    },
  );

  it.each(['stopped', 'lost', 'interrupted'] as const)(
    'After an ending as “%s”, a guest at the limit either continues for free or is told that signing in allows it',
    (ending) => {
      const free = show(ending, 'guest who goes on for nothing');
      expect(free.answers).toEqual(['Continue']);
      expect(free.text).toContain('Continuing is free.');
      const limited = show(ending, 'guest at the limit');
      expect(limited.answers).toEqual(['Sign in']);
      expect(limited.text).toContain('Sign in to continue this one: it’ll still be here.');
    },
  );

  it('A story that reached its own end shows no notice', () => {
    expect(show('complete', 'person').text).toBe('');
  });

  it.each(['length', 'stopped', 'lost', 'interrupted'] as const)(
    'A story of more than 59,500 characters that ended as “%s” says that it can’t be continued',
    (ending) => {
      const long = show(ending, 'guest', 'x'.repeat(59_501));
      expect(long.answers).not.toContain('Continue');
      expect(long.text).toContain(FULL);
      expect(long.text).not.toContain(COSTS);
      const fits = show(ending, 'guest', 'x'.repeat(59_500));
      expect(fits.answers).toContain('Continue');
      expect(fits.text).not.toContain(FULL);
    },
  );

  it('Each button of the notice calls its own handler', () => {
    const notice = show('lost', 'person');
    notice.press('Continue');
    expect([notice.onContinue.mock.calls.length, notice.onTryAgain.mock.calls.length]).toEqual([1, 0]);
    notice.press('Try Again');
    expect([notice.onContinue.mock.calls.length, notice.onTryAgain.mock.calls.length]).toEqual([1, 1]);
  });

  it('While another tab writes the story, the notice says so and offers no buttons', () => {
    const notice = show('interrupted', 'person', 'Once.', true);
    expect(notice.text).toContain('This story is being written in another tab');
    expect(notice.text).not.toContain(TITLES.interrupted);
    expect(notice.answers).toEqual([]);
  });
});
