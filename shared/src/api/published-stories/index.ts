export * from './community-stories.ts';
export * from './own-stories.ts';
export * from './own-story-changes.ts';
export * from './shared-prompt.ts';
export * from './published-stories.ts';
export { type Sharing, type Visibility, VISIBILITIES } from './sharing.ts';
export * from './story-days.ts';
