import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: '祝小寒', gender: 'f' },
  { name: '阮青禾', gender: 'f' },
  { name: '邬满', gender: 'f' },
  { name: '齐半夏', gender: 'f' },
  { name: '温蓟', gender: 'f' },
  { name: '蒲英', gender: 'f' },
  { name: '戚豆', gender: 'f' },
  { name: '岑舟', gender: 'm' },
  { name: '贺拾', gender: 'm' },
  { name: '闵谷', gender: 'm' },
  { name: '穆迟', gender: 'm' },
  { name: '荀木生', gender: 'm' },
  { name: '柏三更', gender: 'm' },
  { name: '骆十七', gender: 'm' },
];
