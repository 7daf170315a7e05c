export type { Inspiration } from './inspiration.ts';
export * from './inspiration-queries.ts';
export * from './inspirations.ts';
export { titleLang } from './title-lang.ts';
