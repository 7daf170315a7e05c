// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import { user } from '@storyloom/testing/user';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import type { Ending } from '../model/story-version.ts';
import { EndNotice } from './end-notice.tsx';
import { FinishedBar } from './finished-bar.tsx';
import { StoryEnd } from './story-end.tsx';

/** Who is looking: a user has no limit, a guest has free stories left or none. */
const people = {
  person: { guest: false, allowed: true, free: false },
  guest: { guest: true, allowed: true, free: false },
  'guest at the limit': { guest: true, allowed: false, free: false },
  'guest who goes on for nothing': { guest: true, allowed: false, free: true },
};
const COSTS = 'Continuing uses one of your free stories.';
const FULL = 'A story can’t get longer than this here.';

function show(ending: Ending, whose: keyof typeof people, text = 'Once.', elsewhere = false, limitSeconds?: number) {
  const onContinue = vi.fn();
  const onTryAgain = vi.fn();
  const { container } = render(
    <MemoryRouter>
      <SessionProvider>
        <EndNotice
          version={versionOf('a', { ending, text, limitSeconds })}
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
  lost: 'The story broke off before its end',
  silent: 'The model sent no text for too long',
  overtime: 'This site’s time limit for a story was reached',
  interrupted: 'The page closed while the story was being written',
};

describe('the notice of an ending', () => {
  it('says how a story ended and offers what can be done, or signing in to a guest at the limit', () => {
    for (const [ending, answers] of [
      ['length', ['Continue']],
      ['filtered', ['Try Again']],
      ['stopped', ['Continue']],
      ['lost', ['Continue', 'Try Again']],
      ['silent', ['Continue', 'Try Again']],
      ['overtime', ['Continue']],
      ['interrupted', ['Continue']],
    ] as const) {
      const person = show(ending, 'person');
      expect(person.text, ending).toContain(TITLES[ending]);
      expect(person.text, ending).toContain('kept');
      // The page's status has announced it already.
      expect(person.container.querySelector('[role="status"], [role="alert"]'), ending).toBeNull();
      expect(person.answers, ending).toEqual(answers);
      expect(person.text, ending).not.toContain(COSTS);
      for (const name of answers) person.press(name);
      const presses = [person.onContinue, person.onTryAgain].map(({ mock }) => mock.calls.length);
      expect(presses, ending).toEqual(['Continue', 'Try Again'].map((name) => Number(person.answers.includes(name))));
      const guest = show(ending, 'guest');
      expect(guest.answers, ending).toEqual(answers);
      expect(guest.text.includes(COSTS), ending).toBe(ending !== 'filtered');
      const limited = show(ending, 'guest at the limit');
      expect(limited.text, ending).toContain(TITLES[ending]);
      expect(limited.answers, ending).toEqual(['Sign in']);
      expect(limited.text, ending).not.toContain(COSTS);
      cleanup();
    }
  });

  it('names the limit of time that ended a story, and how it goes on', () => {
    const silent = show('silent', 'person', 'Once.', false, 120);
    expect(silent.text).toContain('The model sent no text for 2 minutes');
    expect(silent.text).toContain('Everything that arrived is kept. Continue picks up from here.');
    const overtime = show('overtime', 'guest who goes on for nothing', 'Once.', false, 90);
    expect(overtime.text).toContain('This site’s time limit of 90 seconds was reached');
    expect(overtime.text).toContain('Everything that was written is kept. Continuing is free.');
  });

  it('offers no continuation of a story that has reached its greatest length', () => {
    for (const whose of ['person', 'guest who goes on for nothing'] as const) {
      const full = show('full', whose);
      expect(full.text).toContain('The story reached the limit of 60,000 characters');
      expect(full.text).toContain('Everything up to here is kept. Save it, and start a new story where it stops.');
      expect(full.text).not.toContain(FULL);
      expect(full.answers).not.toContain('Continue');
      cleanup();
    }
  });

  it('tells a guest at the limit that continuing is free, or that signing in allows it', () => {
    const free = show('lost', 'guest who goes on for nothing');
    expect(free.answers).toEqual(['Continue']);
    expect(free.text).toContain('Continuing is free.');
    const limited = show('lost', 'guest at the limit');
    expect(limited.text).toContain('Sign in to continue this one: it’ll still be here.');
    expect(show('complete', 'person').text).toBe('');
  });

  it('says that a story of more than 59,500 characters can’t be continued', () => {
    const long = show('lost', 'guest', 'x'.repeat(59_501));
    expect(long.answers).not.toContain('Continue');
    expect(long.text).toContain(FULL);
    expect(long.text).not.toContain(COSTS);
    const fits = show('lost', 'guest', 'x'.repeat(59_500));
    expect(fits.answers).toContain('Continue');
    expect(fits.text).not.toContain(FULL);
  });

  it('While another tab writes the story, the notice says so and offers no buttons', () => {
    const notice = show('interrupted', 'person', 'Once.', true);
    expect(notice.text).toContain('This story is being written in another tab');
    expect(notice.text).not.toContain(TITLES.interrupted);
    expect(notice.answers).toEqual([]);
  });
});

describe('the bar of a finished story', () => {
  it('says whether the story is finished and saved, without announcing it', () => {
    for (const [ending, saved, words] of [
      ['complete', false, 'Finished, not saved yet'],
      ['length', false, 'Unfinished, not saved yet'],
      ['stopped', true, 'Unfinished, saved'],
    ] as const) {
      const version = { ending, saved };
      const { container } = render(<FinishedBar version={version} onGo={() => undefined} onGone={() => undefined} />);
      expect(container).toHaveTextContent(new RegExp(`^${words}Go to the end$`));
      expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    }
  });

  it('The bar hands the focus over when it disappears, but only when it had the focus', () => {
    const onGone = vi.fn();
    const bar = <FinishedBar version={{ ending: 'complete', saved: false }} onGo={() => undefined} onGone={onGone} />;
    const { unmount } = render(bar);
    screen.getByRole('button', { name: 'Go to the end' }).focus();
    unmount();
    expect(onGone).toHaveBeenCalledOnce();
    render(bar).unmount();
    expect(onGone).toHaveBeenCalledOnce();
  });
});

it('names the unused parts of the prompt once the story is over, without announcing them', () => {
  const version = versionOf('a', { demo: true, unused: ['in the rain', 'her uncle’s boat'] });
  const end = (running: boolean) => (
    <StoryEnd version={version} running={running}>
      Complete
    </StoryEnd>
  );
  const { rerender } = render(end(true));
  expect(screen.queryByText(/Not used/)).toBeNull();
  rerender(end(false));
  expect(screen.getByText('Not used: “in the rain”, “her uncle’s boat”.').closest('[role="status"]')).toBeNull();
});

it('leads from the end of a story longer than the window to its title or itself, with the focus', async () => {
  vi.stubGlobal('innerHeight', 700);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const showEnd = (heading: string) =>
    render(
      <section>
        <article>
          {heading !== '' && <h2>{heading}</h2>}
          <p>Once.</p>
        </article>
        <StoryEnd version={versionOf('a')} running={false}>
          Complete
        </StoryEnd>
      </section>,
    );
  for (const [title, role] of [
    ['The Light', 'heading'],
    ['', 'article'],
  ] as const) {
    height.mockReturnValue(700);
    const short = showEnd(title);
    expect(screen.queryByRole('button')).toBeNull();
    short.unmount();
    height.mockReturnValue(701);
    const { unmount } = showEnd(title);
    Element.prototype.scrollIntoView = vi.fn();
    await user.click(screen.getByRole('button', { name: 'Read from the beginning' }));
    expect(screen.getByRole(role)).toHaveFocus();
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByRole(role)]);
    unmount();
  }
});
