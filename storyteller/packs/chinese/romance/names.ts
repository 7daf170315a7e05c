import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: '万柿', gender: 'f' },
  { name: '袁今', gender: 'f' },
  { name: '蒲宁', gender: 'f' },
  { name: '岳小满', gender: 'f' },
  { name: '童白', gender: 'f' },
  { name: '祝余', gender: 'f' },
  { name: '葛春台', gender: 'f' },
  { name: '丁一苇', gender: 'm' },
  { name: '闻海', gender: 'm' },
  { name: '曾越', gender: 'm' },
  { name: '龚麦', gender: 'm' },
  { name: '纪南', gender: 'm' },
  { name: '胡可为', gender: 'm' },
  { name: '石溪', gender: 'm' },
];
