import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { moreCompanions } from './companions-more.ts';
import { firstCompanions } from './companions.ts';
import { names } from './names.ts';
import { innerPlaces } from './places-inner.ts';
import { outerPlaces } from './places-outer.ts';
import { theForecast } from './plot-the-forecast.ts';
import { theLongWeek } from './plot-the-long-week.ts';
import { theManifest } from './plot-the-manifest.ts';
import { theOther } from './plot-the-other.ts';
import { prompts } from './prompts.ts';
import { firstStrangers } from './strangers-one.ts';
import { moreStrangers } from './strangers-two.ts';
import { things } from './things.ts';

export const scifi: GenrePack = {
  names,
  plots: [theManifest, theOther, theForecast, theLongWeek],
  companions: [...firstCompanions, ...moreCompanions],
  places: [...innerPlaces, ...outerPlaces],
  strangers: [...firstStrangers, ...moreStrangers],
  things,
  between,
  asides,
  prompts,
};
