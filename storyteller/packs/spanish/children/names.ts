import type { HeroName } from '../../pack.ts';

export const names: readonly HeroName[] = [
  { name: 'Casilda', gender: 'f' },
  { name: 'Telmo', gender: 'm' },
  { name: 'Tecla', gender: 'f' },
  { name: 'Dimas', gender: 'm' },
  { name: 'Jacinta', gender: 'f' },
  { name: 'Gaspar', gender: 'm' },
  { name: 'Ofelia', gender: 'f' },
  { name: 'Quico', gender: 'm' },
  { name: 'Itziar', gender: 'f' },
  { name: 'Eneko', gender: 'm' },
  { name: 'Amparo', gender: 'f' },
  { name: 'Froilán', gender: 'm' },
  { name: 'Nicolasa', gender: 'f' },
  { name: 'Isidro', gender: 'm' },
];
