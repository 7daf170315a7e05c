import { isAgeAfter } from './ages.ts';
import { isDescribed } from './described.ts';
import type { Frames } from './frames.ts';
import { findWord } from './lexicon.ts';
import { calledBefore, introducedBefore, isBeing, type Mention, petBefore, termAt, toldBefore } from './mention.ts';
import { isFirstName, isOrdinary } from './first-names.ts';
import {
  ABBREVIATED,
  AFTER_NAME,
  AFTER_VERB,
  capitalsTell,
  COMPOUND,
  COPULA,
  FEARS,
  isActingPet,
  isVerbAfter,
  MOVES,
  OPENING_VERB,
  SETTLES,
  STREET,
  TELLS_OF,
  TIMES,
  UNIT,
} from './name-words.ts';
import { isSoundAt } from './onomatopoeia.ts';
import { isListedName, isNameIn, NAME_MAX } from './names.ts';
import type { Token } from './tokens.ts';
import { isTownAt, wordsElsewhere } from './towns.ts';

/** Finds names. Whoever reads a list of names only has to see where each begins; a text needs a frame or a capital inside a sentence. */
export function nameFinder(tokens: readonly Token[], frames: Frames, isList: boolean) {
  const tells = capitalsTell(tokens, frames);
  const isNoun = (at: number): boolean => termAt(tokens, at, frames) !== undefined;
  /** Whether no sentence of a text has a capital inside, so that none can tell a name. */
  const isLower = tokens.every(({ isCapital, opens, lower }) => !isCapital || opens || frames.small.has(lower));
  const elsewhere = wordsElsewhere(tokens);
  const kept = new Map<string, boolean>();
  /** The kept lists have `story` and `clara`, so they are only believed about words that mean nothing else. */
  const isKept = ({ lower, isCapital, opens }: Token): boolean => {
    if (!(isCapital || isLower) || (opens && isCapital && OPENING_VERB.test(lower))) return false;
    const isName =
      kept.get(lower) ??
      (!frames.small.has(lower) &&
        (lower.length > 2 || isCapital) &&
        isFirstName(lower) &&
        !isOrdinary(lower, frames.language) &&
        findWord(lower, frames.language) === undefined);
    kept.set(lower, isName);
    return isName;
  };
  const known = (token: Token | undefined): boolean =>
    token !== undefined && (isListedName(token.lower) || isKept(token));
  /** Words with a capital inside a sentence, which are names where they open one as well. */
  const inside = new Set(
    tokens.flatMap(({ lower, isCapital, opens }) => (isCapital && !opens && tells ? [lower] : [])),
  );
  const isSmall = (token: Token): boolean => {
    const tellsNothing = token.opens || !token.isCapital || !tells;
    // `Pourriez-vous`, `We’ve`
    if (/(?:-(?:vous|tu|moi|nous|je|ils?|elles?|on|ce)|[’'](?:ve|re|ll|d|m|t))$/.test(token.lower)) return true;
    // `its MOT`, `I teach Reception`
    if (tells && frames.language === 'english' && token.lower === 'reception') return true;
    if (tells && /^\p{Lu}{2,4}$/u.test(token.text) && !known(token)) return true;
    const isEnding = tellsNothing && frames.notNames.test(token.lower) && !known(token);
    return frames.small.has(token.lower) || isEnding;
  };

  const asName = (token: Token): boolean => token.isCapital && tells;

  /** Where a title ends that a name follows: `Mr Tumble`, `Mrs. Fox`. */
  const titleEnd = (at: number): number => {
    const token = tokens[at];
    const to = tokens[at + 1]?.text === '.' && ABBREVIATED.test(tokens[at]?.lower ?? '') ? at + 2 : at + 1;
    const name = tokens[to];
    const noun = termAt(tokens, to, frames)?.word;
    const isFree = name?.isWord && !frames.small.has(name.lower) && !(noun && isBeing(noun));
    const isNamed = name?.isCapital || (isLower && isFree);
    return token && frames.titles.has(token.lower) && isNamed ? to : at;
  };

  /** Whether what follows shows that a name is the subject: `Zuri wants`, `Leo and Max`, `Mila (5)`. */
  const isSubject = (at: number): boolean => {
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    if (!next) return known(tokens[at]);
    // `Nino y la gata`
    const pet = after && frames.articles.has(after.lower) ? termAt(tokens, at + 3, frames)?.word : undefined;
    if (frames.and.has(next.lower) && pet && isBeing(pet)) return known(tokens[at]);
    if (frames.and.has(next.lower) && titleEnd(at + 2) > at + 2) return true;
    if (frames.and.has(next.lower))
      return (
        after !== undefined && ((asName(after) && !isSmall(after)) || known(after) || frames.theirs.has(after.lower))
      );
    if (next.text === ',')
      return (
        known(tokens[at]) ||
        (after !== undefined &&
          // `Maïwenn, papi Lucien`
          (termAt(tokens, at + 2, frames)?.word.form.relation !== undefined ||
            frames.who.has(after.lower) ||
            frames.theirs.has(after.lower) ||
            /^(?:\d|rising$|nearly$|almost$|casi$|presque$)/.test(after.text) ||
            frames.numbers.has(after.lower)))
      );
    if (next.text === '(') return true;
    if (/^(?:aged?|\d{1,2})$/.test(next.lower)) return known(tokens[at]);
    if (next.lower === '’s') return true;
    if (frames.articles.has(next.lower) && isNoun(at + 2)) return true;
    // `Gorka los mira`
    const isObject = /^(?:los?|las?|les?|nos)$/.test(next.lower) && frames.language !== 'english';
    if (isObject && frames.verbEndings.test(after?.lower ?? '') && !isNoun(at + 2)) return true;
    if (frames.verbs.has(next.lower) || frames.adverbs.has(next.lower)) return true;
    const isVerb = frames.verbEndings.test(next.lower) && (!frames.small.has(next.lower) || next.lower.endsWith('ing'));
    return (isVerb && !next.isCapital && !isNoun(at + 1)) || (known(tokens[at]) && !next.isWord);
  };

  /** Whether a word without a capital that no list has acts as only a name does: `jojo has`, `roisin’s first sleepover`. */
  const isActing = (at: number): boolean => {
    const next = tokens[at + 1]?.lower ?? '';
    const isOwner = at === 0 && next === '’s';
    return isOwner || (frames.verbs.has(next) && !frames.and.has(next) && !frames.who.has(next) && !COPULA.test(next));
  };

  /** Whether no verb stands before `à`: `maîtresse en moyenne section à Quimper`, `à la mer, à Noirmoutier`. */
  const isSection = (at: number): boolean =>
    frames.language === 'french' && (!tokens[at]?.isWord || /(?:ion|age|ment|eau)$/.test(tokens[at].lower));

  /** Whether the words before `to` or `of` lead to somebody, not to a place: `teaches to Bashir`, `el calcetín de Olmo`. */
  const isPersonAfter = (at: number): boolean => {
    const before = tokens[at - 2]?.lower ?? '';
    const kind = termAt(tokens, at - 2, frames)?.word.form.kind;
    // `une librairie à Quimper`
    const isNounBefore =
      frames.articles.has(tokens[at - 3]?.lower ?? '') || frames.adjectives.has(tokens[at - 3]?.lower ?? '');
    const isOf = /^(?:de|d’|of)$/.test(tokens[at - 1]?.lower ?? '');
    return isOf
      ? kind === 'thing' || kind === 'toy' || TIMES.test(before)
      : /^(?:a|à)$/.test(tokens[at - 1]?.lower ?? '') && !MOVES.test(before) && !isNounBefore && !isSection(at - 2);
  };

  /** Whether a word in the middle of a sentence is a name by its capital, unless it is a place: `in Paris`. */
  const isNameByCapital = (at: number, token: Token, before: Mention | undefined, isJoined: boolean): boolean => {
    const previous = tokens[at - 1]?.lower ?? '';
    const word = termAt(tokens, at, frames)?.word;
    // `dans le Cantal`
    const isRegion =
      frames.articles.has(previous) && frames.inside.has(tokens[at - 2]?.lower ?? '') && before?.to !== at;
    if (isTownAt(tokens, at, frames.language, { isName: known(token), isElsewhere: elsewhere.has(token.lower) }))
      return false;
    // `went off to her Zumba`
    const isOwned = frames.theirs.has(previous) && before?.to !== at;
    if (((isRegion || isOwned) && !known(token)) || STREET.test(previous)) return false;
    const isPlaced = /^(?:a|à|to)$/.test(previous);
    if (isPlaced && tokens.slice(Math.max(0, at - 8), at).some(({ lower }) => SETTLES.test(lower))) return false;
    // `la noche de San Juan`
    if (/^(?:san|santa|santo|saint|sainte)$/.test(token.lower) && frames.towards.has(previous)) return false;
    const isCommon = isSmall(token) || word !== undefined;
    // `under Zoe’s bed`
    const isOwner = known(token) && tokens[at + 1]?.lower === '’s';
    if (frames.inside.has(previous) && !frames.audience.has(previous) && !isOwner) return false;
    // `on Miller Street`
    if (tokens[at - 1]?.isCapital && !tokens[at - 1]?.opens && before?.to !== at) return false;
    if (frames.towards.has(previous) && !known(token) && !isCommon && isPersonAfter(at)) return true;
    if (frames.towards.has(previous) && !known(token)) {
      // `la perra de Nilo` names an owner, `el rey de España` a place.
      const owned = before?.to === at - 1 ? before.word : undefined;
      return owned !== undefined && owned.form.kind !== 'grownup' && !isCommon;
    }
    // Who is called May is no month: `on a May morning`.
    if (frames.small.has(token.lower)) return isNameIn(token.lower, frames.language) && !frames.articles.has(previous);
    const isThing = word !== undefined && !isBeing(word);
    // `two squirrels, Nut and Acorn`
    const [link, other] = [tokens[at + 1]?.lower ?? '', tokens[at + 2]];
    const isFirst = frames.and.has(link) && other?.isCapital === true;
    const isNext = before?.name === undefined && before?.to === at - 1;
    const isListed = isNext && /^[,:]$/.test(previous) && isFirst;
    // `her toy rabbit, Dumpling, should`
    const isAside = isNext && before.owner !== undefined && /^[,.!]?$/.test(tokens[at + 1]?.text ?? '');
    return !isCommon || known(token) || ((isJoined || isListed || isAside) && isThing);
  };

  /** Whether an unknown word without a capital is somebody’s name by what follows `I’m`: `im oluchi im 8`. */
  const isGiven = (at: number): boolean => {
    const next = tokens[at + 1];
    const isEnd = !next || !next.isWord || frames.and.has(next.lower) || frames.introduces.includes(next.lower);
    return isLower && (isEnd || frames.mine.has(next.lower));
  };

  /** Whether an age follows a word that somebody stands before: `pour kelyan 4 ans`, `for zuleika shes 4`. */
  const isAged = (at: number, before: Mention | undefined): boolean => {
    const isFor = frames.audience.has(tokens[at - 1]?.lower ?? '');
    const isAfterChild = before?.to === at && before.word?.form.kind === 'child' && before.name === undefined;
    const link = tokens[at + 1]?.lower ?? '';
    const to = /^(?:shes|hes|she’s|he’s|is|who’s|whos|de|tiene|cumple|a|,|\()$/.test(link) ? at + 2 : at + 1;
    if (!/^\d{1,2}$/.test(tokens[to]?.text ?? '')) return false;
    if (isFor || isAfterChild) return true;
    // `doctors on friday ngaio is 4 can her grampa`
    const unit = tokens[to + 1]?.lower ?? '';
    const isYears = frames.years.has(unit);
    if (frames.articles.has(tokens[at - 1]?.lower ?? '')) return false;
    return isLower && (isYears ? /^(?:is|tiene|a)$/.test(link) : /^(?:is|tiene)$/.test(link) && !UNIT.test(unit));
  };

  /** Whether two words after several children are their names: `las gemelas olaia y uxue`. */
  const isPairAfter = (at: number, before: Mention | undefined): boolean => {
    const [first, link, second] = before?.to === at ? [at, at + 1, at + 2] : [at - 2, at - 1, at];
    if (!before || !frames.and.has(tokens[link]?.lower ?? '') || before.to < first) return false;
    const isSeveral = before.word?.form.kind === 'child' && before.word.isPlural && before.to === first;
    const isOther = second === at && before.name !== undefined && before.to === at - 1 && isPlural(before.at - 1);
    return (isSeveral || isOther) && [first, second].every((index) => isFree(index));
  };
  const isPlural = (at: number): boolean => {
    const word = termAt(tokens, at, frames)?.word;
    return word?.isPlural === true && word.form.kind === 'child';
  };
  const isFree = (at: number): boolean => {
    const token = tokens[at];
    return token?.isWord === true && !frames.small.has(token.lower) && !isNoun(at);
  };

  /** Whether a word without a capital after an animal, a toy or a friend is what it is called: `my hamster biscuit and`. */
  const isCalledAfter = (at: number, noun: Mention): boolean => {
    const [token, next] = [tokens[at], tokens[at + 1]];
    const kind = noun.word?.form.kind;
    const isToy = noun.isToy === true || kind === 'toy';
    const isOwned =
      noun.owner !== undefined &&
      (kind === 'animal' || kind === 'creature' || kind === 'child' || isToy || noun.word?.form.relation !== undefined);
    // `la abuela chayo y la abuela inge`
    const isElder = kind === 'grownup' && noun.word?.form.relation !== undefined && noun.article !== undefined;
    const isIndefinite = noun.article !== undefined && (kind === 'animal' || isToy || isElder);
    const isEnding = frames.notNames.test(token?.lower ?? '') && !(kind === 'animal' || isToy);
    if (!token || !(isOwned || isIndefinite) || frames.small.has(token.lower) || isEnding) return false;
    if (kind === 'toy' && noun.word?.form.concept === 'toy') return false;
    const after = tokens[at + 2]?.lower ?? '';
    const isPerson =
      [frames.articles, frames.theirs, frames.mine].some((list) => list.has(after)) ||
      /^(?:i|me|him|her|yo|él|ella|moi|lui|elle)$/.test(after);
    const isClosed =
      !next?.isWord ||
      frames.who.has(next.lower) ||
      AFTER_NAME.test(next.lower) ||
      (frames.and.has(next.lower) && isPerson);
    if (isOwned && kind === 'child' && isActing(at)) return true;
    if (isOwned && kind === 'animal' && isActingPet(tokens, at, frames)) return true;
    const isFollowed =
      !frames.verbEndings.test(token.lower) &&
      frames.small.has(next?.lower ?? '') &&
      !frames.articles.has(next?.lower ?? '');
    return (
      (isClosed &&
        (isOwned || (isElder && isPerson) || (!next?.isWord && (isToy || !frames.verbEndings.test(token.lower))))) ||
      (isOwned && (isFollowed || ((isToy || kind === 'animal') && next?.lower === 'in')))
    );
  };

  const isBeingAt = (at: number): boolean => {
    const word = termAt(tokens, at, frames)?.word;
    return word !== undefined && isBeing(word);
  };

  const isName = (at: number, before: Mention | undefined): boolean => {
    const [previous, token] = [tokens[at - 1], tokens[at]];
    if (!token?.isWord || token.text.length < 2 || token.text.length > NAME_MAX) return false;
    if (calledBefore(tokens, at, frames)) return asName(token) || !frames.small.has(token.lower) || known(token);
    // `des grat grat`, `it maks a nois`
    if (isSoundAt(tokens, at) || isVerbAfter(tokens, at)) return false;
    if (toldBefore(tokens, at, before)) return !frames.small.has(token.lower);
    const term = termAt(tokens, at, frames);
    if (introducedBefore(tokens, at, frames) && !(term && isBeing(term.word)) && !frames.notNames.test(token.lower))
      return known(token) || ((asName(token) || isGiven(at)) && !frames.small.has(token.lower));
    if (term && term.to > at + 1) return false;
    if (titleEnd(at) > at) return true;
    const isMonth = isSmall(token) && isNameIn(token.lower, frames.language) && !frames.adjectives.has(token.lower);
    if (!token.isCapital && !term && isAged(at, before) && (!isSmall(token) || isMonth)) return true;
    if (isLower && !term && isPairAfter(at, before)) return true;
    const isCommon = isSmall(token) || term !== undefined;
    if (isDescribed(tokens, at, frames, isLower)) return true;
    const noun = before?.to === at && before.name === undefined ? before : undefined;
    if (noun && asName(token) && !token.opens && (!isSmall(token) || known(token))) {
      return noun.word?.form.kind !== 'grownup' || !term || known(token);
    }
    // `sa sœur Douce`
    if (noun?.owner && asName(token) && !token.opens && !isBeingAt(at)) return true;
    // `Hamster: Tuppence`
    const isLabelled = previous?.text === ':' && before?.to === at - 1 && before.name === undefined && !before.owner;
    if (isLabelled && asName(token) && before.word?.form.kind === 'animal' && !isSmall(token)) return true;
    const isThing = term === undefined ? !isSmall(token) : term.word.form.kind === 'thing';
    if (isThing && (asName(token) || at === 0) && token.opens && isAgeAfter(tokens, at, frames)) return true;
    // `lamby his sheep`
    const isFirstWord = ![frames.articles, frames.theirs, frames.mine].some((list) => list.has(previous?.lower ?? ''));
    const isOwner = isLower && !isCommon && isFirstWord && frames.theirs.has(tokens[at + 1]?.lower ?? '');
    const owns = isOwner ? termAt(tokens, at + 2, frames)?.word.form.kind : undefined;
    if ((owns === 'animal' || owns === 'toy') && !frames.verbEndings.test(token.lower)) return true;
    // `put my cat socks in it`
    const isSaidToBe = isLower && noun !== undefined && term?.to === at + 1 && !COMPOUND.test(token.lower);
    if (isSaidToBe && noun.owner && term.word.form.kind === 'thing' && isCalledAfter(at, noun)) return true;
    // `su conejito nube`: only English describes a noun by another.
    const isPet = noun?.owner && noun.word && noun.word.form.kind !== 'grownup' && noun.word.form.kind !== 'child';
    if (isPet && term && !isBeing(term.word) && frames.language !== 'english' && !frames.small.has(token.lower))
      return true;
    if (isLower && noun && !isBeingAt(at) && isCalledAfter(at, noun)) return true;
    // `hazme un cuento de una niña abril`
    if (
      isLower &&
      noun?.word?.form.kind === 'child' &&
      isNameIn(token.lower, frames.language) &&
      !frames.adjectives.has(token.lower)
    )
      return true;
    // `mabli is scared`
    if (
      isLower &&
      token.opens &&
      !isCommon &&
      FEARS.test(
        tokens
          .slice(at + 1, at + 4)
          .map(({ lower }) => lower)
          .join(' '),
      )
    )
      return true;
    // `avec mamie jo`
    if (isLower && noun?.word?.form.relation && !term && !frames.small.has(token.lower) && known(token)) return true;
    // `avec ma copine rose`
    const isFriend = noun?.owner && noun.word?.form.kind === 'child' && known(token) && !tokens[at + 1]?.isWord;
    if (isFriend && isNameIn(token.lower, frames.language) && !isBeingAt(at)) return true;
    if (noun?.owner && (known(token) || isList)) return !term && !frames.small.has(token.lower);
    if (noun?.owner && !token.isCapital && !isCommon && !frames.notNames.test(token.lower)) {
      const isLast = !tokens[at + 1]?.isWord && frames.and.has(tokens[noun.from - 1]?.lower ?? '');
      const next = tokens[at + 1]?.lower ?? '';
      const isVerb = frames.verbs.has(next) && !frames.and.has(next) && !frames.who.has(next);
      const isSaid =
        isActing(at) ||
        (isLower && frames.language === 'english' && /[^s]s$/.test(next) && !frames.small.has(next)) ||
        frames.adverbs.has(next) ||
        (isLower && isVerb && !frames.verbEndings.test(token.lower));
      // `my teddy growler and me`
      const isWithMe = isLower && /^(?:me|i|yo|moi)$/.test(tokens[at + 2]?.lower ?? '') && frames.and.has(next);
      if (
        isLast ||
        (isWithMe && !frames.verbEndings.test(token.lower)) ||
        (isSaid && (isLower || !frames.verbEndings.test(token.lower)))
      )
        return true;
    }
    const isKnownThing = token.isCapital && known(token) && !(term && isBeing(term.word));
    if (isList && (!isCommon || isKnownThing)) {
      return token.isCapital || known(token) || !previous?.isWord || frames.and.has(previous.lower);
    }
    const isLink = previous !== undefined && (frames.and.has(previous.lower) || previous.text === ',');
    const isJoined = isLink && before?.name !== undefined && before.to === at - 1;
    if (asName(token) && !token.opens && petBefore(tokens, at, before)) return true;
    if (asName(token) && !token.opens) return isNameByCapital(at, token, before, isJoined);
    if (asName(token)) {
      if (isSmall(token) && !isNameIn(token.lower, frames.language)) return false;
      if (AFTER_VERB.test(tokens[at + 1]?.lower ?? '') || OPENING_VERB.test(token.lower)) return false;
      return ((known(token) || inside.has(token.lower)) && !isCommon) || ((known(token) || !isCommon) && isSubject(at));
    }
    const isFor = previous !== undefined && frames.audience.has(previous.lower);
    if (!token.isCapital && token.opens && isActing(at) && !isCommon && !frames.notNames.test(token.lower)) return true;
    if (token.opens && isNameIn(token.lower, frames.language) && frames.verbs.has(tokens[at + 1]?.lower ?? '')) {
      return !term || !isBeing(term.word);
    }
    if (isJoined && isLower && isNameIn(token.lower, frames.language) && (!tokens[at + 1]?.isWord || isActing(at)))
      return true;
    // `un cuento para gonza se asusta`
    const isTold = isLower && isFor && !isCommon && TELLS_OF.test(tokens[at + 1]?.lower ?? '');
    if (isTold && !frames.notNames.test(token.lower)) return true;
    const isFirst = known(tokens[at + 1]) && isSubject(at + 1);
    if (previous && frames.articles.has(previous.lower)) return false;
    // `si no hay luz`
    if (!tokens[at + 1] && /^(?:hay|sin|la|no|de|sans|la|the)$/.test(previous?.lower ?? '')) return false;
    // `cuento de facundo q no quiere`
    const isVerb = AFTER_VERB.test(tokens[at + 1]?.lower ?? '') && !isNameIn(token.lower, frames.language);
    if (isLower && !isCommon && isKept(token) && !isVerb) return true;
    return known(token) && !isCommon && (isFor || isJoined || isSubject(at) || isFirst);
  };

  /** Where a name that begins at a token ends: further capitals belong to it. */
  return (at: number, before: Mention | undefined): number => {
    if (!isName(at, before)) return at;
    const title = titleEnd(at);
    let to = Math.max(title, at) + 1;
    while (to < at + 4) {
      const token = tokens[to];
      // `il m’appelle papy Dédé`
      const isElder = to === at + 1 && termAt(tokens, at, frames)?.word.form.relation !== undefined;
      const isCapital = token && asName(token) && (tokens[to - 1]?.isCapital || isElder);
      const isAgain = before?.name?.toLowerCase() === token?.lower;
      const isKnown = !token?.isCapital && known(token) && !tokens[at]?.isCapital && !isAgain;
      const isFurther = token?.isWord && (isCapital || isKnown) && !isSmall(token) && !frames.small.has(token.lower);
      if (!isFurther || (isNoun(to) && !known(token))) break;
      if (tokens[to - 1] && token.start - (tokens[to - 1]?.end ?? 0) > 1) break;
      to += 1;
    }
    return to;
  };
}
