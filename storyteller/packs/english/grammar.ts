import type { Perspective } from '@storyloom/shared/domain';
import { countSpaced, different, type Grammar, type Hero, type PromptWords } from '../grammar.ts';
import type { Gender, Noun } from '../pack.ts';
import { wordSet } from '../word-set.ts';
import { titleCase } from './title-case.ts';

/** Words that begin with a capital and are no names. */
const NOT_NAMES = wordSet(`
  A An And As At After All Before Because But By Can Create Describe During Each Every For From Give How I If In It Its Let
  Make Me My Never No Not On Once One Or Our Please She He So Some Someone Story Tell That The Their Then There They This Three
  Two Four Five Until Under We What When Where While Who Why With Write You Your English Spanish French Chinese God Today Tomorrow
  Yesterday Long Years Deep Far High Somewhere Suddenly Maybe Imagine Everyone Nobody Many Most Only Nine Ten Twelve Monday
  Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November
  December Christmas Here Her His Another Both Last First Old Young
`);

/** Words that end a group of words around a noun: what cannot stand in one. */
const STOPS = wordSet(`
  a an and are as at be been being but by can could did do does each every for from had has have her here his how i if in into is it its
  just many may me might more most must my never no nobody not now of off on once only onto or our out over she he should so some someone
  somebody something nothing everything such than that the their them then there these they this those through to too toward towards under
  until up upon us very was we were what when where which while who whoever whole whom whose why will with within without would you your
  about above across after again against ago all almost along alone already also although always among another any anyone around away back
  because before behind below beneath beside between beyond both down during either else ever everybody everyone except far fast first
  give given gives go goes gone got last late later least less let like made make makes meanwhile near nearly neither next nor often
  one other others own per perhaps please same since soon still sure tell tells together tonight today tomorrow yesterday two three four five
  six seven eight nine ten twelve hundred thousand write story tale story's find found finds meet met meets lost lose loses keep kept keeps
  come came comes went ran run runs saw see sees took take takes fell fall falls sat sit sits stand stood stands told said say says knew know
  knows thought think thinks grew grow grows began begin begins left leave leaves held hold holds wake woke wakes sleep slept sleeps learn
  learns learned discover discovers want wants wanted need needs needed try tries tried turn turns turned open opens opened asked asks ask
  becomes become became live lives lived love loves loved hate hates hide hides hid hidden seek seeks sought send sends sent sing sings sang
  brings bring brought build builds built buy buys bought call calls called named catch catches caught choose chooses chose draw draws drew
  drink drinks drive drives eat eats ate feel feels felt fight fights fly flies flew follow follows forget forgets forgot forgotten get gets
  help helps hear hears heard lead leads led move moves play plays put puts reach reaches read reads refuse refuses return returns ride rides
  search searches sell sells show shows shut start starts steal steals stole stop stops teach teaches travel travels visit visits wait waits
  walk walks wear wears win wins work works arrive arrives appear appears vanish vanishes alive enough nowhere inside outside instead
  asleep awake grown home everywhere halfway anything share shares shared look looks looked dear whenever wherever whether yet long
`);

/** Words before a noun that have no meaning without it. */
const WEAK = wordSet(
  'new big great small tiny huge good bad little young old real true certain different strange entire few',
);

/** Nouns that only count what comes after `of`. */
const CLASSIFIERS = wordSet('pair kind sort piece bit cup group couple handful bag box bottle bunch lot');

/** Nouns for people. In a prompt without a name, such a person is mostly the hero. */
const PERSON =
  /(?:keeper|maker|woman|man|girl|boy|child|kid|mother|father|sister|brother|daughter|son|queen|king|prince|princess|witch|wizard|knight|thief|teacher|student|doctor|nurse|pilot|captain|sailor|soldier|baker|painter|writer|singer|dancer|farmer|hunter|gardener|engineer|librarian|detective|astronaut|scientist|inventor|orphan|widow|widower|apprentice|mechanic|musician|florist|chef|friend|lover|couple|person|stranger|ferryman|cartographer|mapmaker|clockmaker|tailor|shepherd|fisherman|archivist|translator|robot)s?$/;

/** Endings and names that are mostly a woman's or a man's, for prompts without a word for it. */
const FEMALE =
  /(?:[^u]a|elle|ette|ine|beth|lyn|een|ie|is)$|^(?:Alice|Grace|Rose|Claire|Anne|Jane|June|Helen|Ruth|Mary|Emily|Lucy|Nancy|Hazel|Ivy|Joan|Margaret|Lily|Molly|Polly|Sally|Zoe|Chloe|Eve|Fern|Pearl|Faith|Hope|Joy|Imogen|Miriam|Carmen)$/;
