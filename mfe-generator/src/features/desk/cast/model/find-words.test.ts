import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { parseDocument, serializeDocument } from '../../editor/format.ts';
import { rangesOf, replaceName } from './find-words.ts';

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
