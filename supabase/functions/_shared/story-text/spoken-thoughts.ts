/** The beginning of a thought, or of a story about a writer. */
const OWN_TASK =
  /^(?:we|i) (?:need|have|are asked|am asked|should) to (?:write|produce|create|generate|craft|continue)\b[^\n]{0,120}\b(?:story|chapter|words|prompt|tale)\b/i;

/** Models that think without a mark for it, or whose mark a chat template swallows, begin like this. */
const THOUGHTS = [
  /^(?:the user(?:'s)? (?:(?:wants|asks|asked|has asked|is asking|would like) (?:me|us|for|a|an|the)|has requested|requested|request|prompt|gave|provided))\b/i,
  OWN_TASK,
  /^用户(?:要求|希望|想要|想让|让我|需要|给)/,
  /^el usuario (?:quiere|pide|me pide|ha pedido|solicita)\b/i,
  /^l['’]utilisateur (?:veut|demande|souhaite|me demande)\b/i,
  /^\**(?:here['’]s (?:a|my) |here is (?:a|my) )?(?:thinking|thought) process:/i,
  /^here are my reasoning steps:/i,
  // gpt-oss where the marks around the channel's name were dropped.
  /^analysis(?=[A-Z])/,
];

const FILLERS =
  /^(?:(?:okay|ok|alright|all right|hmm+|so|well|let me think|let's see|嗯|好的|好|首先)(?![\p{L}'’])[\s,.…!，。！]*)+/iu;

const TASKS = ['write', 'produce', 'create', 'generate', 'craft', 'continue'];

const STARTS = [
  'the user',
  ...['need', 'have', 'are asked', 'am asked', 'should'].flatMap((must) =>
    ['we', 'i'].flatMap((who) => TASKS.map((task) => `${who} ${must} to ${task}`)),
  ),
  '用户',
  'el usuario',
  "l'utilisateur",
  "here's a thinking process:",
  "here's my thought process:",
  'here is a thinking process:',
  'here is my thought process:',
  'thinking process:',
  'thought process:',
  'here are my reasoning steps:',
  'analysis',
];

/** Characters by which a thought has said what it is about. */
const CERTAIN = 200;

/** Whether a text begins with a thought; `'unsure'` if more of it decides. */
export function beginsWithThought(text: string, complete: boolean): boolean | 'unsure' {
  const filler = FILLERS.exec(text.slice(0, CERTAIN))?.[0] ?? '';
  const words = text.slice(filler.length, CERTAIN);
  const [line = ''] = words.split('\n', 1);
  // The word that decides may still go on.
  const whole = complete || line.length < words.length || text.length >= CERTAIN;
  if (THOUGHTS.some((thought) => (thought.exec(line)?.[0].length ?? Infinity) < line.length + (whole ? 1 : 0)))
    return true;
  if (whole) return false;
  const plain = line.toLowerCase().replaceAll('’', "'").replace(/^\*+/, '');
  return (plain !== '' || filler !== '') && STARTS.some((start) => start.startsWith(plain) || plain.startsWith(start))
    ? 'unsure'
    : false;
}

/** Words of a task. Thoughts are full of them; the user of a story's machine lives without. */
const TASK_WORDS =
  /\b(?:story|stories|tale|plot|paragraphs?|words|genre|tone|outline|draft|narrative|historia|cuento|palabras|histoire|récit|mots)\b|故事|情节|段落|续写|写|字数/giu;
/** A thought has at least one of them in so many characters. */
const TASK_WORD_IN = 300;

/** Whether a text that begins like a thought does not speak of a task. */
export const isNoThought = (text: string): boolean =>
  (text.match(TASK_WORDS)?.length ?? 0) * TASK_WORD_IN < text.length;

/** Whether a thought that never ended may have been a story after all. */
export const mayBeStory = (text: string): boolean => OWN_TASK.test(text.replace(FILLERS, '')) || isNoThought(text);

/** What ends them, beside the marks of chat formats: words, or a title. */
const ENDS = /assistantfinal|Here(?: is|['’]s) my response:|\n(?=# \S)/;
/** Characters of the longest. */
export const THOUGHT_END_MAX = 24;

/** Where the story begins after thoughts, or -1. */
export function endOfThoughts(text: string): number {
  const end = ENDS.exec(text);
  return end ? end.index + end[0].length : -1;
}
