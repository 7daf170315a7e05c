// @vitest-environment jsdom
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { claimDrafts } from './draft-owner.ts';
import { type Draft, readDraft, writeDraft, writeVersion } from './draft.ts';
import { newVersion, type StoryVersion } from './story-version.ts';

const settings = GENRE_DEFAULTS.fantasy;

function storyOf(id: string): StoryVersion {
  return { ...newVersion({ id, prompt: 'A lamp', settings, attempt: 1, demo: false }), text: `Story ${id}.` };
}

/** Leaves an open prompt and story on the device. */
function leave(prompt: string, id: string): void {
  const version = storyOf(id);
  const draft: Draft = { prompt, settings, versions: [version], shown: id };
  writeDraft('fantasy', draft);
  writeVersion('fantasy', version);
}

/** The open drafts. */
function open() {
  const { prompt, versions } = readDraft('fantasy').draft;
  return [prompt, ...versions.map(({ id }) => id)];
}

describe('the drafts on a device', () => {
  it('A guest’s drafts stay on the page when the guest signs in', () => {
    leave('A guest’s', 'g');
    expect(claimDrafts('ada')).toBe(false);
    expect(open()).toEqual(['A guest’s', 'g']);
  });

  it('One user’s drafts are not shown to the next user or to a guest, and are there again when that user is back', () => {
    claimDrafts('ada');
    leave('Ada’s', 'a');
    expect(claimDrafts('bob')).toBe(true);
    expect(open()).toEqual(['']);
    leave('Bob’s', 'b');
    expect(claimDrafts('')).toBe(true);
    expect(open()).toEqual(['']);
    expect(claimDrafts('ada')).toBe(true);
    expect(open()).toEqual(['Ada’s', 'a']);
    expect(claimDrafts('ada')).toBe(false);
    claimDrafts('bob');
    expect(open()).toEqual(['Bob’s', 'b']);
  });

  it('A guest’s drafts and those of the user who signs in are shown side by side', () => {
    claimDrafts('ada');
    leave('Ada’s', 'a');
    claimDrafts('');
    leave('A guest’s', 'g');
    expect(claimDrafts('ada')).toBe(true);
    const [prompt, ...stories] = open();
    expect(prompt).toBe('A guest’s');
    expect(stories.toSorted()).toEqual(['a', 'g']);
  });
});
