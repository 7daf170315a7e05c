export * from './app-error.ts';
export type { DataFailure } from './data-answer.ts';
export * from './failure-words.ts';
export * from './json-object.ts';
export * from './rows.ts';
export * from './site-config.ts';
export * from './stored-session.ts';
export * from './supabase-client.ts';
