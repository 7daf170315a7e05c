import { testStrings } from '@storyloom/testing/specified-strings';
import { describe } from 'vitest';
import { strings as page } from './app/strings.ts';
import { strings as common } from './components/strings.ts';
import { strings as library } from './features/library/strings.ts';
import { strings as settings } from './features/settings/strings.ts';
import { strings as publishedStory } from './features/published-story/strings.ts';
import { strings as shares } from './features/shares/strings.ts';
import { strings as story } from './features/story/strings.ts';

/** Strings of the product specification that this module shows. */
describe('the specification’s strings', () => {
  testStrings('The dashboard uses the specified string', {
    'Create New Story': common.createNew,
    'Get Inspired': common.getInspired,
    'My Stories': page.titles.stories,
    'Shared Stories': page.titles.shared,
    'Account Settings': page.titles.settings,
    'Story Preferences': settings.preferences,
  });

  testStrings('The story view uses the specified string', {
    'Create another Fantasy story': story.createAnother('Fantasy'),
    'Story Not Found': [story.notFound, publishedStory.notFound],
    'Failed to load story: no answer': [story.failed('no answer'), publishedStory.failed('no answer')],
  });

  testStrings('Deleting uses the specified string', {
    'Are you sure you want to delete this story?': library.deletion.question,
    'Story deleted successfully!': library.deletion.done,
    'Failed to delete story': library.deletion.failed,
    'Are you sure you want to delete this shared story?': shares.deletion.question,
    'Shared story deleted successfully!': shares.deletion.done,
    'Failed to delete shared story': shares.deletion.failed,
    'User not authenticated.': shares.deletion.needsSignIn,
  });

  testStrings('Sharing uses the specified string', {
    'Story shared successfully!': common.share.done,
    'Story and prompt shared successfully!': common.share.sharedBoth,
    'Story shared but failed to share the prompt as inspiration': common.share.promptFailed,
    'Failed to share story': common.share.doneFailed,
    'Please sign in to share this story': common.share.needsSignIn,
    'Please sign in to share stories': common.sharing.needsSignIn,
  });
});
