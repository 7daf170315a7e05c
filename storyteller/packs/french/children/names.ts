import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Philomène', gender: 'f' },
  { name: 'Sidonie', gender: 'f' },
  { name: 'Ninon', gender: 'f' },
  { name: 'Pétronille', gender: 'f' },
  { name: 'Bérénice', gender: 'f' },
  { name: 'Clotilde', gender: 'f' },
  { name: 'Rosemonde', gender: 'f' },
  { name: 'Barnabé', gender: 'm' },
  { name: 'Félicien', gender: 'm' },
  { name: 'Gaétan', gender: 'm' },
  { name: 'Séraphin', gender: 'm' },
  { name: 'Placide', gender: 'm' },
  { name: 'Tancrède', gender: 'm' },
  { name: 'Donatien', gender: 'm' },
];
