import type { Perspective } from '@storyloom/shared/domain';
import { countSpaced, different, type Grammar, type Hero, type PromptWords } from '../grammar.ts';
import type { Noun } from '../pack.ts';
import { wordSet } from '../word-set.ts';

const STOPS = wordSet(`
  a al algo algún alguien ante antes aquel aquella así aunque cada casi como con contra cual cuando cuyo cuya de del desde después donde dos
  durante e el ella ellos en entre era eran es esa ese eso esta está están este esto fue ha hace hacia han hasta hay iba jamás junto la las le les
  lo los luego mal más me medio menos mi mientras mismo misma muy nada nadie ni ningún no nos nunca o otra otro otras otros para pero por porque que
  qué quien quién quienes se según ser si sí sido siempre sin sino sobre solo sólo son su sus tal también tan tanto te tiene todo toda todos todas
  tras tres tu tus u un una uno día días vez veces unos unas va vez y ya yo cuatro cinco seis siete ocho nueve diez cien mil historia cuento cosa cosas
`);

/** Adjectives that stand before their noun. */
const BEFORE = wordSet(`
  vieja viejo viejos viejas gran grande pequeña pequeño pequeños pequeñas joven última último primera primer primero nueva nuevo buen buena mal
  mala hermosa hermoso larga largo extraña extraño antigua antiguo única único misteriosa misterioso pobre propia propio segunda segundo
  tercera tercer enorme mejor peor verdadera verdadero
`);

const PERSON =
  /(?:niñ[oa]|chic[oa]|muchach[oa]|hombre|mujer|anciano|anciana|reina|rey|princesa|príncipe|bruja|brujo|mago|maga|caballero|ladrón|ladrona|madre|padre|herman[oa]|hij[oa]|abuel[oa]|amig[oa]|[a-zñ](?:er[oa]|ist[a]|dor|dora|ari[oa]))$/;

const PRONOUNS = { f: 'ella', m: 'él' } as const;

function heroSlots({ name, gender }: Hero, perspective: Perspective): Record<string, string> {
  const third = PRONOUNS[gender ?? genderOf(name)];
  const [hero, he, him, withHim] = {
    first: ['yo', 'yo', 'mí', 'conmigo'],
    second: ['tú', 'tú', 'ti', 'contigo'],
    third: [name, third, third, `con ${third}`],
  }[perspective] as [string, string, string, string];
  return { hero, he, him, with: withHim };
}

const genderOf = (name: string): 'f' | 'm' => (/(?:a|is|ed|en)$/.test(name) ? 'f' : 'm');

function contract(preposition: 'de' | 'a', the: string): string {
  if (the.startsWith('el ')) return `${preposition === 'de' ? 'del' : 'al'} ${the.slice(3)}`;
  return `${preposition} ${the}`;
}

function nounForms({ the, a }: Noun): Record<string, string> {
  const bare = the.replace(/^(?:el|la|los|las) /, '');
  const title = the.replace(/^(?:el|la|los|las) (.)/, (article) => article.charAt(0).toUpperCase() + article.slice(1));
  return { '': the, a, bare, of: contract('de', the), to: contract('a', the), title };
}

const INDEFINITE: Readonly<Record<string, string>> = { el: 'un', la: 'una', los: 'unos', las: 'unas' };
/** Feminine nouns that begin with a stressed a keep the masculine article. */
const STRESSED = /^(?:agua|alma|águila|arma|arpa|ala|aula|hada|hacha|ave|área|ancla)$/;

function articleOf(given: string, noun: string): string {
  const word = given.toLowerCase();
  if (/^(?:el|un|del|al)$/.test(word)) return 'el';
  if (/^(?:la|una)$/.test(word)) return STRESSED.test(noun) ? 'el' : 'la';
  if (/^(?:los|unos)$/.test(word)) return 'los';
  if (/^(?:las|unas)$/.test(word)) return 'las';
  const feminine = /(?:a|as|ción|sión|dad|tad|umbre|ez)$/.test(noun) && !/(?:ma|mapa|día|planeta)$/.test(noun);
  if (noun.endsWith('s') && !/(?:is|us)$/.test(noun)) return feminine ? 'las' : 'los';
  return feminine && !STRESSED.test(noun) ? 'la' : 'el';
}

