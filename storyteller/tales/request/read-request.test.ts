import type { Language } from '@storyloom/shared/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of.ts';
import { nounOf } from './lexicon.ts';
import { readRequest } from './read-request.ts';
import type { Being } from './request.ts';

/** A prompt, who is in the story (leads, a stroke, others; without a name the concept after ~), and its trouble with what it is about. */
type Row = readonly [prompt: string, cast: string, trouble: string, who?: string];

const ENGLISH: readonly Row[] = [
  ['Wobbly the toy penguin is scared of the dark', 'Wobbly toy', 'afraid dark'],
  [
    'A bedtime story for Nell, who is four and scared of thunder, and her stuffed bear Bobo',
    'Nell child / Bobo toy',
    'afraid thunder',
  ],
  ['Write a story about a boy called Tiberius who lost his left mitten.', 'Tiberius child', 'lost mitten'],
  ['Ada and Ben both want the same swing', 'Ada child, Ben child', 'quarrel swing'],
  ['My daughter Zuri (6) wants to learn to ride a bike', 'Zuri child', 'learn bicycle'],
  ['Grandpa Joe and Theo build a treehouse', 'Theo child / Grandpa Joe grownup', 'make treehouse'],
  ['Please tell us about a mouse who has to deliver a letter to the moon', '~mouse animal', 'deliver letter'],
  ['Rosa enters a sack race with her dog Crumpet', 'Rosa child / Crumpet animal', 'contest race'],
  ['There is a new girl at school. Her name is Wren.', 'Wren child', 'newcomer girl'],
  ['Max has a secret and cannot tell his sister Lily', 'Max child / Lily child', 'secret secret'],
  ['Two otters rescue a baby seal', '~otter animal / ~seal animal', 'rescue seal'],
  ['story for max and lily who dont want to go to bed', 'max child, lily child', '-'],
  ['A STORY FOR AVA WHO IS AFRAID OF DOGS', 'AVA child', 'afraid dog'],
  ['The Dragon Who Was Scared Of The Dark', '~dragon creature', 'afraid dark'],
  ['A star that is afraid of falling', '~star creature', 'afraid -'],
  ['Mrs. Plum can’t find her glasses', 'Mrs. Plum grownup', 'lost glasses'],
  ['In London it rains in June. Olive wants to fly a kite.', 'Olive child', 'learn kite'],
  ['Her cat Pepper is missing, and Imogen looks for him', 'Imogen child / Pepper animal', 'lost cat'],
  ['Mum, Dad and Otis (3) plant a sunflower', 'Otis child / ~mother grownup, ~father grownup', 'make flower'],
  ['make it funny please', 'Mila child, Pip animal / ~grandmother grownup', '-', 'Mila (5), Pip the rabbit; grandma'],
  ['They look for a treasure', 'nora child, finn child / bo animal', 'lost treasure', 'nora, finn & their dog bo'],
  ['Hope is six. She can’t swim.', 'Hope child', 'learn swimming'],
];

