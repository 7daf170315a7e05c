import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { laAdministradora } from './plot-la-administradora.ts';
import { laDemora } from './plot-la-demora.ts';
import { elFlete } from './plot-el-flete.ts';
import { losSeisDias } from './plot-los-seis-dias.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const scifi: GenrePack = {
  names,
  plots: [laDemora, elFlete, losSeisDias, laAdministradora],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
