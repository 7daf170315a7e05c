import type { CoverSubject } from '../palette.ts';
import { children } from './children/index.ts';
import { fantasy } from './fantasy/index.ts';
import { house } from './house/index.ts';
import type { Motif } from './motif.ts';
import { romance } from './romance/index.ts';
import { scifi } from './scifi/index.ts';

/** What each subject has on its covers. */
export const MOTIFS: Readonly<Record<CoverSubject, readonly [Motif, ...Motif[]]>> = {
  fantasy,
  scifi,
  children,
  romance,
  house,
};
