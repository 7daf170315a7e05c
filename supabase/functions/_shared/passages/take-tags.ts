import type { Stage } from '../text/stages.ts';

const TAG = /<(\/?)(passage|before|after|instruction)>/i;
const SPELLINGS = ['passage', 'before', 'after', 'instruction'].flatMap((name) => [`<${name}>`, `</${name}>`]);
const OURS = new RegExp(TAG.source, 'i');

/** The length of a text's end that may be the beginning of a tag. */
function openTag(text: string): number {
  const tail = text.slice(Math.max(text.lastIndexOf('<'), 0)).toLowerCase();
  return tail.startsWith('<') && SPELLINGS.some((tag) => tag.startsWith(tail)) ? tail.length : 0;
}

/**
 * Takes away the tags of the request that a model repeats: its answer may stand inside <passage>, and what stands inside
 * the others is not its answer. A passage with such a tag of its own keeps all of them.
 */
export function takeTags(passage: string): Stage {
  if (OURS.test(passage)) return { push: (piece) => piece, end: () => '' };
  let held = '';
  let inside = '';
  let over = false;
  return {
    push(piece) {
      held += piece;
      let text = '';
      for (let tag = TAG.exec(held); tag && !over; tag = TAG.exec(held)) {
        const [spelled, slash, name = ''] = tag;
        const known = name.toLowerCase();
        if (inside === '') text += held.slice(0, tag.index);
        held = held.slice(tag.index + spelled.length);
        if (known === 'passage') over = slash !== '';
        else if (slash === '') inside = known;
        else if (inside === known) inside = '';
      }
      const certain = held.length - openTag(held);
      if (!over && inside === '') text += held.slice(0, certain);
      held = over ? '' : held.slice(certain);
      return text;
    },
    end() {
      const rest = over || inside !== '' ? '' : held;
      held = '';
      return rest;
    },
  };
}
