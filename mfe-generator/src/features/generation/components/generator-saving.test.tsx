// @vitest-environment jsdom
import { signIn } from '@storyloom/testing/session';
import { sessionOf } from '@storyloom/testing/people';
import { fakeSession, storeSession } from '@storyloom/shared/testing/fake-auth';
import { json, type SentRequest } from '@storyloom/shared/testing/network';
import { useSession } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../testing/providers.tsx';
import {
  button,
  generate,
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
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { useSaveStory } from '../model/use-save-story.ts';

const SAVE = 'Save AI-Generated Story to Your Collection';
const saveButton = () => button(SAVE);
const UNREACHABLE =
  'An error occurred while saving your AI-generated story\nStoryloom can’t be reached just now. Check your connection and try again.';
const NO_WORDS = 'Failed to save AI-generated story\nSomething went wrong on our side. Please try again in a moment.';
const savedLink = () => screen.findByText('Saved. Open it in My Stories');

beforeEach(() => signIn('user-1'));
afterEach(tidyUp);

/** A signed-in person with a finished story on the page. */
async function withStory(rows: () => Response | Error | Promise<Response>, text = '# The **Light**\n\nOnce.') {
  const stream = new StoryStream();
  const service = serveStories({ story: () => stream.response, rows });
  await renderGenerator('/generators/scifi');
  await generate('A second voice');
  await tell(stream, text);
  return service;
}

const rowsOf = (service: ReturnType<typeof serveStories>) =>
  service.requests.filter(({ path, method }) => path === '/rest/v1/user_stories' && method === 'POST');

const lengthened = (service: ReturnType<typeof serveStories>) =>
  service.to('/rpc/lengthen_story').map(({ body }) => body);

describe('a signed-in person', () => {
  it('asks as themselves, without limit and without a guest session', async () => {
    const service = await withStory(() => new Response(null, { status: 201 }));
    const [request] = service.to('/generate-story');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${sessionOf('user-1').access_token}`);
    expect(request?.headers.get('x-guest-token')).toBeNull();
    expect(localStorage.getItem('story-generator-session')).toBeNull();
    expect(document.body.textContent).not.toContain('free AI-generated stories');
    expect(button('Another version').getAttribute('aria-describedby')).toBeNull();
    expect(document.body.textContent).not.toContain('Sign in to save');
    type('Another');
    expect(generateButton().disabled).toBe(false);
  });

  it('is told before the first story that a demo storyteller writes here, and only where the service says so', async () => {
    const NO_AI = /No AI model is connected to this site/;
    const answer = (demo: object) => () => json({ token: 'guest-token', used: 0, limit: 3, ...demo });
    const { streams } = serveStories({ guest: answer({ demo: true }) });
    const view = await renderGenerator();
    expect(await screen.findByText(NO_AI)).toBeTruthy();
    expect(document.body.textContent).not.toContain('free AI-generated stories');
    await generate();
    expect(screen.queryByText(NO_AI)).toBeNull();
    await tell(streams[0], 'Once.');
    expect(screen.queryByText(NO_AI)).toBeNull();
    view.unmount();
    localStorage.clear();
    await signIn('user-1');
    const { to } = serveStories({ guest: answer({}) });
    await renderGenerator();
    await vi.waitFor(() => expect(to('/guest-session')).toHaveLength(1));
    expect(screen.queryByText(NO_AI)).toBeNull();
  });

  it('asks for a random prompt as themselves', async () => {
    const { to } = serveStories();
    await renderGenerator();
    await press(button('Random prompt'));
    await vi.waitFor(() => expect(promptBox().value).toBe('A random prompt'));
    expect(to('/random-prompt')[0]?.headers.get('authorization')).toBe(`Bearer ${sessionOf('user-1').access_token}`);
  });

  it('saves the story with its title and what it was asked with', async () => {
    const service = await withStory(() => new Response(null, { status: 201 }));
    type('Something else by now');
    fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'humorous' } });
    await press(saveButton());
    await vi.waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    const row = rowsOf(service)[0]?.body;
    expect(row).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_id: 'user-1',
      title: 'The Light',
      story: '# The **Light**\n\nOnce.',
      prompt: 'A second voice',
      generator_id: 'scifi',
      tone: 'Neutral',
    });
    expect(hasButton(SAVE)).toBe(false);
    expect((await savedLink()).getAttribute('href')).toBe(`/story/${row.id}`);
  });

  it('finds the focus on the saved story after saving, unless they went on to something else', async () => {
    await withStory(() => new Response(null, { status: 201 }));
    button('Save AI-Generated Story to Your Collection').focus();
    await press(button('Save AI-Generated Story to Your Collection'));
    expect(document.activeElement).toBe((await savedLink()).closest('a'));
    tidyUp();
    await signIn('user-1');
    await withStory(() => new Response(null, { status: 201 }));
    await press(button('Save AI-Generated Story to Your Collection'));
    generateButton().focus();
    await savedLink();
    await vi.waitFor(() => expect(document.activeElement).toBe(generateButton()));
  });

  it('saves a story without a title under the fallback', async () => {
    const service = await withStory(() => new Response(null, { status: 201 }), 'Once.');
    await press(saveButton());
    await vi.waitFor(() => expect(rowsOf(service)[0]?.body.title).toBe('Untitled AI-Generated Story'));
  });

  it('can’t press Save twice while it is being saved', async () => {
    let answer!: (response: Response) => void;
    const service = await withStory(() => new Promise((resolve) => (answer = resolve)));
    await press(saveButton());
    const busy = await screen.findByText('Saving…');
    await press(busy);
    await vi.waitFor(() => expect(rowsOf(service)).toHaveLength(1));
    await act(async () => answer(new Response(null, { status: 201 })));
    await savedLink();
    expect(rowsOf(service)).toHaveLength(1);
  });

  it('who goes on with a story while it is being saved has saved what it was, and then the rest', async () => {
    const version = versionOf('a', { ending: 'stopped', text: 'Once upon' });
    localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(version));
    let answer!: (response: Response) => void;
    function rows({ path, method }: SentRequest) {
      if (path.endsWith('lengthen_story')) return json(true);
      return method === 'GET' ? json([]) : new Promise<Response>((resolve) => (answer = resolve));
    }
    const service = serveStories({ rows });
    await renderGenerator();
    await press(saveButton());
    await screen.findByText('Saving…');
    await press(button('Continue'));
    await act(async () => service.streams[0]?.write(' a time.'));
    await act(async () => answer(new Response(null, { status: 201 })));
    await vi.waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    await act(async () => service.streams[0]?.end());
    await savedLink();
    expect(rowsOf(service).map(({ body }) => [body.id, body.story])).toEqual([[version.rowId, 'Once upon']]);
    expect(lengthened(service)).toMatchObject([{ p_id: version.rowId, p_story: 'Once upon a time.' }]);
  });

  /** On the page with a story that was saved and then continued; `answer` is what the database says to its longer text. */
  async function continued(answer: () => Response | Error) {
    const version = versionOf('a', { ending: 'stopped', text: '# The', saved: true });
    localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(version));
    const rows = ({ path }: SentRequest) =>
      path.endsWith('lengthen_story') ? answer() : new Response(null, { status: 201 });
    const service = serveStories({ rows });
    await renderGenerator();
    await press(button('Continue'));
    await act(async () => service.streams[0]?.tell(' Light\n\nOnce.'));
    return { version, service };
  }

  it('who continues a saved story has its longer text where the story is already, without asking, and no second one', async () => {
    const { version, service } = await continued(() => json(true));
    expect(hasButton(SAVE)).toBe(false);
    expect((await savedLink()).getAttribute('href')).toBe(`/story/${version.rowId}`);
    expect(lengthened(service)).toEqual([
      {
        p_id: version.rowId,
        p_story: '# The Light\n\nOnce.',
        p_former_title: 'The',
        p_title: 'The Light',
        p_options: expect.objectContaining({ genre: 'fantasy', length: 500 }),
        p_demo: false,
      },
    ]);
    expect(rowsOf(service)).toEqual([]);
    expect(toasts()).toContain(
      'AI-generated story saved successfully!\nThe story in your collection has the longer text now.',
    );
  });

  it('who continues a story that was saved and is there no more can save it as a new one, which nobody does for them', async () => {
    const { version, service } = await continued(() => json(false));
    await vi.waitFor(() => expect(hasButton(SAVE)).toBe(true));
    expect(rowsOf(service)).toEqual([]);
    await press(saveButton());
    const saved = await savedLink();
    expect(rowsOf(service)).toHaveLength(1);
    const row = rowsOf(service)[0]?.body;
    expect(row).toMatchObject({ story: '# The Light\n\nOnce.', title: 'The Light' });
    expect(row.id).not.toBe(version.rowId);
    expect(saved.getAttribute('href')).toBe(`/story/${row.id}`);
  });

  it('says that the longer text could not be saved, offers it, and still knows after a reload that the saved story is shorter', async () => {
    const answers = [new TypeError('Failed to fetch'), json(true)];
    const { version, service } = await continued(() => answers.shift()!);
    await vi.waitFor(() => expect(toasts()).toContain(UNREACHABLE));
    expect(lengthened(service)).toHaveLength(1);
    expect(button('Save the longer text').disabled).toBe(false);
    cleanup();
    await renderGenerator();
    await press(button('Save the longer text'));
    await savedLink();
    expect(lengthened(service)[1]).toMatchObject({ p_id: version.rowId, p_former_title: 'The' });
    expect(rowsOf(service)).toEqual([]);
  });

  it('saves once although the first answer got lost', async () => {
    const answers = [
      new TypeError('Failed to fetch'),
      json({ code: '23505', message: 'duplicate key value violates unique constraint' }, 409),
      // It is there, deleted meanwhile or not.
      json(true),
    ];
    const service = await withStory(() => answers.shift()!);
    await press(saveButton());
    await vi.waitFor(() => expect(toasts()).toContain(UNREACHABLE));
    await press(saveButton());
    await savedLink();
    const [first, second] = rowsOf(service);
    expect(second?.body.id).toBe(first?.body.id);
    expect(service.to('/rpc/restore_story')).toMatchObject([{ body: { p_id: first?.body.id } }]);
    await vi.waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
  });

  it('is told the database’s message when it refuses, and can try again', async () => {
    await withStory(() => json({ code: '42501', message: 'You have reached the limit of saved stories' }, 403));
    await press(saveButton());
    await vi.waitFor(() => expect(toasts()).toContain('You have reached the limit of saved stories'));
    expect(saveButton().disabled).toBe(false);
    expect(toasts()).not.toContain('AI-generated story saved successfully!');
  });

  it('is told that it failed when the database says nothing else', async () => {
    await withStory(() => json({ code: 'XX000', message: '' }, 500));
    await press(saveButton());
    await vi.waitFor(() => expect(toasts()).toContain(NO_WORDS));
    expect(saveButton().disabled).toBe(false);
  });

  it('who has no story has nothing to save', async () => {
    const service = serveStories();
    const told = vi.spyOn(toast, 'error');
    const options = {
      genre: 'fantasy',
      version: undefined,
      onSaved: () => undefined,
      onRowGone: () => undefined,
      onSignIn: () => undefined,
    } as const;
    const { result } = renderHook(() => ({ ...useSaveStory(options), ...useSession() }), { wrapper: Providers });
    await vi.waitFor(() => expect(result.current.user).not.toBeNull());
    act(() => result.current.save());
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('No AI story content to save'));
    expect(rowsOf(service)).toEqual([]);
  });

  it('sees after coming back that the story is saved', async () => {
    const { streams } = serveStories();
    const view = await renderGenerator();
    await generate();
    await tell(streams[0], 'Once.');
    await press(saveButton());
    await savedLink();
    view.unmount();
    await renderGenerator();
    expect(await savedLink()).toBeTruthy();
  });

  it('who asks before the session is known is waited for, not taken for a guest', async () => {
    vi.resetModules();
    localStorage.clear();
    storeSession(fakeSession({ seconds: -3600 }));
    const renewed = sessionOf('user-1');
    let renew!: () => void;
    const renewal = new Promise<void>((resolve) => (renew = resolve));
    const service = serveStories({ refresh: () => renewal.then(() => json(renewed)) });
    const fresh = await import('../../../testing/render-generator.tsx');
    await fresh.renderGenerator();
    await vi.waitFor(() => expect(service.to('/auth/v1/token')).not.toEqual([]));
    await fresh.generate();
    await act(async () => renew());
    await vi.waitFor(() => expect(service.to('/generate-story')).toHaveLength(1));
    expect(service.to('/generate-story')[0]?.headers.get('authorization')).toBe(`Bearer ${renewed.access_token}`);
    expect(localStorage.getItem('story-generator-session')).toBeNull();
    fresh.tidyUp();
  });
});
