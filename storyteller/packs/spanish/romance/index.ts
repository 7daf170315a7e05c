import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { moreCompanions } from './companions-more.ts';
import { firstCompanions } from './companions.ts';
import { names } from './names.ts';
import { morePlaces } from './places-more.ts';
import { firstPlaces } from './places.ts';
import { theHotel } from './plot-hotel.ts';
import { theRadio } from './plot-radio.ts';
import { theScribe } from './plot-scribe.ts';
import { theWill } from './plot-will.ts';
import { prompts } from './prompts.ts';
import { moreStrangers } from './strangers-more.ts';
import { firstStrangers } from './strangers.ts';
import { moreThings } from './things-more.ts';
import { firstThings } from './things.ts';

export const romance: GenrePack = {
  names,
  plots: [theWill, theHotel, theRadio, theScribe],
  companions: [...firstCompanions, ...moreCompanions],
  places: [...firstPlaces, ...morePlaces],
  strangers: [...firstStrangers, ...moreStrangers],
  things: [...firstThings, ...moreThings],
  between,
  asides,
  prompts,
};
