import { seededRandom } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { isClean, mergedText, mergeParts } from './merge.ts';

const text = (...lines: readonly string[]) => lines.join('\n');
const BASE = text('# The Lamp', '', 'One.', '', 'Two.', '', 'Three.');

describe('mergeParts', () => {
  it('Changes of different paragraphs are merged without a question', () => {
    const parts = mergeParts(BASE, BASE.replace('One.', 'One more.'), BASE.replace('Three.', 'Three more.\n\nFour.'));
    expect(isClean(parts)).toBe(true);
    expect(mergedText(parts)).toBe(text('# The Lamp', '', 'One more.', '', 'Two.', '', 'Three more.', '', 'Four.'));
    expect(mergedText(mergeParts(text('a', 'b'), text('A', 'b'), text('a', 'B')))).toBe(text('A', 'B'));
  });

  it('Changes of one paragraph need a choice, and all others are merged', () => {
    const mine = BASE.replace('Two.', 'Two, mine.').replace('One.', 'One more.');
    const theirs = BASE.replace('Two.', 'Two, theirs.');
    const parts = mergeParts(BASE, mine, theirs);
    expect(isClean(parts)).toBe(false);
    expect(parts.filter(({ changed }) => changed === 'both')).toEqual([
      { changed: 'both', base: ['Two.'], mine: ['Two, mine.'], theirs: ['Two, theirs.'] },
    ]);
    expect(mergedText(parts, () => 'theirs')).toBe(theirs.replace('One.', 'One more.'));
    expect(mergedText(parts, () => 'mine')).toBe(mine);
    const inserted = mergeParts(text('a', 'b'), text('a', 'mine', 'b'), text('a', 'theirs', 'b'));
    expect(inserted.map(({ changed }) => changed)).toEqual(['none', 'both', 'none']);
    const deleted = mergeParts(text('a', 'b', 'c'), text('a', 'c'), text('a', 'B', 'c'));
    expect(deleted[1]).toEqual({ changed: 'both', base: ['b'], mine: [], theirs: ['B'] });
  });

  it('The same change in both texts is no conflict, and is made once', () => {
    const both = BASE.replace('Two.', 'Two and a half.');
    const parts = mergeParts(BASE, both, both);
    expect(isClean(parts)).toBe(true);
    expect(mergedText(parts)).toBe(both);
  });

  it('Whatever was changed, each text can be had from the parts, and a text that did not change takes the other', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = seededRandom(seed);
      const next = (limit: number) => Math.floor(random() * limit);
      const lines = Array.from({ length: next(8) }, () => 'abc'[next(3)]!);
      const edit = () => {
        const edited = [...lines];
        for (let time = next(4); time > 0; time -= 1) {
          edited.splice(next(edited.length + 1), next(3), ...Array.from({ length: next(3) }, () => 'abcd'[next(4)]!));
        }
        return edited.join('\n');
      };
      const [base, mine, theirs] = [lines.join('\n'), edit(), edit()];
      const parts = mergeParts(base, mine, theirs);
      expect(parts.flatMap((part) => part.mine).join('\n')).toBe(mine);
      expect(parts.flatMap((part) => part.theirs).join('\n')).toBe(theirs);
      expect(mergedText(mergeParts(base, mine, base))).toBe(mine);
      expect(mergedText(mergeParts(base, base, theirs))).toBe(theirs);
    }
  });
});
