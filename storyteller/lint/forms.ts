import { sentencesOf } from '../engine/sentences.ts';
import type { Line, Node } from '../engine/template.ts';

/** Slots whose words differ from one story to the next. */
const PROMPT_SLOT = /^(?:noun|noun2|home|name|hero)(?::|$)/;
/** First code point that stands for a node, in the private use area. */
const MARKED = 0xe000;
const times = (one: number, other: number): number => one * other;

/** Each sentence of a line, in order, with the number of ways in which choices and the words of the prompt let it be said. */
export function formsOf({ nodes }: Line): { readonly sentence: string; readonly forms: number }[] {
  const count = (node: Node): number => {
    if (node.type === 'choice')
      return node.options.reduce((sum, option) => sum + option.nodes.map(count).reduce(times, 1), 0);
    return node.type === 'slot' && PROMPT_SLOT.test(node.slot) ? 2 : 1;
  };
  const marked = nodes.map((node, at) => (node.type === 'text' ? node.text : `X${String.fromCodePoint(MARKED + at)}`));
  return sentencesOf(marked.join('')).map((sentence) => ({
    sentence: sentence.replaceAll(/X([\uE000-\uF8FF])/g, '…'),
    forms: nodes
      .flatMap((node, at) => (sentence.includes(String.fromCodePoint(MARKED + at)) ? [count(node)] : []))
      .reduce(times, 1),
  }));
}
