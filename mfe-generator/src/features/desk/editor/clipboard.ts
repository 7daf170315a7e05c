import { Fragment, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { copiedHtmlSerializer, copiedText, withEmptyParagraphs } from './copied.ts';
import { parseFragment } from './format.ts';
import { pastedHtmlParser, preparedHtml, withGaps } from './pasted-html.ts';
import { schema } from './schema.ts';
import { lineEndOf } from './separators.ts';

/** Pasted text is read as the source of a story is, with the line ends of this one. */
export function pastedText(text: string, lineEnd: string): Slice {
  const lines = parseFragment(text.replaceAll(/\r\n|[\r\n]/g, lineEnd));
  if (lines.childCount > 0) return Slice.maxOpen(lines);
  // Nothing but blanks.
  const blanks = text.replaceAll(/[\r\n]/g, '');
  return blanks === '' ? Slice.empty : new Slice(Fragment.from(schema.text(blanks)), 0, 0);
}

const lineEndIn = ({ state }: EditorView) => lineEndOf(String(state.doc.attrs['usual']));

/** Copying and pasting in the story's format. */
export function clipboard(): Plugin {
  return new Plugin({
    props: {
      clipboardParser: pastedHtmlParser,
      clipboardSerializer: copiedHtmlSerializer,
      clipboardTextParser: (text, _context, _plain, view) => pastedText(text, lineEndIn(view)),
      clipboardTextSerializer: copiedText,
      transformCopied: withEmptyParagraphs,
      transformPasted: (slice, _view, isText) => (isText ? slice : withGaps(slice)),
      transformPastedHTML: preparedHtml,
    },
  });
}
