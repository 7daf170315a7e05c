import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import type { Being } from './request.ts';

/** A prompt that calls no fear by its name, what is feared in it, and who is in the story. */
const TOLD: readonly (readonly [language: Language, prompt: string, about: string, names: string])[] = [
  ['english', 'for zuleika shes 4 and the hoover sends her running', 'vacuum cleaner', 'zuleika'],
  [
    'english',
    'im kenji and im 7. my stuffed walrus is called captain biscuit and theres a monster under my bed',
    'monster',
    'kenji captain biscuit',
  ],
  [
    'english',
    'Linnea hears the pipes gurgling and an owl hooting. She sleeps with a plush seal called Bubbles.',
    'noise',
    'Linnea Bubbles',
  ],
  [
    'english',
    'Oscar comes into our bed every night. Grandpa Clifford should be in the story. Kind regards, Winifred',
    'alone',
    'Oscar Grandpa Clifford',
  ],
  ['english', 'Pia has just started school and screams when her hair is washed', 'hair washing', 'Pia'],
  [
    'spanish',
    'necesito un cuento para las gemelas olaia y uxue, detras de la cortina vive una bruja',
    'witch',
    'olaia uxue',
  ],
  ['spanish', 'Para Nahia, que no quiere quedarse sola en su cuarto por la noche', 'alone', 'Nahia'],
  ['spanish', 'A mi hijo Bastian lo llevamos el jueves al peluquero y ya está llorando', 'haircut', 'Bastian'],
  ['french', 'Ousmane, son chat Réglisse et le loup caché dans le placard', 'wolf', 'Ousmane Réglisse'],
  ['french', 'histoire pour kelyan 4 ans et demi il veut pas rester tout seul dans sa chambre', 'alone', 'kelyan'],
  ['english', 'Meera won’t stay in her room by herself once the light is off', 'alone', 'Meera'],
  ['spanish', 'En el campo dormirán sin ninguna luz y a Imane no le gusta nada', 'dark', 'Imane'],
  ['french', 'Fatou ne descend jamais chercher quelque chose, la lumière s’éteint', 'dark', 'Fatou'],
  ['french', 'histoire d’un petit chien, Pompon, qui a peur tout seul la nuit', 'alone', 'Pompon'],
  ['french', 'moi cest lola jaime pas laspirateur', 'vacuum cleaner', 'lola'],
  ['english', 'Wasps. Atticus, 6, and his friend Yui.', 'wasp', 'Atticus Yui'],
  ['spanish', 'Lo que vive debajo de la escalera. Para Ona.', 'monster', 'Ona'],
  ['french', 'Une histoire de monstre pour Rose-Aimée, 4 ans.', 'monster', 'Rose-Aimée'],
  ['french', 'Pourriez-vous aider Anh-Minh ? Le plancher craque la nuit et les volets tapent.', 'noise', 'Anh-Minh'],
  ['spanish', 'Xiana y el fantasma del desván', 'ghost', 'Xiana'],
  ['english', 'Calla is scared when mommy leaves her alone at bedtime', 'alone', 'Calla'],
  ['french', 'je mapelle Lubin je croi quil y a un lou deriere le rido', 'wolf', 'Lubin'],
  ['chinese', '阿依努尔有一只毛绒刺猬，名字叫“扎扎先生”，总说床底下藏着一个怪物', 'monster', '阿依努尔 扎扎先生'],
  ['chinese', '我叫李梓萌我八岁我的好朋友欧阳乐她来我家睡觉柜子里好像有个女巫', 'witch', '李梓萌 欧阳乐'],
  ['chinese', '豆丁三岁，一冲马桶就吓得跑出厕所', 'toilet', '豆丁'],
];

it.each(TOLD)('a fear that nobody calls one is read in %s: %s', (language, prompt, about, names) => {
  const { trouble, about: subject, leads, others } = readRequest(prompt, language);
  expect([trouble, subject?.concept]).toEqual(['afraid', about]);
  expect([...leads, ...others].flatMap(({ name }) => name ?? []).join(' ')).toBe(names);
});

