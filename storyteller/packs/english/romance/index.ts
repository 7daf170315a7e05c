import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { theAuntsDebt } from './plot-the-aunts-debt.ts';
import { theCaller } from './plot-the-caller.ts';
import { theSmallAd } from './plot-the-small-ad.ts';
import { theWeddingList } from './plot-the-wedding-list.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const romance: GenrePack = {
  names,
  plots: [theSmallAd, theWeddingList, theCaller, theAuntsDebt],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
