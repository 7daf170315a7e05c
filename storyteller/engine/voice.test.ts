import type { Perspective, Tone } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import type { Gender } from '../packs/pack.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { createChance } from './chance.ts';
import { createVoice, type Told } from './voice.ts';

interface Choices {
  readonly tone?: Tone;
  readonly perspective?: Perspective;
  readonly heroGender?: Gender;
  readonly companionGender?: Gender;
  readonly seed?: string;
  readonly said?: readonly string[];
  readonly language?: 'english' | 'spanish' | 'french' | 'chinese';
}

function voiceWith(
  choices: Choices = {},
): (passage: string, slots?: Record<string, string>) => readonly Told[] | undefined {
  const {
    tone = 'neutral',
    perspective = 'third',
    heroGender = 'f',
    companionGender = 'm',
    seed = 'a',
    said = [],
  } = choices;
  const language = choices.language ?? 'english';
  const voice = createVoice({
    grammar: GRAMMARS[language],
    tone,
    perspective,
    heroGender,
    companionGender,
    chance: createChance(seed),
    said: new Set(said),
  });
  return (passage, slots = {}) => voice.tell(passage, slots);
}

const text = (passage: string, choices?: Choices, slots?: Record<string, string>): string | undefined =>
  voiceWith(choices)(passage, slots)
    ?.map((line) => line.text)
    .join(' ');

describe('the notation of the packs', () => {
  it('Slots are filled, with a capital letter at the beginning of a sentence', () => {
    expect(text('{he} ran. {he} {was} late.', {}, { he: 'she', was: 'was' })).toBe('She ran. She was late.');
    expect(text('“{he} ran!” {he} said.', {}, { he: 'she' })).toBe('“She ran!” she said.');
    expect(text('“{he} ran.” {he} sat down. M. et Mme X left.', {}, { he: 'she' })).toBe(
      '“She ran.” She sat down. M. et Mme X left.',
    );
  });

  it('The seed chooses among the options of a choice', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, at) => text('A [cat|dog|goat] sang.', { seed: String(at) })));
    expect([...seen].toSorted()).toEqual(['A cat sang.', 'A dog sang.', 'A goat sang.']);
    expect(text('A [|very ]small cat.', { seed: 'x' })).toMatch(/^A (?:very )?small cat\.$/);
  });

  it('An option of a tone is used in that tone and in no other', () => {
    const passage = 'A cat [humorous=waddled|dramatic,mysterious=crept|walked].';
    expect(text(passage, { tone: 'humorous' })).toBe('A cat waddled.');
    expect(text(passage, { tone: 'mysterious' })).toBe('A cat crept.');
    expect(text(passage, { tone: 'light' })).toBe('A cat walked.');
  });

  it('Two clauses become one sentence or two, depending on the tone', () => {
    const passage = 'The lamp went out //and nobody moved // but one.';
    expect(text(passage)).toBe('The lamp went out, and nobody moved, but one.');
    expect(text(passage, { tone: 'dramatic' })).toBe('The lamp went out. Nobody moved. But one.');
    expect(text('灯灭了//谁也没动。', { language: 'chinese' })).toBe('灯灭了，谁也没动。');
    expect(text('灯灭了//谁也没动。', { language: 'chinese', tone: 'light' })).toBe('灯灭了。谁也没动。');
  });

  it('Forms follow the perspective and the genders of hero and companion', () => {
    const passage = '<Llegué|Llegaste|Llegó> cansad{o|a}; {companion} estaba dormid{c:o|a}.';
    const slots = { companion: 'Tomás' };
    expect(text(passage, { language: 'spanish', perspective: 'first' }, slots)).toBe(
      'Llegué cansada; Tomás estaba dormido.',
    );
    expect(
      text(passage, { language: 'spanish', perspective: 'second', heroGender: 'm', companionGender: 'f' }, slots),
    ).toBe('Llegaste cansado; Tomás estaba dormida.');
  });

  it('Brackets can be nested', () => {
    expect(text('[{he} <am|are|is> [here|here]|{he} <am|are|is> here].', {}, { he: 'she' })).toBe('She is here.');
  });

  it('Lines of a tone are told in that tone only, and every line is marked with its kind', () => {
    const passage = 'One cat.\n@light,humorous Two cats.\n? Three cats.\n¶ “Four,” said the cat.';
    const kinds = (tone: Tone): unknown =>
      voiceWith({ tone })(passage)?.map(({ kind, newParagraph }) => [kind, newParagraph]);
    expect(kinds('light')).toEqual([
      ['core', false],
      ['tone', false],
      ['optional', false],
      ['core', true],
    ]);
    expect(kinds('dramatic')).toEqual([
      ['core', false],
      ['optional', false],
      ['core', true],
    ]);
  });

  it('A sentence that was told already is put in other words or left out', () => {
    const tell = voiceWith({ said: ['One cat.'] });
    expect(tell('[One|Two] cat.')?.[0]?.text).toBe('Two cat.');
    expect(tell('[One|Two] cat.')).toBeUndefined();
    expect(tell('A dog.\n@neutral One cat.')?.map((line) => line.text)).toEqual(['A dog.']);
  });

  it('Sentences of a passage that cannot be told to its end may be told later', () => {
    const tell = voiceWith();
    expect(tell('A dog. \n {nobody} sang.')).toBeUndefined();
    expect(tell('A dog.')).toBeDefined();
  });

  it('French and Spanish words are elided and contracted', () => {
    expect(
      text(
        'La clé de {name}, que {name} perd, et {noun:of}.',
        { language: 'french' },
        { name: 'Anna', 'noun:of': 'du phare' },
      ),
    ).toBe('La clé d’Anna, qu’Anna perd, et du phare.');
    expect(GRAMMARS.french.nounForms({ the: 'les ailes', a: 'des ailes' })).toMatchObject({
      of: 'des ailes',
      to: 'aux ailes',
    });
    expect(GRAMMARS.spanish.nounForms({ the: 'el faro', a: 'un faro' })).toMatchObject({
      of: 'del faro',
      to: 'al faro',
      title: 'El faro',
    });
  });
});
