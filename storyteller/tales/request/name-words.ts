import type { Frames } from './frames.ts';
import { isListedName } from './names.ts';
import type { Token } from './tokens.ts';

/** After a word, these say nothing about whether it is a name. */
export const COPULA =
  /^(?:is|are|was|were|it|has|have|had|goes|gets|takes|comes|falls|starts|makes|keeps|leaves|turns|sits|lies|stands|grows|helps|es|era|está|ha|tiene|va|llega|sale|queda|cae|lleva|empieza|da|hace|no|que|y|est|était|se|s’|ne|n’|a|arrive|vient|tombe|commence|sort|reste|passe|fait|qui|et)$/;

/** What somebody has, and a place has not: `la primera semana de Ilán`. */
export const TIMES =
  /^(?:maternelle|école|crèche|garderie|dentiste|vaccin|cole|colegio|guardería|escuela|kínder|kinder|dentista|vacuna|pijamada|semana|día|noche|cumpleaños|cuento|semaine|jour|nuit|anniversaire|histoire|conte)$/;
/** Before a place, which has a capital as well: `viaja a Lima`. */
export const MOVES =
  /^(?:boda|vacaciones|viaje|excursión|visita|vacances|va|van|ir|voy|vamos|viaja|viajan|viajar|viaje|llega|llegan|llegar|muda|mudan|mudamos|mudado|mudarse|volver|vuelve|vuelven|fue|aller|vais|allons|vont|part|partent|partir|arrive|arrivent|arriver|emménage|emménagent|déménage|déménagent|déménager|voyage|retourne|vit|habite|né|née|reste)$/;

/** Verbs that the kept lists have as names: `Verá usted`. */
export const OPENING_VERB =
  /(?:[aei]r[áé]s?|(?:^(?:podr|sabr|tendr|har|dir|querr|ser|estar)|..[aei]r)ías?|iez|ait|ais|zco)$/;
/** After a word that opens a sentence, these show that it is a verb: `Hope you can`, `Resulta que`. */
export const AFTER_VERB = /^(?:you|i|we|this|that|it|que|qu’|ma|mi|su|vous|tu)$/;

/** Titles that end with a full stop. */
export const ABBREVIATED = /^(?:mrs?|ms|dr|sra?|m|mme|mlle)$/;
/** Before the name of a street or a saint. */
export const STREET = /^(?:rue|avenue|boulevard|calle|avenida|plaza|saint|sainte|san|santa)$/;
/** Before `a` and a place, some words earlier: `nos hemos mudado hace tres semanas a Burgos`. */
export const SETTLES = /^(?:mud|emménag|déménag|moved)/;
/** After a number that is no age: `school is 4 miles`. */
export const UNIT =
  /^(?:km|miles?|times|pm|am|days?|weeks?|hours?|meses|días?|veces|horas|semanas|mois|jours|heures|fois)$/;
/** English describes one noun by another: `my cat basket`. */
export const COMPOUND =
  /^(?:bed|basket|bowl|house|lead|collar|food|tail|ears?|costume|book|blanket|box|flap|door|picture|song|film|party|show|walk)$/;

/** After the name of a pet: `her cat marmalade not too scary`, `su gata canela que`. */
export const AFTER_NAME =
  /^(?:not|but|pero|mais|is|isnt|has|es|est|too|por|svp|stp|pls|please|porfa|be|should|will|must|she|he|they|we|shes|hes|it|i|can|could|elle|il|on|ella|c’)$/;
export const FEARS =
  /^(?:is (?:so |very |really )?(?:scared|afraid|terrified|frightened|sure|convinced|worried)|(?:le )?tiene miedo|le da miedo|a (?:tres |trop )?peur|a très peur)/;
/** After the child whom a text without capitals is for: `un cuento para gonza se asusta`. */
export const TELLS_OF = /^(?:hes|shes|he’s|she’s|se|le|tiene|il|elle)$/;

/** Whether a word without a capital is a verb, misspelt perhaps, by the pronoun before it: `it maks a nois`. */
export const isVerbAfter = (tokens: readonly Token[], at: number): boolean =>
  /^(?:it|he|she)$/.test(tokens[at - 1]?.lower ?? '') && /^\p{Ll}+[^s]s$/u.test(tokens[at]?.text ?? '');

/**
 * Whether capitals tell names from other words: they do not in a title, in which most words have one, nor in a text of capitals or
 * without any.
 */
export function capitalsTell(tokens: readonly Token[], frames: Frames): boolean {
  const inside = tokens.filter(({ isWord, opens }) => isWord && !opens);
  const plain = inside.filter(({ lower }) => frames.small.has(lower) && !isListedName(lower));
  return plain.filter(({ isCapital }) => isCapital).length < Math.max(2, plain.length / 3);
}

/** Describing words, which may follow a Spanish animal: `mi perro peludo`. */
const DESCRIBES = /(?:ud|os|ad|id)[oa]$/;

/** Whether a word after somebody’s animal is what it is called by the verb that follows: `mi perro coco rasca la puerta`. */
export function isActingPet(tokens: readonly Token[], at: number, frames: Frames): boolean {
  const [name, verb, object] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (frames.language === 'english' || !name || !verb || frames.small.has(name.lower) || DESCRIBES.test(name.lower))
    return false;
  const isObject =
    frames.articles.has(object?.lower ?? '') ||
    /^(?:du|des|de|en|dans|por|par|a|ruidos?|bruits?)$/.test(object?.lower ?? '');
  return isObject && verb.isWord && frames.verbEndings.test(verb.lower) && !frames.adjectives.has(verb.lower);
}
