import { isVague } from './described.ts';
import type { Frames } from './frames.ts';
import { listedGender } from './names.ts';
import { calledBefore, type Mention, toldBefore } from './mention.ts';
import type { Token } from './tokens.ts';

const titleOf = ({ title }: Mention): { title?: 'm' | 'f' } => (title ? { title } : {});
const OF = /^(?:de|du|d’|del|of)$/;
export const isIndefinite = (article: string): boolean => /^(?:an?|une?|una)$/.test(article);
const ageOf = (one: Mention, other: Mention): { age?: number } => {
  const age = one.age ?? other.age;
  return age === undefined ? {} : { age };
};

/** Tokens from a noun to the name that a frame gives it, at most: `a girl at school. Her name is Wren`. */
const CALLED_MAX = 9;

/** Tokens between two mentions that are looked at. */
const GAP_MAX = 12;

/** Words by which somebody gives the own name. */
const OWN_NAME = /(?:my name is|me llamo|m[’ ]+appelle|mapp?elle|moi c(?:[’ ]+est|est)?)$/;

const AGED = /^de\p{L}*\d{1,2}\p{L}*$/u;
const GAP = /^[,(:–—-]?$/;
const IS_A = /^(?:,|,?(?:who|that|which|que|qui|c’|it)?(?:is|’s|es|est)|,?(?:it’s|that’s|thats|cest))$/;

const isSiblingOf = ({ word, to }: Mention, tokens: readonly Token[]): boolean =>
  /^(?:brother|sister|friend)$/.test(word?.form.relation ?? '') && OF.test(tokens[to]?.lower ?? '');

/** Elders who are called by what they are and a name: `Grandpa Joe`, but `her grandpa Joe` is Joe. */
const isCalledElder = ({ word, owner, article, at }: Mention, tokens: readonly Token[]): boolean => {
  if (word?.form.kind !== 'grownup' || word.form.relation === undefined || word.isPlural) return false;
  const token = tokens[at];
  // `her Grandpa Clifford`
  if (token?.isCapital && !token.opens) return true;
  return !owner && !article && !/^(?:al|del)$/.test(tokens[at - 1]?.lower ?? '');
};

/** What several own is none of them. */
const THEIR = /^(?:their|leurs?)$/;

/** Joins names and nouns for the same being: `Pip the rabbit`, `a girl called Mila`, `her dog, Biscuit`. */
export function joined(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  frames: Frames,
  text: string,
): Mention[] {
  const result: Mention[] = [];
  const known = new Set<string>();
  let owners = 0;
  let [nameless, child] = [-1, -1];
  const setAt = (at: number, mention: Mention): void => {
    if (mention.name !== undefined && result[at]?.name === undefined) owners += 1;
    known.add(mention.name?.toLowerCase() ?? '');
    result[at] = mention;
  };
  for (const mention of mentions) {
    const before = result.at(-1);
    const gap = before ? tokens.slice(before.to, Math.min(mention.from, before.to + GAP_MAX)) : [];
    const words = gap.map(({ lower }) => lower).join('');
    const isOwn = OWN_NAME.test(
      tokens
        .slice(Math.max(0, mention.at - 3), mention.at)
        .map(({ lower }) => lower)
        .join(' '),
    );
    // Who writes is no ghost: `miedo de los fantasmas yo me llamo triana`.
    if (isOwn && before?.name === undefined && (before?.owner || before?.word?.form.kind !== 'child')) {
      setAt(result.length, mention);
      continue;
    }
    const owner = gap.findLastIndex(({ lower }) => frames.theirs.has(lower) || frames.mine.has(lower));
    // `El niño es Baltasar`
    const isTheirPet =
      before?.owner !== undefined && (before.isToy === true || /^(?:animal|toy)$/.test(before.word?.form.kind ?? ''));
    const isIt =
      (before?.word?.form.kind === 'child' || isTheirPet) &&
      before.name === undefined &&
      tokens[mention.to]?.lower !== '’s' &&
      /^(?:is|es|est|,?c’est)$/.test(words);
    const isCalled =
      mention.name !== undefined &&
      (calledBefore(tokens, mention.at, frames) || toldBefore(tokens, mention.at, before) || isIt);
    const near = tokens.slice(Math.max(before?.to ?? 0, mention.at - CALLED_MAX), mention.at);
    const isNewSentence = [...gap, ...near].some(({ text: mark }) => /^[.!?]$/.test(mark));
    // `My son fears the dentist. His name is Arlo.`
    // `El peluche de Bruno se llama Pinchos`
    const isSecond = isCalled && before?.name !== undefined;
    const isOther =
      (isSecond || gap.some(({ text: mark }) => mark === ',')) && OF.test(tokens[(before?.from ?? 0) - 1]?.lower ?? '');
    // `le lapin de la maîtresse s’est échappé, il s’appelle Flocon`
    const owned = isOther && result.at(-2)?.name === undefined ? result.length - 2 : -1;
    const last = owned >= 0 ? owned : child >= 0 ? child : nameless;
    const given =
      mention.title ?? (mention.name === undefined ? undefined : listedGender(mention.name, frames.language));
    const noun = result[last]?.word?.form.gender;
    // `My sister … ours is called Mr Adeyemi`
    const told =
      given && noun && given !== noun && result[last]?.word?.form.kind === 'child' ? undefined : result[last];
    if ((isNewSentence || owned >= 0) && isCalled && told?.name === undefined && told) {
      setAt(last, { ...told, ...(mention.name ? { name: mention.name } : {}), ...ageOf(mention, told) });
      continue;
    }
    // `Her gerbil is called Toast` names no ghost of the sentence before, whatever a gerbil is.
    if (
      isNewSentence &&
      isCalled &&
      owner >= 0 &&
      !/^(?:name|names|nombre|nom|prénom)$/.test(gap[owner + 1]?.lower ?? '')
    )
      continue;
    const pet = result.at(-2);
    // `le chat de Philomène, Caramel,`
    const isAside = isOther && words === ',' && !/^\p{L}/u.test(tokens[mention.to]?.text ?? '');
    if (isAside && mention.name !== undefined && pet?.word?.form.kind === 'animal' && pet.name === undefined) {
      result[result.length - 2] = { ...pet, to: mention.to, name: mention.name, owner: 'other' };
      continue;
    }
    if (before?.name === undefined && before?.word && mention.name !== undefined) {
      // `mon petit garçon de 4 ans malo`
      const isBeside = (gap.length === 0 || AGED.test(words)) && !tokens[mention.at]?.opens;
      const after = tokens[mention.to];
      const isClosed = !after || !after.isWord || frames.verbs.has(after.lower) || frames.who.has(after.lower);
      const isOne =
        before.owner !== undefined ||
        frames.who.has(tokens[mention.to + 1]?.lower ?? '') ||
        (before.article !== undefined && isIndefinite(before.article) && (!after || /^[.!?,]$/.test(after.text)));
      const isSeveral =
        before.word.isPlural && (before.word.form.kind === 'child' || frames.and.has(after?.lower ?? ''));
      // `Una historia con la abuela: Marta oye un ruido`
      const isElder = before.word.form.kind === 'grownup' && after?.isWord === true;
      const isLabel = words === ':' && isClosed && !before.word.isPlural && !isElder;
      // `Inés y su abuelo: Inés tiene miedo`
      const isNew = !known.has(mention.name.toLowerCase());
      const isApart =
        isNew &&
        (isLabel ||
          (/^[,:]$/.test(words) &&
            !(words === ':' && isElder) &&
            (isSeveral || (isClosed && isOne && !before.word.isPlural))));
      const mine = result[child];
      const isMine = mine?.owner === 'asker' && before.owner === undefined && before.word.form.kind !== 'child';
      if (isCalled && isMine && mine?.name === undefined && gap.length > 2) {
        setAt(child, { ...mine, name: mention.name, ...ageOf(mention, mine) });
        continue;
      }
      // `a little boy in my class, Hugo, who`
      const isIn =
        gap.length <= 5 &&
        gap.at(-1)?.text === ',' &&
        after?.text === ',' &&
        isIndefinite(before.article ?? '') &&
        /^(?:in|at|from|de|en|dans|del)$/.test(gap[0]?.lower ?? '');
      const isOf = gap.at(-1)?.text === ',' && gap.length <= 5 && OF.test(gap[0]?.lower ?? '') && after?.text === ',';
      if (
        (isCalled && gap.length <= CALLED_MAX) ||
        isBeside ||
        isApart ||
        ((isOf || isIn) && before.word.form.kind === (isIn ? 'child' : 'animal'))
      ) {
        const start = isBeside && isCalledElder(before, tokens) ? before.at : mention.at;
        const name =
          start === mention.at ? mention.name : text.slice(tokens[start]?.start, tokens[mention.to - 1]?.end);
        setAt(result.length - 1, { ...before, name, to: mention.to, ...titleOf(mention), ...ageOf(mention, before) });
        continue;
      }
    }
    // `sin tito que es un osito`: an uncle is no bear.
    const elder = before?.word?.form.kind === 'grownup' && !before.owner && !before.article ? before : undefined;
    const isPlaything = mention.word?.form.kind === 'animal' || mention.word?.form.kind === 'toy';
    if (
      elder &&
      elder.name === undefined &&
      isPlaything &&
      mention.name === undefined &&
      words !== ',' &&
      IS_A.test(words)
    ) {
      const name = text.slice(tokens[elder.at]?.start, tokens[elder.to - 1]?.end);
      setAt(result.length - 1, { ...mention, from: elder.from, at: elder.at, name, isToy: true });
      continue;
    }
    // `son lapin Jean-Michel (en peluche)`
    if (before?.word?.form.kind === 'animal' && mention.word?.form.kind === 'toy' && /^[,(]?(?:en|de)$/.test(words)) {
      result[result.length - 1] = { ...before, isToy: true };
      continue;
    }
    if (
      before?.name !== undefined &&
      !before.word &&
      mention.word &&
      mention.name === undefined &&
      (GAP.test(words) || gap.length === 2)
    ) {
      // `Botones, el perro de peluche, tiene`
      const after = tokens[mention.to]?.text ?? '';
      const isThisOne = isPlaything && tokens[before.at]?.opens === true && /^[,.)]?$/.test(after);
      const isThe =
        mention.article !== undefined &&
        (gap.length === 0 || /^[(–—-]$/.test(words) || isIndefinite(mention.article) || isThisOne);
      // `Otto the mail mouse`
      const isDescribed = gap.length === 2 && frames.articles.has(gap[0]?.lower ?? '') && gap[1]?.isWord === true;
      // `Maël et Soline : leur bonhomme de neige`
      const isOfSeveral = words === ':' && tokens.slice(before.to, mention.to).some(({ lower }) => THEIR.test(lower));
      const isOwned =
        !isOfSeveral &&
        (mention.owner === 'asker'
          ? words !== ''
          : mention.owner === 'other' &&
            (words === '' ? isPlaything && (owners > 1 || mention.isToy === true) : owners > 1 || words !== ',') &&
            !(tokens[mention.to]?.isCapital && !tokens[mention.to]?.opens));
      const isBare = !mention.article && !mention.owner && /^[(:–—-]$/.test(words);
      // `Le doudou de Raphaëlle, un lapin qui s’appelle Pompon`
      const isOfOwner = words === ',' && OF.test(tokens[before.from - 1]?.lower ?? '');
      if (!isOfOwner && ((GAP.test(words) && (isThe || isOwned || isBare)) || isDescribed)) {
        const { from, at, name } = before;
        result[result.length - 1] = { ...mention, from, at, ...(name ? { name } : {}), ...ageOf(before, mention) };
        continue;
      }
    }
    // `un chien, Boulon, un gros basset`, `Pancho, que es un burrito de trapo`
    const isTheirs =
      words !== ',' &&
      before?.word === undefined &&
      (mention.owner === 'other' ||
        (mention.word?.form.kind === 'grownup' && mention.word.form.relation !== undefined));
    // `Ruby is the big sister of Jude`
    const isTie =
      words !== ',' && before?.word === undefined && mention.article !== undefined && isSiblingOf(mention, tokens);
    const isAgain =
      before?.name !== undefined &&
      mention.name === undefined &&
      (isTheirs || isTie || (mention.article !== undefined && isIndefinite(mention.article)));
    if (
      before &&
      isAgain &&
      IS_A.test(words) &&
      (words !== ',' || isVague(before) || before.word?.form.concept === mention.word?.form.concept)
    ) {
      // `His tiger Stripe is a soft toy`
      const isNamedToy =
        /^(?:animal|creature)$/.test(before.word?.form.kind ?? '') && mention.word?.form.kind === 'toy';
      const isToy = before.isToy === true || isNamedToy || before.word?.form.kind === 'toy';
      result[result.length - 1] = isToy
        ? { ...before, to: mention.to, isToy: true, ...(mention.word && !isNamedToy ? { word: mention.word } : {}) }
        : before.word
          ? { ...before, to: mention.to }
          : {
              ...mention,
              from: before.from,
              at: before.at,
              ...(before.name ? { name: before.name } : {}),
              ...ageOf(before, mention),
              ...(isTie ? { owner: 'other' } : {}),
            };
      continue;
    }
    // `su primo Rayo (se llama Raimundo)`
    if (before?.name !== undefined && isCalled && gap[0]?.text === '(') continue;
    setAt(result.length, mention);
    if (mention.name !== undefined || !mention.word || mention.word.isPlural) continue;
    nameless = result.length - 1;
    if (mention.word.form.kind === 'child') child = nameless;
  }
  // `my sister’s lad` is not about her.
  const isOwnerOf = ({ to, name }: Mention, next: Mention | undefined): boolean =>
    name === undefined && tokens[to]?.lower === '’s' && next?.from === to && next.word?.form.kind === 'child';
  return result.flatMap((mention, index) => {
    const before = result[index - 1];
    if (frames.here.has(tokens[mention.to]?.lower ?? '') || isOwnerOf(mention, result[index + 1])) return [];
    return before && isOwnerOf(before, mention) ? [{ ...mention, owner: 'asker' as const }] : [mention];
  });
}
