import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Nettie', gender: 'f' },
  { name: 'Wilf', gender: 'm' },
  { name: 'Tamsin', gender: 'f' },
  { name: 'Jago', gender: 'm' },
  { name: 'Priya', gender: 'f' },
  { name: 'Barnaby', gender: 'm' },
  { name: 'Marigold', gender: 'f' },
  { name: 'Idris', gender: 'm' },
  { name: 'Dilys', gender: 'f' },
  { name: 'Rafi', gender: 'm' },
  { name: 'Clover', gender: 'f' },
  { name: 'Ned', gender: 'm' },
  { name: 'Ottoline', gender: 'f' },
  { name: 'Kofi', gender: 'm' },
  { name: 'Bryony', gender: 'f' },
  { name: 'Monty', gender: 'm' },
];
