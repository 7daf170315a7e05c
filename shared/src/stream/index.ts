export * from './decode-story-stream.ts';
export * from './story-events.ts';
export * from './story-run.ts';
