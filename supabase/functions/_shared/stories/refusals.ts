/** A refusal says so in so many characters at its beginning. */
const OPENING = 240;
/** Whole sentences without a refusal by which a text is none. */
const SENTENCES = 3;

/** How a language refuses to make a text. Each follows on the one before in a sentence; apostrophes are straight, letters small. */
interface Grammar {
  /** Who refuses stands before it. */
  readonly who?: RegExp;
  readonly cannot: RegExp;
  /** A word between it and the verb. */
  readonly filler: RegExp;
  /** A verb that needs no text: “assist”. */
  readonly help: RegExp;
  /** A verb that refuses where it speaks of a text, or ends the sentence: “write”. “I can't write to you” does neither. */
  readonly make: RegExp;
  readonly it: RegExp;
  readonly text: RegExp;
}

const GRAMMARS: readonly Grammar[] = [
  {
    who: /\b(?:i|we)\b/,
    cannot:
      /\b(?:can't|cannot|can not|couldn't|won't|will not|unable|not (?:able|allowed|permitted|willing|going|in a position)|not comfortable|(?:don't|do not) (?:feel comfortable|have the ability)|(?:prefer|rather) not|decline|refuse)\b/,
    filler:
      /^,? (?:be|able|to|and|or|will|would|not|just|simply|really|directly|currently|ethically|in|good|conscience|faith|legally|personally|also|comfortable|with)\b/,
    help: /^ (?:assist|comply|help(?:ing)?(?: you)? (?:with (?:th|your|such|it|creat|writ)|here|to writ|writ|to creat|creat))/,
    make: /^ (?:(?:re)?writ(?:e|ing)|revis(?:e|ing)|shorten(?:ing)?|expand(?:ing)?|edit(?:ing)?|creat(?:e|ing)|generat(?:e|ing)|continu(?:e|ing)|provid(?:e|ing)|produc(?:e|ing)|craft(?:ing)?|compos(?:e|ing)|complet(?:e|ing)|depict(?:ing)?|engag(?:e|ing)|proceed(?:ing)?|process|tell|shar(?:e|ing)|discuss|answer|respond|support|offer|accommodate|fulfill?|do)\b/,
    it: /^(?: with)?(?: this| that| it)?$/,
    text: /\b(?:stor(?:y|ies)|tales?|request(?:s|ed)?|prompts?|content|narratives?|fiction|scenes?|chapters?|passages?|materials?|topics?|guidelines|polic(?:y|ies))\b/,
  },
  {
    cannot:
      /\b(?:no (?:me |nos |te |le )?(?:puedo|podemos|podr[ée]|podr[íi]a|poder|soy capaz de|es posible)|imposible|debo (?:declinar|rechazar))(?!\p{L})/u,
    filler: /^(?: de)? /,
    help: /^(?:ayudar|asistir)(?:te|le|os|les)? (?:con|en)\b/,
    make: /^(?:ayudar|(?:re)?escribir|revisar|acortar|ampliar|crear|generar|continuar|proporcionar|producir|ofrecer|redactar|contar|completar|seguir|cumplir|atender|realizar|hacer|narrar)(?:l[aeo]s?|te|os)?(?!\p{L})/u,
    it: /^(?: con (?:eso|esto))?$/,
    text: /historia|cuento|relato|solicitud|petici[óo]n|contenido|narraci[óo]n|escena|cap[íi]tulo|texto|pasaje|fragmento|tema|pol[íi]tica/,
  },
  {
    cannot:
      /\b(?:n(?:e |')(?:peux|puis|pourrai|pourrais|saurais|suis)(?: \p{L}{1,16})? pas|ne (?:pas )?pouvoir|impossible|incapacité|je dois (?:décliner|refuser))(?!\p{L})/u,
    filler: /^(?: en mesure| capable| autorisée?)?(?: de| d'| à)? ?(?:vous |te |t'|y )?/,
    help: /^aider (?:avec|à|dans|sur)(?!\p{L})/u,
    make: /^(?:aider|(?:ré)?écrire|reformuler|raccourcir|rédiger|créer|générer|continuer|poursuivre|fournir|produire|proposer|raconter|répondre|accéder|satisfaire|traiter|faire|donner suite)(?!\p{L})/u,
    it: /^(?: cela| ça)?$/,
    text: /histoire|conte(?!\p{L})|récit|demande|contenu|scène|chapitre|texte|passage|extrait|sujet|suite/u,
  },
  {
    cannot: /无法|無法|不能|不会|没法|沒法|没办法|没有办法|不可以|不便|拒绝|拒絕|恕难/,
    filler: /^[^，,]{0,12}?(?=创作|創作|写|寫|生成|提供|继续|繼續|帮|幫|协助|協助|完成|满足|滿足|处理|回答|讲述|描写)/,
    help: /^(?:协助|協助|创作|創作)|^[帮幫](?:助|到)?您/,
    make: /^(?:写|寫|生成|提供|继续|繼續|完成|满足|滿足|处理|回答|讲述|描写|[帮幫](?:助|到)?你)/,
    it: /^$/,
    text: /故事|请求|請求|要求|内容|內容|小说|小說|段落|文字|文本|情节|主题|话题/,
  },
];

/** German puts the verb at the end of the sentence. */
const GERMAN = {
  cannot: /(?<!\p{L})(?:kann|können|darf|dürfen|werde|möchte|muss)(?!\p{L})/u,
  not: /(?<!\p{L})(?:nicht|keine?|ablehnen)(?!\p{L})/u,
  help: /(?<!\p{L})(?:helfen|weiterhelfen|unterstützen|ablehnen)$/u,
  make: /(?<!\p{L})(?:schreiben|erstellen|verfassen|fortsetzen|weiterschreiben|generieren|erfüllen|erzählen|bearbeiten|liefern)(?!\p{L})/u,
  text: /geschichte|erzählung|anfrage|bitte|inhalt|text|szene|kapitel/,
};

/** Who cannot be named, or a rule, instead of “I”. */
const PASSIVE =
  /\b(?:can't|cannot|can not|won't|will not) be (?:fulfil|complet|process|written|generat|creat|provid|continued)/;
const AGAINST = /\b(?:violat(?:es?|ing)|against|breach(?:es)?|conflicts with)\b/;
const RULES = /\b(?:polic(?:y|ies)|guidelines|terms of)\b/;
const ALONE = /^(?: this| you| with this)?(?: request)?$/;
const APOLOGY = /\b(?:sorry|afraid|apologi[sz]e|unfortunately|regret)\b/;

const MOST_FILLERS = 6;
function withoutFillers(text: string, filler: RegExp): string {
  let rest = text;
  for (let count = 0; count < MOST_FILLERS; count += 1) rest = rest.replace(filler, '');
  return rest;
}

/** Whether a sentence refuses. “I can't help you” does alone, or with an apology. */
function refusesIn(sentence: string, { who, cannot, filler, help, make, it, text }: Grammar, alone: boolean): boolean {
  const found = cannot.exec(sentence);
  if (!found || who?.test(sentence.slice(0, found.index)) === false) return false;
  const after = sentence.slice(found.index + found[0].length);
  if (/^(?:decline|refuse|debo|je dois)/.test(found[0]) && ALONE.test(after)) return true;
  const rest = withoutFillers(after, filler);
  const verb = found[0] === 'decline' || found[0] === 'refuse' ? '' : (make.exec(rest)?.[0] ?? undefined);
  if (help.test(rest)) return true;
  if (/^ help(?: you)?$/.test(rest)) return alone || APOLOGY.test(sentence);
  if (verb === undefined) return false;
  const object = rest.slice(verb.length);
  return it.test(object) || text.test(object);
}

function refusesInGerman(sentence: string): boolean {
  if (!GERMAN.cannot.test(sentence) || !GERMAN.not.test(sentence)) return false;
  return GERMAN.help.test(sentence) || (GERMAN.make.test(sentence) && GERMAN.text.test(sentence));
}

function refuses(opening: string): boolean {
  const sentences = opening.split(/[.!?;\n。！？]/).filter((sentence) => sentence.trim() !== '');
  return sentences.some(
    (sentence) =>
      GRAMMARS.some((grammar) => refusesIn(sentence, grammar, sentences.length === 1)) ||
      refusesInGerman(sentence) ||
      PASSIVE.test(sentence) ||
      (AGAINST.test(sentence) && RULES.test(sentence)),
  );
}

const SAID = /(?<!\p{L})(?:said|says|asked|replied|whispered|answered|cried|thought|wrote|told|muttered)(?!\p{L})/u;
const OTHER_SAID =
  /(?<!\p{L})(?:dijo|pensó|respondió|susurró|dit-|sagte|dachte|flüsterte)|[他她它我]说|[他她它]想|[”」』]说|，[^，。]{1,6}说/u;
const PAUSES = [',', '"', '”', '»', '—', '–', '-'];
const NO_SPEAKERS = ['you', 'but', 'as', 'that', 'so'];

/** Whether a character in a story speaks: “, said the lamp” does, “, but you asked” does not. */
export function isSpoken(words: string): boolean {
  if (OTHER_SAID.test(words)) return true;
  const said = SAID.exec(words);
  if (!said) return false;
  const before = words.slice(0, said.index);
  const pause = Math.max(...PAUSES.map((sign) => before.lastIndexOf(sign)));
  const speaker = before.slice(pause + 1).trim();
  return pause !== -1 && speaker.length < 40 && !speaker.split(' ').some((word) => NO_SPEAKERS.includes(word));
}

/** What refusals say of the one who refuses, after “I” or “we”. */
const OF_SELF = [
  " can't| cannot| can not| couldn't| won't| will not| must| have to| need to| appreciate| understand| respect| regret",
  " apologi| decline| refuse| simply can| don't feel| do not feel| don't have| do not have| prefer not|'d rather not",
  "'d prefer not| would rather not| would prefer not|'ll have to",
].flatMap((verbs) => verbs.split('|'));
/** The same, after “am” or “are”. */
const BEING =
  'sorry|so sorry|very sorry|really sorry|truly sorry|deeply sorry|afraid|unable|not able|not allowed|not permitted|not comfortable|not going to|not willing|going to have to|going to decline|going to stop|not in a position|an ai|just an ai|a language model'.split(
    '|',
  );

/** How refusals begin. */
const STARTS = [
  ...['i', 'we'].flatMap((who) => OF_SELF.map((verb) => who + verb)),
  ...["i'm", 'i am', "we're", 'we are'].flatMap((who) => BEING.map((is) => `${who} ${is}`)),
  ...[
    'sorry|apologies|my apologies|my sincere apologies|please accept my apologies|unfortunately|regrettably|as an ai',
    'as a language model|as a large language|as an assistant|thank you for|thanks for|this request|this prompt|this content',
    'this story|your request|your prompt|the request|the prompt|that request',
    "it's against|it goes against|this goes against|no, i can|no, i won",
    'lo siento|lo lamento|lamento|disculp|perdón|perdona|me temo|no puedo|no podemos|no me es posible|no es posible',
    'desafortunadamente|lamentablemente|por desgracia|gracias por|agradezco|entiendo|como modelo|como ia|como asistente',
    'como inteligencia|debo declinar',
    'je suis désolé|je suis navré|je suis vraiment|je suis sincèrement|désolé|navré|excuse|toutes mes excuses|je regrette',
    "je m'excuse|malheureusement|merci pour|je comprends|en tant qu'|je ne peux|je ne puis|je ne pourrai|je ne suis pas",
    'je ne saurais|je dois|je préfère|il m|pardon',
    'leider|es tut mir|tut mir|entschuldig|verzeih|ich bedau|ich kann|ich darf|ich muss|ich möchte|ich verstehe',
    'ich bin nicht|danke für|als ki|als sprachmodell|diese|wir können',
    '抱歉|对不起|對不起|不好意思|很抱歉|非常抱歉|真抱歉|实在抱歉|很遗憾|非常遗憾|遗憾|我无法|我無法|我不能|我没|我很抱歉',
    '我理解|我明白|作为|作為|感谢|谢谢|您的请求|这个请求|该请求|恕',
  ].flatMap((starts) => starts.split('|')),
];

/** A title, a bold line or a rule above a refusal, and what may become one. */
const ABOVE = /^(?:#{1,6}(?: |$)|\*\*[^*]{1,120}\*\*$|[-*_]{3,40}$)/;
const ABOVE_BEGINS = /^(?:#{1,6}(?: .{0,200})?|\*\*[^*\n]{0,120}\*{0,2}|[-*_]{1,40})$/;
const MOST_ABOVE = 4;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '「': '」', '『': '』', '„': '“' };

/** The text below such lines. */
function below(whole: string): string {
  let text = whole.trimStart();
  for (let lines = 0; lines < MOST_ABOVE; lines += 1) {
    const end = text.indexOf('\n');
    if (end === -1 || !ABOVE.test(text.slice(0, end).trimEnd()) || text.slice(end).trim() === '') break;
    text = text.slice(end).trimStart();
  }
  return text;
}

/** The words of a text without what stands around them; `undefined` for speech that a story goes on after. */
function wordsIn(whole: string): string | undefined {
  const text = whole.replace(/^[#*_>[(\s]{1,8}/, '');
  const close = QUOTES[text.charAt(0)];
  if (close === undefined) return text.replace(/^[¡*_]{1,4}/, '');
  const end = text.indexOf(close, 1);
  if (end !== -1 && /[\p{L}\p{N}]/u.test(text.slice(end))) return undefined;
  return text.slice(1, end === -1 ? undefined : end).replace(/^[¡*_]{1,4}/, '');
}

const plainly = (text: string): string =>
  text.slice(0, OPENING).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').replaceAll('*', '');

const begins = (opening: string): boolean => STARTS.some((start) => opening.startsWith(start));

/** Whether a text that may go on could be a refusal. */
export function mayRefuse(whole: string): boolean {
  const text = below(whole);
  if (ABOVE_BEGINS.test(text.trimEnd())) return true;
  const words = wordsIn(text);
  if (words === undefined) return false;
  const opening = plainly(words);
  if (!begins(opening)) return STARTS.some((start) => start.startsWith(opening));
  const isRead = words.length >= OPENING || (opening.match(/[.!?。！？](?=\s|\p{L})/gu)?.length ?? 0) >= SENTENCES;
  return !isRead || refuses(opening);
}

/** Whether a whole short text refuses: as models do at the beginning of an answer, and without a story's speech. */
export function isRefusal(text: string): boolean {
  const opening = plainly(wordsIn(below(text)) ?? '').trim();
  return begins(opening) && refuses(opening) && !isSpoken(opening);
}

/** Words about texts, of which long refusals are full. */
const TALK =
  /\b(?:requests?|stor(?:y|ies)|content|guidelines|polic(?:y|ies)|help|assist|instead|alternatives?|themes?|let me know|happy to|writ(?:e|ing)|create|explore|genre|plot|prompt|appropriate|topics?|historias?|contenido|solicitud|ayudar(?:te|le)?|escribir|histoires?|contenu|demande|aider|écrire|récit)\b|故事|内容|请求|创作|帮助|提供|主题/giu;
/** A refusal has at least one of them in so many characters. */
const TALK_IN = 60;

/** Whether a text that refuses goes on about the request rather than with a story. */
export const refusesAtLength = (text: string): boolean =>
  isRefusal(text) && (text.match(TALK)?.length ?? 0) * TALK_IN >= text.length;
