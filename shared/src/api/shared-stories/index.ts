export * from './community-stories.ts';
export * from './shared-stories.ts';
