import type { Language } from '@storyloom/shared/domain';
import type { Request } from './request.ts';

/** Losing one’s grown-up, for a text in lower case and without accents. */
const STRAYS: Readonly<Record<Language, RegExp>> = {
  english:
    /(?:gets?|got|getting|is|was) (?:separated|lost) (?:in|at|on|from) |lost sight of (?:his|her) (?:mum|mom|dad|parents)|can[’']?t find (?:his|her) (?:mum|mom|mummy|mommy|dad|daddy|parents)/,
  spanish:
    /se (?:perdio|pierde|ha perdido) (?:en|por) (?:el|la|un|una) |no encuentra a su (?:mama|papa|madre|padre|abuel)/,
  french:
    /s’est perdue? (?:a|au|dans|sur) |se perd (?:a|au|dans|sur) |ne (?:trouve|voit) plus (?:sa|son) (?:maman|papa|mere|pere|mamie)/,
  chinese: /在[^，。]{1,6}(?:走丢|走失|迷路|走散)|(?:找不到|找不着|不见了)(?:妈妈|爸爸|奶奶|爷爷)/,
};

/** Whether a child lost sight of the family. */
export const isAstray = ({ leads, trouble, written }: Request, plain: string): boolean =>
  (trouble === 'lost' || trouble === undefined || trouble === 'learn') &&
  leads[0]?.kind === 'child' &&
  STRAYS[written].test(plain);
