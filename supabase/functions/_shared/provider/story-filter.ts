export { createStoryFilter, type AskedFor } from '../story-text/story-filter.ts';
