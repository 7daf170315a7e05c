import { expect, it } from 'vitest';
import { titleOfText } from './title-of-text.ts';

const STORY = { title: 'The Lamp', text: '# The *Lamp*\n\nIt burned.' };

it.each([
  ['is changed in the text', STORY, '# The Lamp of Fire\n\nIt burned.', 'The Lamp of Fire'],
  ['is removed from the text', STORY, 'It burned.', 'The Lamp'],
  ['was chosen by the owner', { ...STORY, title: 'My Lamp' }, '# The Lamp of Fire', 'My Lamp'],
  ['is not in a text that gets a heading', { title: 'The Lamp', text: 'It burned.' }, '# Fire', 'The Lamp'],
  ['stays the same', STORY, '# The Lamp\n\nIt went out.', 'The Lamp'],
])('The title of a story that %s is the right one', (_case, story, text, title) => {
  expect(titleOfText(story, text)).toBe(title);
});
