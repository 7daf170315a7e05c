import type { Frames } from './frames.ts';
import { type Mention, termAt } from './mention.ts';
import type { Token } from './tokens.ts';

type Spaced = Frames['language'];

/** After an animal, words by which it is called a toy: `my bunny flopsy he is a toy`, `mi conejo pompon es de peluche`. */
const IS_TOY: Readonly<Record<Spaced, RegExp>> = {
  english:
    /^[,.(]? ?(?:(?:(?:he|she|it)(?:’?s| is) |is )?not (?:an? )?real(?: [a-z]+)?,? )?(?:(?:who|which|that|and|but) )?(?:(?:he|she|it)(?:’?s| is)|is|’s) (?:really |just |only )?(?:my |his |her )?(?:an? )?(?:toy|teddy|stuffed|stuffy|stuffie|plush(?:ie|y)?|cuddly|soft toy|cuddly toy|knitted)(?![a-z])/u,
  spanish:
    /^[,.(]? ?(?:(?:que|q|y) )?(?:es|el es|ella es) (?:solo )?(?:un |mi |su |de |una )?(?:peluche|juguete|trapo|felpa|ganchillo|tela|lana|muneco)(?![a-z])/u,
  french:
    /^[,.(]? ?(?:(?:qui|et) )?(?:(?:il|elle) est |c ?’? ?est |cest |c ?’? ?|est )(?:juste )?(?:une? |mon |ma |son |sa |en |de )?(?:peluche|doudou|jouet|chiffon|tissu|tricot|crochet)(?![a-z])/u,
};
/** How far such words reach. */
const REACH = 60;

/** Animals that the text calls toys afterwards, as toys, without what it calls them then. */
export function withSaidToys(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  plain: string,
  frames: Frames,
): Mention[] {
  let until = 0;
  return mentions.flatMap((mention) => {
    const start = tokens[mention.at]?.start ?? 0;
    if (start < until && mention.name === undefined && /^toy$/.test(mention.word?.form.kind ?? '')) return [];
    const isAnimal = /^(?:animal|creature)$/.test(mention.word?.form.kind ?? '') && !mention.isToy;
    if (!isAnimal || (mention.name === undefined && !mention.owner)) return [mention];
    const end = tokens[mention.to - 1]?.end ?? 0;
    const said = IS_TOY[frames.language].exec(plain.slice(end, end + REACH));
    if (!said) return [mention];
    until = end + said[0].length;
    // `her dog Rex is a toy poodle`
    const next = tokens.findIndex((token) => token.start >= until);
    const isBreed =
      said[0].endsWith('toy') &&
      (termAt(tokens, next, frames) ?? /^(?:poodle|terrier)$/.test(tokens[next]?.lower ?? ''));
    return isBreed ? [mention] : [{ ...mention, isToy: true }];
  });
}
