export { CallWait } from './call-wait.tsx';
export type { CallWaitProps } from './call-wait.tsx';
export { Elapsed } from './elapsed.tsx';
export { waitStrings } from './strings.ts';
export { SHOW_AFTER_MS, useLongCall } from './use-long-call.ts';