const SPANISH: readonly Row[] = [
  ['Nube, que es una oveja de peluche, tiene miedo a la oscuridad', 'Nube toy', 'afraid dark'],
  [
    'Marcos tiene miedo a los monstruos. Rugido, su excavadora de juguete, va con él',
    'Marcos child / Rugido toy',
    'afraid monster',
  ],
  [
    'Cuento para dormir para Alba, que tiene cuatro años y miedo a los truenos, y su osito Bombón',
    'Alba child / Bombón toy',
    'afraid thunder',
  ],
  ['Un niño que se llama Iker pierde su mochila', 'Iker child', 'lost backpack'],
  ['Lía y Teo se pelean por el columpio', 'Lía child, Teo child', 'quarrel swing'],
  ['Mi hija Zahara quiere aprender a montar en bicicleta', 'Zahara child', 'learn bicycle'],
  ['El abuelo Paco y Nora construyen una cometa', 'Nora child / Paco grownup', 'make kite'],
  ['Un ratón tiene que llevar una carta a la luna', '~mouse animal', 'deliver letter'],
  ['Bruno participa en una carrera con su perra Canela', 'Bruno child / Canela animal', 'contest race'],
  ['Hay una niña nueva en clase, se llama Aitana', 'Aitana child', 'newcomer girl'],
  ['Mateo tiene un secreto y no puede contárselo a su hermana Inés', 'Mateo child / Inés child', 'secret secret'],
  ['Dos zorros rescatan a un pajarito', '~fox animal / ~bird animal', 'rescue bird'],
  ['cuento para leo y martina que no quieren irse a la cama', 'leo child, martina child', '-'],
  ['UN CUENTO PARA VEGA QUE TIENE MIEDO A LAS ARAÑAS', 'VEGA child', 'afraid spider'],
  ['El dragón que tenía miedo de la oscuridad', '~dragon creature', 'afraid dark'],
  ['Una nube que sueña con bailar', '~cloud creature', 'learn dancing'],
  ['Don Anselmo no encuentra sus gafas', 'Don Anselmo grownup', 'lost glasses'],
  ['A Julia le dan miedo los perros', 'Julia child', 'afraid dog'],
  ['La gata de Irene ha desaparecido', 'Irene child / ~cat animal', 'lost cat'],
  ['Mamá, papá y Leo (3 años) hacen un pastel', 'Leo child / ~mother grownup, ~father grownup', 'make cake'],
  ['que sea divertido', 'Mila child, Pip animal / ~grandmother grownup', '-', 'Mila (5), Pip el conejo; yaya'],
  ['Buscan un tesoro en la playa', 'vera child, hugo child / bo animal', 'lost treasure', 'vera, hugo y su perro bo'],
  ['Su conejo de peluche Orejas se ha perdido y Lucas está triste', 'Lucas child / Orejas toy', 'lost rabbit'],
];

const FRENCH: readonly Row[] = [
  ['Marc a peur du noir. Son doudou s’appelle Creuse, une pelleteuse.', 'Marc child / Creuse toy', 'afraid dark'],
  [
    'Une histoire du soir pour Lina, qui a quatre ans et peur de l’orage, et son doudou ours Bidou',
    'Lina child / Bidou toy',
    'afraid thunder',
  ],
  ['Un garçon qui s’appelle Malo a perdu son bonnet', 'Malo child', 'lost hat'],
  ['Zoé et Tim se disputent pour la balançoire', 'Zoé child, Tim child', 'quarrel swing'],
  ['Ma fille Ysée veut apprendre à faire du vélo', 'Ysée child', 'learn bicycle'],
  ['Papi Marcel et Rose construisent une cabane', 'Rose child / Papi Marcel grownup', 'make den'],
  ['Une souris doit livrer une lettre à la lune', '~mouse animal', 'deliver letter'],
  ['Nino participe à une course avec son chien Biscotte', 'Nino child / Biscotte animal', 'contest race'],
  ['Il y a une nouvelle élève à l’école, elle s’appelle Aya', 'Aya child', 'newcomer -'],
  ['Gabin a un secret et ne peut pas le dire à sa sœur Lou', 'Gabin child / Lou child', 'secret secret'],
  ['Deux loutres sauvent un oisillon', '~otter animal / ~bird animal', 'rescue bird'],
  ['histoire pour léo et emma qui ne veulent pas dormir', 'léo child, emma child', '-'],
  ['UNE HISTOIRE POUR JADE QUI A PEUR DES ARAIGNÉES', 'JADE child', 'afraid spider'],
  ['Le dragon qui avait peur du noir', '~dragon creature', 'afraid dark'],
  ['Un nuage qui rêve de danser', '~cloud creature', 'learn dancing'],
  ['Madame Prune ne trouve plus ses lunettes', 'Madame Prune grownup', 'lost glasses'],
  ['C’est l’anniversaire de Côme et il veut faire un gâteau', 'Côme child', 'make cake'],
  ['La chatte de Manon a disparu', 'Manon child / ~cat animal', 'lost cat'],
  ['Maman, papa et Noé (3 ans) plantent un tournesol', 'Noé child / ~mother grownup, ~father grownup', 'make -'],
  ['avec de l’humour', 'Mila child, Pip animal / ~grandmother grownup', '-', 'Mila (5 ans), Pip le lapin ; mamie'],
  ['Ils cherchent un trésor', 'nina child, hugo child / bo animal', 'lost treasure', 'nina, hugo et leur chien bo'],
  ['Son lapin en peluche Filou est perdu et Louis est triste', 'Louis child / Filou toy', 'lost rabbit'],
];

