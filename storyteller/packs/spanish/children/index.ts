import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { moreCompanions } from './companions-more.ts';
import { firstCompanions } from './companions.ts';
import { names } from './names.ts';
import { morePlaces } from './places-more.ts';
import { firstPlaces } from './places.ts';
import { theBox } from './plot-box.ts';
import { theCentimetre } from './plot-centimetre.ts';
import { theEnding } from './plot-ending.ts';
import { theFriday } from './plot-friday.ts';
import { prompts } from './prompts.ts';
import { moreStrangers } from './strangers-more.ts';
import { firstStrangers } from './strangers.ts';
import { moreThings } from './things-more.ts';
import { firstThings } from './things.ts';

export const children: GenrePack = {
  names,
  plots: [theFriday, theEnding, theBox, theCentimetre],
  companions: [...firstCompanions, ...moreCompanions],
  places: [...firstPlaces, ...morePlaces],
  strangers: [...firstStrangers, ...moreStrangers],
  things: [...firstThings, ...moreThings],
  between,
  asides,
  prompts,
};
