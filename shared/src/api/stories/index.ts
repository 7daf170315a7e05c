export * from './change-story.ts';
export * from './save-story.ts';
export { parseSavedStory, parseStorySummary, type SavedStory, type StorySummary } from './saved-story.ts';
export * from './story-queries.ts';
export * from './story-search.ts';
