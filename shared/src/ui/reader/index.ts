export { InlineText } from './inline-text.tsx';
export type { InlineTextProps } from './inline-text.tsx';
export { ReaderControls } from './reader-controls.tsx';
export type { ReaderControlsProps } from './reader-controls.tsx';
export { Reader } from './reader.tsx';
export type { ReaderProps } from './reader.tsx';
export { ReadingChoices } from './reading-choices.tsx';
export { setReadingPreferences, useReadingPreferences } from './reading-preferences.ts';
export type { ReadingPreferences } from './reading-preferences.ts';
