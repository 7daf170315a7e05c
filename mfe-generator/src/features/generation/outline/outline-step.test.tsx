// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument } from '../../../testing/documents.ts';
import { CHAPTERS, chapterTitles, outlineHeading, planStory, press } from '../../../testing/outline.ts';
import { addToPrompt, begin, keepVersions, tell } from '../../../testing/steps.ts';
import { versionOf } from '../../../testing/version-of.ts';

const FAILED = 'The outline couldn’t be made';
const refused = () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502);

describe('the outline of a long story', () => {
  it('A long story has an outline first, which gets the focus, is announced once, and is sent with the story', async () => {
    const { to, streams } = await planStory();
    const said = announcements();
    await press('Generate Story');
    const heading = await outlineHeading();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(to('/generate-story')).toEqual([]);
    expect(to('/outline-story')[0]?.body).toMatchObject({ prompt: 'A lighthouse', genre: 'fantasy', length: 5000 });
    expect(chapterTitles()).toEqual(['The Lamp', 'The Storm', 'The Morning']);
    await waitFor(() => expect(said).toEqual(['Planning the chapters…', 'The outline is ready: 3 chapters.']));
    await press('Write the story');
    expect(to('/generate-story')[0]?.body.notes).toMatchObject({ outline: CHAPTERS, characters: [] });
    await begin(streams[0], '# The Light\n\n## The Lamp\n\nOnce.');
    expect(screen.queryByRole('heading', { name: 'Outline' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your prompt' })).toHaveValue('A lighthouse');
  });

  it('A story of 2,400 words is written without an outline', async () => {
    const { to } = await planStory({ length: 2400 });
    await press('Generate Story');
    expect(to('/generate-story')).toHaveLength(1);
    expect(to('/outline-story')).toEqual([]);
  });

  it('The outline says that the demo storyteller takes its titles alone', async () => {
    await planStory({ guest: { used: 0, limit: 3, demo: true } });
    await press('Generate Story');
    await outlineHeading();
    expect(await screen.findByText(/takes your chapter titles, but tells its own story\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/The story follows these chapters/)).not.toBeInTheDocument();
  });

  it('Stop gives up the request for an outline, and returns to the form', async () => {
    const { to } = await planStory({ outline: () => new Promise(() => {}) });
    await press('Generate Story');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
    await waitFor(() => expect(to('/outline-story')).toHaveLength(1));
    await press('Stop');
    expect(to('/outline-story')[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Story' })).toHaveFocus());
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('An outline that fails says why, and can be tried again or left out', async () => {
    const answers = [refused(), json({ chapters: CHAPTERS }), refused()];
    const { to } = await planStory({ outline: () => answers.shift()! });
    await press('Generate Story');
    await screen.findByText(FAILED);
    expect(screen.getByRole('alert')).toHaveTextContent('Out of memory');
    await waitFor(() => expect(screen.getByRole('group', { name: FAILED })).toHaveFocus());
    await press('Try again');
    const heading = await outlineHeading();
    await waitFor(() => expect(heading).toHaveFocus());
    await press('Back to the prompt');
    await addToPrompt(' keeper');
    await press('Generate Story');
    await screen.findByText(FAILED);
    await press('Write without an outline');
    expect(to('/generate-story')[0]?.body).not.toHaveProperty('notes');
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it.each([
    ['comes', () => json({ chapters: CHAPTERS }), 'The outline is ready: 3 chapters.'],
    ['fails', refused, FAILED],
  ])('An outline that %s leaves the focus where the user has gone, and is announced', async (_, answer, words) => {
    let give!: (response: Response) => void;
    const { to } = await planStory({ outline: () => new Promise((resolve) => (give = resolve)) });
    await press('Generate Story');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
    await waitFor(() => expect(to('/outline-story')).toHaveLength(1));
    const said = announcements();
    const elsewhere = screen.getByRole('link', { name: 'Romance' });
    act(() => elsewhere.focus());
    give(answer());
    await waitFor(() => expect(said.join()).toContain(words));
    expect(elsewhere).toHaveFocus();
  });

  it('“Back to the prompt” keeps the outline until the prompt is another', async () => {
    const { to } = await planStory();
    await press('Generate Story');
    await outlineHeading();
    await press('Back to the prompt');
    await press('Generate Story');
    const heading = await outlineHeading();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(to('/outline-story')).toHaveLength(1);
    await press('Back to the prompt');
    await addToPrompt(' keeper');
    await press('Generate Story');
    await outlineHeading();
    expect(to('/outline-story')).toHaveLength(2);
  });

  it('The outline is there again after a reload', async () => {
    const { to } = await planStory();
    await press('Generate Story');
    await outlineHeading();
    await press('Remove chapter 2');
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await outlineHeading();
    expect(chapterTitles()).toEqual(['The Lamp', 'The Morning']);
    expect(to('/outline-story')).toHaveLength(1);
  });

  it('An outline whose story could not be written stays, and goes with the next try', async () => {
    const { to } = await planStory({ story: refused });
    await press('Generate Story');
    await outlineHeading();
    await press('Write the story');
    await screen.findByText('The story couldn’t be written');
    await outlineHeading();
    await press('Try Again');
    await waitFor(() => expect(to('/generate-story')).toHaveLength(2));
    expect(to('/generate-story')[1]?.body.notes).toMatchObject({ outline: CHAPTERS });
  });
});

/** Opens the generator, and requests an outline, which arrives. */
async function planned() {
  const service = await planStory();
  await press('Generate Story');
  await outlineHeading();
  return service;
}

/** Waits for the prompt's form, and expects no outline there. */
async function expectForm(): Promise<void> {
  await screen.findByRole('button', { name: 'Generate Story' });
  expect(screen.queryByRole('heading', { name: 'Outline' })).not.toBeInTheDocument();
}

describe('the outline of a story that was written', () => {
  const STORY = '# The Light\n\n## The Lamp\n\nOnce.';

  it('is gone for good, also when the story is removed or has another version', async () => {
    keepVersions(versionOf('a'));
    const { to, streams } = await planned();
    await fill(screen.getByRole('textbox', { name: 'Chapter 1' }), ' The Flame ');
    await press('Remove chapter 2');
    await press('Write the story');
    await tell(streams[0], STORY);
    await expectForm();
    await press('Another version');
    await tell(streams[1], STORY);
    await expectForm();
    const outline = [{ ...CHAPTERS[0], title: 'The Flame' }, CHAPTERS[2]];
    for (const { body } of to('/generate-story')) expect(body.notes).toMatchObject({ outline });
    for (let story = 0; story < 2; story += 1) {
      await press('Remove this story');
      await press('Remove');
    }
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'The Lamp' })).not.toBeInTheDocument());
    await expectForm();
    await press('Generate Story');
    await outlineHeading();
    expect(to('/outline-story')).toHaveLength(2);
  });

  it('is not offered again after Stop or a reload, and goes with Continue', async () => {
    const { to, streams } = await planned();
    await press('Write the story');
    await begin(streams[0], STORY);
    await press('Stop');
    await screen.findByText('Stopped');
    await expectForm();
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await expectForm();
    await press('Continue');
    expect(to('/generate-story')[1]?.body).toMatchObject({ continueOf: STORY, notes: { outline: CHAPTERS } });
  });
});

describe('the outline of a story that was not written', () => {
  it('is there as it was changed after Stop before the first word', async () => {
    const { streams } = await planned();
    await fill(screen.getByRole('textbox', { name: 'Chapter 1' }), ' The Flame ');
    await press('Write the story');
    await act(async () => streams[0]?.start());
    await press('Stop');
    await outlineHeading();
    expect(chapterTitles()).toEqual(['The Flame', 'The Storm', 'The Morning']);
  });

  it('is shown again by Generate after a story without it', async () => {
    const { to, streams } = await planned();
    await press('Skip the outline');
    await tell(streams[0], 'Once.');
    expect(to('/generate-story')[0]?.body).not.toHaveProperty('notes');
    await expectForm();
    await press('Generate Story');
    await outlineHeading();
    expect(to('/outline-story')).toHaveLength(1);
    expect(to('/generate-story')).toHaveLength(1);
  });
});
