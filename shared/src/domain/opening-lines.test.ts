import { describe, expect, it } from 'vitest';
import { openingLines } from './opening-lines.ts';

describe('openingLines', () => {
  it('The opening lines are the first paragraphs as one plain text', () => {
    const opening = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was **not**.';
    expect(openingLines(opening, 'The Light')).toBe('It was dark. Then it was not.');
  });

  it('The opening lines omit a first line that only repeats the title', () => {
    expect(openingLines('The Light\n\nIt was dark.', 'The Light')).toBe('It was dark.');
    expect(openingLines('The Light\n\nIt was dark.', 'The Lamp')).toBe('The Light It was dark.');
  });

  it.each(['', '# The Light', '## One\n\n# Two'])('The text %j has no opening lines', (opening) => {
    expect(openingLines(opening, 'The Light')).toBe('');
  });
});
