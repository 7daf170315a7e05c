type Undo = () => unknown;

const leftovers: Readonly<Record<'test' | 'file', Undo[]>> = { test: [], file: [] };

/**
 * Undoes something at the end of the test or of its file. The files of a worker share the modules of this folder, whose own hooks
 * would run for the first file alone.
 */
export const atEndOf = (what: 'test' | 'file', undo: Undo): void => void leftovers[what].push(undo);

export const clearUp = (what: 'test' | 'file'): Promise<unknown> =>
  Promise.all(leftovers[what].splice(0).map((undo) => undo()));
