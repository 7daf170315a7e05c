export * from './auth-actions.ts';
export * from './session-context.tsx';
export type { SessionState } from './session-store.ts';
