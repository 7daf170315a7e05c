// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press, renderGenerator, signedIn, tidyUp } from '../../../testing/render-generator.tsx';
import { serveStories, storeSession } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

beforeEach(() => storeSession());
afterEach(tidyUp);

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
