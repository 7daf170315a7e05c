import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { laCarte } from './plot-la-carte.ts';
import { laRiviere } from './plot-la-riviere.ts';
import { leGage } from './plot-le-gage.ts';
import { leGeant } from './plot-le-geant.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const fantasy: GenrePack = {
  names,
  plots: [leGage, laCarte, laRiviere, leGeant],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
