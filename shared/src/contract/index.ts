export * from './module-report.ts';
export * from './navigation-state.ts';
export * from './paths.ts';
export type * from './prerender-module.ts';
export * from './release-map.ts';
export * from './remote-module.ts';
export * from './route-pattern.ts';
