import { expect, it } from 'vitest';
import { castStory } from '../cast/cast-story.ts';
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
  ['麦尔丹晚上不敢走过过道', '麦尔丹'],
  ['热依汗天黑以后不敢出房门', '热依汗'],
  ['全家人晚上不敢去地下室', ''],
  ['孙子浩然总说柜子里有妖怪', '浩然'],
  ['我叫哈丽娅 我和弟弟叶尔森都怕打雷', '哈丽娅 叶尔森'],
  ['隔壁王奶奶家的狗晚上总叫，辰辰睡不着', '辰辰 王奶奶'],
  ['同学丹增和多吉都怕黑', '丹增 多吉'],
  ['铭铭床底下有怪兽', '铭铭'],
  ['朵朵星期一要上小学了，带着她的小熊毛毛', '朵朵 毛毛'],
  ['主角是六岁的马可，学系鞋带', '马可'],
  ['妞妞和弟弟天天抢遥控器', '妞妞'],
  ['果果小半夜不敢上厕所', '果果'],
  ['小鱼和弟弟豆豆抢玩具', '小鱼 豆豆'],
  ['我是罗子墨，怕虫子蜜蜂毛毛虫', '罗子墨'],
  ['儿子顾清和六岁，怕黑', '顾清和'],
  ['孙女苗苗怕鞭炮，邻居家办喜事', '苗苗'],
  ['第一次去好朋友许诺家过夜', '许诺'],
  ['我和弟弟吵架了，我叫米米，弟弟叫豆豆', '米米 豆豆'],
])('finds one child under several names, or without a frame: %s', (prompt, name) => {
  expect(names(prompt)).toBe(name);
});

