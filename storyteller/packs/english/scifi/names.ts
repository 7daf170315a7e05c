import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Adaeze', gender: 'f' },
  { name: 'Desmond', gender: 'm' },
  { name: 'Noor', gender: 'f' },
  { name: 'Callum', gender: 'm' },
  { name: 'Philippa', gender: 'f' },
  { name: 'Ravi', gender: 'm' },
  { name: 'Hettie', gender: 'f' },
  { name: 'Emeka', gender: 'm' },
  { name: 'Sunniva', gender: 'f' },
  { name: 'Lachlan', gender: 'm' },
  { name: 'Thandi', gender: 'f' },
  { name: 'Gethin', gender: 'm' },
  { name: 'Mabel', gender: 'f' },
  { name: 'Yusuf', gender: 'm' },
];
