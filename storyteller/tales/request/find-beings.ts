import { withAges } from './ages.ts';
import { calledVehicleEnd, isPlaything, toyThatIs } from './described.ts';
import { nameFinder } from './find-names.ts';
import type { Frames } from './frames.ts';
import { isIndefinite, joined } from './join-mentions.ts';
import { withLateNames, withNicknames } from './late-names.ts';
import { findWord, nounOf } from './lexicon.ts';
import { calledBefore, isBeing, type Mention, phraseAt, type Term, termAt } from './mention.ts';
import { genderOf, listedGender } from './names.ts';
import type { Found } from './reading.ts';
import type { Being, Kind, Relation } from './request.ts';
import { withSaidToys } from './said-toys.ts';
import { foldOf, plainOf, type Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Animals that children have only as toys, and whatever they go to sleep with that is no dog or cat. */
const WILD = wordSet(
  'bear panda lion tiger elephant giraffe zebra hippo rhino monkey gorilla koala kangaroo penguin owl fox dinosaur mammoth octopus shark whale dolphin walrus seal crocodile sloth hedgehog otter mole badger',
);
const TAME = wordSet('dog puppy cat kitten');
const SLEEPS =
  /(?:sleep\w*|asleep|hugs?|hugging|cuddl\w+|duerm\w+|dorm\w+|abraz\w+|dort|dormir|endort|serre)(?: [^ ]+){0,3} (?:with|without|con|sin|avec|sans|contre)$|(?:hugs?|hugging|cuddl\w+|abraza\w*|serre)$/u;

function isKeptAsToy(
  tokens: readonly Token[],
  from: number,
  { form, isPlural }: Term['word'],
  owner?: string,
): boolean {
  if (form.kind !== 'animal' || isPlural || TAME.has(form.concept)) return false;
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ lower }) => lower);
  return (owner !== undefined && WILD.has(form.concept)) || SLEEPS.test(before.join(' '));
}

/** What stands before and after a noun: article, owner, adjectives, what makes it a toy. */
function aroundNoun(tokens: readonly Token[], at: number, { word, to: end }: Term, frames: Frames): Mention {
  let from = at;
  let isToy = false;
  while (from > at - 4) {
    const before = tokens[from - 1];
    if (!before?.isWord) break;
    if (frames.toyBefore.has(before.lower)) isToy = true;
    else if (!frames.adjectives.has(before.lower)) break;
    from -= 1;
  }
  const lead = tokens[from - 1]?.lower ?? '';
  let to = end;
  // An English adjective after a noun belongs to what follows: `otters rescue`.
  const most = frames.language === 'english' ? end : end + 2;
  const isAdjective = (each: string): boolean => frames.adjectives.has(each) || /(?:ísim[oa]|^nain|^naine)$/.test(each);
  while (to < most && isAdjective(tokens[to]?.lower ?? '') && !tokens[to]?.isCapital) to += 1;
  const toyWords = phraseAt(tokens, to, frames.toyAfter);
  isToy ||= toyWords > 0;
  to += toyWords;
  while (to < end + 5 && toyWords > 0 && frames.adjectives.has(tokens[to]?.lower ?? '')) to += 1;
  const isOf = /^(?:de|d’)$/.test(tokens[to]?.lower ?? '') && (tokens[to + 1]?.isCapital ?? false);
  const owner = frames.mine.has(lead)
    ? ('asker' as const)
    : isOf || frames.theirs.has(lead)
      ? ('other' as const)
      : undefined;
  const isArticle = frames.articles.has(lead);
  const start = isArticle || frames.mine.has(lead) || frames.theirs.has(lead) ? from - 1 : from;
  isToy ||= isKeptAsToy(tokens, start, word, owner);
  return {
    from: start,
    at,
    to,
    word,
    isToy: isToy && word.form.kind !== 'grownup',
    ...(owner ? { owner } : {}),
    ...(isArticle ? { article: lead } : {}),
  };
}

