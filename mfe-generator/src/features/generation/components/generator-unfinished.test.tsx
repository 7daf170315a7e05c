// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  generate,
  hasButton,
  press,
  renderGenerator,
  signedIn,
  tell,
  tidyUp,
} from '../../../testing/render-generator.tsx';
import { serveStories, storeSession } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

beforeEach(() => storeSession());
afterEach(tidyUp);

describe('a story that was left in the middle', () => {
  const GO = 'Go to where it stops';

  it('is named above the form, with the way to where it stops, until it is continued', async () => {
    const version = versionOf('a', { ending: 'stopped', text: '# The Light\n\nOnce upon' });
    localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(version));
    const { streams } = serveStories();
    await renderGenerator();
    await signedIn();
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
    await signedIn();
    await press(button('Save AI-Generated Story to Your Collection'));
    const saved = () => requests.filter(({ path, method }) => path === '/rest/v1/user_stories' && method === 'POST');
    await vi.waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body.options.unfinished).toBe(unfinished);
  });
});
