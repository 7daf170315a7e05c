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

it.each<Row>([
  ['english', 'Rukmini, age 5, monster under the bed', 'monster, Rukmini child'],
  ['spanish', 'Wayra, de 5 años, fantasma en el desván', 'ghost, Wayra child'],
  ['french', 'Enguerran (5 ans), bruits dans le grenier', 'noise, Enguerran child'],
])('takes the word before an age for a name (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it.each<Row>([
  ['english', 'im tevin and i dont like it when my door is shut and its all black', 'dark, tevin child'],
  ['spanish', 'Lola llora en cuanto bajamos la persiana porque no ve nada', 'dark, Lola child'],
  ['french', 'Félix pleure dès qu’on ferme les volets', 'dark, Félix child'],
])('hears of the dark without its word, and no shutter (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it('gives a grandfather what the child calls him', () => {
  const prompt =
    'My grandson Anders won’t stay in it on his own. If there could be a grandfather in it, he calls me Pop-Pop Gene. Nothing long, I lose my place.';
  expect(readOf(prompt, 'english')).toBe('alone, Anders child, Pop-Pop Gene grownup');
});

it.each<Row>([
  [
    'english',
    'My daughter set this up and then went off to her Zumba, so please bear with me. I have my grandson Oskar until Sunday while they do the kitchen floor. At bedtime he won’t let me leave because of the ghost behind the curtain. Could you put me in it as well, he calls me Poppa Clive? Many thanks.',
    'ghost, Oskar child, Poppa Clive grownup',
  ],
  [
    'french',
    'Chère équipe, je suis maîtresse en moyenne section, vingt-sept élèves cette année. J’ai une petite Hanaé, très bavarde, toujours en bottes de pluie. Sa maman m’a dit au portail que le soir c’est la catastrophe dès qu’on éteint, elle appelle sa grande sœur Thelma dix fois pour vérifier qu’elle est là. Merci infiniment.',
    'dark, Hanaé child, Thelma child',
  ],
])('finds the child in a long letter about more (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it.each<Row>([
  [
    'spanish',
    'Un monstruo asusta a Leo y tiene un carrito rojo de bomberos que se llama Sirenito',
    'monster, Leo child, Sirenito toy',
  ],
  [
    'english',
    'Dev is scared of the dark. He has a little red fire engine called Nee-Naw',
    'dark, Dev child, Nee-Naw toy',
  ],
  [
    'french',
    'Tom a peur du noir, il a un camion rouge de pompiers qui s’appelle Pimpon',
    'dark, Tom child, Pimpon toy',
  ],
])('takes a vehicle with a name for a toy (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it('believes a pronoun about a child before the lists of names', () => {
  const genderOf = (prompt: string) => readRequest(prompt, 'english').leads[0]?.gender;
  expect(genderOf('rashi is sure theres a witch behind his curtain, his sister diya isnt')).toBe('m');
  expect(genderOf('Oyinda, aged 4, scared of the dark')).toBeUndefined();
  expect(genderOf('Emma is scared of the wolf because he hides')).toBe('f');
});

it('lists no clause as unused', () => {
  const prompt = 'wren thinks a wolf lives in her wardrobe (my fault we did red riding hood last week oops)';
  expect(readRequest(prompt, 'english').unused).toEqual([]);
});

it.each<Row>([
  ['english', 'new baby brother arrives and Lottie, 4, feels left out', 'baby, Lottie child'],
  ['spanish', 'nace el hermanito de Carla, que tiene 4 años y está celosa', 'baby, Carla child'],
  ['french', 'Premier jour de crèche de Milo, il a 3 ans', 'school, Milo child'],
  ['chinese', '佳佳第一次去好朋友婷婷家过夜', 'sleepover, 佳佳 child, 婷婷 child'],
])('hears of what happens in every family (%s, %s)', (language, prompt, read) => {
  expect(readOf(prompt, language)).toBe(read);
});

it.each([
  ['english', 'Bea lost her toy rabbit Mopsy on the bus', 'on the bus'],
  ['spanish', 'Bea perdió su conejo de peluche Orejas en el parque', 'en el parque'],
  ['french', 'Lou a perdu son doudou à l’aéroport', 'à l’aéroport'],
  ['chinese', '安安的布娃娃小米不见了，在公园里找了一下午', '公园里'],
] as const)('sets a story where something was lost (%s)', (language, prompt, place) => {
  expect(readRequest(prompt, language).setting?.said).toBe(place);
});
