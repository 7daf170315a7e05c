import { atBeginning, type Stage } from '../text/stages.ts';

/** A label before a title, with or without marks around it. */
const LABEL =
  /^(?:\*\*|__)?(?:(?:story |chapter )?title|t[íi]tulo|titre|(?:故事)?标题|题目)\s*(?:(?:\*\*|__)\s*)?[:\uFF1A]\s*(?:(?:\*\*|__)\s*)?/iu;
const LABELS = ['title:', 'story title:', 'título:', 'titulo:', 'titre:', '标题:', '故事标题:', '题目:'];
/** Characters of a line that may be a title. */
const LINE_MAX = 200;

/** A sentence in bold is a paragraph rather than a title. */
const BOLD = /^(\*\*|__)(?!\s)([^*\n]{1,120}?[^*\s.,;:。，；：])\1$/;
const TAGGED = /^<(title|h1)>([^<\n]+)<\/\1>$/i;
const QUOTED = /^(?:"([^"]+)"|“([^”]+)”|«\s?([^»]+?)\s?»|「([^」]+)」|《([^》]+)》)$/;

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\uFF1A', ':')
    .replaceAll(/[*_]/g, '')
    .replace(/(?<!\s)\s+(?=:|$)/, '');

/** Whether a text begins with such a label, or may when it goes on. */
function beginsLabel(text: string): boolean {
  const plain = plainly(text.slice(0, LINE_MAX));
  return LABELS.some((label) => label.startsWith(plain) || plain.startsWith(label));
}

/** Whether a text begins with a title; `'unsure'` if more of it decides. */
export function beginsWithTitle(whole: string): boolean | 'unsure' {
  const text = whole.slice(0, LINE_MAX);
  if (text.startsWith('#')) return true;
  if (/^(?:\*\*|__)\S/.test(text) || /^<(?:title|h1)>/i.test(text) || LABEL.test(text)) return true;
  return ['**', '__', '<title>', '<h1>'].some((mark) => mark.startsWith(text.toLowerCase())) ||
    (text.length < LINE_MAX && !text.includes('\n') && beginsLabel(text))
    ? 'unsure'
    : false;
}

const unquoted = (title: string): string =>
  QUOTED.exec(title)
    ?.slice(1)
    .find((words) => words !== undefined) ?? title;

/** The heading for a first line that is a title in another form; the line itself for any other. */
function headingFor(line: string): string {
  const text = line.replace(/^#\s+/, '').trim();
  const label = LABEL.exec(text)?.[0];
  const [, , bold] = BOLD.exec(text) ?? [];
  const [, , tagged] = TAGGED.exec(text) ?? [];
  const labelled = label === undefined ? undefined : text.slice(label.length).replace(/(?:\*\*|__)$/, '');
  const words = labelled ?? tagged ?? bold;
  return words === undefined || words.trim() === '' ? line : `# ${unquoted(words.trim())}`;
}

/** Whether a line that goes on may be a title in another form. */
function mayBeTitle(line: string): boolean {
  if (line.length > LINE_MAX) return false;
  const text = line.replace(/^#\s*/, '');
  if (text === '' || ['**', '__', '<title>', '<h1>'].some((mark) => mark.startsWith(text))) return true;
  // Words after the bold ones: no title, unless those are its label.
  const words = text.replace(/^(?:\*\*|__)/, '');
  if (words !== text && !/^(?:\*\*|__)[^\n]*?(?:\*\*|__)\s*\S/.test(text)) return true;
  return /^<(?:title|h1)>/i.test(text) || beginsLabel(words);
}

/** A label of the story, which models write below that of its title. */
const STORY_LABEL = /^\s*\**(?:(?:the )?story|historia|histoire|故事|正文)\**\s*[:\uFF1A]\**\s*/iu;
const STORY_LABELS = ['story:', 'the story:', 'historia:', 'histoire:', '故事:', '正文:'];

/** The text below a title with a label, without that of the story; `undefined` while that is open. */
function withoutLabel(rest: string, complete: boolean): string | undefined {
  const label = STORY_LABEL.exec(rest)?.[0];
  if (label !== undefined)
    return label.length === rest.length && !complete ? undefined : `\n\n${rest.slice(label.length)}`;
  const plain = plainly(rest.trimStart());
  const mayBeLabel = rest.length < LINE_MAX && STORY_LABELS.some((each) => each.startsWith(plain));
  return mayBeLabel && !complete ? undefined : rest;
}

/** Makes a heading of a title in another form, such as `**Title**`, in the first line of a text. */
export function takeTitle(): Stage {
  return atBeginning((held, complete) => {
    const end = held.indexOf('\n');
    if (end === -1 && !complete) return mayBeTitle(held) ? undefined : held;
    const line = (end === -1 ? held : held.slice(0, end)).trimEnd();
    if (line.length > LINE_MAX) return held;
    const labelled = LABEL.test(line.replace(/^#\s+/, ''));
    const rest = held.slice(line.length);
    const text = labelled ? withoutLabel(rest, complete) : rest;
    return text === undefined ? undefined : headingFor(line) + text;
  });
}