/** Two nouns for one being: `robot dog`, and a toy with the animal that it is, `rabbit plushie`, `peluche de conejo`, `doudou lapin`. */
function joinNouns(
  before: Mention | undefined,
  next: Mention,
  tokens: readonly Token[],
  { language }: Frames,
): Mention | undefined {
  if (!before?.word || !next.word || (before.name ?? next.name) !== undefined) return undefined;
  const [first, second] = [before.word.form, next.word.form];
  const between = tokens.slice(before.to, next.from);
  const isJoined = between.length === 0 || (between.length === 1 && /^(?:de|d’)$/.test(between[0]?.lower ?? ''));
  const isToyAnimal = (toy: typeof first, other: typeof first) =>
    toy.kind === 'toy' && (other.kind === 'animal' || other.kind === 'creature');
  // `con el peluche a cuestas, un burrito`, `son doudou est une baleine`
  const isTold =
    between.at(-1)?.text === ',' ||
    /^,?(?:is|es|est|cest|c’est|itsa?|it’s)$/.test(between.map(({ lower }) => lower).join(''));
  const isAside = between.length <= 3 && isTold && isIndefinite(next.article ?? '');
  if (isAside && isToyAnimal(first, second)) return { ...before, to: next.to, word: next.word, isToy: true };
  if (!isJoined || next.owner || next.article) return undefined;
  if (isToyAnimal(first, second)) return { ...before, to: next.to, word: next.word, isToy: true };
  if (isToyAnimal(second, first)) return { ...before, to: next.to, isToy: true };
  // An English noun before another describes it.
  const isCompound = language === 'english' && between.length === 0 && !before.word.isPlural && second.kind !== 'child';
  if (isCompound) return { ...before, at: next.at, to: next.to, word: next.word };
  return undefined;
}

const isToyAt = (tokens: readonly Token[], at: number, frames: Frames): boolean => {
  const term = termAt(tokens, at, frames);
  return term !== undefined && (isBeing(term.word) || isPlaything(tokens, at, term, frames, false));
};

/** Before an animal that somebody is only like: `eats like a horse`. */
const LIKE = /^(?:like|como|comme|sos|eres|es|you’re)$/;

function mentionsIn(tokens: readonly Token[], frames: Frames, isList: boolean, text: string): Mention[] {
  const nameEnd = nameFinder(tokens, frames, isList);
  const mentions: Mention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const before = mentions.at(-1);
    const to = nameEnd(at, before);
    if (to > at) {
      const name = text.slice(tokens[at]?.start, tokens[to - 1]?.end);
      const title = frames.titles.get(tokens[at]?.lower ?? '');
      const elder = to > at + 1 ? termAt(tokens, at, frames)?.word : undefined;
      // `Je m’appelle Papi Jo`
      const isElder = elder?.form.kind === 'grownup' && elder.form.relation !== undefined;
      const word = isElder ? elder : title && to > at + 1 ? termAt(tokens, to - 1, frames)?.word : undefined;
      mentions.push({
        from: at,
        at,
        to,
        name,
        ...(title ? { title } : {}),
        ...(word && isBeing(word) ? { word } : {}),
      });
      at = to;
      continue;
    }
    // `a knitted sprout called Colin` is a toy, whatever a sprout is.
    const plush = frames.toyBefore.has(tokens[at]?.lower ?? '') ? findWord('cuddly toy', frames.language) : undefined;
    if (plush && tokens[at + 1]?.isWord && !termAt(tokens, at + 1, frames) && calledBefore(tokens, at + 3, frames)) {
      mentions.push({ from: at, at, to: at + 2, word: plush, isToy: true, owner: 'other' });
      at += 2;
      continue;
    }
    // `her toy rabbit` is one being.
    if (frames.toyBefore.has(tokens[at]?.lower ?? '') && isToyAt(tokens, at + 1, frames)) {
      at += 1;
      continue;
    }
    // The words of a frame are no nouns, though `llama` is one.
    const called = phraseAt(tokens, at, frames.called);
    // `ella me llama abuelo`
    const isVerb = tokens[at]?.lower === 'llama' && /^(?:me|te|le|l[oa]|nos|les)$/.test(tokens[at - 1]?.lower ?? '');
    const term = called > 0 || isVerb ? undefined : termAt(tokens, at, frames);
    // `son doudou Creuse, une pelleteuse`
    const toy = term?.word.form.kind === 'thing' ? toyThatIs(mentions, at, tokens, frames) : -1;
    const vague = mentions[toy];
    if (vague && term) {
      mentions[toy] = { ...vague, to: vague === before ? term.to : vague.to, word: term.word, isToy: true };
      at = term.to;
      continue;
    }
    const vehicle = term ? calledVehicleEnd(tokens, term, frames) : -1;
    if (term && vehicle > 0) {
      mentions.push({ ...aroundNoun(tokens, at, term, frames), to: vehicle, isToy: true, owner: 'other' });
      at = vehicle;
      continue;
    }
    const isNamed = before?.name !== undefined && at - before.to <= 4;
    if (!term || !(isBeing(term.word) || isPlaything(tokens, at, term, frames, isNamed))) {
      at = term?.to ?? at + Math.max(called, 1);
      continue;
    }
    const mention = aroundNoun(tokens, at, term, frames);
    const like = tokens[mention.from - 1]?.lower ?? '';
    const isAny = /^(?:each|every|cada|chaque)$/.test(like);
    if (isAny || (LIKE.test(like) && mention.article && (like !== 'es' || tokens[mention.from - 2]?.lower === 'tu'))) {
      at = mention.to;
      continue;
    }
    const compound = joinNouns(before, mention, tokens, frames);
    if (compound) mentions[mentions.length - 1] = compound;
    else mentions.push(mention);
    at = Math.max(mention.to, at + 1);
  }
  return mentions;
}

