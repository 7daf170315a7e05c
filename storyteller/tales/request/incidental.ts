import type { Language } from '@storyloom/shared/domain';
import { isFirstName } from './first-names.ts';
import { isListedName } from './names.ts';
import type { Found } from './reading.ts';
import type { Being } from './request.ts';

/** From this length on a prompt chats: its asker tells of the family, the weather, the computer. */
const CHATTY: Readonly<Record<Language, number>> = { english: 260, spanish: 260, french: 260, chinese: 110 };
export const isChatty = (text: string, language: Language): boolean => text.length > CHATTY[language];

/** Words by which somebody or something is asked for. */
const ASKS =
  /(?:in it|in the story|appear|feature|include|could have|que salga|pong\w+|(?:en|dans|a) (?:el|la|un|una|l’) ?(?:cuento|histoire|historia)|saliera|salir|aparezca|apareciera|metas|mettre|apparai|figur|dans l’histoire|故事里|里面要?有|要有|一定要|能不能让|让|陪)/u;
/** An elder asked for beside a story: `une histoire avec maman`. */
const STORY = /(?<![a-z])(?:story|tale|cuento|historia|histoire|conte)(?![a-z])/u;
const WITH =
  /(?<![a-z])(?:with|con|avec) (?:(?:her|his|my|their|su|mi|sa|son|ma|mon|la|el|le) )?(?:mum|mom|dad|gran|nan|mama|papa|abuel|tia|tio|aunt|uncle|mamie|papi|tata|tonton)/u;
/** Those who write: `I am a retired seamstress`, `je suis maîtresse de CP`, 我是孩子的妈妈. */
const ASKER =
  /(?:(?<![a-z])(?:i am|i’m|im|as|soy|somos|je suis|we are) (?:an? |the |une? |la |el |le )?(?:[a-z]+ ){0,2}|我是(?:一名|一个|一位)?(?:\p{Script=Han}{0,8}的)?)$/u;
/** Before the name of whoever signs. */
const CLOSES =
  /(?:regards|wishes|yours(?: [a-z]+)?|sincerely|faithfully|thanks(?: [a-z]+){0,3}|thank you(?: [a-z]+){0,3}|love|cheers|gracias(?: [a-z]+){0,3}|saludos?(?: [a-z]+)?|abrazos?|atentamente|cariñosamente|besos|merci(?: [a-z]+){0,3}|cordialement|amities|gratitude|bien a vous|bises|salutations|respectueusement)[\s,.!–—-]+$/u;

/** After the name of whoever tells what he or she is to somebody in the story: `Soy Valeria, la mamá de`. */
const ELDER =
  /^[,:]? ?(?:(?:la|el|le|the|his|her|su|sa|son|l’) ?)?(?:mama|mami|madre|papa|padre|abuel|tia |tio |maestr|profe|mum|mom|mother|dad|father|gran|aunt|uncle|teacher|nanny|mere|pere|mamie|papi|tante|oncle|maitr|instit|nounou|marraine|parrain|educ)/u;
const WRITES =
  /(?<![a-z])(?:it’s|c’est|i am|i’m|im|soy|je suis|moi c’est|me llamo|je m’appelle|my name is)(?: \p{L}+,(?: (?:la|el|the|le|l’))?)? ?$/u;
/** A greeting before whoever says who writes: `Hello there, it’s Auntie Bev`. */
const GREETS = /^(?:hi|hiya|hello|hey|good [a-z]+|hola|buenas|buenos|bonjour|bonsoir|coucou|salut)[^.!?]{0,40}$/u;
/** Who writes and is not to be in the story. */
const LEFT_OUT =
  /(?:leave|keep) (?:me|us)(?: and [a-z’ ]+)? out|not (?:to )?(?:be|appear) in (?:it|the story)|no (?:quiero|hace falta que|tengo que|necesito) (?:salir|salga|aparecer|aparezca)|sin mi(?![a-z])|ne me (?:mett|met|cit)|sans moi|pas (?:besoin|la peine) de me/u;

const CLAUSE_END = /[.,!?;:()\n]/u;
const SENTENCE_END = /[.!?;。！？；\n]/u;

/** The sentence around a place. */
export function sentenceAt(text: string, at: number): { readonly start: number; readonly end: number } {
  let [start, end] = [at, at];
  while (start > 0 && !SENTENCE_END.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && !SENTENCE_END.test(text[end] ?? '')) end += 1;
  return { start, end };
}

/** The clause around a place. */
export function clauseAt(text: string, at: number): { readonly start: number; readonly end: number } {
  let [start, end] = [at, at];
  while (start > 0 && !CLAUSE_END.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && !CLAUSE_END.test(text[end] ?? '')) end += 1;
  return { start, end };
}

export const isAskedAt = (plain: string, at: number): boolean => {
  const { start, end } = sentenceAt(plain, at);
  const sentence = plain.slice(start, Math.min(end, start + 400));
  return ASKS.test(sentence) || (STORY.test(sentence) && WITH.test(sentence));
};

/** Whether more than a capital says that a word is somebody’s name: in a long letter an ATSEM is none, and neither is Nos. */
const isLikely = ({ kind, name = '', age, concept, relation }: Being): boolean =>
  kind !== 'child' ||
  (age ?? concept ?? relation) !== undefined ||
  isListedName(name.toLowerCase()) ||
  (isFirstName(name.toLowerCase()) && name !== name.toUpperCase());

/**
 * Without those who only ask: who signs, who says what she is, and in a chatty prompt the grown-ups, and beside a child
 * with a name the other children, who have no name and are not asked for.
 * @param plain the text in lower case and without accents
 */
export function withoutAskers(found: readonly Found[], plain: string, language: Language): readonly Found[] {
  const chats = isChatty(plain, language);
  const isLeftOut = LEFT_OUT.test(plain);
  const isSomebody = found.some(({ being }) => being.kind === 'child' && being.name !== undefined && isLikely(being));
  const isChildNamed = found.some(({ being }) => being.kind === 'child' && being.name !== undefined);
  return found.filter(({ being, start, end }) => {
    const before = plain.slice(Math.max(0, start - 40), start);
    const isLast = /^[\sx.!,:)]{0,6}$/u.test(plain.slice(end, end + 8));
    const isWriter = WRITES.test(before);
    if (isWriter && ((being.name !== undefined && ELDER.test(plain.slice(end, end + 24))) || isLeftOut)) return false;
    if (isWriter && being.kind === 'grownup' && (being.name === undefined || GREETS.test(plain.slice(0, start))))
      return false;
    if (being.name !== undefined && chats && isSomebody && !isLikely(being)) return false;
    if (being.name !== undefined) return !(isLast && CLOSES.test(before) && found.length > 1);
    // `my daughter set it up on the tablet … my grandson Oskar`
    if (being.kind === 'child')
      return !chats || !isChildNamed || being.relation !== undefined || isAskedAt(plain, start);
    if (being.kind !== 'grownup') return true;
    return !ASKER.test(before) && (!chats || isAskedAt(plain, start));
  });
}
