export * from './lazy-retry.tsx';
export * from './retry-context.ts';
