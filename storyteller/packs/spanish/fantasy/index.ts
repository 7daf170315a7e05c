import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { elEmpeno } from './plot-el-empeno.ts';
import { elPleito } from './plot-el-pleito.ts';
import { laGuardia } from './plot-la-guardia.ts';
import { laSombra } from './plot-la-sombra.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const fantasy: GenrePack = {
  names,
  plots: [laSombra, elEmpeno, laGuardia, elPleito],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
