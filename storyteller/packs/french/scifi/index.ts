import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { lAutre } from './plot-l-autre.ts';
import { leGreffe } from './plot-le-greffe.ts';
import { lesHeures } from './plot-les-heures.ts';
import { lesVisiteurs } from './plot-les-visiteurs.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const scifi: GenrePack = {
  names,
  plots: [leGreffe, lAutre, lesVisiteurs, lesHeures],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