/** Animals that live with people. */
const HOUSEHOLD: ReadonlySet<string> = new Set([
  ...wordSet('dog puppy cat kitten hamster parrot tortoise turtle fish chicken'),
  'guinea pig',
]);

/** An animal named beside a child is its pet: `Nino et la chatte Perle`. */
function withPets(mentions: readonly Mention[], tokens: readonly Token[], frames: Frames): Mention[] {
  const hasChild = mentions.some(({ name, word }) => name !== undefined && word?.form.kind !== 'animal');
  return mentions.map((mention, index) => {
    // `the cat is called Gravy`, but `Pip the cat`
    const isDescribed = mention.name?.toLowerCase().startsWith(tokens[mention.at]?.lower ?? '') === true;
    const isHousehold = HOUSEHOLD.has(mention.word?.form.concept ?? '') && !isIndefinite(mention.article ?? '');
    // `rescata a un gatito …, el gatito se llama Michi` is met, and nobody's pet.
    const isMet = (): boolean =>
      mentions.some(
        ({ article, word, name }) =>
          name === undefined && word?.form.concept === mention.word?.form.concept && isIndefinite(article ?? ''),
      );
    const isNamedPet = hasChild && isHousehold && mention.name !== undefined && !isDescribed;
    if (isNamedPet && !mention.owner && !mention.isToy && !isMet()) return { ...mention, owner: 'other' };
    const before = mentions[index - 1];
    const isThere = /^y$/.test(tokens[mention.from - 2]?.lower ?? '');
    const owns =
      !isThere &&
      /^(?:has|have|got|with|tiene|tienen|tengo|tenemos|con|a|ai|ont|avons|avec)$/.test(
        tokens[mention.from - 1]?.lower ?? '',
      );
    const isNamed = mention.name !== undefined && mention.word?.form.kind === 'animal' && !mention.owner;
    if (owns && isNamed && mention.article && isIndefinite(mention.article)) return { ...mention, owner: 'other' };
    const isChild = before?.name !== undefined && (!before.word || before.word.form.kind === 'child');
    if (!isChild || mention.owner || mention.word?.form.kind !== 'animal' || mention.isToy) return mention;
    if (mention.name === undefined || (mention.article && isIndefinite(mention.article))) return mention;
    const gap = tokens.slice(before.to, mention.from);
    return gap.length === 1 && frames.and.has(gap[0]?.lower ?? '') ? { ...mention, owner: 'other' } : mention;
  });
}

/** Gives the names after a plural what it says of them, `my kids Leo and Mia`, and leaves out the plural. */
function withPlurals(mentions: readonly Mention[], tokens: readonly Token[], frames: Frames): Mention[] {
  const result: Mention[] = [];
  let plural: Mention | undefined;
  let [isTwins, areSiblings] = [false, false];
  for (const mention of mentions) {
    const last = result.at(-1);
    if (plural && mention.name !== undefined && !mention.word) {
      const gap = last ? tokens.slice(last.to, mention.from).map(({ lower }) => lower) : [];
      if (gap.every((each) => each === ',' || frames.and.has(each))) {
        const next = { ...plural, ...mention };
        result.push(
          isTwins
            ? twinOf(next, frames)
            : areSiblings
              ? siblingOf({ ...mention, ...(plural.owner ? { owner: plural.owner } : {}) }, frames)
              : next,
        );
        continue;
      }
    }
    plural = undefined;
    if (mention.word?.isPlural && mention.name !== undefined) {
      plural = oneOf(mention, frames);
      isTwins = TWIN.test(mention.word.form.bare);
      areSiblings = mention.word.form.concept === 'brother';
      result.push(plural);
    } else result.push(mention);
  }
  return result;
}

const TWIN = /^(?:twin|gemel[oa]|melliz[oa]|jumeau|jumelle)$/;
const SIBLINGS: Readonly<Record<Frames['language'], Readonly<Record<'m' | 'f', string>>>> = {
  english: { m: 'brother', f: 'sister' },
  spanish: { m: 'hermano', f: 'hermana' },
  french: { m: 'frère', f: 'sœur' },
};

/** Somebody as the brother or sister that the name says. */
function siblingOf(mention: Mention, { language }: Frames): Mention {
  const gender = mention.word?.form.gender ?? genderOf(mention.name ?? '', language);
  const word = gender && findWord(SIBLINGS[language][gender], language);
  return word ? { ...mention, word } : mention;
}

/** The second twin, who is the first one’s brother or sister. */
function twinOf(mention: Mention, frames: Frames): Mention {
  const twin = siblingOf(mention, frames);
  return twin === mention ? mention : { ...twin, owner: 'other' };
}

