import { expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import type { Being } from './request.ts';

const cast = (prompt: string): readonly Being[] => {
  const { leads, others } = readRequest(prompt, 'chinese');
  return [...leads, ...others];
};
const names = (prompt: string): string =>
  cast(prompt)
    .flatMap(({ name }) => name ?? [])
    .join(' ');

it.each([
  ['讲一个简兮不敢一个人睡觉的故事', '简兮'],
  ['陶知微，四岁，怕黑', '陶知微'],
  ['带岁岁去游泳，她死活不下水', '岁岁'],
  ['儿子乌云毕力格不肯自己待在房间里', '乌云毕力格'],
  ['糯米是我女儿的小名，她怕打雷', '糯米'],
  ['我女儿叫lucy，五岁，怕鬼', 'lucy'],
])('finds a Chinese name by the words around it: %s', (prompt, name) => {
  expect(names(prompt)).toBe(name);
});

it.each([
  ['大名司马怀瑾，我们都叫他嘟嘟，怕黑', '嘟嘟'],
  ['许一诺怕黑，一诺今年六岁', '许一诺'],
  ['洗头。水一沾脸海若就叫', '海若'],
  ['灯一关，宿雨就要打电话回家', '宿雨'],
])('finds one child under several names, or without a frame: %s', (prompt, name) => {
  expect(names(prompt)).toBe(name);
});

it.each([
  ['大灰狼。其其格，5岁', 'wolf'],
  ['窗外刮大风，乐乐和鹦鹉可可，睡前故事', 'noise'],
  ['弟弟阿泽怕阁楼上有鬼', 'ghost'],
  ['豆豆晚上不敢去上厕所，走廊太黑了', 'dark'],
  ['豆豆白天不敢去上厕所，怕冲水', 'toilet'],
  ['四岁女孩安安，睡觉要开灯', 'dark'],
])('tells a fear by what stands beside it: %s', (prompt, fear) => {
  expect(readRequest(prompt, 'chinese').about?.concept).toBe(fear);
});

it.each([
  '她姑姑从呼和浩特来玩，给孩子讲了鬼故事',
  '写一个暖暖的故事，别太吓人',
  '讲夜里听到响动害怕的事',
  '这孩子爱吃西瓜，怕黑',
])('finds no name in places, wishes and verbs: %s', (prompt) => {
  expect(names(prompt)).toBe('');
});

it.each([
  ['穆清有一只绒布小河马“嘟噜”，怕黑', { kind: 'toy', name: '嘟噜', concept: 'hippo' }],
  ['我家有只乌龟叫慢慢，女儿果果怕黑', { kind: 'animal', name: '慢慢', concept: 'turtle', relation: 'pet' }],
  ['鹿鸣怕打雷，她有个小毯子叫绵绵', { kind: 'toy', name: '绵绵', concept: 'blanket' }],
  ['石榴怕狼，还有她的玩具企鹅波波先生', { kind: 'toy', name: '波波先生', concept: 'penguin' }],
  ['豆豆怕鬼 离不开那个恐龙玩偶 叫嗷嗷', { kind: 'toy', name: '嗷嗷', concept: 'dinosaur' }],
  ['小鱼儿怕黑，带上她的布老虎周大姐', { kind: 'toy', name: '周大姐', concept: 'tiger' }],
  ['阿蛮怕黑，她抱着鲨鱼抱枕，鲨鱼叫翠花', { kind: 'toy', name: '翠花', concept: 'shark' }],
  [
    '尉迟朵怕鬼，请让她继父林叔叔也出场',
    { kind: 'grownup', name: '林叔叔', concept: 'father', relation: 'father', gender: 'm' },
  ],
])('keeps what a named companion is: %s', (prompt, companion) => {
  expect(readRequest(prompt, 'chinese').others).toEqual([companion]);
});

it('merges a child’s name with the word that stands for it', () => {
  expect(cast('我家儿子5岁小名叫石头，怕黑')).toEqual([
    { kind: 'child', name: '石头', concept: 'son', gender: 'm', age: 5, isAfraid: true },
  ]);
});

it('puts the afraid child first and marks the calm one', () => {
  const afraid = (prompt: string) => cast(prompt).map(({ name, isAfraid }) => [name, isAfraid]);
  expect(afraid('哥哥叫巴图，妹妹叫萨日娜，妹妹说门后面有巫婆，哥哥嘴上说不怕')).toEqual([
    ['萨日娜', true],
    ['巴图', undefined],
  ]);
  expect(afraid('苗苗和丁丁听见怪声，丁丁很害怕，苗苗不怕')).toEqual([
    ['丁丁', true],
    ['苗苗', false],
  ]);
  expect(afraid('端木禾不信，弟弟端木苗说床底下有东西')).toEqual([
    ['端木苗', true],
    ['端木禾', false],
  ]);
  expect(afraid('一到夜里刮风，孙子鲍听澜就睡不着，老太婆睡得香')).toEqual([['鲍听澜', true]]);
  expect(afraid('朵拉第一次去同学小美家过夜，半夜听见怪声')[0]).toEqual(['朵拉', true]);
  expect(afraid('裴青禾白天胆子大得很，晚上就说窗帘后面有大灰狼')).toEqual([['裴青禾', true]]);
});

it('casts a grown-up who asks to be in the story, and no other', () => {
  expect(cast('我是奶奶，孙子叫星野，怕黑。想要一个有奶奶的故事').map(({ relation }) => relation)).toContain(
    'grandmother',
  );
  expect(cast('她叫郁金，怕巫婆。我是她小姨，千万别把我写进去')).toHaveLength(1);
});

it('keeps what is feared in whole words', () => {
  const phrase = (prompt: string) => readRequest(prompt, 'chinese').about?.phrase;
  expect(phrase('豆豆说门后面有老巫婆')).toBe('老巫婆');
  expect(phrase('豆豆怕水不敢游泳')).toBe('水');
});

it('lists no request and nobody who is cast as unused', () => {
  expect(readRequest('想要一个有奶奶的故事，豆豆怕黑，主人公叫豆豆', 'chinese').unused).toEqual([]);
});
