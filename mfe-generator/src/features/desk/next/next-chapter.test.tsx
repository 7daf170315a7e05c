// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { StoryStream } from '../../../testing/story-service.ts';
import { ADDRESS, openDesk, savedText, storyBox, TEXT, write } from '../page/testing/desk-page.ts';
import { placeRanges } from '../page/testing/placed-ranges.ts';

const WAYS = ['The lamp goes out.', 'A stranger knocks.', 'Ilse leaves the house.'];
const CHAPTER = '## The Stranger\n\nHe knocked at nine.';

beforeAll(placeRanges);

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function suggest() {
  backend.answerWith('suggest-next', { suggestions: WAYS });
  await press('Suggest three ways on');
  await screen.findByRole('radio', { name: WAYS[1]! });
}

function serveChapter(): StoryStream {
  const stream = new StoryStream();
  backend.answerBy('generate-story', stream.response);
  return stream;
}

/** Asks for a chapter in the user's own words, and lets it arrive. */
async function writeChapter(demo = false): Promise<void> {
  const stream = serveChapter();
  await fill(screen.getByRole('textbox', { name: /^What happens next/ }), 'A stranger knocks.');
  await press('Write the chapter');
  await act(async () => {
    stream.start({ demo });
    stream.write(CHAPTER);
    stream.end();
  });
  await screen.findByText('Next chapter: 6 words.');
}

describe('What happens next', () => {
  it('The chapter of a chosen suggestion is asked for with the story, and nothing changes before it is accepted', async () => {
    await openDesk({ prompt: 'A lamp' });
    await suggest();
    expect(backend.sent('suggest-next')).toEqual([{ story: TEXT, genre: 'fantasy', language: 'english' }]);
    expect(screen.getByRole('radio', { name: WAYS[0]! })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: WAYS[1]! }));
    const stream = serveChapter();
    await press('Write the chapter');
    await waitFor(() => expect(storyBox()).toHaveFocus());
    await act(async () => stream.tell(CHAPTER));
    expect(await screen.findByText('Next chapter: 6 words.')).toBeVisible();
    expect(backend.sent('generate-story')).toEqual([
      expect.objectContaining({ continueOf: TEXT, next: WAYS[1], length: 800, prompt: 'A lamp', attempt: 1 }),
    ]);
    expect(storyBox().querySelector('[data-block=heading]')).toHaveTextContent('The Stranger');
    expect(savedText()).toBe(TEXT);
    await press(/^Accept/);
    await waitFor(() => expect(savedText()).toBe(`${TEXT}\n\n${CHAPTER}`));
    expect(backend.library.texts.revisions.map(({ cause }) => cause)).toEqual(['written', 'chapter']);
    expect(screen.queryByRole('radio', { name: WAYS[1]! })).toBeNull();
  });

  it('A chapter that is shorter than its user asked for says so, and one of about that length does not', async () => {
    await openDesk();
    await writeChapter();
    const missed = 'It came out shorter than the 800 words you asked for.';
    expect(screen.getByText(missed)).toBeVisible();
    expect(screen.getByText(`Proposal ready: Next chapter: 6 words. ${missed}`)).toHaveAttribute('role', 'status');
    const stream = serveChapter();
    await press('Try Again');
    await act(async () => stream.tell(`## The Lamp\n\n${'word '.repeat(798)}`));
    await screen.findByText('Next chapter: 800 words.');
    expect(screen.queryByText(missed)).toBeNull();
    expect(screen.getByText('Proposal ready: Next chapter: 800 words.')).toBeInTheDocument();
  });

  it('A chapter that is discarded by key leaves the story as it was, and can be asked for again', async () => {
    await openDesk();
    await writeChapter();
    fireEvent.keyDown(storyBox(), { key: 'Escape' });
    expect(screen.queryByText('Next chapter: 6 words.')).toBeNull();
    expect(screen.getByText('Chapter discarded. The story is as it was.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('textbox', { name: /^What happens next/ })).toHaveValue('A stranger knocks.');
    expect(savedText()).toBe(TEXT);
  });

  it('While a proposal is shown, no other chapter can be asked for', async () => {
    await openDesk();
    await writeChapter();
    expect(screen.getByRole('button', { name: 'Write the chapter' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Accept or discard the proposal above first.')).toBeVisible();
  });

  it('Without a direction nothing is asked for, and the field says so', async () => {
    await openDesk();
    await press('Write the chapter');
    expect(screen.getByRole('textbox', { name: /^What happens next/ })).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^What happens next/ })).toHaveFocus());
    await fill(screen.getByRole('textbox', { name: /^What happens next/ }), 'a'.repeat(501));
    await press('Write the chapter');
    expect(screen.getAllByText(/This is 1 character too long/)[0]).toBeInTheDocument();
    expect(backend.sent('generate-story')).toEqual([]);
  });

  it('What was missing is not named any more when there are suggestions', async () => {
    await openDesk();
    await press('Write the chapter');
    expect(screen.getByRole('textbox', { name: /^What happens next/ })).toBeInvalid();
    await suggest();
    await waitFor(() => expect(screen.getByRole('radio', { name: WAYS[0]! })).toBeChecked());
    expect(screen.queryByText('Choose a suggestion, or write what happens next.')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'In my own words' }));
    await press('Write the chapter');
    await user.click(screen.getByRole('radio', { name: WAYS[1]! }));
    expect(screen.queryByText('Choose a suggestion, or write what happens next.')).toBeNull();
  });

  it('Suggestions that fail say why, and the user’s own words still do', async () => {
    await openDesk();
    const message = 'The demo storyteller only knows its own stories.';
    backend.answerWith('suggest-next', { error: { code: 'bad_request', message } }, 400);
    await press('Suggest three ways on');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    backend.answerWith('suggest-next', { suggestions: [] });
    await press('Suggest three ways on');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('couldn’t be read'));
    await writeChapter();
  });

  it('A story without room for a chapter says so', async () => {
    await openDesk({ story: 'a'.repeat(59_600) });
    expect(screen.getByText(/^This story is as long as a story can be/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write the chapter' })).toBeNull();
  });

  it('A story without a word is begun first', async () => {
    await openDesk({ story: ' ' });
    await press('Write the chapter');
    expect(screen.getAllByText('Write the beginning of the story first.')[0]).toBeInTheDocument();
    write('Once.');
  });

  it('The address of the section leads to it once, and not again when a chapter is accepted', async () => {
    backend.library.rows = [storyRow(1, { title: 'The Lamp', story: TEXT })];
    await renderRemote(remote, { at: `${ADDRESS}#next`, as: ADA });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What happens next?' })).toHaveFocus());
    await writeChapter();
    await press(/^Accept/);
    await waitFor(() => expect(savedText()).toContain('## The Stranger'));
    expect(screen.getByRole('heading', { name: 'What happens next?' })).not.toHaveFocus();
  });
});
