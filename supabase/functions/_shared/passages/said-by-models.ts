import { POLITE } from '../story-text/model-greetings.ts';

/** How models speak of an answer rather than give it. Starts are in small letters, with straight apostrophes. */
interface Saying {
  readonly starts: readonly string[];
  /** Words one of which must be in it, so that the words of a story that begin alike stay. */
  readonly about: RegExp;
  /** Its most characters. */
  readonly most: number;
}

const ABOUT_TEXT =
  /\b(?:passage|version|rewrit|revis|shorten|condens|expand|paragraph|excerpt|continuation|text\b|tone\b)|pasaje|fragmento|versi[óo]n|texto|p[áa]rrafo|continuaci[óo]n|texte|paragraphe|extrait|r[ée]écri|suite\b|段落|版本|改写|修改|续写|扩写|缩写|文字|文本/iu;

/** Before the answer. */
export const PREAMBLE: Saying = {
  starts: [
    ...POLITE,
    'here is',
    "here's",
    'below is',
    'rewritten',
    'revised',
    'shortened',
    'expanded',
    'continuation',
    "i've",
    'aquí tienes',
    'aquí está',
    'a continuación',
    'versión',
    'voici',
    'version',
    'passage',
    '以下是',
    '这是',
    '下面是',
    '修改后',
    '改写',
    '续写',
  ],
  about: ABOUT_TEXT,
  most: 200,
};

/** After the answer, in a paragraph of its own. */
export const POSTAMBLE: Saying = {
  starts: [
    'let me know',
    'i hope this',
    'i hope that',
    'feel free',
    'would you like',
    "if you'd like",
    'word count',
    '(word count',
    'note:',
    '¿quieres que',
    'espero que',
    'avísame',
    "n'hésite",
    "j'espère que",
    'souhaite',
    '如果您',
    '如果你',
    '希望这',
    '需要我',
    '字数',
    '（字数',
  ],
  about:
    /\b(?:passage|version|rewrit|revision)|\b(?:the|this|new|revised) text\b|\b(?:any|more|other|further|want|need) (?:changes|adjustments)\b|\bword count\b|\d words\b|\b(?:alg[úu]n|otros?) (?:cambio|ajuste)s?\b|versi[óo]n|pasaje|\d palabras|modifications|ce (?:texte|passage)|\d mots\b|修改|调整|改写|版本|段落|字数/iu,
  most: 300,
};

const plainly = (text: string): string =>
  text
    .trimStart()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[*¡]+/, '');

/** Whether a text that may go on could be such a saying. */
export function mayBecome({ starts, most }: Saying, text: string): boolean {
  const said = plainly(text);
  return said.length <= most && starts.some((start) => said.startsWith(start) || start.startsWith(said));
}

/** Whether a whole text is such a saying. */
export function isSaid(saying: Saying, text: string): boolean {
  const said = plainly(text);
  return said.length <= saying.most && saying.starts.some((start) => said.startsWith(start)) && saying.about.test(said);
}