it.each([
  ['english', 'A story about a wolf who wants to fly', 'learn'],
  ['english', 'Mia lost her teddy at night, perhaps under the bed', 'lost'],
  ['spanish', 'Un cuento sobre un fantasma que quiere bailar', 'learn'],
  ['french', 'Zoé et Tim se disputent la balançoire, le soir, près de la cave', 'quarrel'],
] as const)('a trouble that is stated in %s comes before signs of fear: %s', (language, prompt, trouble) => {
  expect(readRequest(prompt, language).trouble).toBe(trouble);
});

/** A prompt of a stranger, and who is read in it: gender, age, what it is, and a mark for who is afraid or said not to be. */
const WHO: readonly (readonly [language: Language, prompt: string, leads: string, others: string])[] = [
  [
    'english',
    'my name is kofi and my hamster biscuit isnt scared of the dark but i am',
    'kofi m !',
    'biscuit hamster pet -',
  ],
  ['english', 'Anneliese and Devraj are friends, and Devraj is sure he can hear a wolf', 'Devraj m !, Anneliese f', ''],
  [
    'english',
    'Marisol can’t sleep alone. Her knitted octopus, Captain Squish, helps. She’s six.',
    'Marisol f 6 !',
    'Captain Squish octopus',
  ],
  ['english', 'My little brother is scared of monsters. I’m Aoife.', 'brother m !, Aoife f', ''],
  ['english', 'Ewan and his cousin Bo hear a ghost. I’m Auntie Bev but leave me out.', 'Ewan m !, Bo cousin m !', ''],
  [
    'english',
    'reggie hes 3 scared of ghosts wont sleep without rex his green cuddly dinosaur ta',
    'reggie m 3 !',
    'rex dinosaur m',
  ],
  [
    'english',
    'My nephew is sure there is a witch. The boy is Ignatius, but everybody calls him Iggy. Hamster: Tuppence.',
    'Iggy nephew m !',
    'Tuppence hamster pet',
  ],
  ['spanish', 'benja tiene 3 le da miedo el lobo y abraza a tito que es un osito', 'benja f 3 !', 'tito bear m'],
  ['french', 'le chien c est patate et moi cest noa jai peur du noir', 'noa f !', 'patate dog m pet'],
  ['english', 'Wasps. Yui and Atticus, 6. It’s Yui who runs.', 'Yui f !, Atticus m 6', ''],
  [
    'french',
    'Eudes dit qu’un monstre est sous l’escalier. Sa sœur Anaëlle dit que non.',
    'Eudes f !',
    'Anaëlle sister f -',
  ],
  ['spanish', 'cuento de facundo q no quiere dormir solo', 'facundo m !', ''],
  [
    'spanish',
    'Los hermanos Lautaro e Illari duermen. Illari, la pequeña, cree que hay una bruja.',
    'Illari f !, Lautaro brother m',
    '',
  ],
  ['spanish', 'hola soy samira tengo miedo a la oscuridad y mi gata croqueta no', 'samira f !', 'croqueta cat f pet -'],
  [
    'spanish',
    'Duerme con Pancho, que es un burrito de trapo. Salomé teme a los lobos.',
    'Salomé f !',
    'Pancho donkey m',
  ],
  ['french', 'moi eliott j ai peur du noir et mon copain mamadou non', 'eliott m !, mamadou friend m -', ''],
  ['french', 'Sohan a peur du loup. Nous avons un chien, Boulon, un gros basset.', 'Sohan m !', 'Boulon dog m pet'],
  [
    'english',
    'She has a cat, Biscuit. Elowen is afraid of the dark but not Bram.',
    'Elowen f !, Bram m -',
    'Biscuit cat f pet',
  ],
  [
    'spanish',
    'Un cuento de Brisa y su abuelo: Brisa tiene miedo. Su perro es Trasto.',
    'Brisa f !',
    'grandfather m, Trasto dog m pet',
  ],
  ['french', 'Mes jumeaux Elias et Lola ont peur du noir', 'Elias m !', 'Lola sister f !'],
  ['french', 'Aurèle n’aime pas rester seul la nuit. Il a cinq ans.', 'Aurèle m 5 !', ''],
  [
    'english',
    'one about wobbly he is a toy penguin and he doesnt like being left on his own its for my sister Seren',
    'wobbly penguin !',
    'Seren sister f',
  ],
  [
    'spanish',
    'un cuento de pelusin q es un conejo de peluche y le da miedo cuando apagan la luz es para mi hermanita Guadalupe',
    'pelusin rabbit m !',
    'Guadalupe sister f',
  ],
  [
    'french',
    'une histoire sur tortillon cest un doudou lapin il a peur du noir cest pour mon frere Ismaïl',
    'tortillon rabbit m !',
    'Ismaïl brother m',
  ],
  ['english', 'My cat Moka is scared of the dark. Amber loves dancing.', 'Moka cat !', 'Amber f'],
  [
    'spanish',
    'Un cuento para Lía: su pingüino de peluche Copo tiene miedo a la oscuridad',
    'Copo penguin m !',
    'Lía f',
  ],
  ['french', 'L’ours Gros-Pif a peur des fantômes. Sa maîtresse s’appelle Léa.', 'Gros-Pif bear m !', 'Léa f'],
  ['english', 'Hamza and his toy elephant Nelly who hear a noise in the night', 'Hamza m !', 'Nelly elephant f'],
  [
    'spanish',
    'para Omar, que duerme con su elefante de peluche Trompi y no le gusta quedarse solo',
    'Omar m !',
    'Trompi elephant m',
  ],
  ['french', 'Léo dort avec son lapin Tic et il a peur du noir', 'Léo m !', 'Tic rabbit m'],
  ['chinese', '写个灰灰的故事 灰灰是一只毛绒小象 天黑了会害怕 给我妹妹静怡听的', '灰灰 elephant !', '静怡 sister f'],
];

