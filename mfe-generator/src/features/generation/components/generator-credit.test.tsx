// @vitest-environment jsdom
import { signIn } from '@storyloom/testing/session';
import { json, type SentRequest } from '@storyloom/shared/testing/network';
import { kept } from '@storyloom/shared/testing/device';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { origin, sharedPrompt, sharedStory } from '../../../testing/origins.ts';
import {
  button,
  credit,
  generateButton,
  hasButton,
  press,
  promptBox,
  renderGenerator,
  tell,
  tidyUp,
  toasts,
  type,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import type { PromptOrigin } from '../model/prompt-origin.ts';

beforeEach(() => signIn('user-1'));
afterEach(tidyUp);

describe('a prompt of somebody else’s', () => {
  async function handOver(source: unknown, prompt = 'A second voice') {
    const view = await renderGenerator({ pathname: '/generators/scifi', state: { prompt, source } });
    await vi.waitFor(() => expect(promptBox().value).toBe(prompt));
    return view;
  }

  it.each([
    [sharedPrompt, 'A prompt by Mina: “The Lamp”.'],
    [sharedStory, 'The prompt of “Low Tide” by Jo.'],
  ])('says whose it is, also while it is edited and after a reload: %j', async (source, words) => {
    serveStories();
    const view = await handOver(source);
    expect(credit()).toBe(words);
    type('A second voice, from below');
    expect(credit()).toBe(words);
    view.unmount();
    await renderGenerator('/generators/scifi');
    expect(promptBox().value).toBe('A second voice, from below');
    expect(credit()).toBe(words);
  });

  it('is one’s own once it is emptied and written anew', async () => {
    serveStories();
    const view = await handOver(sharedPrompt);
    type(' ');
    expect(credit()).toBeUndefined();
    type('My own');
    expect(credit()).toBeUndefined();
    view.unmount();
    await renderGenerator('/generators/scifi');
    expect(promptBox().value).toBe('My own');
    expect(credit()).toBeUndefined();
  });

  it('is one’s own while nothing of it is left, and credited again once it is back, also after a reload', async () => {
    const { to, streams } = serveStories();
    const handed = 'The tide has brought a book that no catalog knows';
    let view = await handOver(sharedPrompt, handed);
    type('Two bakers share one oven');
    expect(credit()).toBeUndefined();
    await press(generateButton());
    await tell(streams[0], '# The Oven\n\nOnce.');
    expect(to('/generate-story')[0]?.body.inspirationId).toBeUndefined();
    view.unmount();
    view = await renderGenerator('/generators/scifi');
    expect(
      JSON.parse(Object.entries(kept()).find(([key]) => key.startsWith('storyloom-story-'))![1]).origin,
    ).toBeUndefined();
    expect(credit()).toBeUndefined();
    type(`${handed}!`);
    expect(credit()).toBe('A prompt by Mina: “The Lamp”.');
  });

  it('is credited again when the browser takes a random prompt back', async () => {
    serveStories();
    await handOver(sharedPrompt);
    await press(button('Random prompt'));
    await vi.waitFor(() => expect(promptBox().value).toBe('A random prompt'));
    expect(credit()).toBeUndefined();
    // As Ctrl+Z does.
    type('A second voice');
    expect(credit()).toBe('A prompt by Mina: “The Lamp”.');
  });

  it('has a title and a writer that are text, whatever they look like', async () => {
    serveStories();
    await handOver({ ...sharedPrompt, title: '<img src=x>“${title}”', author: '<b>Mina</b>' });
    expect(credit()).toBe('A prompt by <b>Mina</b>: “<img src=x>“${title}””.');
    expect(document.querySelector('img, b')).toBeNull();
  });

  it.each([undefined, null, 'Mina', { ...sharedPrompt, kind: 'book' }, { ...sharedPrompt, author: { html: '<b>' } }])(
    'is credited to nobody where nobody is named: %j',
    async (source) => {
      serveStories();
      await handOver(source);
      expect(credit()).toBeUndefined();
    },
  );

  it('is credited to whoever wrote the one that took its place', async () => {
    serveStories();
    const view = await handOver(sharedPrompt);
    type('A second voice, from below');
    view.unmount();
    await handOver(sharedStory, 'The tide goes out');
    expect(credit()).toBe('The prompt of “Low Tide” by Jo.');
    await press(button('Put back my prompt'));
    expect(promptBox().value).toBe('A second voice, from below');
    expect(credit()).toBe('A prompt by Mina: “The Lamp”.');
  });
});

describe('a story from somebody else’s prompt', () => {
  const SAVE = 'Save AI-Generated Story to Your Collection';
  const savedLink = () => screen.findByText('Saved. Open it in My Stories');
  const rowOf = ({ to }: ReturnType<typeof serveStories>) =>
    to('/rest/v1/user_stories').find(({ method }) => method === 'POST')?.body;
  const USE = '/rest/v1/rpc/record_inspiration_use';
  const isSaved = () => vi.waitFor(() => expect(toasts()).toEqual(['AI-generated story saved successfully!']));

  /** A kept story of that origin, which is being saved; `use` answers what is recorded of its prompt. */
  async function save(from: PromptOrigin, use: () => Response | Error | Promise<Response> = () => json(1)) {
    const version = versionOf('a', { origin: from });
    localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(version));
    const rows = ({ path }: SentRequest) => (path === USE ? use() : new Response(null, { status: 201 }));
    const service = serveStories({ rows });
    await renderGenerator();
    await press(button(SAVE));
    return { row: () => rowOf(service), uses: () => service.to(USE).map(({ body }) => body) };
  }

  it.each([
    [origin, { kind: 'inspiration', id: sharedPrompt.id }],
    [
      { source: sharedStory, handed: 'A lighthouse' },
      { kind: 'story', id: sharedStory.id },
    ],
  ])('is saved with what it is credited to, and no more of it: %j', async (from, source) => {
    const sent = await save(from);
    await isSaved();
    expect(sent.row().options.source).toEqual(source);
    expect(JSON.stringify(sent.row())).not.toContain('handed');
  });

  it('is saved with what it is credited to as another version as well, although the form has moved on', async () => {
    const service = serveStories();
    const state = { prompt: 'A second voice', inspirationId: sharedPrompt.id, source: sharedPrompt };
    await renderGenerator({ pathname: '/generators/scifi', state });
    await press(generateButton());
    await tell(service.streams[0], 'Once.');
    type('');
    type('My own');
    await press(button('Another version'));
    await tell(service.streams[1], 'Twice.');
    await press(button(SAVE));
    await savedLink();
    expect(rowOf(service)).toMatchObject({
      story: 'Twice.',
      options: { source: { kind: 'inspiration', id: sharedPrompt.id } },
    });
  });

  it('of the community is recorded as used for the story', async () => {
    const sent = await save(origin);
    await vi.waitFor(() => expect(sent.uses()).toEqual([{ p_inspiration_id: sharedPrompt.id, p_story_id: 'a-row' }]));
  });

  it('that is built in is recorded nowhere', async () => {
    const sent = await save({ inspirationId: 'insp-3' });
    await isSaved();
    await savedLink();
    expect(sent.uses()).toEqual([]);
    expect(sent.row().options).not.toHaveProperty('source');
  });

  it('is saved before its use is recorded', async () => {
    const sent = await save(origin, () => new Promise(() => {}));
    await isSaved();
    await savedLink();
    await vi.waitFor(() => expect(sent.uses()).toHaveLength(1));
  });

  it.each([
    ['refuses', () => json({ code: 'PT404', message: 'There is no such inspiration.' }, 404)],
    ['does not answer', () => new TypeError('Failed to fetch')],
  ])('is saved although the database %s to record its use, which is only logged', async (_case, use) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await save(origin, use);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    await savedLink();
    expect(toasts()).toEqual(['AI-generated story saved successfully!']);
    expect(hasButton(SAVE)).toBe(false);
  });
});
