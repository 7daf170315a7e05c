import { formatNumber } from '@storyloom/shared/domain';

const number = (index: number, count: number) => `chapter ${formatNumber(index + 1)} of ${formatNumber(count)}`;

export const strings = {
  title: 'Chapters',
  notLoaded: 'The chapters couldn’t be opened. Check your connection and try again.',
  description: 'Each heading of the text begins a chapter.',
  list: 'Chapters',
  none: 'No chapters yet',
  noneText: 'Give a line of the text the style “Heading”: what is below it is a chapter.',
  goTo: (title: string): string => `Go to “${title}”`,
  rename: (title: string): string => `Rename “${title}”`,
  up: (title: string): string => `Move “${title}” up`,
  down: (title: string): string => `Move “${title}” down`,
  remove: (title: string): string => `Remove “${title}” with its text`,
  newTitle: (title: string): string => `New title of “${title}”`,
  blank: 'Write a title first.',
  save: 'Rename',
  cancel: 'Cancel',
  renamed: (title: string): string => `The chapter is now called “${title}”.`,
  moved: (title: string, index: number, count: number): string => `“${title}” is now ${number(index, count)}.`,
  removed: (title: string): string => `“${title}” was removed with its text.`,
  undo: 'Undo',
  undone: 'The last change of the chapters is undone.',
  blocked: 'A proposal is shown in the text. Accept or discard it before you change the chapters.',
} as const;
