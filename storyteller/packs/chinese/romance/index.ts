import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { moreCompanions } from './companions-more.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { morePlaces } from './places-more.ts';
import { places } from './places.ts';
import { foley } from './plot-foley.ts';
import { goldenWedding } from './plot-golden-wedding.ts';
import { smallAds } from './plot-small-ads.ts';
import { solstice } from './plot-solstice.ts';
import { prompts } from './prompts.ts';
import { moreStrangers } from './strangers-more.ts';
import { strangers } from './strangers.ts';
import { moreThings } from './things-more.ts';
import { things } from './things.ts';

export const romance: GenrePack = {
  names,
  plots: [smallAds, foley, goldenWedding, solstice],
  companions: [...companions, ...moreCompanions],
  places: [...places, ...morePlaces],
  strangers: [...strangers, ...moreStrangers],
  things: [...things, ...moreThings],
  between,
  asides,
  prompts,
};