it.each(WHO)('who is in a %s prompt is read, and who is afraid: %s', (language, prompt, leads, others) => {
  const shown = ({ name, concept, gender, age, relation, isAfraid }: Being): string =>
    [
      name,
      concept,
      gender,
      age,
      relation === 'pet' ? relation : undefined,
      isAfraid === undefined ? undefined : isAfraid ? '!' : '-',
    ]
      .filter((each) => each !== undefined)
      .join(' ');
  const request = readRequest(prompt, language);
  expect([request.leads.map(shown).join(', '), request.others.map(shown).join(', ')]).toEqual([leads, others]);
});

it.each([
  ['english', 'A witch hides behind Nia’s bookcase and growls', 'behind the bookcase'],
  ['spanish', 'Nora vio un monstruo a los pies de la cama', 'a los pies de la cama'],
  ['french', 'Nina a peur du monstre dans le siphon de la douche', 'dans le siphon de la douche'],
] as const)('the place of a fear is read whole in %s: %s', (language, prompt, place) => {
  expect(readRequest(prompt, language).fearPlace).toBe(place);
});

it.each([
  ['english', 'Something goes tap-tap at the window and Jude is afraid'],
  ['spanish', 'Julio tiene miedo del radiador que hace toc toc'],
  ['french', 'Jules a peur des voisins du dessus'],
] as const)('whoever makes a noise is feared as one in %s: %s', (language, prompt) => {
  expect(readRequest(prompt, language).about?.concept).toBe('noise');
});

it.each([
  ['english', 'Leo and Ada. Leo is afraid of the dark. Ada loves football and Leo loves trains.', 'trains'],
  ['spanish', 'Leo tiene miedo a la oscuridad. A su hermana Ana le encanta el ajedrez.', undefined],
  ['french', 'Eva et Tom. Tom a peur du noir. Il adore les fusées.', 'les fusées'],
] as const)('only the hero’s own liking is read in %s: %s', (language, prompt, like) => {
  expect(readRequest(prompt, language).like).toBe(like);
});
