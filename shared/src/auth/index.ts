export * from './auth-actions.ts';
export { beforeSignOut } from './before-sign-out.ts';
export * from './mail-code.ts';
export { refusalIn } from './refusal.ts';
export { verifiedFactor } from './second-step.ts';
export * from './session-context.tsx';
export { sessionStore } from './session-store.ts';
export type { SessionState } from './session-store.ts';
export { strings as authStrings } from './strings.ts';
