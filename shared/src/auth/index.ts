export * from './auth-actions.ts';
export * from './mail-code.ts';
export * from './session-context.tsx';
export { sessionStore } from './session-store.ts';
export type { SessionState } from './session-store.ts';
export { strings as authStrings } from './strings.ts';
