import { describe, expect, it } from 'vitest';
import { namesIn, similarNames } from './story-names.ts';
import { NOTES_LIMITS } from './story-notes.ts';

describe('the names in a story', () => {
  it('Names are words capitalized twice, also within sentences; the most frequent is the first', () => {
    const text =
      '# The Lamp\n\nMara lit the lamp. Then Mara saw Ben. Then she went home.\n\n“Where is Ben?” asked the keeper.';
    expect(namesIn(text, 'english')).toEqual(['Mara', 'Ben']);
    expect(namesIn('So Ben met Mara. With Mara came Ben, and Ben slept.', 'english')).toEqual(['Ben', 'Mara']);
    const twice = 'She came to Port Alder. From Port Alder she wrote to Mara Venn. The letter reached Mara.';
    expect(namesIn(twice, 'english')).toEqual(['Port Alder', 'Mara']);
    const names = Array.from({ length: NOTES_LIMITS.names + 3 }, (_, index) => `Na${'abcdefghijklmno'.charAt(index)}`);
    expect(namesIn(names.map((name) => `She saw ${name} and ${name}.`).join('\n'), 'english')).toHaveLength(
      NOTES_LIMITS.names,
    );
  });

  it('No name is found in other capitalized words', () => {
    for (const [what, text] of [
      ['a name that is there once', 'There was Mara. She slept.'],
      ['words at the beginnings of sentences', 'Then it rained. Then it stopped. “Then?” she said. — Then no more.'],
      ['a word that is also written small', 'The Captain saw the Captain’s dog. Every captain has one.'],
      ['words of headings', '# To Mara\n\n## And Mara again\n\nIt rained.'],
      ['forms of address, days and I', 'On Monday I saw that Mr Mr and I met on Monday.'],
      ['words in capital letters', 'It said STOP and again STOP.'],
    ] as const)
      expect(namesIn(text, 'english'), what).toEqual([]);
  });

  it('Each language has its own articles, accents and hyphens; Chinese and no text have no names', () => {
    expect(namesIn("It was Mara’s lamp, and Mara's door.", 'english')).toEqual(['Mara']);
    expect(namesIn('La porte d’Anselme, et le chat d’Anselme.', 'french')).toEqual(['Anselme']);
    expect(namesIn('Ayer vino Íñigo. —¿Y Lucía? —dijo a Íñigo la hermana de Lucía.', 'spanish')).toEqual([
      'Íñigo',
      'Lucía',
    ]);
    expect(namesIn('Voici Jean-Luc, et encore Jean-Luc.', 'french')).toEqual(['Jean-Luc']);
    expect(namesIn('小狐狸 Mara 看见 Mara。', 'chinese')).toEqual([]);
    expect(namesIn('', 'english')).toEqual([]);
  });
});

describe('other spellings of names', () => {
  it('A rarer word that sounds like a name is another spelling of it', () => {
    for (const [name, found] of [
      ['Katherine', 'Catherine'],
      ['Marek', 'Marec'],
      ['Mara', 'Marra'],
      ['Íñigo', 'Iñigo'],
      ['Elizabeth', 'Elisabet'],
    ] as const) {
      const text = `There was ${name}. So ${name} went out with ${name}, but ${found} stayed.`;
      expect(similarNames([name], text)).toEqual([{ name, found, times: 1 }]);
    }
    const text = 'Captain Marek Vonn slept. The dog woke Marek. Marec’s dog barked.';
    expect(similarNames(['Captain Marek Vonn'], text)).toEqual([{ name: 'Marek', found: 'Marec', times: 1 }]);
  });

  it('Other names and common words are no other spellings', () => {
    for (const [what, names, text] of [
      ['another name of the story', ['Mara', 'Maya'], 'So Mara and Mara met Maya.'],
      ['a name of the text that is as frequent', ['Mara'], 'So Mara met Maya.'],
      ['the plural and the possessive', ['Marek'], 'So Marek and Marek: the Mareks and Marek’s dog.'],
      ['a word that is also written small', ['Marek'], 'So Marek saw Marek in the Market. A market is loud.'],
      ['a short name', ['Ann'], 'So Ann saw Ann and Anna.'],
      ['a name with other letters', ['Katherine'], 'So Katherine saw Katherine and Catalina.'],
      ['a word of a heading', ['Marek'], '# Marec\n\nSo Marek saw Marek.'],
      ['a short word at the beginning of a sentence only', ['Theo'], 'So Theo saw Theo. Then he slept.'],
      ['a text without known names', [], 'So Marek saw Marec and Marek.'],
    ] as const)
      expect(similarNames(names, text), what).toEqual([]);
  });
});
