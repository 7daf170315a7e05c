import { describe, expect, it } from 'vitest';
import { openingLines } from './opening-lines.ts';

describe('openingLines', () => {
  it('are the paragraphs of a beginning, as one plain text', () => {
    const opening = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was **not**.';
    expect(openingLines(opening, 'The Light')).toBe('It was dark. Then it was not.');
  });

  it('leave out a first line that only repeats the title', () => {
    expect(openingLines('The Light\n\nIt was dark.', 'The Light')).toBe('It was dark.');
    expect(openingLines('The Light\n\nIt was dark.', 'The Lamp')).toBe('The Light It was dark.');
  });

  it.each(['', '# The Light', '## One\n\n# Two'])('are none of %j', (opening) => {
    expect(openingLines(opening, 'The Light')).toBe('');
  });
});
