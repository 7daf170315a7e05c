import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import { caretInTime, toEnd, toStart } from './caret-in-time.ts';
import { clipboard } from './clipboard.ts';
import { toggleEmphasis, toggleKind, toggleStrong } from './commands.ts';
import { redoKey, undoKey } from './history-keys.ts';
import { joinAbove, joinBelow, newLine, newParagraph } from './line-keys.ts';
import { tidyLines } from './tidy-lines.ts';
import { typedEmphasis } from './typed-emphasis.ts';
import { typedHeadings } from './typed-headings.ts';
import { unsaidEmphasis } from './unsaid-emphasis.ts';

const KEYS = {
  Enter: newParagraph,
  'Shift-Enter': newLine,
  Backspace: joinAbove,
  'Mod-Backspace': joinAbove,
  'Shift-Backspace': joinAbove,
  Delete: joinBelow,
  'Mod-Delete': joinBelow,
  'Mod-Home': toStart,
  'Mod-End': toEnd,
  'Mod-z': undoKey,
  'Shift-Mod-z': redoKey,
  'Mod-y': redoKey,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEmphasis,
  'Mod-Alt-0': toggleKind('paragraph'),
  'Mod-Alt-1': toggleKind('title'),
  'Mod-Alt-2': toggleKind('heading'),
  'Mod-Alt-3': toggleKind('subheading'),
} as const;

/** What every editor of a story does. */
export const storyPlugins = (): readonly Plugin[] => [
  caretInTime(),
  keymap(KEYS),
  keymap(baseKeymap),
  typedEmphasis(),
  typedHeadings(),
  clipboard(),
  tidyLines(),
  unsaidEmphasis(),
  history(),
];
