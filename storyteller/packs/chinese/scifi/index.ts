import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companionsOne } from './companions-one.ts';
import { companionsTwo } from './companions-two.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { theFifthShift } from './plot-the-fifth-shift.ts';
import { theLateOrder } from './plot-the-late-order.ts';
import { theSecondWord } from './plot-the-second-word.ts';
import { theSurplus } from './plot-the-surplus.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const scifi: GenrePack = {
  names,
  plots: [theSurplus, theFifthShift, theSecondWord, theLateOrder],
  companions: [...companionsOne, ...companionsTwo],
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
