import { chainCommands } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { redo, undo } from './commands.ts';

const doNothing: Command = () => true;

/**
 * The keys for undo and redo. With nothing left to do they are still taken: otherwise `Shift-Mod-z` would count as `Mod-z`, and
 * the browser would use its own history.
 */
export const undoKey = chainCommands(undo, doNothing);
export const redoKey = chainCommands(redo, doNothing);
