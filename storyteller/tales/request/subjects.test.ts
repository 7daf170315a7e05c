import type { Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { subjectOf, taleFor } from '../troubles.ts';
import { readRequest } from './read-request.ts';
import { withSubject } from './subjects.ts';

type Asked = readonly [language: Language, prompt: string];

const toldOf = (language: Language, prompt: string): readonly (string | undefined)[] => {
  const tale = taleFor(withSubject(readRequest(prompt, language), prompt));
  return [tale?.id, tale && subjectOf(tale.id, tale.concept)];
};

describe.each<readonly [id: string, subject: string, asked: readonly Asked[]]>([
  [
    'first-time',
    'tooth',
    [
      ['english', 'Nina has a wobbly tooth and wants it to stay in'],
      ['spanish', 'A Tomás se le mueve un diente y no quiere que se caiga'],
      ['french', 'Mathilde a une dent qui bouge et elle a peur qu’elle tombe'],
      ['chinese', '圆圆的牙松了，她怕掉牙'],
    ],
  ],
  [
    'make',
    'food',
    [
      ['english', 'Owen bakes cookies with his grandpa'],
      ['spanish', 'Rita hace galletas con su abuelo'],
      ['french', 'Lison fait des crêpes avec son papa'],
      ['chinese', '米米和爸爸烤饼干'],
    ],
  ],
  ['make', 'filled', [['chinese', '米米和外婆包饺子']]],
  [
    'newcomer',
    'farewell',
    [
      ['english', 'Maya’s best friend Tilda is moving to another city'],
      ['spanish', 'La mejor amiga de Berta se muda a otro país, se llama Lucía'],
      ['french', 'Le meilleur ami de Simon, Élias, déménage très loin'],
      ['chinese', '乐乐的好朋友小北要搬走了'],
    ],
  ],
  [
    'newcomer',
    'new-school',
    [
      ['english', 'Owen changes schools and knows nobody'],
      ['spanish', 'Rita cambia de colegio y no conoce a nadie'],
      ['french', 'Lison arrive dans une nouvelle école, elle ne connaît personne'],
      ['chinese', '米米转学了，谁也不认识'],
    ],
  ],
  ['newcomer', 'classmate', [['spanish', 'Irene es nueva en la clase de Pablo']]],
  [
    'animals',
    'night',
    [
      ['english', 'a little badger who is afraid of the dark'],
      ['spanish', 'un conejito que tiene miedo a la oscuridad'],
      ['french', 'un petit hérisson qui n’arrive pas à dormir'],
      ['chinese', '一只小狐狸怕黑'],
    ],
  ],
  [
    'secret',
    'found',
    [
      ['english', 'Nina finds a secret door behind the shelf'],
      ['spanish', 'Rita ha encontrado un tesoro en el desván'],
      ['french', 'Lison trouve un coffre dans le grenier'],
      ['chinese', '米米发现了一个宝箱'],
    ],
  ],
  ['secret', 'secret', [['french', 'Lison sait quelque chose et ne veut le dire qu’à Paul']]],
  [
    'contest',
    'stage',
    [
      ['english', 'Nina has to sing in the school show'],
      ['spanish', 'Rita tiene que cantar en la función del cole'],
      ['french', 'Lison doit chanter dans le spectacle de l’école'],
      ['chinese', '米米要上台唱歌'],
    ],
  ],
  [
    'deliver',
    'gift',
    [
      ['english', 'Grandma Ines is in the hospital and Owen wants to cheer her up'],
      ['spanish', 'La abuela de Rita está enferma y Rita quiere animarla'],
      ['french', 'Mamie est malade et Lison veut lui faire plaisir'],
      ['chinese', '爷爷住院了，米米想给爷爷做点什么'],
    ],
  ],
  [
    'confess',
    'any',
    [
      ['english', 'Owen broke his grandma’s vase and is scared to tell her'],
      ['spanish', 'Rita ha roto la taza de su abuela y no se atreve a decírselo'],
      ['french', 'Lison a cassé la tasse de sa maman et n’ose pas le dire'],
      ['chinese', '米米把借来的书弄湿了，不敢还给图书馆'],
    ],
  ],
  [
    'make',
    'snowman',
    [
      ['english', 'Nina’s snowman is melting and she is sad'],
      ['spanish', 'la primera nevada del pueblo, con Rita y su hermano Luis'],
      ['french', 'Lison et Paul : leur bonhomme de neige fond'],
      ['chinese', '米米堆的雪人要化了'],
    ],
  ],
  [
    'contest',
    'ball',
    [
      ['english', 'Nina missed a penalty and doesn’t want to play anymore'],
      ['spanish', 'Luis falló un penalti en la final'],
      ['french', 'Paul joue au foot et il a raté son tir'],
      ['chinese', '米米是足球队的守门员，总是守不住'],
    ],
  ],
  [
    'contest',
    'any',
    [
      ['english', 'Owen enters a chess tournament'],
      ['spanish', 'Rita participa en un concurso de tartas'],
      ['french', 'Lison veut gagner le tournoi d’échecs'],
      ['chinese', '米米要参加围棋比赛'],
    ],
  ],
  [
    'learn',
    'any',
    [
      ['english', 'Owen wants to learn to juggle'],
      ['spanish', 'Rita quiere aprender a hacer malabares'],
      ['french', 'Lison n’arrive pas à faire la roue comme son frère'],
      ['chinese', '米米想学会吹泡泡糖'],
    ],
  ],
  [
    'animals',
    'flaw',
    [
      ['english', 'a little train who was too noisy'],
      ['spanish', 'un caracol que es muy lento'],
      ['french', 'une girafe trop grande'],
      ['chinese', '小蜗牛觉得自己太慢了'],
    ],
  ],
  [
    'make',
    'seed',
    [
      ['english', 'Nina plants a sunflower with her grandad'],
      ['spanish', 'Rita y su abuelo plantan tomates'],
      ['french', 'Lison et Paul plantent une graine'],
      ['chinese', '米米和爷爷种西红柿'],
    ],
  ],
  [
    'refuse',
    'bedtime',
    [
      ['english', 'Owen doesn’t want to go to bed'],
      ['spanish', 'Rita no quiere irse a dormir'],
      ['french', 'Paul ne veut pas aller se coucher'],
      ['chinese', '米米不肯睡觉'],
    ],
  ],
  [
    'refuse',
    'meal',
    [
      ['english', 'Owen won’t eat his peas'],
      ['spanish', 'Rita no quiere comerse la verdura'],
      ['french', 'Paul ne veut pas manger ses épinards'],
      ['chinese', '米米不肯吃青菜'],
    ],
  ],
  [
    'refuse',
    'teeth',
    [
      ['english', 'Owen hates brushing his teeth'],
      ['spanish', 'Rita no quiere lavarse los dientes'],
      ['french', 'Paul ne veut jamais se brosser les dents'],
      ['chinese', '米米不爱刷牙'],
    ],
  ],
  [
    'refuse',
    'tidying',
    [
      ['english', 'Owen never tidies his room'],
      ['spanish', 'Rita no quiere recoger su cuarto'],
      ['french', 'Paul ne veut pas ranger sa chambre'],
      ['chinese', '米米不爱收拾房间'],
    ],
  ],
])('stories about %s, %s', (id, subject, asked) => {
  it.each(asked)('are told in %s of “%s”', (language, prompt) => {
    expect(toldOf(language, prompt)).toEqual([id, subject]);
  });
});

it.each<readonly [Language, string, string, string]>([
  ['english', 'Owen wants a puppy for his birthday', 'newcomer', 'pet'],
  ['english', 'Owen has a line in the school play', 'contest', 'stage'],
  ['english', 'Owen hates losing at board games', 'contest', 'any'],
  ['english', 'Nina has a filling on Thursday', 'afraid-by-day', 'dentist'],
  ['english', 'Owen hid his teddy and can’t remember where', 'lost', 'toy'],
  ['english', 'Nina wants to learn to do a cartwheel but she’s scared of falling', 'learn', 'any'],
  ['spanish', 'Luis ha perdido la carrera del cole', 'contest', 'race'],
  ['french', 'Lison et Paul ont cassé le vase de la voisine', 'confess', 'any'],
  ['french', 'Lison a sali la robe de sa sœur et n’ose pas lui dire', 'confess', 'any'],
  ['english', 'Nina and Owen had a big argument about the swing', 'quarrel', 'any'],
  ['chinese', '小松鼠怕黑', 'animals', 'night'],
  ['chinese', '家里要来一个小弟弟，米米不高兴', 'newcomer', 'baby'],
  ['spanish', 'Rita se ha mudado a otra ciudad', 'newcomer', 'home'],
  ['spanish', 'un gatito que no sabe bajar de un árbol', 'rescue', 'kitten'],
  ['spanish', 'Rita tiene que llevar una carta al alcalde', 'deliver', 'gift'],
  ['french', 'Lison et Paul trouvent un petit chat sous la pluie', 'rescue', 'kitten'],
  ['french', 'Lison et Paul ne sont plus copains', 'quarrel', 'any'],
  ['french', 'Lison va à la piscine pour la première fois', 'afraid-by-day', 'swimming'],
  ['french', 'Lison a promis à sa sœur de l’attendre', 'promise', 'sibling'],
  ['chinese', '米米和小北都想要那只气球', 'quarrel', 'any'],
  ['chinese', '米米和爸爸做了一只风筝，想去山上放', 'make', 'kite'],
  ['chinese', '米米要在全班面前讲话，他很紧张', 'contest', 'stage'],
])('%s: “%s” is told of %s, %s', (language, prompt, id, subject) => {
  expect(toldOf(language, prompt)).toEqual([id, subject]);
});

it.each<readonly [Language, string, string | undefined]>([
  ['spanish', 'Rita y Luis descubren un cofre en la playa', 'secret'],
  ['french', 'Paul a renversé le verre de Lison et elle ne veut plus lui parler', 'quarrel'],
  ['chinese', '米米把帽子忘在公交车上了', 'lost'],
  ['chinese', '村子里来了一只小狐狸，谁也不肯跟他玩', 'newcomer'],
  ['english', 'Nina takes a book back to the library', 'deliver'],
])('%s: the trouble of “%s” is %s', (language, prompt, trouble) => {
  expect(withSubject(readRequest(prompt, language), prompt).trouble).toBe(trouble);
});
