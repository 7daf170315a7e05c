// @vitest-environment jsdom
import { json, type SentRequest } from '@storyloom/testing/network';
import { fill, lines, toasts } from '@storyloom/testing/page';
import { goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;
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
    const { to, streams } = withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { continues: 'row-1' } });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A lighthouse',
      genre: 'fantasy',
      language: 'french',
      perspective: 'first',
      tone: 'humorous',
      length: 1200,
      continueOf: ROW.story,
    });
    await waitFor(() => expect(place().state).toBeNull());
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

  it('A handed-over story continues from the text on the device when that is longer than the saved one', async () => {
    keep('a', { rowId: 'row-1', text: `${ROW.story} a time`, ending: 'stopped', saved: false, rowTitle: 'The lamp' });
    const { to } = withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { continues: 'row-1' } });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body.continueOf).toBe(`${ROW.story} a time`);
    expect(screen.queryByRole('button', { name: 'Next story' })).not.toBeInTheDocument();
  });

  it('A handed-over story replaces its own shorter version, and other versions stay', async () => {
    keep('a', { rowId: 'row-1', text: '# The lamp\n\nOnce', ending: 'stopped', saved: true });
    keep('b', { text: 'Another', ending: 'complete', saved: false });
    const { to, streams } = withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { continues: 'row-1' } });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    await tell(streams[0], ' a time.');
    expect(lines()).toEqual(['The last lamp', 'Once upon a time.']);
    expect(document.body).toHaveTextContent(/Story \d of 2/);
  });

  it('A handed-over story leaves the prompt in the form alone', async () => {
    const { to } = withRow();
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'Mine' }));
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { continues: 'row-1' } });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(promptBox()).toHaveValue('Mine');
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
    keep('a', { rowId: 'row-1', text: 'Once upon a time.', ending: 'complete', saved: true });
    withRow();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { fresh: true } }));
    await waitFor(() => expect(promptBox()).toHaveValue(''));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await waitFor(() => expect(place().state).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });

  it('“Create another story” keeps a version that is not saved', async () => {
    keep('a', { text: 'Saved.', ending: 'complete', saved: true });
    keep('b', { text: 'Not saved.', ending: 'complete', saved: false });
    withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA, state: { fresh: true } });
    await waitFor(() => expect(lines()).toEqual(['Not saved.']));
    // The switch below the story and the one above it.
    await waitFor(() => expect(screen.queryAllByText(/^Story \d of 2$/)).toEqual([]));
  });
});

describe('reopening a generator', () => {
  const byLink = () => goTo('/generators/fantasy');
  const openFrom = async (way: () => Promise<void>) => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    withRow();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    await goTo('/elsewhere');
    await way();
    await screen.findByRole('textbox', { name: 'Your prompt' });
  };

  it('Opening the generator by a link removes the saved stories and their prompt, which can be put back', async () => {
    keep('a', { text: 'Saved.', saved: true });
    keep('b', { text: 'Not saved.', saved: false });
    keep('c', { text: 'Saved last.', saved: true });
    await openFrom(byLink);
    await waitFor(() => expect(promptBox()).toHaveValue(''));
    expect(lines()).toEqual(['Not saved.']);
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });

  it.each([
    ['by a link where the story on the page is not saved', byLink, { saved: false }],
    ['by a link where it was written from another prompt', byLink, { saved: true, prompt: 'Another' }],
    ['by Back', goBack, { saved: true }],
  ])('Opening the generator %s shows everything as it was', async (_case, way, of) => {
    keep('a', { text: 'Once.', ...of });
    await openFrom(way);
    await waitFor(() => expect(lines()).toEqual(['Once.']));
    expect(promptBox()).toHaveValue('A lighthouse');
  });
});

describe('the prompt of the shown story', () => {
  it('The prompt of the story on the page can be cleared for the next one, and put back', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    keep('a', { text: 'Not saved.', ending: 'complete', saved: false });
    withRow();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    await user.click(screen.getByRole('button', { name: 'Clear prompt' }));
    expect(promptBox()).toHaveValue('');
    expect(promptBox()).toHaveFocus();
    expect(lines()).toEqual(['Not saved.']);
    expect(screen.queryByRole('button', { name: 'Clear prompt' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });

  it('“Clear prompt” is offered only when there is a story on the page', async () => {
    withRow();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await fill(promptBox(), 'A lighthouse');
    expect(screen.queryByRole('button', { name: 'Clear prompt' })).not.toBeInTheDocument();
  });
});
