import { EMPTY_NOTES, NOTES_LIMITS } from '@storyloom/shared/domain';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { parseDocument, serializeDocument } from '../../editor/format.ts';
import { rangesOf, replaceName } from './find-words.ts';
import { mergeFound } from './merge-found.ts';
import { draftOf, notesOf } from './notes-draft.ts';

const STORY = '# Ilsa\n\nIlsa lit the lamp. *Ilsa’s* lamp, not Ilsabet’s.\n\nShe was called Ilsa';

describe('a name in a text', () => {
  it('is found where it is a word of its own', () => {
    const doc = parseDocument(STORY);
    expect(rangesOf(doc, 'Ilsa').map(({ from, to }) => doc.textBetween(from, to))).toEqual(Array(4).fill('Ilsa'));
    expect(rangesOf(parseDocument('小明和小明明'), '小明')).toHaveLength(2);
    expect(rangesOf(doc, '')).toEqual([]);
  });

  it('is written in another way everywhere, and its emphasis stays', () => {
    const state = EditorState.create({ doc: parseDocument(STORY) });
    const after = serializeDocument(state.apply(replaceName(state.tr, 'Ilsa', 'Ilse')).doc);
    expect(after).toBe('# Ilse\n\nIlse lit the lamp. *Ilse’s* lamp, not Ilsabet’s.\n\nShe was called Ilse');
  });
});

const person = (name: string, role = '') => ({ name, role, appearance: '', voice: '' });
const found = (...names: readonly string[]) => ({ ...EMPTY_NOTES, characters: names.map((name) => person(name)) });

describe('what is found in a text', () => {
  it('is added below what is there, which stays as it is, also when the case of a name differs', () => {
    const own = draftOf({ ...EMPTY_NOTES, characters: [person('Ilse', 'keeper')], rules: 'Mine.' });
    const { draft, added } = mergeFound(own, { ...found('ILSE', 'Tova', 'Tova'), rules: 'Others.' });
    expect(notesOf(draft)).toEqual({
      ...EMPTY_NOTES,
      characters: [person('Ilse', 'keeper'), person('Tova')],
      rules: 'Mine.',
    });
    expect(draft.characters.map(({ isFound = false }) => isFound)).toEqual([false, true]);
    expect(added).toBe(1);
  });

  it('is left out where there is no room, and counted', () => {
    const names = Array.from({ length: NOTES_LIMITS.characters + 2 }, (_, index) => `Person ${index}`);
    const { draft, added, leftOut } = mergeFound(draftOf(EMPTY_NOTES), found(...names));
    expect([draft.characters.length, added, leftOut]).toEqual([NOTES_LIMITS.characters, NOTES_LIMITS.characters, 2]);
  });
});
