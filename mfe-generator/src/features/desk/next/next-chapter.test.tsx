// @vitest-environment jsdom
import { readStored, storedKeys } from '@storyloom/shared/device-storage';
import { backend } from '@storyloom/testing/backend';
import { fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { passTime, watchTimers } from '../../../testing/steps.ts';
import { StoryStream } from '../../../testing/story-service.ts';
import { ADDRESS, openDesk, reopenDesk, savedText, storyBox, TEXT } from '../page/testing/desk-page.ts';

const WAYS = ['The lamp goes out.', 'A stranger knocks.', 'Ilse leaves the house.'];
const OWN = 'A stranger knocks.';
const CHAPTER = '## The Stranger\n\nHe knocked at nine.';

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const ownField = () => screen.getByRole('textbox', { name: /^What happens next/ });
const keptKeys = () => ['storyloom-next:', 'storyloom-chapter:'].flatMap(storedKeys);

async function suggest() {
  backend.answerWith('suggest-next', { suggestions: WAYS });
  await press('Suggest three ways on');
  await screen.findByRole('radio', { name: WAYS[1]! });
}

async function reload() {
  cleanup();
  return reopenDesk();
}

function serveChapter(): StoryStream {
  const stream = new StoryStream();
  backend.answerBy('generate-story', stream.response);
  return stream;
}

/** Asks for a chapter in the user's own words; part of it or all of it arrives. */
async function askForChapter({ demo = false, isWhole = true } = {}): Promise<StoryStream> {
  const stream = serveChapter();
  await fill(ownField(), OWN);
  await press('Write the chapter');
  await act(async () => {
    stream.start({ demo });
    stream.write(CHAPTER);
    if (isWhole) stream.end();
  });
  await waitFor(() => expect(storyBox()).toHaveTextContent('He knocked at nine.'));
  return stream;
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
    await askForChapter();
    expect(screen.getByRole('button', { name: 'Write the chapter' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Accept or discard the proposal above first.')).toBeVisible();
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

  it('Without a direction nothing is asked for, and the field says so', async () => {
    await openDesk();
    await press('Write the chapter');
    expect(ownField()).toBeInvalid();
    await waitFor(() => expect(ownField()).toHaveFocus());
    await fill(ownField(), 'a'.repeat(501));
    await press('Write the chapter');
    expect(screen.getAllByText(/This is 1 character too long/)[0]).toBeInTheDocument();
    expect(backend.sent('generate-story')).toEqual([]);
  });

  it('What was missing is not named any more when there are suggestions', async () => {
    await openDesk();
    await press('Write the chapter');
    expect(ownField()).toBeInvalid();
    await suggest();
    await waitFor(() => expect(screen.getByRole('radio', { name: WAYS[0]! })).toBeChecked());
    expect(screen.queryByText('Choose a suggestion, or write what happens next.')).toBeNull();
  });

  it('Suggestions that fail say why, and the user’s own words still do', async () => {
    await openDesk();
    const message = 'The demo storyteller only knows its own stories.';
    backend.answerWith('suggest-next', { error: { code: 'bad_request', message } }, 400);
    await press('Suggest three ways on');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await askForChapter();
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
  });

  it('The address of the section leads to it once, and not again when a chapter is accepted', async () => {
    backend.library.rows = [storyRow(1, { title: 'The Lamp', story: TEXT })];
    await renderRemote(remote, { at: `${ADDRESS}#next`, as: ADA });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What happens next?' })).toHaveFocus());
    await askForChapter();
    await press(/^Accept/);
    await waitFor(() => expect(savedText()).toContain('## The Stranger'));
    expect(screen.getByRole('heading', { name: 'What happens next?' })).not.toHaveFocus();
  });
});

describe('The next chapter, as kept on the device', () => {
  it('The user’s own words, the suggestions, the choice and the length are there again after a reload', async () => {
    await openDesk();
    await fill(ownField(), OWN);
    await suggest();
    await user.click(screen.getByRole('radio', { name: WAYS[2]! }));
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight}');
    const length = screen.getByRole('slider').getAttribute('aria-valuetext');
    await reload();
    expect(screen.getByRole('radio', { name: WAYS[2]! })).toBeChecked();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', length);
    expect(length).not.toBe('800 words');
    await user.click(screen.getByRole('radio', { name: 'In my own words' }));
    expect(ownField()).toHaveValue(OWN);
  });

  it('A chapter that waits is offered again after a reload, with its demo mark, and is not in the story before', async () => {
    await openDesk();
    await askForChapter({ demo: true });
    await reload();
    expect(await screen.findByText('Next chapter: 6 words.')).toBeVisible();
    expect(screen.getByText(/^Demo storyteller/)).toBeVisible();
    expect(savedText()).toBe(TEXT);
    await press(/^Accept/);
    await waitFor(() => expect(savedText()).toBe(`${TEXT}\n\n${CHAPTER}`));
    expect(backend.library.rows[0]?.demo).toBe(true);
    expect(ownField()).toHaveValue('');
    expect(keptKeys()).toEqual([]);
  });

  it('A chapter that was arriving is offered as far as it came, and can be asked for again with the same words', async () => {
    await openDesk();
    await askForChapter({ isWhole: false });
    await reload();
    expect(await screen.findByText(/^Next chapter: 6 words\. The writing stopped partway/)).toBeVisible();
    const stream = serveChapter();
    await press('Try Again');
    await act(async () => stream.tell('## Another\n\nNobody came.'));
    await screen.findByText('Next chapter: 3 words.');
    const asked = backend.sent('generate-story').map(({ next, length, attempt }) => [next, length, attempt]);
    expect(asked).toEqual([
      [OWN, 800, 1],
      [OWN, 800, 2],
    ]);
    await reload();
    expect(await screen.findByText('Next chapter: 3 words.')).toBeVisible();
  });

  it('A chapter that arrives is kept as far as it came, for a page that crashes', async () => {
    watchTimers();
    await openDesk();
    const stream = await askForChapter({ isWhole: false });
    const kept = () => storedKeys('storyloom-chapter:').map((key) => readStored(key));
    expect(kept()).toEqual([expect.stringContaining('He knocked at nine.')]);
    await act(async () => stream.write(' Nobody came.'));
    await passTime(1000);
    await waitFor(() => expect(kept()).toEqual([expect.stringContaining('Nobody came.')]));
  });

  it('A chapter that is discarded is not offered again, and its words stay', async () => {
    await openDesk();
    await askForChapter();
    fireEvent.keyDown(storyBox(), { key: 'Escape' });
    expect(screen.queryByText('Next chapter: 6 words.')).toBeNull();
    expect(screen.getByText('Chapter discarded. The story is as it was.')).toHaveAttribute('role', 'status');
    expect(savedText()).toBe(TEXT);
    await reload();
    expect(ownField()).toHaveValue(OWN);
    expect(screen.queryByRole('group', { name: 'Proposal' })).toBeNull();
    expect(keptKeys()).toEqual([expect.stringMatching(/^storyloom-next:/)]);
  });

  it('A chapter whose story was changed elsewhere meanwhile is offered at its new end', async () => {
    await openDesk();
    await askForChapter();
    cleanup();
    const text = `${TEXT}\n\nThree.`;
    backend.library.rows = [storyRow(1, { title: 'The Lamp', story: text, revision: 7 })];
    await reopenDesk();
    await screen.findByText('Next chapter: 6 words.');
    fireEvent.keyDown(storyBox(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(savedText()).toBe(`${text}\n\n${CHAPTER}`));
  });

  it('A chapter that failed without a word is not offered again', async () => {
    await openDesk();
    await askForChapter();
    const stream = serveChapter();
    await press('Try Again');
    await act(async () => stream.send('error', { code: 'provider_error', message: 'Broken' }));
    await screen.findByText('The chapter wasn’t written');
    expect(keptKeys()).toEqual([expect.stringMatching(/^storyloom-next:/)]);
  });
});
