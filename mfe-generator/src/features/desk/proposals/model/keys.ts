import { strings } from '../strings.ts';

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** The keys of the tools, as they are called on this device. */
export const shownKeys = () => ({
  tools: isMac() ? strings.key.mac : strings.key.shown,
  accept: isMac() ? strings.keys.acceptMac : strings.keys.accept,
});

/** Whether a key opens the menu of the tools. */
export const isToolsKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && altKey && !ctrlKey && !metaKey && !shiftKey;
