import { describe, expect, it } from 'vitest';
import { sharePreview } from './share-preview.ts';

const count = (text: string) => Array.from(text).length;

describe('the preview of a story', () => {
  it.each(['a', '从', '🌍', 'é'])('is its first 150 characters (of %s)', (character) => {
    expect(sharePreview(character.repeat(151), '')).toBe(`${character.repeat(150)}…`);
    expect(sharePreview(character.repeat(150), '')).toBe(character.repeat(150));
  });

  it('never ends in half a character', () => {
    const preview = sharePreview(`${'a'.repeat(149)}🌍🌍`, '');
    expect(preview).toBe(`${'a'.repeat(149)}🌍…`);
    expect(count(preview)).toBe(151);
  });

  it('is a short story whole, its paragraphs on one line', () => {
    expect(sharePreview('The Light\n\nOnce.\r\nTwice.\n', 'The Lamp')).toBe('The Light Once. Twice.');
  });

  it.each([
    ['Once in *The* **Light**.', 'Once in The Light.'],
    ['## The _ninth_ night\n\n*Once*, __slowly__.', 'The ninth night\nOnce, slowly.'],
    ['Once.\n\n***\n\nTwice.\n\n---\nThrice.', 'Once. Twice. Thrice.'],
    ['She wrote 5 * 3 and snake_case # here.', 'She wrote 5 * 3 and snake_case # here.'],
  ])('is plain text, without the marks of Markdown: %j', (text, preview) => {
    expect(sharePreview(text, 'The Light')).toBe(preview);
  });

  it.each(['The Light', '**The Light**', 'A title that the user gave it'])(
    'begins below the title of the story, whatever that is called by now: %s',
    (title) => {
      expect(sharePreview('# The **Light**\n\n## Night\n\nOnce.', title)).toBe('Night\nOnce.');
    },
  );

  it('keeps the titles of parts, where there are several', () => {
    expect(sharePreview('# One\nOnce.\n# Two\nTwice.', 'The Light')).toBe('One\nOnce.\nTwo\nTwice.');
  });

  it('gives every heading a line of its own, also one below another', () => {
    expect(sharePreview('Once.\n\n## The ninth night\n\n### Rain\nTwice.\nThrice.', 'The Light')).toBe(
      'Once.\nThe ninth night\nRain\nTwice. Thrice.',
    );
  });

  it('has 150 characters of what is read, not of marks', () => {
    expect(sharePreview('**a** '.repeat(200), '')).toBe(`${'a '.repeat(75).trim()}…`);
  });

  it('is nothing of nothing', () => {
    expect(sharePreview('', '')).toBe('');
  });
});