it.each([
  ['大灰狼。其其格，5岁', 'wolf'],
  ['窗外刮大风，乐乐和鹦鹉可可，睡前故事', 'noise'],
  ['弟弟阿泽怕阁楼上有鬼', 'ghost'],
  ['巴雅尔和小狗黑豆听见屋顶有响声', 'noise'],
  ['豆豆晚上不敢去上厕所，走廊太黑了', 'dark'],
  ['豆豆白天不敢去上厕所，怕冲水', 'toilet'],
  ['四岁女孩安安，睡觉要开灯', 'dark'],
  ['女儿恩熙一进电梯就捂耳朵蹲下，说会掉下去，拜托拜托', 'lift'],
  ['安安的布娃娃找不到了，娃娃叫小米', 'doll'],
  ['骏骏要打预防针，救救老母亲吧', 'needle'],
  ['骏骏一到晚上关了灯就喊，说太黑了，就怕他长不高', 'dark'],
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
  ['晓彤的小熊呼呼丢了', { kind: 'toy', name: '呼呼', concept: 'bear' }],
  ['豆豆怕黑，他有只玩具熊猫叫滚滚', { kind: 'toy', name: '滚滚', concept: 'panda' }],
  ['豆豆把布兔子长耳忘在公交车上', { kind: 'toy', name: '长耳', concept: 'rabbit' }],
  ['乐乐的熊掉在商场里了，是只布熊，叫大福', { kind: 'toy', name: '大福', concept: 'bear' }],
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

it.each([
  ['给静怡讲个故事：毛绒小象灰灰怕黑', '灰灰', '静怡'],
  ['布偶兔子棉棉天一黑就发抖，它的小主人叫朵朵', '棉棉', '朵朵'],
  ['旺旺是一只小狗，怕黑，和琪琪住在一起', '旺旺', '琪琪'],
  ['班里有一只布做的小恐龙，名字叫咕咕。孩子们都说咕咕怕黑', '咕咕', undefined],
  ['琪琪怕黑，她有只小狗叫麦兜，麦兜也怕', '琪琪', '麦兜'],
])('lets a toy or pet lead that alone is afraid: %s', (prompt, lead, other) => {
  const { leads, others } = readRequest(prompt, 'chinese');
  expect([leads[0]?.name, others[0]?.name]).toEqual([lead, other]);
});

it.each([
  ['妞妞怕黑，小熊布布陪着她', '布布', 'bear'],
  ['琪琪有只小狗叫麦兜，是布做的，琪琪怕黑', '麦兜', 'puppy'],
  ['辰辰的玩具挖掘机叫轰轰，辰辰怕黑', '轰轰', 'digger'],
])('takes what the text makes a toy for one: %s', (prompt, name, concept) => {
  expect(cast(prompt)).toContainEqual({ kind: 'toy', name, concept });
});

it.each([
  ['妹妹豆豆和姐姐米米住一间屋，妹妹怕黑', '姐姐'],
  ['哥哥大宝和弟弟小宝都怕黑', '弟弟'],
  ['阿杰和弟弟小虎。弟弟怕黑', '哥哥'],
  ['好朋友妞妞今晚来过夜，朵朵怕黑', '好朋友'],
  ['凯凯怕鬼，邻居家的杰森不怕', '好朋友'],
  ['和哥哥一起在奶奶家过年，悠悠怕鞭炮', '哥哥'],
])('knows what the other child is to the one who is afraid: %s', (prompt, kin) => {
  expect(castStory(readRequest(prompt, 'chinese'), 'chinese', { prompt })?.kin?.['word']).toBe(kin);
});

it.each([
  ['写次仁的故事。他晚上怕黑，家里的小猫花卷一走开，他就哭', '次仁 花卷'],
  ['他叫大卫 同学杰森跟他说衣柜里有鬼 现在不肯睡', '大卫 杰森'],
  ['他叫麦克 好朋友汤姆说衣柜里有妖怪 现在不肯进屋', '麦克 汤姆'],
  ['我是郑一航 我家的仓鼠小不点半夜咔咔咔咬东西 吓死我了 写成一个故事', '郑一航 小不点'],
])('lets the child who is afraid lead, and not who tells or goes: %s', (prompt, told) => {
  expect(names(prompt)).toBe(told);
});

it.each([
  ['我叫涂涂，怕黑，要有我的小熊他是毛绒的叫大胖', { kind: 'toy', name: '大胖', concept: 'bear' }],
  ['豆豆怕黑，她有个小熊，是玩具，名字叫大壮', { kind: 'toy', name: '大壮', concept: 'bear' }],
])('knows a toy by what it is made of: %s', (prompt, toy) => {
  expect(readRequest(prompt, 'chinese').others).toEqual([toy]);
});

it.each([
  ['美琪不敢一个人睡，她爸她妈在深圳上班，她管我叫阿爷，把我也写进去', '阿爷'],
  ['小满怕黑，妈妈出差了，奶奶哄她睡觉', '奶奶'],
  ['乐乐怕黑，妈妈在深圳打工', '爸爸'],
  ['安安怕黑，让太婆给他讲故事', '太婆'],
  ['我是她外太婆，她管我叫阿太，米米怕黑', '阿太'],
  ['我帮女儿带娃，外孙驰驰怕黑，他喊我“家婆”，也要有我', '家婆'],
])('puts to bed whoever is at home: %s', (prompt, elder) => {
  expect(castStory(readRequest(prompt, 'chinese'), 'chinese', { prompt })?.people.elder.name).toBe(elder);
});

it.each([
  ['小宇怕鬼。姐姐妙妙爱跳舞，小宇最爱挖掘机。', '挖掘机'],
  ['凡凡怕黑，哥哥平平爱踢球', undefined],
  ['豆豆怕黑，他爱吃烤红薯', '烤红薯'],
  ['豆豆怕黑，带着小熊布布，她喜欢画画', '画画'],
  ['骏骏怕打针，哥哥大宝老吓唬他。他最喜欢挖掘机', '挖掘机'],
  ['妍妍怕黑，弟弟喜欢汽车，她喜欢跳舞', '跳舞'],
  ['写给喜欢挖土机的磊磊，怕一个人睡', '挖土机'],
])('keeps what the hero loves, and nobody else: %s', (prompt, like) => {
  expect(readRequest(prompt, 'chinese').like).toBe(like);
});

it.each([
  ['乐乐说墙角有个怪物', ['corner'], undefined, undefined],
  ['书架上有个鬼，萌萌不敢看', ['shelf'], undefined, '书架上'],
  ['豆豆在外婆家睡觉，怕门后有大灰狼', ['door'], '外婆家', undefined],
  ['钢琴后面藏着女巫，晶晶不敢进客厅', [], undefined, '钢琴后面'],
])('reads where a fear sits and where its story is set: %s', (prompt, keys, said, place) => {
  const { details, setting, fearPlace } = readRequest(prompt, 'chinese');
  expect([details.map(({ key }) => key), setting?.said, fearPlace]).toEqual([keys, said, place]);
});

it('takes whatever sounds at night for a noise', () => {
  for (const prompt of ['洗衣机甩干的时候，阳阳躲在被窝里', '熊熊听到下雨声会害怕', '老房子的楼梯咯吱咯吱，糖豆不敢睡'])
    expect(readRequest(prompt, 'chinese').about?.concept, prompt).toBe('noise');
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
  for (const prompt of ['想要一个有奶奶的故事，豆豆怕黑，主人公叫豆豆', '豆豆怕黑。故事里请加上她的弟弟小宝。'])
    expect(readRequest(prompt, 'chinese').unused, prompt).toEqual([]);
});
