export * from './app-error.ts';
export * from './site-config.ts';
export * from './supabase-client.ts';
