import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Mahaut', gender: 'f' },
  { name: 'Perrine', gender: 'f' },
  { name: 'Bertille', gender: 'f' },
  { name: 'Sidonie', gender: 'f' },
  { name: 'Ursule', gender: 'f' },
  { name: 'Tiphaine', gender: 'f' },
  { name: 'Guillemette', gender: 'f' },
  { name: 'Anselme', gender: 'm' },
  { name: 'Gontran', gender: 'm' },
  { name: 'Aubin', gender: 'm' },
  { name: 'Josse', gender: 'm' },
  { name: 'Odilon', gender: 'm' },
  { name: 'Thibaud', gender: 'm' },
  { name: 'Tancrède', gender: 'm' },
];