const MALE =
  /^(?:Tom|Tim|Ben|Sam|Jack|John|James|Peter|Paul|Mark|Luke|Matt|Dan|David|Daniel|Henry|Harry|George|Edward|William|Will|Bill|Robert|Rob|Thomas|Arthur|Oliver|Leo|Max|Hugo|Otto|Oscar|Felix|Simon|Martin|Frank|Jonas|Boris|Ivan|Omar|Ali|Noah|Joe|Joseph|Michael|Mike|Nick|Patrick|Theo|Walter|Victor|Ralph|Roger|Hans|Carlos|Miguel|Pierre|Juan|Luca|Elias|Joshua|Chris|Dennis|Louis|Lewis|Archie|Charlie|Eddie|Freddie|Jamie|Ollie|Robbie|Alfie)$/;

function genderOf(name: string): Gender | undefined {
  if (MALE.test(name)) return 'm';
  return FEMALE.test(name) ? 'f' : undefined;
}

const THIRD: Readonly<Record<'f' | 'm' | 'unknown', readonly string[]>> = {
  f: ['she', 'her', 'her', 'hers', 'herself'],
  m: ['he', 'him', 'his', 'his', 'himself'],
  unknown: ['they', 'them', 'their', 'theirs', 'themselves'],
};
const FIRST = ['I', 'me', 'my', 'mine', 'myself'];
const SECOND = ['you', 'you', 'your', 'yours', 'yourself'];

function heroSlots({ name, gender }: Hero, perspective: Perspective): Record<string, string> {
  const forms = { first: FIRST, second: SECOND, third: THIRD[gender ?? 'unknown'] }[perspective];
  const [he = '', him = '', his = '', hers = '', himself = ''] = forms;
  const [we, us, our] = {
    first: ['we', 'us', 'our'],
    second: ['the two of you', 'the two of you', 'your'],
    third: ['they', 'them', 'their'],
  }[perspective] as [string, string, string];
  const hero = perspective === 'third' ? name : he;
  const was = perspective === 'second' ? 'were' : 'was';
  return { hero, he, him, his, hers, himself, was, we, us, our };
}

function nounForms({ the, a }: Noun): Record<string, string> {
  return { '': the, a, bare: the.replace(/^the /, ''), of: `of ${the}`, to: `to ${the}`, title: titleCase(the) };
}

const isPlural = (word: string): boolean => /(?:[^s]s|people|children|men|women|mice|geese|wolves)$/.test(word);

function nounOf(group: readonly string[], plural: boolean): Noun {
  const bare = group.join(' ');
  const vowel = /^(?:[aeiou](?!ni|ne\b|se)|hour|honest|heir)/.test(bare);
  return { the: `the ${bare}`, a: plural ? bare : `${vowel ? 'an' : 'a'} ${bare}` };
}

