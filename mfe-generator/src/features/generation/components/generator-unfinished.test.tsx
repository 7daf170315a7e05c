// @vitest-environment jsdom
import { signIn } from '@storyloom/testing/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  generate,
  hasButton,
  press,
  renderGenerator,
  tell,
  tidyUp,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

beforeEach(() => signIn('user-1'));
afterEach(tidyUp);

describe('a story that was left in the middle', () => {
  const GO = 'Go to where it stops';

  it('is named above the form, with the way to where it stops, until it is continued', async () => {
    const version = versionOf('a', { ending: 'stopped', text: '# The Light\n\nOnce upon' });
    localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(version));
    const { streams } = serveStories();
    await renderGenerator();
    expect(document.body.textContent).toContain('“The Light” isn’t finished.');
    await press(button(GO));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('End of the story');
    await press(button('Continue'));
    expect(hasButton(GO)).toBe(false);
    await tell(streams[0], ' a time.');
    expect(hasButton(GO)).toBe(false);
  });

  it.each(['complete', 'filtered'] as const)(
    'is one that can be continued: not one that ended by “%s”',
    async (ending) => {
      localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(versionOf('a', { ending })));
      serveStories();
      await renderGenerator();
      expect(hasButton(GO)).toBe(false);
    },
  );

  it('is not named where the user stopped it just now', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate('A lighthouse');
    await tell(streams[0], '# The Light\n\nOnce upon', 'length');
    expect(hasButton('Continue')).toBe(true);
    expect(hasButton(GO)).toBe(false);
  });
});

describe('stories that were left in the middle in other generators', () => {
  const keepIn = (genre: string, change: Parameters<typeof versionOf>[1]) => {
    localStorage.setItem(`storyloom-draft-${genre}`, JSON.stringify({ prompt: '', shown: genre }));
    localStorage.setItem(`storyloom-story-${genre}-${genre}`, JSON.stringify(versionOf(genre, change)));
  };
  const waiting = () =>
    [...document.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('Not finished yet:'));

  it('are named above the form, with the way to each', async () => {
    keepIn('scifi', { ending: 'stopped', text: '# The Beryl\n\nOnce' });
    keepIn('romance', { ending: 'interrupted', text: 'Once' });
    keepIn('children', { ending: 'complete' });
    serveStories();
    await renderGenerator();
    await vi.waitFor(() => expect(waiting()).toBeDefined());
    expect([...waiting()!.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['“The Beryl” (Sci-Fi)', '/generators/scifi'],
      ['“Your Generated Story” (Romance)', '/generators/romance'],
    ]);
  });

  it('are named as soon as one was left for this generator', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate('A lighthouse');
    await tell(streams[0], '# The Light\n\nOnce upon', 'length');
    await press(document.querySelector('a[href="/generators/scifi"]')!);
    await vi.waitFor(() => expect(waiting()?.textContent).toBe('Not finished yet: “The Light” (Fantasy)'));
  });

  it('are not those that are saved, or can’t be read', async () => {
    keepIn('scifi', { ending: 'stopped', saved: true });
    keepIn('romance', { ending: 'stopped' });
    localStorage.setItem('storyloom-story-romance-romance', '{"id":');
    serveStories();
    await renderGenerator();
    await new Promise(requestAnimationFrame);
    expect(waiting()).toBe(undefined);
    expect(localStorage.getItem('storyloom-story-romance-romance')).toBe('{"id":');
  });
});

describe('a story that is saved', () => {
  it.each([
    ['stopped', true],
    ['lost', true],
    ['length', true],
    ['complete', undefined],
  ] as const)('as one that ended by “%s” says whether it stops before its end', async (ending, unfinished) => {
    const version = versionOf('a', { ending, text: 'Once upon' });
    localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(version));
    const { requests } = serveStories({ rows: () => new Response(null, { status: 201 }) });
    await renderGenerator();
    await press(button('Save AI-Generated Story to Your Collection'));
    const saved = () => requests.filter(({ path, method }) => path === '/rest/v1/user_stories' && method === 'POST');
    await vi.waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body.options.unfinished).toBe(unfinished);
  });
});
