import type { Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { patternsOf } from './pattern.ts';
import { contracted, plainOf } from './plain.ts';
import { retell } from './retell.ts';

/** The words of the slots in a text that was told with a line; `undefined` if it cannot be told with it. */
function slotsIn(language: Language, line: string, text: string): Readonly<Record<string, string>> | undefined {
  const options = { language, grammar: GRAMMARS[language], perspective: 'third', companions: ['Oria'] } as const;
  const [pattern] = patternsOf(line, options);
  const { regex, clues } = pattern!.matcher();
  const found = regex.exec(plainOf(text, language).text);
  if (!found) return undefined;
  const read = clues.flatMap((clue, at) =>
    clue.type === 'slot' && found[at + 1] !== undefined ? [[clue.slot, contracted(found[at + 1]!)] as const] : [],
  );
  return Object.fromEntries(read);
}

describe('a line whose words depend on those that follow', () => {
  it.each<[Language, string, string, Readonly<Record<string, string>>]>([
    ['english', 'On the way {we} was late.', 'On the way they were late.', {}],
    ['spanish', 'Cerró el maletín //y {name} la vio.', 'Cerró el maletín, e Inés la vio.', { name: 'Inés' }],
    ['spanish', 'Habló {noun:of}.', 'Habló del faro.', { 'noun:of': 'de el faro' }],
    ['french', 'On parle {noun:of}.', 'On parle du phare.', { 'noun:of': 'du phare' }],
    ['french', 'On pense {noun:to}.', 'On pense aux bougies.', { 'noun:to': 'aux bougies' }],
    ['french', 'Qui sait si {he} vient ?', 'Qui sait s’il vient\u202F?', {}],
    ['french', 'On dit que {name} dort.', 'On dit qu’Élise dort.', { name: 'Élise' }],
    ['chinese', '{companion}说{noun}在响。', 'Oria说灯塔在响。', { companion: 'Oria', noun: '灯塔' }],
  ])('In %s, the line %s is recognized in: %s', (language, line, text, slots) => {
    expect(slotsIn(language, line, text)).toEqual(slots);
  });

  it('A line of other words is not recognized', () => {
    expect(slotsIn('english', 'On the way {we} was late.', 'On the way they were early.')).toBeUndefined();
  });
});

describe('a passage in another tone', () => {
  const around = { before: '', after: '', attempt: 1, perspective: 'third', action: 'tone' } as const;

  it('The lines of its old tone are left out', () => {
    const passage =
      'The map room in Highnape leaked in one place, and the Survey kept a blue bowl under it and called that policy. The bowl had been promoted twice; Mira was still on probation.';
    const result = retell({ ...around, passage, language: 'english', genre: 'fantasy', tone: 'mysterious' });
    expect(result).toEqual({ text: expect.stringContaining('Some ') });
    expect(JSON.stringify(result)).not.toContain('promoted');
  });

  it('A line that may speak of an optional one is left out while that one is not told', () => {
    const passage =
      'Oria deshacía encantamientos a domicilio y llevaba en el maletín unas tenazas, tres besos en conserva y el delantal.';
    const results = [1, 2, 3, 4, 5, 6].map((attempt) =>
      retell({ ...around, attempt, passage, language: 'spanish', genre: 'fantasy', tone: 'humorous' }),
    );
    expect(results.every((result) => 'text' in result)).toBe(true);
    expect(JSON.stringify(results)).not.toContain('La clienta había quedado');
  });
});

it('A line that has no other words is not passed off as rewritten', () => {
  const passage = '« Une lettre, à quel étage est-ce, Kossi ? » demande-t-il.';
  const results = (['fantasy', 'scifi', 'children', 'romance'] as const).map((genre) =>
    retell({
      action: 'rewrite',
      passage,
      before: '',
      after: '',
      tone: 'light',
      attempt: 1,
      language: 'french',
      genre,
      perspective: 'second',
    }),
  );
  expect(results).toContainEqual({ cannot: 'no other words' });
  expect(results.filter((result) => 'text' in result)).toEqual([]);
});
