import type { Stage } from '../text/stages.ts';

/** Puts the white space around a passage around its new text, so that it stands where the old one stood. */
export function keepEdges(passage: string): Stage {
  const [start = ''] = /^\s*/.exec(passage) ?? [];
  const end = passage.slice(passage.trimEnd().length);
  let begun = false;
  return {
    push(piece) {
      if (begun || piece === '') return piece;
      begun = true;
      return start + piece;
    },
    end: () => (begun ? end : ''),
  };
}

/** The sign that the request escapes. */
const LESS_THAN = /[<\uFF1C\uFE64]/;
const ESCAPED = '&lt;';

/** Puts back the less-than signs that were escaped in the request, as the passage spells them. */
export function unescapeSigns(passage: string): Stage {
  const sign = LESS_THAN.exec(passage)?.[0] ?? '<';
  let held = '';
  return {
    push(piece) {
      const text = (held + piece).replaceAll(ESCAPED, sign);
      const start = text.lastIndexOf('&');
      const open = start !== -1 && ESCAPED.startsWith(text.slice(start)) ? start : text.length;
      held = text.slice(open);
      return text.slice(0, open);
    },
    end() {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
