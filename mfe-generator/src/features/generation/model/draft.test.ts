// @vitest-environment jsdom
import { type Genre, GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { blockStorage, fillStorage, kept } from '@storyloom/testing/device';
import { describe, expect, it } from 'vitest';
import { sharedPrompt, origin, publishedStory } from '../../../testing/origins.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { type Draft, readDraft as readKept, removeVersion, writeDraft, writeVersion } from './draft.ts';

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
  it('A draft is read as it was written, with all versions and the one that was shown', () => {
    keep();
    expect(readDraft('fantasy')).toEqual({ draft, damaged: false });
  });

  it('Each version has a key of its own, and the draft contains no text of a story', () => {
    keep();
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('a'), storyKey('b')]);
    expect(JSON.parse(kept()[HEAD]!)).toEqual({
      prompt: 'Another',
      settings: draft.settings,
      origin,
      replaced: draft.replaced,
      shown: 'a',
      order: ['a', 'b'],
    });
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
    expect(readDraft('children')).toEqual({
      ...nothing,
      draft: { ...nothing.draft, settings: GENRE_DEFAULTS.children },
    });
    expect(readDraft('romance').draft.settings).toEqual({
      language: 'english',
      perspective: 'third',
      tone: 'emotional',
      length: 1500,
    });
  });

  it('Versions are read in the order in which they were written, whatever their ids', () => {
    for (const id of ['a', 'b', 'c']) writeVersion('fantasy', versionOf(id));
    keep({ ...draft, versions: [versionOf('c'), versionOf('a'), versionOf('b')] });
    expect(idsFound()).toEqual(['c', 'a', 'b']);
  });

  it('A version that only another tab wrote comes last', () => {
    writeVersion('fantasy', versionOf('a'));
    keep({ ...draft, versions: [versionOf('z')], shown: 'z' });
    expect(idsFound()).toEqual(['z', 'a']);
    expect(readDraft('fantasy').draft.shown).toBe('z');
  });

  it('The newest version is shown when the shown one is gone', () => {
    keep();
    removeVersion('fantasy', 'a');
    expect(idsFound()).toEqual(['b']);
    expect(readDraft('fantasy').draft.shown).toBe('b');
  });

  it('Stories are read although the draft itself is gone', () => {
    keep();
    localStorage.removeItem(HEAD);
    expect([...idsFound()].sort()).toEqual(['a', 'b']);
    expect(readDraft('fantasy').draft).toMatchObject({ prompt: '', settings: GENRE_DEFAULTS.fantasy });
  });
});

describe('damaged values', () => {
  it.each(['', '{', 'null', '[]', '7', '"text"', '{"prompt":"A light'])(
    'A damaged draft (%j) is reported and set aside, and its stories stay',
    (text) => {
      keep();
      localStorage.setItem(HEAD, text);
      const found = readDraft('fantasy');
      expect(found.damaged).toBe(true);
      expect(found.draft).toMatchObject({ prompt: '', settings: GENRE_DEFAULTS.fantasy });
      expect([...found.draft.versions].sort((one, other) => one.attempt - other.attempt)).toEqual([first, second]);
      expect(kept()[HEAD]).toBeUndefined();
      expect(kept()[`storyloom-damaged-${HEAD}`]).toBe(text);
      expect(readDraft('fantasy').damaged).toBe(false);
    },
  );

  it.each(['{"id":"a","text":"Onc', 'null', '{}', '{"id":"a","text":""}', '{"id":7,"text":"Once."}'])(
    'A damaged version (%s) is reported and set aside, and everything else stays',
    (text) => {
      keep();
      localStorage.setItem(storyKey('a'), text);
      const found = readDraft('fantasy');
      expect(found).toEqual({ damaged: true, draft: { ...draft, versions: [second], shown: 'b' } });
      expect(kept()[storyKey('a')]).toBeUndefined();
      expect(kept()[`storyloom-damaged-${storyKey('a')}`]).toBe(text);
      expect(readDraft('fantasy')).toEqual({ ...found, damaged: false });
    },
  );

  it.each([
    '{"prompt":7}',
    '{"settings":null,"order":{},"shown":7,"inspirationId":[],"replaced":{"before":7}}',
    '{"origin":7}',
    '{"origin":{"source":{"kind":"story","id":"a"},"handed":"A lamp"}}',
  ])('An invalid value in a draft takes the default: %s', (text) => {
    localStorage.setItem(HEAD, text);
    expect(readDraft('fantasy')).toEqual(nothing);
  });

  it('A damaged draft is set aside on a full device, too', () => {
    localStorage.setItem(HEAD, '{');
    const room = JSON.stringify(kept()).length;
    fillStorage(() => JSON.stringify(kept()).length >= room);
    expect(readDraft('fantasy').damaged).toBe(true);
    expect(kept()).toEqual({ [`storyloom-damaged-${HEAD}`]: '{' });
  });
});

describe('a device without storage', () => {
  it('With blocked storage, draft and stories last as long as the page', () => {
    blockStorage();
    keep();
    expect(readDraft('fantasy')).toEqual({ draft, damaged: false });
  });

  it('On a full device, the newest draft is read as long as the page lasts', () => {
    keep({ ...draft, prompt: 'older', versions: [{ ...first, text: 'Older' }] });
    fillStorage();
    keep();
    expect(readDraft('fantasy')).toEqual({ draft, damaged: false });
  });
});