function nounsIn(prompt: string): Noun[] {
  const tokens = prompt.match(/\p{L}+(?:-\p{L}+)*|[.,;:!?¿¡—]/gu) ?? [];
  const found: { noun: Noun; person: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:el|la|los|las|un|una|unos|unas|del|al|su|sus|mi|mis|cada|este|esta|ese|esa|dos|tres)$/i.test(token))
      continue;
    let next = at + 1;
    while (BEFORE.has(tokens[next] ?? '')) next += 1;
    const head = tokens[next] ?? '';
    const stopped = STOPS.has(head) && !/^sobres?$/.test(head);
    if (!/^\p{Ll}{3,}$/u.test(head) || stopped || BEFORE.has(head)) continue;
    const of = tokens[next + 2] ?? '';
    const material = tokens[next + 1] === 'de' && /^\p{Ll}{3,}$/u.test(of) && !STOPS.has(of) ? ` de ${of}` : '';
    const article = articleOf(token, head);
    const bare = head + material;
    found.push({ noun: { the: `${article} ${bare}`, a: `${INDEFINITE[article]} ${bare}` }, person: PERSON.test(head) });
  }
  const [first, ...rest] = found;
  const ranked = first?.person ? [...rest, first] : found;
  const own = ranked.map(({ noun }) => noun);
  if (own.length >= 2) return own;
  const plain = prompt.replace(/^\s*\p{Lu}\p{L}+\s+\p{Ll}+/u, '');
  const loose = (plain.match(/(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu) ?? []).filter(
    (word) =>
      !STOPS.has(word) &&
      !BEFORE.has(word) &&
      !/(?:ar|er|ir|ado|ido|ada|ando|iendo|mente|aba|ía|ó|an|en|é)$/.test(word),
  );
  return [
    ...own,
    ...loose.map((word) => {
      const article = articleOf('', word);
      return { the: `${article} ${word}`, a: `${INDEFINITE[article]} ${word}` };
    }),
  ];
}

const NOT_NAMES = wordSet(`
  El La Los Las Un Una Unos Unas En De Del A Al Con Sin Por Para Cuando Donde Mientras Si No Nadie Todo Todos Cada Su Sus Mi Hay Era Había Hace Dos
  Tres Cuatro Cinco Al Tras Desde Hasta Entre Sobre Bajo Antes Después Un Y O Pero Esta Este Esa Ese Dios Tierra Navidad Escribe Cuenta Cuéntame Historia
`);

function nameIn(prompt: string): string | undefined {
  const called = /(?:llamad[oa]|se llama|de nombre)\s+(\p{Lu}\p{L}+)/u.exec(prompt)?.[1];
  const words = [
    ...prompt.matchAll(/(?<!\b(?:en|de|del|desde|hasta|hacia)\s(?:el\s|la\s)?)(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu),
  ];
  return called ?? words.map(([word]) => word).find((word) => !NOT_NAMES.has(word));
}

function readPrompt(prompt: string): PromptWords {
  const name = nameIn(prompt);
  const home = /\b(?:en|desde|hasta)\s+(\p{Lu}\p{L}+(?:\s(?:de\s)?\p{Lu}\p{L}+)*)/u.exec(prompt)?.[1];
  const her =
    /\b(?:ella|niña|chica|muchacha|mujer|madre|hermana|hija|reina|princesa|bruja|abuela|anciana|una \p{Ll}{1,20}ora)(?!\p{L})/iu.test(
      prompt,
    );
  const him = /\b(?:él|niño|chico|muchacho|hombre|padre|hermano|hijo|rey|príncipe|mago|abuelo|anciano)(?!\p{L})/iu.test(
    prompt,
  );
  return {
    ...(name ? { name } : {}),
    ...(name === undefined && her !== him ? { gender: her ? ('f' as const) : ('m' as const) } : {}),
    ...(home && home !== name ? { home } : {}),
    nouns: different(nounsIn(prompt)),
  };
}

export const grammar: Grammar = {
  heroSlots,
  nounForms,
  genderOf,
  together: ', ',
  apart: '. ',
  space: ' ',
  countWords: countSpaced,
  polish: (text) =>
    text
      .replaceAll(/(?<!\p{L})(de|a) el (?=\p{Ll})/gu, (_, word: string) => (word === 'de' ? 'del ' : 'al '))
      .replaceAll(/(?<!\p{L})y (?=i\p{L}|hi(?!e)\p{L})/giu, 'e ')
      .replaceAll(/(?<!\p{L})o (?=h?o\p{L})/gu, 'u '),
  readPrompt,
  leastForms: 1,
  introductions: [
    'En el forro [del abrigo|de la bolsa|del sombrero] alguien había bordado «{name}», por si había que [devolver el contenido|avisar a la familia|distinguirlo del equipaje].',
    '¶ —{name} —<dije|dijiste|dijo {name}> en voz alta, [a la puerta|al espejo|a nadie], para oír cómo sonaba en boca de alguien que [se iba|empezaba|no volvería igual].',
  ],
  common:
    /(?<!\p{L})(?:el|la|los|las|un|una|de|del|que|en|con|por|para|y|su|sus|se|es|está|lo|al|como|más|sin|sobre|dos|cuando|hay|tras|pero)(?!\p{L})/giu,
  foreignWords: [
    '[En una persiana|En un muro|En la puerta del horno] alguien había escrito con tiza palabras de una lengua que en {home} nadie [hablaba|leía|confesaba entender]: «{words}». [La lluvia no las borraba|Los niños ya saltaban a la comba con ellas|Todos las rodeaban al pasar].',
  ],
};
