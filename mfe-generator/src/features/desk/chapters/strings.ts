import { formatNumber } from '@storyloom/shared/domain';

const number = (index: number, count: number) => `chapter ${formatNumber(index + 1)} of ${formatNumber(count)}`;

export const strings = {
  title: 'Chapters',
  notLoaded: 'The chapters couldn’t be opened. Check your connection and try again.',
  description: 'Each heading of the text begins a chapter.',
  list: 'Chapters',
  none: 'No chapters yet',
  noneText: 'Give a line of the text the style “Heading”: what is below it is a chapter.',
  /** What a chapter is called in the lines below; with its number when another has the same title. */
  name: (title: string): string => `“${title}”`,
  nameWithNumber: (title: string, index: number): string => `“${title}” (chapter ${formatNumber(index + 1)})`,
  goTo: (name: string): string => `Go to ${name}`,
  rename: (name: string): string => `Rename ${name}`,
  up: (name: string): string => `Move ${name} up`,
  down: (name: string): string => `Move ${name} down`,
  remove: (name: string): string => `Remove ${name} with its text`,
  newTitle: (name: string): string => `New title of ${name}`,
  blank: 'Write a title first.',
  save: 'Rename',
  cancel: 'Cancel',
  renamed: (title: string): string => `The chapter is now called “${title}”.`,
  moved: (title: string, index: number, count: number): string => `“${title}” is now ${number(index, count)}.`,
  removed: (name: string): string => `${name} was removed with its text.`,
  undo: 'Undo',
  undone: 'The last change of the chapters is undone.',
  blocked: 'A proposal is shown in the text. Accept or discard it before you change the chapters.',
} as const;
