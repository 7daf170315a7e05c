import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { theClock } from './plot-the-clock.ts';
import { theFib } from './plot-the-fib.ts';
import { theParcel } from './plot-the-parcel.ts';
import { theRope } from './plot-the-rope.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const children: GenrePack = {
  names,
  plots: [theFib, theClock, theParcel, theRope],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
