import { describe, expect, it } from 'vitest';
import { sharePreview } from './share-preview.ts';

const count = (text: string) => Array.from(text).length;

describe('the preview of a story', () => {
  it.each(['a', '从', '🌍', 'é'])('The preview of a story is its first 150 characters (%s)', (character) => {
    expect(sharePreview(character.repeat(151), '')).toBe(`${character.repeat(150)}…`);
    expect(sharePreview(character.repeat(150), '')).toBe(character.repeat(150));
  });

  it('The preview of a story never ends within a character', () => {
    const preview = sharePreview(`${'a'.repeat(149)}🌍🌍`, '');
    expect(preview).toBe(`${'a'.repeat(149)}🌍…`);
    expect(count(preview)).toBe(151);
  });

  it('The preview of a short story is the whole text on one line', () => {
    expect(sharePreview('The Light\n\nOnce.\r\nTwice.\n', 'The Lamp')).toBe('The Light Once. Twice.');
  });

  it.each([
    ['Once in *The* **Light**.', 'Once in The Light.'],
    ['## The _ninth_ night\n\n*Once*, __slowly__.', 'The ninth night\nOnce, slowly.'],
    ['Once.\n\n***\n\nTwice.\n\n---\nThrice.', 'Once. Twice. Thrice.'],
    ['She wrote 5 * 3 and snake_case # here.', 'She wrote 5 * 3 and snake_case # here.'],
  ])('The preview of a story is plain text without Markdown: %j', (text, preview) => {
    expect(sharePreview(text, 'The Light')).toBe(preview);
  });

  it.each(['The Light', '**The Light**', 'A title that the user gave it'])(
    'The preview starts below the title in the text, whatever the story is called: %s',
    (title) => {
      expect(sharePreview('# The **Light**\n\n## Night\n\nOnce.', title)).toBe('Night\nOnce.');
    },
  );

  it('The preview of a story keeps the titles of several parts', () => {
    expect(sharePreview('# One\nOnce.\n# Two\nTwice.', 'The Light')).toBe('One\nOnce.\nTwo\nTwice.');
  });

  it('Each heading has a separate line in the preview', () => {
    expect(sharePreview('Once.\n\n## The ninth night\n\n### Rain\nTwice.\nThrice.', 'The Light')).toBe(
      'Once.\nThe ninth night\nRain\nTwice. Thrice.',
    );
  });

  it('Marks do not count towards the 150 characters of the preview', () => {
    expect(sharePreview('**a** '.repeat(200), '')).toBe(`${'a '.repeat(75).trim()}…`);
  });

  it('The preview of an empty text is empty', () => {
    expect(sharePreview('', '')).toBe('');
  });
});
