import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companionsOne } from './companions-one.ts';
import { companionsTwo } from './companions-two.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { theBlankLine } from './plot-the-blank-line.ts';
import { thePawnTicket } from './plot-the-pawn-ticket.ts';
import { theRiverThatLeft } from './plot-the-river-that-left.ts';
import { theStandInGod } from './plot-the-stand-in-god.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const fantasy: GenrePack = {
  names,
  plots: [thePawnTicket, theBlankLine, theRiverThatLeft, theStandInGod],
  companions: [...companionsOne, ...companionsTwo],
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