const CHINESE: readonly Row[] = [
  ['给4岁的朵朵讲一个睡前故事，她怕打雷，还有她的布熊团团', '朵朵 child / 团团 toy', 'afraid thunder'],
  ['一个叫小刚的男孩弄丢了他的手套', '小刚 child', 'lost mitten'],
  ['乐乐和天天为了一个皮球吵架', '乐乐 child, 天天 child', 'quarrel ball'],
  ['我女儿米拉想学骑自行车', '米拉 child', 'learn bicycle'],
  ['爷爷和小虎一起做风筝', '小虎 child / ~grandfather grownup', 'make kite'],
  ['小老鼠要送一封信', '~mouse animal', 'deliver letter'],
  ['小雨和小狗旺财参加跑步比赛', '小雨 child / 旺财 animal', 'contest race'],
  ['班里来了一个新同学，名叫安娜', '安娜 child', 'newcomer friend'],
  ['小明有一个秘密，不能告诉妹妹', '小明 child / ~sister child', 'secret secret'],
  ['小兔子救了一只受伤的小鸟', '~rabbit animal / ~bird animal', 'rescue bird'],
  ['我儿子浩浩第一次上幼儿园', '浩浩 child', 'first time school'],
  ['小红答应帮妈妈浇花', '小红 child / ~mother grownup', 'promise flower'],
  ['讲一个关于友谊的故事', '', '-'],
  ['想学画画的小龙', '~dragon creature', 'learn picture'],
  ['小刺猬怕黑怎么办', '~hedgehog animal', 'afraid dark'],
  ['一朵云想去海边', '~cloud creature', 'learn beach'],
  ['奶奶的眼镜不见了', '~grandmother grownup', 'lost glasses'],
  ['林小雨害怕狗', '林小雨 child', 'afraid dog'],
  ['小刺猬和鼹鼠分享一个苹果', '~hedgehog animal, ~mole animal', 'quarrel apple'],
  ['妈妈和5岁的诺诺烤蛋糕', '诺诺 child / ~mother grownup', 'make cake'],
  ['要好笑一点', '小明 child / 团团 toy, ~grandmother grownup', '-', '小明（5岁）、布熊团团、姥姥'],
  ['一起找宝藏', '米拉 child, 汤姆 child', 'lost treasure', '米拉，汤姆'],
  ['她的小猫咪咪不见了，朵朵去找它', '朵朵 child / 咪咪 animal', 'lost kitten'],
  ['小猴子不会游泳', '~monkey animal', 'learn swimming'],
  ['小学生想学编程', '', 'learn -'],
];

const TABLES: readonly (readonly [Language, readonly Row[]])[] = [
  ['english', ENGLISH],
  ['spanish', SPANISH],
  ['french', FRENCH],
  ['chinese', CHINESE],
];

const shown = (beings: readonly Being[]): string =>
  beings.map(({ name, concept, kind }) => `${name ?? `~${concept}`} ${kind}`).join(', ');

function read(prompt: string, language: Language, who: string): readonly [cast: string, trouble: string] {
  const { leads, others, trouble, about } = readRequest(prompt, language, who);
  const cast = others.length > 0 ? `${shown(leads)} / ${shown(others)}` : shown(leads);
  const isAbout = about !== undefined || trouble === 'promise';
  return [cast, trouble ? `${trouble} ${isAbout ? (about?.concept ?? '-') : '-'}` : '-'];
}

describe.each(TABLES)('a %s prompt', (language, rows) => {
  it.each(rows.map(([prompt, cast, trouble, who = '']) => [prompt, cast, trouble, who] as const))(
    '%s',
    (prompt, cast, trouble, who) => {
      expect(read(prompt, language, who)).toEqual([cast, trouble]);
    },
  );
});

