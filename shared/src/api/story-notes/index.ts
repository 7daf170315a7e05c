export * from './read-story-notes.ts';
export * from './recent-names.ts';
export * from './save-story-notes.ts';
