import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: '谷雨', gender: 'f' },
  { name: '小穗', gender: 'f' },
  { name: '桃枝', gender: 'f' },
  { name: '阿鲤', gender: 'f' },
  { name: '朵喜', gender: 'f' },
  { name: '念真', gender: 'f' },
  { name: '小蕨', gender: 'f' },
  { name: '阿吉', gender: 'm' },
  { name: '木墩', gender: 'm' },
  { name: '泥鳅', gender: 'm' },
  { name: '大年', gender: 'm' },
  { name: '阿柴', gender: 'm' },
  { name: '顺子', gender: 'm' },
  { name: '石开', gender: 'm' },
];
