export * from './limits.ts';
export * from './names.ts';
export * from './new-id.ts';
export * from './story-lines.ts';
export * from './story-options.ts';
export * from './story-title.ts';
export * from './temperature.ts';
export * from './word-count.ts';
