import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Elvira', gender: 'f' },
  { name: 'Damián', gender: 'm' },
  { name: 'Rocío', gender: 'f' },
  { name: 'Octavio', gender: 'm' },
  { name: 'Inés', gender: 'f' },
  { name: 'Tobías', gender: 'm' },
  { name: 'Graciela', gender: 'f' },
  { name: 'Emiliano', gender: 'm' },
  { name: 'Noemí', gender: 'f' },
  { name: 'Fermín', gender: 'm' },
  { name: 'Pilar', gender: 'f' },
  { name: 'Anselmo', gender: 'm' },
  { name: 'Paloma', gender: 'f' },
  { name: 'Baltasar', gender: 'm' },
];
