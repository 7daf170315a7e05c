import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: '费南星', gender: 'f' },
  { name: '裴零', gender: 'f' },
  { name: '冉昼', gender: 'f' },
  { name: '康梧', gender: 'f' },
  { name: '艾闰', gender: 'f' },
  { name: '褚七夕', gender: 'f' },
  { name: '佟海晏', gender: 'f' },
  { name: '鲍缓', gender: 'm' },
  { name: '尤里程', gender: 'm' },
  { name: '巫衡', gender: 'm' },
  { name: '赖西', gender: 'm' },
  { name: '郝几何', gender: 'm' },
  { name: '项北', gender: 'm' },
  { name: '卞长庚', gender: 'm' },
];
