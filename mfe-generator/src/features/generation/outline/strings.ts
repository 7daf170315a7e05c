import { formatNumber } from '@storyloom/shared/domain';

export const outlineStrings = {
  title: 'Outline',
  hint: (isDemo: boolean) =>
    isDemo
      ? 'Change what you like. The demo storyteller takes your chapter titles, but tells its own story.'
      : 'Change what you like. The story follows these chapters.',
  for: (prompt: string) => `For: “${prompt}”`,
  chapter: (number: number) => `Chapter ${number}`,
  summary: (number: number) => `What happens in chapter ${number}`,
  up: (number: number) => `Move chapter ${number} up`,
  down: (number: number) => `Move chapter ${number} down`,
  remove: (number: number) => `Remove chapter ${number}`,
  add: 'Add a chapter',
  full: (most: number) => `An outline has at most ${formatNumber(most)} chapters.`,
  another: 'Another outline',
  undo: 'Undo',
  skip: 'Skip the outline',
  back: 'Back to the prompt',
  tooLong: (what: 'title' | 'summary', length: number, max: number) =>
    `This ${what} is too long (${formatNumber(length)} of ${formatNumber(max)} characters). Please shorten it.`,
  noTitle: 'Give this chapter a title, or remove it.',
  ready: (chapters: number) =>
    `The outline is ready: ${formatNumber(chapters)} ${chapters === 1 ? 'chapter' : 'chapters'}.`,
  /** Announced after a chapter was moved. */
  moved: (title: string, place: number) => `“${title}” is chapter ${place} now.`,
  planned: {
    summary: (begun: number, all: number, isWhole: boolean) =>
      isWhole || begun === 0
        ? `${formatNumber(all)} ${all === 1 ? 'chapter' : 'chapters'}`
        : `Chapter ${formatNumber(begun)} of ${formatNumber(all)}`,
    states: { written: 'written', writing: 'being written', 'to come': 'to come' },
  },
  failed: {
    title: 'The outline couldn’t be made',
    kept: 'The outline below is as it was.',
    again: 'Try again',
    without: 'Write without an outline',
  },
} as const;
