import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Itzel', gender: 'f' },
  { name: 'Telmo', gender: 'm' },
  { name: 'Amparo', gender: 'f' },
  { name: 'Efraín', gender: 'm' },
  { name: 'Noemí', gender: 'f' },
  { name: 'Ramiro', gender: 'm' },
  { name: 'Candela', gender: 'f' },
  { name: 'Octavio', gender: 'm' },
  { name: 'Nayra', gender: 'f' },
  { name: 'Isidro', gender: 'm' },
  { name: 'Maite', gender: 'f' },
  { name: 'Huáscar', gender: 'm' },
  { name: 'Dalia', gender: 'f' },
  { name: 'Abel', gender: 'm' },
];
