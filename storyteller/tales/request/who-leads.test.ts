import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { readRequest } from './read-request.ts';

const readOf = (prompt: string, language: Language): string => {
  const { leads, others, about } = readRequest(prompt, language);
  const names = [...leads, ...others].flatMap(({ name, kind }) => (name ? `${name} ${kind}` : []));
  return [about?.concept ?? '-', ...names].join(', ');
};

type Row = readonly [language: Language, prompt: string, read: string];

it.each<Row>([
  ['english', 'im chidi and my hamster nugget runs at nite and it maks a nois', 'noise, chidi child, nugget animal'],
  ['english', 'Story for Bea, 5. Scritch scratch in the loft and she wont go to sleep.', 'noise, Bea child'],
  ['spanish', 'soy hugo y en la pared ras ras toda la noche no puedo dormir', 'noise, hugo child'],
  ['french', 'moi c sekou avec mon frere drissa on entend des grat grat la nuit', 'noise, sekou child, drissa child'],
])('hears a noise that is only spelled out (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it.each<Row>([
  [
    'english',
    'a boy called hamza his best friend stanley told him theres a ghost in the chimney',
    'ghost, hamza child, stanley child',
  ],
  ['spanish', 'Cuento para Alma. Su prima Vega le contó que hay una bruja', 'witch, Alma child, Vega child'],
  ['french', 'pour ma fille jade sa cousine lina lui a raconté qu’il y a un loup', 'wolf, jade child, lina child'],
])('lets the one who is told of a ghost lead (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it.each<Row>([
  ['french', 'Constance vient chez nous à Limoges et a peur du noir', 'dark, Constance child'],
  ['french', 'Papy Alain montre à Linh que le noir ne fait pas peur', 'dark, Linh child, Papy Alain grownup'],
])('tells a town from a child (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it.each<Row>([
  ['english', 'im ruby, i dont like the dark, with my bunny flopsy he is a toy', 'dark, ruby child, flopsy toy'],
  ['spanish', 'soy lara y mi conejo pompon es de peluche, miedo a la oscuridad', 'dark, lara child, pompon toy'],
  ['french', 'jai peur du noir je suis lou jai une tortue en peluche elle sapelle zaza', 'dark, lou child, zaza toy'],
])('knows a toy by what is said of it later (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it('sees the light outside the room in the dark', () => {
  const prompts: readonly (readonly [Language, string])[] = [
    ['english', 'Theo needs the landing light on'],
    ['spanish', 'Nerea quiere la luz del pasillo encendida'],
    ['french', 'Lise veut que la veilleuse reste allumée'],
  ];
  for (const [language, prompt] of prompts) {
    const { about, details } = readRequest(prompt, language);
    expect([about?.concept, details[0]?.key], prompt).toEqual(['dark', 'corridor']);
  }
});

it.each<Row>([
  ['english', 'Ada wakes Bram because she hears noises at night', 'noise, Ada child, Bram child'],
  ['spanish', 'Unax, desde que nació su hermana Maren, no quiere quedarse solo', 'alone, Unax child, Maren child'],
  ['french', 'je mapelle sofia et ma poupee rosalie elle a peur du noir', 'dark, rosalie toy, sofia child'],
])('follows who is spoken of, not who is nearest (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});
