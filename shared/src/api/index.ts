export * from './app-error.ts';
export * from './saved-story.ts';
export * from './site-config.ts';
export * from './stories.ts';
export * from './supabase-client.ts';