/** Prompts around two made-up names, which no list has. */
const AROUND: readonly (readonly [Language, readonly string[]])[] = [
  [
    'english',
    [
      'A bedtime story for {A}, who is five, and her stuffed rabbit {B}',
      'Please write a story. {A} and {B} lost a kite in the forest.',
      'my son {A} wants to build a raft with his dog {B}',
      'Histoire or tale about a girl called {A} and a fox named {B}',
    ],
  ],
  [
    'spanish',
    [
      'Cuento para {A}, que tiene miedo a la oscuridad, y su perro {B}',
      'Érase una vez {A} y {B}, que perdieron una cometa en el bosque.',
      'Mi hijo {A} quiere construir un cohete con su gata {B}',
      'Cuéntame algo de una niña que se llama {A} y un zorro llamado {B}',
    ],
  ],
  [
    'french',
    [
      'Histoire pour {A}, qui a peur du noir, et son chien {B}',
      'Raconte-moi une histoire. {A} et {B} ont perdu un cerf-volant dans la forêt.',
      'Mon fils {A} veut construire une fusée avec sa chatte {B}',
      'Conte sur une fille qui s’appelle {A} et un renard nommé {B}',
    ],
  ],
  [
    'chinese',
    [
      '给{A}讲一个睡前故事，他有一只布熊叫{B}',
      '一个叫{A}的女孩和一只叫{B}的狐狸弄丢了风筝',
      '女儿叫{A}，她想学游泳，儿子叫{B}，他怕黑',
    ],
  ],
];
const SYLLABLES = ['bro', 'zem', 'tul', 'kiv', 'dra', 'wop', 'fen'];
const nameFor = (language: Language) =>
  language === 'chinese'
    ? fc
        .tuple(fc.constantFrom('林', '郑', '贺'), fc.constantFrom('子墨', '雨桐', '一诺'))
        .map((parts) => parts.join(''))
    : fc
        .tuple(
          fc.constantFrom('B', 'Z', 'K', 'Tr'),
          fc.constantFrom('a', 'u', 'o'),
          fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 2 }),
        )
        .map(([first, vowel, rest]) => first + vowel + rest.join(''));

