import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { laClause } from './plot-la-clause.ts';
import { laMarge } from './plot-la-marge.ts';
import { leDiscours } from './plot-le-discours.ts';
import { lePartage } from './plot-le-partage.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const romance: GenrePack = {
  names,
  plots: [laClause, leDiscours, laMarge, lePartage],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