function nameIn(prompt: string): string | undefined {
  const named = /\b(?:named|called)\s+(\p{Lu}[\p{L}’'-]+)/u.exec(prompt)?.[1];
  if (named) return named;
  const first = /(?:^|[.!?]\s+)(\p{Lu}\p{Ll}{2,})(?=,|\s+(?:\p{Ll}{2,}s|and|the|was|had|wants|\p{Ll}+ed)\b)/u.exec(
    prompt,
  )?.[1];
  const inside = [
    ...prompt.matchAll(
      /(?<!\b(?:in|on|at|to|from|near|of|for|into)\s)(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{2,}(?!\p{Lu})\b(?!\s\p{Lu})(?<!\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)/gu,
    ),
  ];
  return [first, ...inside.map(([word]) => word)].find((word) => word !== undefined && !NOT_NAMES.has(word));
}

function homeIn(prompt: string, name: string | undefined): string | undefined {
  const places = prompt.matchAll(/\b(?:in|near|from|of|at|on|to)\s+((?:\p{Lu}\p{L}+)(?:\s\p{Lu}\p{L}+)*)/gu);
  return [...places].map(([, place = '']) => place).find((place) => !NOT_NAMES.has(place) && place !== name);
}

function groupsIn(prompt: string): Noun[] {
  const tokens = prompt.match(/\p{L}+(?:['’-]\p{L}+)*|[.,;:!?—–]/gu) ?? [];
  const groups: { noun: Noun; person: boolean; first: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (
      !/^(?:an?|the|her|his|their|my|your|our|its|one|two|three|four|five|some|every|each|another|no)$/i.test(token)
    ) {
      continue;
    }
    const from = CLASSIFIERS.has(tokens[at + 1] ?? '') && tokens[at + 2] === 'of' ? at + 3 : at + 1;
    const several = /^(?:two|three|four|five|some)$/i.test(token);
    const group: string[] = [];
    for (const next of tokens.slice(from, from + 4)) {
      const word = next.toLowerCase();
      const [, owner] = /^(.+)['’]s$/.exec(word) ?? [];
      if (group.length === 0 && /^(?:only|own|last|first|next|other|same|one|two|three)$/.test(word)) continue;
      const plural = several && isPlural(word);
      const verbal = group.length > 0 && !plural && /(?:[^s]s|ed|ing|ly)$/.test(word);
      if (!/^\p{L}/u.test(word) || STOPS.has(word) || verbal || /^\p{Lu}/u.test(next) || group.length === 3) break;
      group.push(owner ?? word);
      if (owner !== undefined || plural) break;
    }
    while (group.length > 1 && WEAK.has(group[0] ?? '')) group.shift();
    const head = group.at(-1);
    if (head === undefined || head.length < 2 || WEAK.has(head) || (group.length === 1 && /(?:ed|ly)$/.test(head)))
      continue;
    const one = /^(?:an?|one|every|each|another)$/i.test(token);
    groups.push({ noun: nounOf(group, !one && isPlural(head)), person: PERSON.test(head), first: groups.length === 0 });
  }
  const ranked = [
    ...groups.filter(({ person, first }) => !(person && first)),
    ...groups.filter(({ person, first }) => person && first),
  ];
  return ranked.map(({ noun }) => noun);
}

/** Nouns without an article: the longest words that are left. */
function looseNouns(prompt: string, name: string | undefined): Noun[] {
  // A word in -s before an article is a verb: “guards the door”.
  const words = prompt.match(/\b\p{Ll}{4,}\b(?!(?<=s)\s+(?:an?|the|his|her|their|my|its)\b)/gu) ?? [];
  return words
    .filter(
      (word) => !STOPS.has(word) && !WEAK.has(word) && !/(?:ed|ing|ly)$/.test(word) && word !== name?.toLowerCase(),
    )
    .map((word) => nounOf([word], isPlural(word)));
}

function readPrompt(prompt: string): PromptWords {
  const name = nameIn(prompt);
  const home = homeIn(prompt, name);
  const her = /\b(?:she|her|girl|woman|mother|sister|daughter|queen|princess|witch|wife|widow|grandmother)\b/i.test(
    prompt,
  );
  const him = /\b(?:he|his|him|boy|man|father|brother|son|king|prince|wizard|husband|widower|grandfather)\b/i.test(
    prompt,
  );
  const groups = different(groupsIn(prompt));
  const told = her === him ? genderOf(name ?? '') : her ? 'f' : 'm';
  const nouns = groups.length >= 2 ? groups : different([...groups, ...looseNouns(prompt, name)]);
  return {
    ...(name ? { name } : {}),
    ...(told ? { gender: told } : {}),
    ...(home ? { home } : {}),
    nouns,
  };
}

export const grammar: Grammar = {
  heroSlots,
  nounForms,
  genderOf: (name) => genderOf(name) ?? 'm',
  together: ', ',
  apart: '. ',
  space: ' ',
  countWords: countSpaced,
  polish: (text) => text.replaceAll(/\b(they) was\b/gi, '$1 were'),
  title: titleCase,
  readPrompt,
  leastForms: 3,
  introductions: [
    '“{name},” {hero} had said at [the gate|the first corner|breakfast], to nobody, to hear how it sounded on somebody who was [leaving|going through with it|about to find out].',
    'The [label|strap|lining] had {his} name in it: “{name}”, in [ink|thread|capitals], so that {he} could be [sent back|returned|told from the luggage].',
  ],
  common: /\b(?:the|a|an|of|and|in|to|who|with|is|her|his|that|for|on|at|it)\b/gi,
  foreignWords: [
    'On a shutter somebody had chalked words in a language that nobody in {home} [read|spoke|owned up to]: “{words}”. [People walked round them|The rain would not take them off|Children had begun to skip to them].',
  ],
};
