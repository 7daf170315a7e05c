export * from './saved-story.ts';
export * from './stories.ts';
