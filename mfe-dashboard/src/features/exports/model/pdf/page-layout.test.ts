import { expect, it } from 'vitest';
import { exportedStory } from '../../testing/stories.ts';
import { storyContent } from '../story-content.ts';
import { pages } from './page-layout.ts';
import { TextSetter } from './set-text.ts';
import { sheetOf } from './sheet.ts';

/** Space above each paragraph, in points. */
function spaceAbove(text: string): readonly number[] {
  const { content } = pages(storyContent(exportedStory({ text })), new TextSetter('en', new Set()), sheetOf('A5'));
  const parts = JSON.stringify(content).matchAll(/"leadingIndent":[\d.]+,"margin":\[0,([\d.]+),0,0\]/g);
  return Array.from(parts, ([, space]) => Number(space));
}

it('A PDF has no space above its first paragraph and above one below a heading, and half a line between others', () => {
  expect(spaceAbove('One.\n\nTwo.\n\n# Three\n\nFour.')).toEqual([0, sheetOf('A5').gaps.line, 0]);
});
