import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Garance', gender: 'f' },
  { name: 'Mathilde', gender: 'f' },
  { name: 'Coline', gender: 'f' },
  { name: 'Sabine', gender: 'f' },
  { name: 'Fanny', gender: 'f' },
  { name: 'Bérangère', gender: 'f' },
  { name: 'Colombe', gender: 'f' },
  { name: 'Damien', gender: 'm' },
  { name: 'Joachim', gender: 'm' },
  { name: 'Corentin', gender: 'm' },
  { name: 'Vincent', gender: 'm' },
  { name: 'Raphaël', gender: 'm' },
  { name: 'Maxence', gender: 'm' },
  { name: 'Gauthier', gender: 'm' },
];
