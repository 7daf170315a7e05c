import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { moreCompanions } from './companions-more.ts';
import { firstCompanions } from './companions.ts';
import { names } from './names.ts';
import { farPlaces } from './places-far.ts';
import { nearPlaces } from './places-near.ts';
import { theDebt } from './plot-the-debt.ts';
import { theLostWord } from './plot-the-lost-word.ts';
import { theMap } from './plot-the-map.ts';
import { theSleeper } from './plot-the-sleeper.ts';
import { prompts } from './prompts.ts';
import { firstStrangers } from './strangers-one.ts';
import { moreStrangers } from './strangers-two.ts';
import { things } from './things.ts';

export const fantasy: GenrePack = {
  names,
  plots: [theMap, theDebt, theLostWord, theSleeper],
  companions: [...firstCompanions, ...moreCompanions],
  places: [...nearPlaces, ...farPlaces],
  strangers: [...firstStrangers, ...moreStrangers],
  things,
  between,
  asides,
  prompts,
};
