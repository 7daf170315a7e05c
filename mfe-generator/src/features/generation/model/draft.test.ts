// @vitest-environment jsdom
import { GENRE_DEFAULTS, type Genre } from '@storyloom/shared/domain';
import { emptyDevice, kept } from '@storyloom/testing/device';
import { describe, expect, it } from 'vitest';
import { sharedPrompt, origin, publishedStory } from '../../../testing/origins.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { claimDrafts } from './draft-owner.ts';
import { afterSaved, readDraft as readKept, writeDraft, writeVersion, type Draft } from './draft.ts';
import { newVersion, type StoryVersion } from './story-version.ts';

const HEAD = 'storyloom-draft-fantasy';
const storyKey = (id: string) => `storyloom-story-fantasy-${id}`;
const nothing = { damaged: false, draft: { prompt: '', settings: GENRE_DEFAULTS.fantasy, versions: [] } };

const [first, second] = [versionOf('a'), versionOf('b', { attempt: 2, ending: 'stopped' })];
const draft: Draft = {
  prompt: 'Another',
  settings: { language: 'french', perspective: 'first', tone: 'light', length: 700 },
  origin,
  replaced: { before: 'My own', by: 'Another', origin: { source: publishedStory, handed: 'Low tide' } },
  versions: [first, second],
  shown: 'a',
};

function keep({ versions, ...head }: Draft = draft): void {
  writeDraft('fantasy', { ...head, versions });
  for (const version of versions) writeVersion('fantasy', version);
}
/** The found draft, without the id that differs at each reading. */
function readDraft(genre: Genre) {
  const { draft: found, damaged } = readKept(genre);
  return { draft: found, damaged };
}
const idsFound = () => readDraft('fantasy').draft.versions.map(({ id }) => id);

describe('a draft', () => {
  it('is read as it was written, with each version under a key of its own', () => {
    keep();
    expect(readDraft('fantasy')).toEqual({ draft, damaged: false });
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('a'), storyKey('b')]);
    expect(kept()[HEAD]).not.toContain(first.text);
  });

  it('A draft from before prompts were credited keeps its inspirations', () => {
    const replaced = { before: 'A lamp', by: 'A light', inspirationId: 'insp-3' };
    localStorage.setItem(HEAD, JSON.stringify({ prompt: 'A light', inspirationId: sharedPrompt.id, replaced }));
    expect(readDraft('fantasy').draft).toMatchObject({
      origin: { inspirationId: sharedPrompt.id },
      replaced: { before: 'A lamp', by: 'A light', origin: { inspirationId: 'insp-3' } },
    });
  });

  it('Each genre has a draft of its own, which begins with the defaults of the genre', () => {
    keep();
    const { draft: found, damaged } = readDraft('children');
    expect({ damaged, draft: found }).toEqual({
      ...nothing,
      draft: { ...nothing.draft, settings: GENRE_DEFAULTS.children },
    });
  });

  it('has its versions in the order in which they were written, and those of other tabs last', () => {
    writeVersion('fantasy', versionOf('a'));
    keep({ ...draft, versions: [versionOf('z'), versionOf('b')], shown: 'z' });
    expect(idsFound()).toEqual(['z', 'b', 'a']);
    expect(readDraft('fantasy').draft.shown).toBe('z');
  });
});

describe('a new visit', () => {
  it('drops a saved story with its prompt, and nothing that is not saved', () => {
    const stays = { ...draft, prompt: first.prompt };
    const saved = { ...stays, versions: [{ ...first, saved: true }, second] };
    expect(afterSaved(stays), 'not saved').toBe(stays);
    expect(afterSaved({ ...saved, prompt: 'Another' })).toMatchObject({ prompt: 'Another', versions: saved.versions });
    expect(afterSaved(saved)).toMatchObject({
      prompt: '',
      replaced: { before: first.prompt, origin, by: '' },
      versions: [second],
      shown: 'b',
    });
  });
});

describe('damaged values', () => {
  it('reports a damaged draft and sets it aside, and its stories stay', () => {
    for (const text of ['', '{', 'null', '[]', '7', '"text"', '{"prompt":"A light']) {
      emptyDevice();
      keep();
      localStorage.setItem(HEAD, text);
      const found = readDraft('fantasy');
      expect(found.damaged, text).toBe(true);
      expect(found.draft, text).toMatchObject({ prompt: '', settings: GENRE_DEFAULTS.fantasy });
      expect(
        [...found.draft.versions].sort((one, other) => one.attempt - other.attempt),
        text,
      ).toEqual([first, second]);
      expect(kept()[HEAD], text).toBeUndefined();
      expect(kept()[`storyloom-damaged-${HEAD}`], text).toBe(text);
      expect(readDraft('fantasy').damaged, text).toBe(false);
    }
  });

  it('reports a damaged version and sets it aside, and everything else stays', () => {
    for (const text of ['{"id":"a","text":"Onc', 'null', '{}', '{"id":"a","text":""}', '{"id":7,"text":"Once."}']) {
      emptyDevice();
      keep();
      localStorage.setItem(storyKey('a'), text);
      const found = readDraft('fantasy');
      expect(found, text).toEqual({ damaged: true, draft: { ...draft, versions: [second], shown: 'b' } });
      expect(kept()[storyKey('a')], text).toBeUndefined();
      expect(kept()[`storyloom-damaged-${storyKey('a')}`], text).toBe(text);
      expect(readDraft('fantasy'), text).toEqual({ ...found, damaged: false });
    }
  });

  it('takes the default for an invalid value', () => {
    for (const text of [
      '{"prompt":7}',
      '{"settings":null,"order":{},"shown":7,"inspirationId":[],"replaced":{"before":7}}',
      '{"origin":7}',
      '{"origin":{"source":{"kind":"story","id":"a"},"handed":"A lamp"}}',
    ]) {
      localStorage.setItem(HEAD, text);
      expect(readDraft('fantasy'), text).toEqual(nothing);
    }
  });
});

const settings = GENRE_DEFAULTS.fantasy;

function storyOf(id: string): StoryVersion {
  return { ...newVersion({ id, prompt: 'A lamp', settings, attempt: 1, demo: false }), text: `Story ${id}.` };
}

/** Leaves an open prompt and story on the device. */
function leave(prompt: string, id: string): void {
  const version = storyOf(id);
  writeDraft('fantasy', { prompt, settings, versions: [version], shown: id });
  writeVersion('fantasy', version);
}

/** The open drafts. */
function open() {
  const { prompt, versions } = readDraft('fantasy').draft;
  return [prompt, ...versions.map(({ id }) => id)];
}

describe('the drafts on a device', () => {
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
  });

  it('A guest’s drafts stay on the page when the guest signs in, beside those of the user', () => {
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
