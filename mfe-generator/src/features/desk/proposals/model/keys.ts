import { strings } from '../strings.ts';

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** The keys of the tools, as they are called on this device. */
export const shownKeys = () => ({
  tools: isMac() ? strings.key.mac : strings.key.shown,
  accept: isMac() ? strings.keys.acceptMac : strings.keys.accept,
});
