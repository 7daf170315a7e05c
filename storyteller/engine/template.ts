import { isTone, TONES, type Tone } from '@storyloom/shared/domain';
import type { Passage } from '../packs/pack.ts';

/** A piece of a line; `packs/README.md` explains the notation. */
export type Node =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'join'; readonly text: string }
  | { readonly type: 'slot'; readonly slot: string }
  | { readonly type: 'choice'; readonly options: readonly Option[] }
  | { readonly type: 'person'; readonly forms: readonly (readonly Node[])[] }
  | { readonly type: 'gender'; readonly of: string; readonly forms: readonly (readonly Node[])[] };

export interface Option {
  readonly tones: readonly Tone[];
  readonly nodes: readonly Node[];
}

export interface Line extends Option {
  readonly optional: boolean;
  readonly newParagraph: boolean;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '<': '>' };
const JOIN = /^[,;，；]?\s*\/\/(\p{Script=Latin}*)\s*/u;
const OPTION_TONES = /^([a-z]+(?:,[a-z]+)*)=/;
const MARK = /^(?:(¶)|(\?)|@(\S+))\s+/;

function tonesIn(list: string): readonly Tone[] {
  const tones = list.split(',');
  const unknown = tones.find((tone) => !isTone(tone));
  if (unknown !== undefined) throw new SyntaxError(`“${unknown}” is no tone`);
  return tones.filter(isTone);
}

function bracketNode(open: string, forms: readonly string[]): Node {
  if (open === '<') return { type: 'person', forms: forms.map(nodesOf) };
  if (open === '{') {
    const [first = '', ...others] = forms;
    if (others.length === 0) return { type: 'slot', slot: first };
    const of = /^(\w):/.exec(first)?.[1] ?? '';
    return { type: 'gender', of, forms: [first.slice(of === '' ? 0 : 2), ...others].map(nodesOf) };
  }
  const options = forms.map((form) => {
    const own = OPTION_TONES.exec(form);
    return { tones: own ? tonesIn(own[1] ?? '') : TONES, nodes: nodesOf(form.slice(own?.[0].length)) };
  });
  return { type: 'choice', options };
}

/** @throws SyntaxError for a bracket without its other half */
function nodesOf(text: string): readonly Node[] {
  const nodes: Node[] = [];
  const bad = (mark: string): SyntaxError => new SyntaxError(`“${mark}” stands alone in “${text}”`);
  for (let at = 0; at < text.length;) {
    const open = text.charAt(at);
    const close = CLOSING[open];
    const join = JOIN.exec(text.slice(at));
    if (join) {
      nodes.push({ type: 'join', text: join[1] ?? '' });
      at += join[0].length;
    } else if (close === undefined) {
      const [plain] = /^[^{}[\]<>|/\s,;，；]+|^./su.exec(text.slice(at)) ?? [''];
      if (/^[}\]>|]/.test(plain)) throw bad(plain);
      nodes.push({ type: 'text', text: plain });
      at += plain.length;
    } else {
      const forms = [''];
      const stack = [close];
      for (at += 1; stack.length > 0; at += 1) {
        const character = text.charAt(at);
        if (character === '') throw bad(open);
        if (character in CLOSING) stack.push(CLOSING[character] ?? '');
        else if (character === stack.at(-1)) stack.pop();
        if (character === '|' && stack.length === 1) forms.push('');
        else if (stack.length > 0) forms[forms.length - 1] += character;
      }
      nodes.push(bracketNode(open, forms));
    }
  }
  return nodes;
}

function lineOf(source: string): Line {
  let line: Line = { tones: TONES, optional: false, newParagraph: false, nodes: [] };
  let text = source;
  for (let mark = MARK.exec(text); mark; mark = MARK.exec(text)) {
    if (mark[1]) line = { ...line, newParagraph: true };
    else if (mark[2]) line = { ...line, optional: true };
    else line = { ...line, tones: tonesIn(mark[3] ?? '') };
    text = text.slice(mark[0].length);
  }
  return { ...line, nodes: nodesOf(text) };
}

const parsed = new Map<Passage, readonly Line[]>();

/** The lines of a passage; each passage is parsed once. @throws SyntaxError */
export function parsePassage(passage: Passage): readonly Line[] {
  const sources = (): string[] => passage.split('\n').map((line) => line.trim());
  const lines = parsed.get(passage) ?? sources().flatMap((line) => (line === '' ? [] : [lineOf(line)]));
  parsed.set(passage, lines);
  return lines;
}
