import { type Gap, parseStory } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { storySources } from '../../../testing/story-sources.ts';
import { parseDocument } from './format.ts';
import { paragraph } from './schema.ts';
import { gapOf, narrower, wider } from './separators.ts';

/** The gap above each block of a story in the editor, whose styles show none beside a heading. */
function editorGaps(text: string): readonly Gap[] {
  const { children } = parseDocument(text);
  return children.map(({ attrs, type }, index) => {
    const isGap = type === paragraph && children[index - 1]?.type === paragraph;
    return isGap ? gapOf(String(attrs['before'])) : 'line';
  });
}

describe('the gaps between paragraphs', () => {
  it('The editor shows the gap that the reader shows', () => {
    const stories = storySources(5, 5_000).filter((text) => parseStory(text).length > 0);
    const different = stories.filter(
      (text) => String(editorGaps(text)) !== String(parseStory(text).map(({ gap }) => gap)),
    );
    expect(different).toEqual([]);
  });

  it('A gap gets wider and narrower by steps that the reader shows, with the line ends of the story', () => {
    expect(['\n', '\r\n\r\n', '\n\n\n'].map(wider)).toEqual(['\n\n', '\r\n\r\n\r\n', undefined]);
    expect(['\n \n\n\n\n', '\r\n\r\n', '\n'].map((gap) => narrower(gap, '\n'))).toEqual(['\n\n', '\r\n', undefined]);
    expect(narrower('\n\n', '\n\n')).toBeUndefined();
  });
});
