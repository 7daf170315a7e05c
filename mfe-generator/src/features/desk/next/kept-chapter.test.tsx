// @vitest-environment jsdom
import { readStored, storedKeys } from '@storyloom/shared/device-storage';
import { backend } from '@storyloom/testing/backend';
import { fill } from '@storyloom/testing/page';
import { storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { passTime, watchTimers } from '../../../testing/steps.ts';
import { StoryStream } from '../../../testing/story-service.ts';
import { openDesk, reopenDesk, savedText, storyBox, TEXT } from '../page/testing/desk-page.ts';
import { placeRanges } from '../page/testing/placed-ranges.ts';

const WAYS = ['The lamp goes out.', 'A stranger knocks.', 'Ilse leaves the house.'];
const OWN = 'A stranger knocks.';
const CHAPTER = '## The Stranger\n\nHe knocked at nine.';

beforeAll(placeRanges);

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const ownField = () => screen.getByRole('textbox', { name: /^What happens next/ });
const keptKeys = () => ['storyloom-next:', 'storyloom-chapter:'].flatMap(storedKeys);

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

describe('What is kept on the device of the next chapter', () => {
  it('The user’s own words, the suggestions, the choice and the length are there again after a reload', async () => {
    await openDesk();
    await fill(ownField(), OWN);
    backend.answerWith('suggest-next', { suggestions: WAYS });
    await press('Suggest three ways on');
    await user.click(await screen.findByRole('radio', { name: WAYS[2]! }));
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
    await press(/^Discard/);
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
