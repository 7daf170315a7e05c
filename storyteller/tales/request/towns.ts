import type { Language } from '@storyloom/shared/domain';
import type { Token } from './tokens.ts';

/** Before `à` and a town: `chez nous à Limoges`, `à la maison à Nancy`. */
const HOME = /^(?:maison|appartement|ici|nous|moi|eux|elles?|lui|vous)$/;
const LIVES =
  /^(?:habit(?:e|ent|ons|ez|ait)|viv(?:ent|ons|ez)|vit|log(?:e|ent|eons)|est|sommes|sont|suis|restons|dormons|passons|campe|campons|séjourn(?:e|ons))$/;

/** Before a town that somebody leaves for another: `quitte Liège pour Montpellier`. */
const LEAVES = /^(?:quitt(?:e|ent|ons|er)|leav(?:e|es|ing)|left|dej(?:a|an|amos))$/;
const FOR = /^(?:pour|for|por|para)$/;

/** Before `de` and a town: `el piso de Soria`. */
const BUILT =
  /^(?:piso|apartamento|departamento|chalet|hospital|playa|pueblo|hotel|zoo|museo|appartement|hôpital|gare|plage|musée)$/;

/**
 * Whether a word with a capital after `à` is a town and nobody in the story, as where no verb of giving stands before it.
 * `isElsewhere` says that the text names it without `à` as well, and `isName` that it is a first name.
 */
export function isTownAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
  { isName, isElsewhere }: { readonly isName: boolean; readonly isElsewhere: boolean },
): boolean {
  const link = tokens[at - 1]?.lower ?? '';
  if (!isName && (LEAVES.test(link) || (FOR.test(link) && LEAVES.test(tokens[at - 3]?.lower ?? '')))) return true;
  if (link === 'de' && !isName) return BUILT.test(tokens[at - 2]?.lower ?? '');
  if (language !== 'french' || isElsewhere || !/^[àa]$/u.test(link)) return false;
  const before = tokens[at - 2]?.lower ?? '';
  const isHost = tokens.slice(Math.max(0, at - 5), at - 2).some((token) => token.lower === 'chez');
  return (
    LIVES.test(before) || isHost || (HOME.test(before) && before !== 'lui') || (!isName && tokens[at - 2]?.text === ',')
  );
}

/** The words with a capital that stand somewhere without `à`. */
export const wordsElsewhere = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ lower, isCapital }, at) =>
      isCapital && !/^[àa]$/u.test(tokens[at - 1]?.lower ?? '') ? [lower] : [],
    ),
  );
