// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument } from '../../../testing/documents.ts';
import { CHAPTERS, chapterTitles, outlineHeading, planStory, press } from '../../../testing/outline.ts';
import { begin, keepVersions, tell } from '../../../testing/steps.ts';
import { versionOf } from '../../../testing/version-of.ts';

const STORY = '# The Light\n\n## The Lamp\n\nOnce.';
const refused = () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502);

/** Opens the generator, and requests an outline, which arrives. */
async function planned(answers: Parameters<typeof planStory>[0] = {}) {
  const service = await planStory(answers);
  await press('Generate Story');
  await outlineHeading();
  return service;
}

/** Whether the page has the prompt's form, and no outline, once no story is being written. */
async function hasForm(): Promise<boolean> {
  await screen.findByRole('button', { name: /^(Generate Story|Write the story)$/ });
  const heading = screen.queryByRole('heading', { name: 'Outline' });
  return heading === null && screen.queryByRole('textbox', { name: 'Your prompt' }) !== null;
}

describe('the outline of a story that was written', () => {
  it('After a story whose outline was changed, the outline is gone', async () => {
    const { to, streams } = await planned();
    await fill(screen.getByRole('textbox', { name: 'Chapter 1' }), ' The Flame ');
    await press('Remove chapter 2');
    await press('Write the story');
    await tell(streams[0], STORY);
    expect(await hasForm()).toBe(true);
    expect(to('/generate-story')[0]?.body.notes).toMatchObject({
      outline: [{ ...CHAPTERS[0], title: 'The Flame' }, CHAPTERS[2]],
    });
    await press('Generate Story');
    await outlineHeading();
    expect(to('/outline-story')).toHaveLength(2);
    expect(to('/generate-story')).toHaveLength(1);
  });

  it('When a planned story is removed, its outline does not come back', async () => {
    keepVersions(versionOf('a'));
    const { streams } = await planned();
    await press('Write the story');
    await tell(streams[0], STORY);
    await press('Remove this story');
    await press('Remove');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'The Lamp' })).not.toBeInTheDocument());
    expect(await hasForm()).toBe(true);
  });

  it('Another version of a planned story leaves the form there', async () => {
    const { to, streams } = await planned();
    await press('Write the story');
    await tell(streams[0], STORY);
    await press('Another version');
    expect(to('/generate-story')[1]?.body.notes).toMatchObject({ outline: CHAPTERS });
    await tell(streams[1], STORY);
    expect(await hasForm()).toBe(true);
  });

  it('A reload of a planned story does not bring its outline back', async () => {
    const { streams } = await planned();
    await press('Write the story');
    await tell(streams[0], 'Once upon', 'stopped');
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(await hasForm()).toBe(true);
    vi.restoreAllMocks();
  });

  it('A planned story that is stopped in the middle can be continued, and its outline is not offered again', async () => {
    const { to, streams } = await planned();
    await press('Write the story');
    await begin(streams[0], STORY);
    await press('Stop');
    await screen.findByText('Stopped');
    expect(await hasForm()).toBe(true);
    await press('Continue');
    expect(to('/generate-story')[1]?.body).toMatchObject({ continueOf: STORY, notes: { outline: CHAPTERS } });
  });
});

describe('the outline of a story that was not written', () => {
  it('A story that is stopped before its first word has its outline still, as it was changed', async () => {
    const { streams } = await planned();
    await fill(screen.getByRole('textbox', { name: 'Chapter 1' }), ' The Flame ');
    await press('Write the story');
    await act(async () => streams[0]?.start());
    await press('Stop');
    await outlineHeading();
    expect(chapterTitles()).toEqual(['The Flame', 'The Storm', 'The Morning']);
  });

  it('After a story without its outline the form is there, and Generate shows the outline again', async () => {
    const { to, streams } = await planned();
    await press('Skip the outline');
    await tell(streams[0], STORY);
    expect(await hasForm()).toBe(true);
    await press('Generate Story');
    await outlineHeading();
    expect(to('/outline-story')).toHaveLength(1);
    expect(to('/generate-story')).toHaveLength(1);
  });

  it('A story without its outline that fails is tried again without it', async () => {
    const { to } = await planned({ story: refused });
    await press('Skip the outline');
    await screen.findByText('The story couldn’t be written');
    expect(await hasForm()).toBe(true);
    await press('Try Again');
    await waitFor(() => expect(to('/generate-story')).toHaveLength(2));
    expect(to('/generate-story')[1]?.body).not.toHaveProperty('notes');
  });
});
