export * from './revision-queries.ts';
export * from './save-story-text.ts';
