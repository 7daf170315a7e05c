import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Nuala', gender: 'f' },
  { name: 'Emrys', gender: 'm' },
  { name: 'Hester', gender: 'f' },
  { name: 'Rohan', gender: 'm' },
  { name: 'Bridie', gender: 'f' },
  { name: 'Anselm', gender: 'm' },
  { name: 'Imogen', gender: 'f' },
  { name: 'Callum', gender: 'm' },
  { name: 'Odile', gender: 'f' },
  { name: 'Tobias', gender: 'm' },
  { name: 'Maud', gender: 'f' },
  { name: 'Dermot', gender: 'm' },
  { name: 'Safiya', gender: 'f' },
  { name: 'Laurence', gender: 'm' },
];
