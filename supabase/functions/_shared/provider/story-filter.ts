export { createStoryFilter, type StoryFilter } from '../story-text/story-filter.ts';
