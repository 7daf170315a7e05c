// @vitest-environment jsdom
import { json, type SentRequest } from '@storyloom/testing/network';
import { lines, toasts } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

const ROW = {
  id: 'row-1',
  title: 'The last lamp',
  prompt: 'A lighthouse',
  generator_id: 'fantasy',
  options: { genre: 'fantasy', unfinished: true, source: { kind: 'inspiration', id: 'insp-9' } },
  language: 'French',
  perspective: 'First Person',
  tone: 'Humorous',
  story_length: 1200,
  created_at: '2026-01-01T00:00:00Z',
  story: '# The lamp\n\nOnce upon',
  demo: true,
};
const isDetail = ({ path, method }: SentRequest) => path === '/rest/v1/user_stories' && method === 'GET';
/** A database that contains this row. */
const withRow = (row: object | null = ROW) =>
  serveStories({
    rows(request) {
      if (isDetail(request)) return json(row ? [row] : []);
      return request.path.endsWith('/lengthen_story') ? json(true) : new Response(null, { status: 201 });
    },
  });
const keep = (id: string, of: Parameters<typeof versionOf>[1]) => keepVersions(versionOf(id, of));

describe('a handed-over saved story', () => {
  it('A handed-over saved story is continued with its own settings, and its longer text is saved in the same row', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'Mine' }));
    const { to, streams } = withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { continues: 'row-1' } });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    const settings = { language: 'french', perspective: 'first', tone: 'humorous', length: 1200 };
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A lighthouse',
      ...settings,
      continueOf: ROW.story,
    });
    await waitFor(() => expect(place().state).toBeNull());
    expect(promptBox()).toHaveValue('Mine');
    await tell(streams[0], ' a time.');
    expect(lines()).toEqual(['The last lamp', 'Once upon a time.']);
    await waitFor(() => expect(to('/lengthen_story')).toHaveLength(1));
    expect(to('/lengthen_story')[0]?.body).toMatchObject({
      p_id: 'row-1',
      p_story: '# The lamp\n\nOnce upon a time.',
      p_former_title: 'The lamp',
      p_demo: true,
      p_options: { source: { kind: 'inspiration', id: 'insp-9' } },
    });
  });

  it.each([
    ['is gone', null, ['The story couldn’t be opened\nIt isn’t in your collection any more.'], []],
    ['came to its end on this device', ROW, [], ['The last lamp', 'Once upon a time.']],
  ])('A handed-over story that %s starts no request', async (_case, row, said, shown) => {
    if (row) keep('a', { rowId: 'row-1', text: `${ROW.story} a time.`, ending: 'complete', saved: false });
    const { requests, to } = withRow(row);
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { continues: 'row-1' } });
    await waitFor(() => expect(requests.some(isDetail)).toBe(true));
    await waitFor(() => expect(toasts()).toEqual(said));
    await waitFor(() => expect(lines()).toEqual(shown));
    expect(to('/generate-story')).toHaveLength(0);
  });
});

describe('a new story after a saved one', () => {
  it('“Create another story” begins with an empty prompt and without the saved story, and the prompt can be put back', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    keep('a', { rowId: 'row-1', text: 'Once upon a time.', saved: true });
    keep('b', { text: 'Not saved.', saved: false });
    withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { fresh: true } });
    await waitFor(() => expect(promptBox()).toHaveValue(''));
    await waitFor(() => expect(lines()).toEqual(['Not saved.']));
    await waitFor(() => expect(screen.queryAllByText(/^Story \d of 2$/)).toEqual([]));
    await waitFor(() => expect(place().state).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });
});

describe('reopening a generator', () => {
  it('shows everything as it was after Back, and no saved story or its prompt after a link', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    keep('b', { text: 'Not saved.', saved: false });
    keep('c', { text: 'Saved last.', saved: true });
    withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await goTo('/elsewhere');
    await goBack();
    await waitFor(() => expect(lines()).toEqual(['Saved last.']));
    expect(promptBox()).toHaveValue('A lighthouse');
    await goTo('/elsewhere');
    await goTo('/generators/fantasy');
    await waitFor(() => expect(promptBox()).toHaveValue(''));
    expect(lines()).toEqual(['Not saved.']);
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });
});

describe('the prompt of the shown story', () => {
  it('The prompt of the story on the page can be cleared for the next one, and put back', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    keep('a', { text: 'Not saved.', ending: 'complete', saved: false });
    withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await user.click(screen.getByRole('button', { name: 'Clear prompt' }));
    expect(promptBox()).toHaveValue('');
    expect(promptBox()).toHaveFocus();
    expect(lines()).toEqual(['Not saved.']);
    expect(screen.queryByRole('button', { name: 'Clear prompt' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });
});

const GO = 'Go to where it stops';

describe('an unfinished story', () => {
  it('An unfinished story is named above the form, with a button to its end, until it is continued', async () => {
    keepVersions(versionOf('a', { ending: 'stopped', text: '# The Light\n\nOnce upon' }));
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    expect(document.body).toHaveTextContent('“The Light” isn’t finished.');
    await user.click(screen.getByRole('button', { name: GO }));
    expect(screen.getByRole('group', { name: 'End of the story' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('button', { name: GO })).not.toBeInTheDocument();
    await tell(streams[0], ' a time.');
    expect(screen.queryByRole('button', { name: GO })).not.toBeInTheDocument();
  });
});

describe('unfinished stories of other generators', () => {
  const keepIn = (genre: string, change: Parameters<typeof versionOf>[1]) => {
    localStorage.setItem(`storyloom-draft-${genre}`, JSON.stringify({ prompt: '', shown: genre }));
    localStorage.setItem(`storyloom-story-${genre}-${genre}`, JSON.stringify(versionOf(genre, change)));
  };
  const WAITING = /^Not finished yet:/;

  it('Unfinished stories of other generators are named above the form, each with a link', async () => {
    keepIn('scifi', { ending: 'stopped', text: '# The Beryl\n\nOnce' });
    keepIn('romance', { ending: 'interrupted', text: 'Once' });
    keepIn('children', { ending: 'complete' });
    serveStories();
    const links = async () => {
      await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
      const found = within(await screen.findByText(WAITING)).getAllByRole('link');
      return found.map((link) => [link.textContent, link.getAttribute('href')]);
    };
    const romance = ['“Your Generated Story” (Romance)', '/generators/romance'];
    expect(await links()).toEqual([['“The Beryl” (Sci-Fi)', '/generators/scifi'], romance]);
    keepIn('scifi', { ending: 'stopped', saved: true });
    localStorage.setItem('storyloom-story-children-children', '{"id":');
    expect(await links()).toEqual([romance]);
    expect(localStorage.getItem('storyloom-story-children-children')).toBe('{"id":');
  });
});
