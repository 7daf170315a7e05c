import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Brianda', gender: 'f' },
  { name: 'Nuño', gender: 'm' },
  { name: 'Casilda', gender: 'f' },
  { name: 'Lope', gender: 'm' },
  { name: 'Jimena', gender: 'f' },
  { name: 'Froilán', gender: 'm' },
  { name: 'Urraca', gender: 'f' },
  { name: 'Beltrán', gender: 'm' },
  { name: 'Leocadia', gender: 'f' },
  { name: 'Anselmo', gender: 'm' },
  { name: 'Aldonza', gender: 'f' },
  { name: 'Tello', gender: 'm' },
  { name: 'Sancha', gender: 'f' },
  { name: 'Bermudo', gender: 'm' },
];
