import { describe, expect, it } from 'vitest';
import { strings as page } from './app/strings.ts';
import { strings as common } from './components/strings.ts';
import { strings as library } from './features/library/strings.ts';
import { strings as settings } from './features/settings/strings.ts';
import { strings as sharedStory } from './features/shared-story/strings.ts';
import { strings as shares } from './features/shares/strings.ts';
import { strings as story } from './features/story/strings.ts';

/** The strings of the product specification that this module shows, each with its own words for it. */
describe('the specification’s strings', () => {
  it.each([
    ['Create New Story', common.createNew],
    ['Get Inspired', common.getInspired],
    ['My Stories', page.titles.stories],
    ['Shared Stories', page.titles.shared],
    ['Account Settings', page.titles.settings],
    ['Story Preferences', settings.preferences],
  ])('dashboard: “%s”', (specified, shown) => {
    expect(shown).toBe(specified);
  });

  it.each([
    ['Create another Fantasy story', story.createAnother('Fantasy')],
    ['Story Not Found', story.notFound],
    ['Story Not Found', sharedStory.notFound],
    ['Failed to load story: no answer', story.failed('no answer')],
    ['Failed to load story: no answer', sharedStory.failed('no answer')],
  ])('story view: “%s”', (specified, shown) => {
    expect(shown).toBe(specified);
  });

  it.each([
    ['Are you sure you want to delete this story?', library.deletion.question],
    ['Story deleted successfully!', library.deletion.done],
    ['Failed to delete story', library.deletion.failed],
    ['Are you sure you want to delete this shared story?', shares.deletion.question],
    ['Shared story deleted successfully!', shares.deletion.done],
    ['Failed to delete shared story', shares.deletion.failed],
    ['User not authenticated.', shares.deletion.needsSignIn],
  ])('deleting: “%s”', (specified, shown) => {
    expect(shown).toBe(specified);
  });

  it.each([
    ['Story shared successfully!', common.share.done],
    ['Story and prompt shared successfully!', common.share.sharedBoth],
    ['Story shared but failed to share the prompt as inspiration', common.share.promptFailed],
    ['Failed to share story', common.share.doneFailed],
    ['Please sign in to share this story', common.share.needsSignIn],
    ['Please sign in to share stories', common.sharing.needsSignIn],
  ])('sharing: “%s”', (specified, shown) => {
    expect(shown).toBe(specified);
  });
});