describe('readRequest', () => {
  it.each(AROUND)('takes the names of a %s prompt, and no other word of it', (language, prompts) => {
    const asked = fc
      .tuple(fc.constantFrom(...prompts), nameFor(language), nameFor(language))
      .filter(([, one, other]) => one !== other);
    fc.assert(
      fc.property(asked, ([prompt, one, other]) => {
        const text = prompt.replace('{A}', one).replace('{B}', other);
        const { leads, others } = readRequest(text, language);
        const names = [...leads, ...others].flatMap(({ name }) => name ?? []);
        expect(names.toSorted(), text).toEqual([one, other].toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('finds every name in the prompt as it was written, whatever the text', () => {
    const pieces = TABLES.flatMap(([, rows]) => rows.map(([prompt]) => prompt));
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 6 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(texts, fc.constantFrom(...TABLES.map(([language]) => language)), (text, language) => {
        const prompt = text.normalize('NFC');
        const { leads, others, about } = readRequest(prompt, language, prompt);
        for (const { name } of [...leads, ...others]) expect(prompt).toContain(name ?? '');
        expect(about?.phrase).not.toBe('');
        expect(leads.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 150 },
    );
  });

  it('reads ages, relations, genders and toys', () => {
    const { leads, others } = readRequest(
      'For Leo and Ada (4 and 6), their grandma, and Leo’s stuffed fox Rusty',
      'english',
    );
    expect(leads).toEqual([
      { kind: 'child', name: 'Leo', gender: 'm', age: 4 },
      { kind: 'child', name: 'Ada', gender: 'f', age: 6 },
    ]);
    expect(others).toEqual([
      { kind: 'grownup', concept: 'grandmother', gender: 'f', relation: 'grandmother' },
      { kind: 'toy', name: 'Rusty', concept: 'fox', gender: 'm' },
    ]);
  });

  it('keeps a wish in the words of the user', () => {
    const wishOf = (prompt: string, language: Language) => readRequest(prompt, language).wish;
    expect(wishOf('Zuri wants to teach her goose to tango.', 'english')).toBe('teach her goose to tango');
    expect(wishOf('Una rana que quiere tocar la trompeta en la luna', 'spanish')).toBe('tocar la trompeta en la luna');
    expect(wishOf('Un crabe qui rêve d’être danseur', 'french')).toBe('être danseur');
    expect(wishOf('小猫想给妈妈做一个蛋糕', 'chinese')).toBe('给妈妈做一个蛋糕');
  });

  it('says what the trouble is about without the word that joins it', () => {
    const phraseOf = (prompt: string, language: Language) => readRequest(prompt, language).about?.phrase;
    expect(phraseOf('Leo is afraid of the dark and of Rex', 'english')).toBe('the dark');
    expect(phraseOf('Leo tiene miedo al perro de la vecina', 'spanish')).toBe('el perro de la vecina');
    expect(phraseOf('Léo a peur du noir', 'french')).toBe('le noir');
    expect(phraseOf('乐乐弄丢了他的一只手套', 'chinese')).toBe('手套');
  });

  it('marks bedtime and occasions, and lists what it made nothing of', () => {
    const request = readRequest('A bedtime story for Mila’s birthday with a zorbel', 'english');
    expect(request).toMatchObject({ bedtime: true, occasion: 'birthday', unused: ['with a zorbel'] });
    expect(request.leads.map(({ name }) => name)).toEqual(['Mila']);
  });

  it('reads a prompt in its own language, and names alone in that of the settings', () => {
    expect(
      TABLES.flatMap(([language, rows]) =>
        rows.filter(([prompt, , , who]) => !who && languageOf(prompt, 'english') !== language),
      ),
    ).toEqual([]);
    expect(languageOf('Mila, Leo', 'french')).toBe('french');
  });

  it('takes no word of a request as a name', () => {
    const nameless: readonly (readonly [Language, readonly string[]])[] = [
      [
        'english',
        [
          'Hope you can make one up',
          'breakfast has gone missing',
          'may i have a story',
          'A bedtime story on Miller Street, please',
        ],
      ],
      [
        'spanish',
        [
          'Resulta que nos mudamos de casa',
          'mi perro ladra y no duerme',
          'La luz de la luna, gracias',
          'vacaciones en la playa de noche',
        ],
      ],
      ['french', ['mon chien aboie et ne dort pas', 'Une pierre tombe dans la rivière', 'merci, courte svp']],
      ['chinese', ['小猫小狗一起玩', '春天来了，花开了', '一只小猫头鹰老是呛水，谢谢', '关于爷爷的故事']],
    ];
    for (const [language, prompts] of nameless) {
      for (const prompt of prompts) {
        const { leads, others } = readRequest(prompt, language);
        expect(
          [...leads, ...others].flatMap(({ name }) => name ?? []),
          prompt,
        ).toEqual([]);
      }
    }
  });

  it('takes no text without spaces for a name', () => {
    for (const language of ['english', 'spanish', 'french'] as const) {
      const { leads } = readRequest('', language, `X${'の'.repeat(500)}`);
      expect(leads.flatMap(({ name }) => name ?? [])).toEqual([]);
    }
  });

  it('lists phrases as unused, never politeness', () => {
    const unusedOf = (prompt: string, language: Language) => readRequest(prompt, language).unused;
    expect(
      unusedOf('Can you please make a story, five minutes? June made a mitten in the snow. Thanks!', 'english'),
    ).toEqual(['in the snow']);
    expect(unusedOf('Por favor, un cuento corto: Sol hace un zapato en la playa. Gracias', 'spanish')).toEqual([
      'en la playa',
    ]);
    expect(unusedOf('Basile fabrique une cabane dans le vieux cerisier, ce serait parfait, merci', 'french')).toEqual([
      'dans le vieux cerisier',
    ]);
    expect(unusedOf('请给乐乐讲个故事，他怕黑，桌上放着雨伞，谢谢', 'chinese')).toEqual(['雨伞']);
  });

  it('makes an animal beside a child its pet', () => {
    const prompts: readonly (readonly [string, Language])[] = [
      ['Ingrid and her cat hear a noise', 'english'],
      ['Nino y la gata Perla hacen una cometa', 'spanish'],
      ['Nino et la chatte Perle font un gâteau', 'french'],
      ['乐乐和小狗豆豆怕黑', 'chinese'],
    ];
    for (const [prompt, language] of prompts) {
      const { leads, others } = readRequest(prompt, language);
      expect([leads.length, others[0]?.relation], prompt).toEqual([1, 'pet']);
    }
  });

  it('gives a concept the forms that a sentence needs', () => {
    expect(nounOf('owl', 'english')).toEqual({ bare: 'owl', a: 'an owl', the: 'the owl', plural: 'owls' });
    expect(nounOf('dog', 'spanish', 'f')).toEqual({
      bare: 'perra',
      a: 'una perra',
      the: 'la perra',
      plural: 'perras',
      gender: 'f',
    });
    expect(nounOf('bird', 'french')).toMatchObject({ the: 'l’oiseau', plural: 'oiseaux' });
    expect(nounOf('horse', 'chinese')).toMatchObject({ bare: '马', a: '一匹马', measure: '匹' });
  });
});

it('reads no half of a word as a place', () => {
  const { setting } = readRequest(
    'Nina and her cousin Owen find a baby bird that fell out of its nest in the garden',
    'english',
  );
  expect(setting?.said).not.toBe('in the garde');
});
