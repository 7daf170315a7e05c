export * from './read-story-stream.ts';
export * from './service-failure.ts';
export * from './story-events.ts';
export * from './story-run.ts';
export { errorWords } from './strings.ts';
