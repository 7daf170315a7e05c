// The least work that shows a growing story: once a frame, text is appended to the last paragraph.
import { article, onGenerate, readDeltas } from './ask.ts';

/** The element of a line, from its first characters; `undefined` while they may still become a mark. */
function elementOf(line: string): HTMLElement | undefined {
  if (line === '' || /^#+ ?$/.test(line)) return undefined;
  const element = document.createElement(line.startsWith('## ') ? 'h3' : line.startsWith('# ') ? 'h2' : 'p');
  element.append(line.replace(/^#+ /, ''));
  return element;
}

onGenerate(async (body) => {
  let pending = '';
  let line = '';
  let last: Text | undefined;
  let frame: number | undefined;
  const flush = () => {
    frame = undefined;
    for (const [index, piece] of pending.split('\n').entries()) {
      if (index > 0) {
        last = undefined;
        line = '';
      }
      if (last) {
        last.appendData(piece);
        continue;
      }
      line += piece;
      const element = elementOf(line);
      if (!element) continue;
      article.append(element);
      last = element.firstChild as Text;
    }
    pending = '';
  };
  await readDeltas(body, (text) => {
    pending += text;
    frame ??= requestAnimationFrame(flush);
  });
});
