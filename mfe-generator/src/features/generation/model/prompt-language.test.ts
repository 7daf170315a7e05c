import { expect, it } from 'vitest';
import { promptLanguage } from './prompt-language.ts';

it.each([
  ['english', 'A bedtime story for Mila, who is five and afraid of the dark'],
  ['english', 'Write a story about 小明 and 丽丽 and their red kite'],
  ['spanish', 'un cuento para mi hijo Mateo que tiene miedo de la oscuridad'],
  ['french', 'une histoire pour ma fille qui a perdu son doudou au parc'],
  ['chinese', '给Emma讲一个睡前故事'],
  ['chinese', '小明怕黑'],
] as const)('finds %s in “%s”', async (language, prompt) => {
  expect(await promptLanguage(prompt)).toBe(language);
});

it('finds no language in a short, foreign or mixed prompt', async () => {
  for (const prompt of [
    '',
    'a boy and a dog',
    'Mateo, Lucía',
    '小明',
    '12345 67890 12345 67890',
    '犬とうさぎの友達の話をしてください',
  ])
    expect(await promptLanguage(prompt), prompt).toBeUndefined();
  for (const prompt of [
    'Uma história para a minha filha Beatriz que tem medo do escuro',
    'Una storia della buonanotte per Giulia che ha paura dei tuoni',
    'Eine Gutenachtgeschichte für Emil, der Angst vor der Dunkelheit hat',
  ])
    expect(await promptLanguage(prompt), prompt).toBeUndefined();
});

it('reads at most the first 1,000 characters', async () => {
  expect(await promptLanguage(`${' '.repeat(1000)}un cuento para mi hijo Mateo`)).toBeUndefined();
});