/** One of several. A masculine plural says nothing about each: `los hermanos Leo y Ana`. */
function oneOf({ word, ...mention }: Mention, frames: Frames): Mention {
  if (word?.form.concept === 'brother') return siblingOf(mention, frames);
  if (!word || (word.form.gender === 'm' && word.form.kind === 'child')) return mention;
  return { ...mention, word: { ...word, isPlural: false } };
}

function relationOf({ word, owner, isToy }: Mention): Relation | undefined {
  if (!word || isToy) return undefined;
  const { kind, relation } = word.form;
  if (kind === 'animal') return owner ? 'pet' : undefined;
  if (kind === 'child') return owner === 'other' ? relation : undefined;
  return relation;
}

const ADULT = 18;

/** Whether a noun has one gender for males and females. */
const isEpicene = (word: Mention['word'], language: Frames['language']): boolean =>
  !word || nounOf(word.form.concept, language, 'm')?.gender === nounOf(word.form.concept, language, 'f')?.gender;

function beingOf(mention: Mention, { language, titles }: Frames): Being {
  const { word, name, isToy, age } = mention;
  const isGrownUp = mention.title !== undefined || (age !== undefined && age >= ADULT);
  const kind: Kind = isToy ? 'toy' : word && isBeing(word) ? (word.form.kind as Kind) : isGrownUp ? 'grownup' : 'child';
  const relation = relationOf(mention);
  const isPerson = kind === 'child' || kind === 'grownup';
  const [first = '', rest] = (name ?? '').split(/ (.*)/);
  const own = rest !== undefined && titles.has(first.toLowerCase()) ? rest : (name ?? '');
  // `Oyinda, aged 4`: an ending tells nothing of a name that no list has, and English can do without.
  const isFramed = language === 'english' && mention.at === 0 && age !== undefined;
  const named = isPerson && !isFramed ? genderOf(own, language) : listedGender(own, language);
  // A shark called Marisa is a she, though the word is masculine and has no feminine.
  const gender =
    mention.title ?? (isToy && isEpicene(word, language) ? named : undefined) ?? word?.form.gender ?? named;
  return {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(word ? { concept: word.form.concept } : {}),
    ...(gender ? { gender } : {}),
    ...(age === undefined ? {} : { age }),
    ...(relation ? { relation } : {}),
  };
}

/** What proves a being’s gender, if anything does. */
function provenOf({ title, word, name }: Mention, { language }: Frames): Pick<Found, 'provenBy'> {
  if (title ?? word?.form.gender) return { provenBy: 'noun' };
  return name !== undefined && listedGender(name, language) ? { provenBy: 'list' } : {};
}

/** A friend and what it is, in one: `her friend the fox`, `son ami, un dragon nommé Braise`. */
function withFriends(
  mentions: readonly Mention[],
  tokens: readonly Token[],
): readonly (Mention & { relation?: Relation })[] {
  const result: (Mention & { relation?: Relation })[] = [];
  for (const mention of mentions) {
    const before = result.at(-1);
    const gap = before
      ? tokens
          .slice(before.to, mention.from)
          .map(({ text }) => text)
          .join('')
      : '';
    const isFriend =
      before?.word?.form.relation === 'friend' &&
      before.name === undefined &&
      mention.article !== undefined &&
      /^,?$/.test(gap);
    if (isFriend) result[result.length - 1] = { ...mention, from: before.from, relation: 'friend' };
    else result.push(mention);
  }
  return result;
}

/** Everybody whom a text names or describes, in its order. */
export function findBeings(text: string, tokens: readonly Token[], frames: Frames, isList: boolean): Found[] {
  const mentions = withPlurals(
    withPets(
      withSaidToys(
        withLateNames(
          joined(
            withNicknames(withAges(mentionsIn(tokens, frames, isList, text), tokens, frames), tokens),
            tokens,
            frames,
            text,
          ),
          tokens,
          frames,
        ),
        tokens,
        foldOf(plainOf(text)),
        frames,
      ),
      tokens,
      frames,
    ),
    tokens,
    frames,
  );
  // `Camille et Sacha, frère et sœur`
  const isTie = ({ name, word, owner, article }: Mention): boolean =>
    name === undefined && !owner && !article && /^(?:brother|sister)$/.test(word?.form.concept ?? '');
  return withFriends(
    mentions.filter((mention) => !isTie(mention)),
    tokens,
  ).map((mention) => {
    const being = beingOf(mention, frames);
    return {
      being: mention.relation ? { ...being, relation: mention.relation } : being,
      start: tokens[mention.from]?.start ?? 0,
      end: tokens[mention.to - 1]?.end ?? 0,
      isPlural: mention.word?.isPlural ?? false,
      ...(mention.owner ? { owner: mention.owner } : {}),
      ...provenOf(mention, frames),
    };
  });
}
