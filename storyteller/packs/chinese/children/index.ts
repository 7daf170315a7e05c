import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { moreCompanions } from './companions-more.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { boast } from './plot-boast.ts';
import { lastPage } from './plot-last-page.ts';
import { lostProperty } from './plot-lost-property.ts';
import { whiteHole } from './plot-white-hole.ts';
import { prompts } from './prompts.ts';
import { moreStrangers } from './strangers-more.ts';
import { strangers } from './strangers.ts';
import { moreThings } from './things-more.ts';
import { things } from './things.ts';

export const children: GenrePack = {
  names,
  plots: [lostProperty, whiteHole, lastPage, boast],
  companions: [...companions, ...moreCompanions],
  places,
  strangers: [...strangers, ...moreStrangers],
  things: [...things, ...moreThings],
  between,
  asides,
  prompts,
};
