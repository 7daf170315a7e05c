import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Merrin', gender: 'f' },
  { name: 'Wystan', gender: 'm' },
  { name: 'Tansy', gender: 'f' },
  { name: 'Jory', gender: 'm' },
  { name: 'Petronel', gender: 'f' },
  { name: 'Aldous', gender: 'm' },
  { name: 'Bettris', gender: 'f' },
  { name: 'Corin', gender: 'm' },
  { name: 'Senara', gender: 'f' },
  { name: 'Perran', gender: 'm' },
  { name: 'Ibbot', gender: 'f' },
  { name: 'Tobit', gender: 'm' },
  { name: 'Damaris', gender: 'f' },
  { name: 'Lowen', gender: 'm' },
];
