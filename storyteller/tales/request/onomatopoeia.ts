import type { Token } from './tokens.ts';

/** How people write what they hear, by what it may be, in lower case and without accents. The languages share most of it. */
const HEARD = {
  bang: 't[aiou](?:ck?|k|p)s?|t[au]m|d[ou]n[gk]|p[aou]+[mf]|b[aou]+m|b[ao]ng|bump|bonk|boum|poum|patapum|cataplum|cl[aiou](?:ck?|nk|ng|mp)|thu[mn]p|thud|knock|plaf',
  scratch: 'gra+tt?e?|gra+tch|ra+s+|ri+s+|ra+sc|skr[aiu]tch|scr[aiu]t+ch|scrip|frott?|crunch|grignote?',
  creak: 'cr[aiou]ck?|cr[aiou]k|craque|cr[ei]+a*k|squea+k|squi+k|e+k|ni+[ck]|couic|cui+c',
  drip: 'pl[aiou]c?k|pl[aiou][cp]|drip|drop|glo?u+|plink|plonk|blub|glug',
  howl: 'h?o{2,}u*h*|w[ou]{2,}h*|hou+h?|h?u{2,}h*|fi+u+|who{2,}|f+sh+',
  hum: 'r+on|r+um|z+um|v+r+(?:ou|u)m+|b+r+(?:ou|u)m+|b?r{3,}|gr{2,}|bz+|z{2,}|bi+p|di+ng|dong|cha[cs]|chuf|fl[ao]p|whirr+|wub|s{3,}|sh{2,}',
} as const;

/** One sound, or several in a row: `grat grat`, `scritch, scratch`. */
const severalOf = (words: string): string =>
  `(?:${words})(?:[ ,-]{1,2}(?:${words})){1,5}|(?<=(?:goes|go|going|hace|hacen|ace|fait|font|fai) (?:(?:un|a) )?)(?:${words})`;

const ALL = Object.values(HEARD).join('|');

/** What is heard, as the source of an expression for a text without accents. */
export const HEARD_SOUNDS = severalOf(ALL);
/** The same as keys of the details. */
export const SOUND_DETAILS = {
  bang: severalOf(HEARD.bang),
  scratch: severalOf(`${HEARD.scratch}|scratch`),
  creak: severalOf(HEARD.creak),
  drip: severalOf(HEARD.drip),
  howl: severalOf(HEARD.howl),
} as const;

const SOUND = new RegExp(`^(?:${ALL})$`, 'u');

/** Whether a word is one of several that only say how something sounds, and nobody’s name: `des grat grat`. */
export const isSoundAt = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at, at + 1].filter((each) => SOUND.test(tokens[each]?.lower ?? '')).length > 1 &&
  SOUND.test(tokens[at]?.lower ?? '');
