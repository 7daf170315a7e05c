// @vitest-environment jsdom
import { signIn } from '@storyloom/testing/session';
import { json, type SentRequest } from '@storyloom/shared/testing/network';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  article,
  button,
  hasButton,
  leave,
  press,
  promptBox,
  renderGenerator,
  storyLines,
  tidyUp,
  toasts,
  type,
  where,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

beforeEach(() => signIn('user-1'));
afterEach(tidyUp);

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
/** A database that has this row. */
const withRow = (row: object | null = ROW) =>
  serveStories({
    rows(request) {
      if (isDetail(request)) return json(row ? [row] : []);
      return request.path.endsWith('/lengthen_story') ? json(true) : new Response(null, { status: 201 });
    },
  });
const open = (state: object) => renderGenerator({ pathname: '/generators/fantasy', state });
const keep = (id: string, of: Parameters<typeof versionOf>[1]) =>
  localStorage.setItem(`storyloom-story-fantasy-${id}`, JSON.stringify(versionOf(id, of)));

describe('a saved story that its page hands over to be finished', () => {
  it('is gone on with as it was asked for, on a device that never had it, and saves its longer text in its own row', async () => {
    const { to, streams } = withRow();
    await open({ continues: 'row-1' });
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A lighthouse',
      genre: 'fantasy',
      language: 'french',
      perspective: 'first',
      tone: 'humorous',
      length: 1200,
      continueOf: ROW.story,
    });
    expect(where().state).toBe(null);
    await act(async () => streams[0]!.tell(' a time.'));
    expect(storyLines()).toEqual(['The last lamp', 'Once upon a time.']);
    await vi.waitFor(() => expect(to('/lengthen_story')).toHaveLength(1));
    expect(to('/lengthen_story')[0]?.body).toMatchObject({
      p_id: 'row-1',
      p_story: '# The lamp\n\nOnce upon a time.',
      p_former_title: 'The lamp',
      p_demo: true,
      p_options: { source: { kind: 'inspiration', id: 'insp-9' } },
    });
  });

  it('goes on from what the device has, where that is more than what is saved', async () => {
    keep('a', { rowId: 'row-1', text: `${ROW.story} a time`, ending: 'stopped', saved: false, rowTitle: 'The lamp' });
    const { to } = withRow();
    await open({ continues: 'row-1' });
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body.continueOf).toBe(`${ROW.story} a time`);
    expect(hasButton('Next story')).toBe(false);
  });

  it('takes the place of its own beginning, and leaves other stories beside it', async () => {
    keep('a', { rowId: 'row-1', text: '# The lamp\n\nOnce', ending: 'stopped', saved: true });
    keep('b', { text: 'Another', ending: 'complete', saved: false });
    const { to, streams } = withRow();
    await open({ continues: 'row-1' });
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    await act(async () => streams[0]!.tell(' a time.'));
    expect(storyLines()).toEqual(['The last lamp', 'Once upon a time.']);
    expect(document.body.textContent).toMatch(/Story \d of 2/);
  });

  it('leaves the prompt in the form as the user has it', async () => {
    const { to } = withRow();
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'Mine' }));
    await open({ continues: 'row-1' });
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(promptBox().value).toBe('Mine');
  });

  it.each([
    ['is gone', null, 'The story couldn’t be opened\nIt isn’t in your collection any more.'],
    ['came to its end on this device', ROW, undefined],
  ])('asks for nothing where it %s', async (_case, row, said) => {
    if (row) keep('a', { rowId: 'row-1', text: `${ROW.story} a time.`, ending: 'complete', saved: false });
    const { requests, to } = withRow(row);
    await open({ continues: 'row-1' });
    await vi.waitFor(() => expect(requests.some(isDetail)).toBe(true));
    await vi.waitFor(() =>
      expect(said ? toasts() : [article()?.textContent]).toContain(said ?? 'The last lampOnce upon a time.'),
    );
    expect(to('/generate-story')).toHaveLength(0);
  });
});

describe('another story that is asked for from a saved one', () => {
  it('begins from an empty prompt, without the saved story, and the prompt can be put back', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    keep('a', { rowId: 'row-1', text: 'Once upon a time.', ending: 'complete', saved: true });
    withRow();
    await open({ fresh: true });
    await vi.waitFor(() => expect(promptBox().value).toBe(''));
    expect(article()).toBe(null);
    expect(where().state).toBe(null);
    await press(button('Put back my prompt'));
    expect(promptBox().value).toBe('A lighthouse');
  });

  it('leaves a story on the page that is saved nowhere else', async () => {
    keep('a', { text: 'Saved.', ending: 'complete', saved: true });
    keep('b', { text: 'Not saved.', ending: 'complete', saved: false });
    withRow();
    await open({ fresh: true });
    await vi.waitFor(() => expect(storyLines()).toEqual(['Not saved.']));
    expect(document.body.textContent).not.toContain('Story 1 of 2');
  });
});

describe('a generator that is opened by a link', () => {
  const openFrom = async (way: 'By a link' | 'Back') => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    withRow();
    await renderGenerator();
    await leave();
    await press(button(way));
    await screen.findByLabelText('Your prompt');
  };

  it('has no story that is saved, and no prompt that it was written from, but can put that back', async () => {
    keep('a', { text: 'Saved.', saved: true });
    keep('b', { text: 'Not saved.', saved: false });
    keep('c', { text: 'Saved last.', saved: true });
    await openFrom('By a link');
    await vi.waitFor(() => expect(promptBox().value).toBe(''));
    expect(storyLines()).toEqual(['Not saved.']);
    await press(button('Put back my prompt'));
    expect(promptBox().value).toBe('A lighthouse');
  });

  it.each([
    ['is not saved', { saved: false }],
    ['was written from another prompt', { saved: true, prompt: 'Another' }],
  ])('has everything as it was where the story on the page %s', async (_case, of) => {
    keep('a', { text: 'Once.', ...of });
    await openFrom('By a link');
    await vi.waitFor(() => expect(storyLines()).toEqual(['Once.']));
    expect(promptBox().value).toBe('A lighthouse');
  });

  it('has everything as it was after Back', async () => {
    keep('a', { text: 'Once.', saved: true });
    await openFrom('Back');
    await vi.waitFor(() => expect(storyLines()).toEqual(['Once.']));
    expect(promptBox().value).toBe('A lighthouse');
  });
});

describe('the prompt of a story that is on the page', () => {
  it('can be cleared for the next one, and put back', async () => {
    localStorage.setItem('storyloom-draft-fantasy', JSON.stringify({ prompt: 'A lighthouse' }));
    keep('a', { text: 'Not saved.', ending: 'complete', saved: false });
    withRow();
    await renderGenerator();
    await press(button('Clear prompt'));
    expect(promptBox().value).toBe('');
    expect(document.activeElement).toBe(promptBox());
    expect(storyLines()).toEqual(['Not saved.']);
    expect(hasButton('Clear prompt')).toBe(false);
    await press(button('Put back my prompt'));
    expect(promptBox().value).toBe('A lighthouse');
  });

  it('is offered to be cleared only where a story is, so that the first prompt has the room', async () => {
    withRow();
    await renderGenerator();
    type('A lighthouse');
    expect(hasButton('Clear prompt')).toBe(false);
  });
});
