import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Oumou', gender: 'f' },
  { name: 'Zélie', gender: 'f' },
  { name: 'Yamina', gender: 'f' },
  { name: 'Anouk', gender: 'f' },
  { name: 'Honorine', gender: 'f' },
  { name: 'Thaïs', gender: 'f' },
  { name: 'Nolwenn', gender: 'f' },
  { name: 'Malo', gender: 'm' },
  { name: 'Rachid', gender: 'm' },
  { name: 'Octave', gender: 'm' },
  { name: 'Kossi', gender: 'm' },
  { name: 'Lubin', gender: 'm' },
  { name: 'Corentin', gender: 'm' },
  { name: 'Ilyès', gender: 'm' },
];
