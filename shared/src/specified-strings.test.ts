import { describe, expect, it } from 'vitest';
import { strings as inspirations } from './api/inspirations/strings.ts';
import { SIGNED_OUT_MESSAGES } from './api/signed-in/signed-in.ts';
import { parseSavedStory } from './api/stories/saved-story.ts';
import { strings as storyService } from './api/story-service/strings.ts';
import { strings as auth } from './auth/strings.ts';
import { shareStrings } from './ui/community/share-strings.ts';
import { communityStrings } from './ui/community/strings.ts';
import { inspirationTitle } from './domain/inspirations.ts';
import { LANGUAGE_NAMES } from './domain/names.ts';
import { UNKNOWN_GENRE } from './domain/story-options.ts';
import { FALLBACK_TITLES } from './domain/story-title.ts';
import { errorWords } from './stream/strings.ts';
import { testStrings } from '@storyloom/testing/specified-strings';
import { strings as likeButton } from './ui/like-button/strings.ts';

/** Strings of the product specification that several modules show. */
describe('the specification’s strings', () => {
  testStrings('The share dialog uses the specified string', {
    'Also share prompt as inspiration': shareStrings.prompt,
    'Make public for other users to see and use': shareStrings.public,
    Cancel: shareStrings.cancel,
    'Share Story': shareStrings.submit,
    'Sharing...': shareStrings.busy,
  });

  testStrings('Likes use the specified string', {
    Like: likeButton.like,
    Liked: likeButton.liked,
    'Failed to update like': communityStrings.likeFailed,
    'You must be signed in to like inspirations': communityStrings.likeNeedsSignIn.inspiration,
    'Added to your favorites!': communityStrings.likeDone.inspiration({ liked: true, likes: 1 }),
    'Removed from favorites': communityStrings.likeDone.inspiration({ liked: false, likes: 0 }),
  });

  it('A saved story without values is “Untitled Story”, “unknown”, “English”, “Third Person”, “Neutral”', () => {
    const { title, genre, language, perspective, tone } = parseSavedStory({});
    expect([title, genre ?? UNKNOWN_GENRE, language && LANGUAGE_NAMES[language], perspective, tone]).toEqual([
      'Untitled Story',
      'unknown',
      'English',
      'Third Person',
      'Neutral',
    ]);
  });

  testStrings('Titles and validation use the specified string', {
    'Untitled AI-Generated Story': FALLBACK_TITLES.saved,
    'Your Generated Story': FALLBACK_TITLES.shown,
    'Mystery Inspiration': inspirationTitle('mystery', ''),
    'Please enter a prompt': inspirations.emptyPrompt,
    'You must be signed in to share inspirations': inspirations.needsSignIn,
  });

  testStrings('Failures use the specified string', {
    'No prompt was generated': storyService.noPrompt,
    'No story content was generated': errorWords.empty,
    'Failed to generate story. Please try again.': errorWords.provider_error,
    'Authentication failed': auth.signIn,
    'Failed to sign out': auth.signOut,
    'No user found': SIGNED_OUT_MESSAGES.saving,
    'Please sign in to share stories': SIGNED_OUT_MESSAGES.sharing,
    'Please sign in to share this story': SIGNED_OUT_MESSAGES.sharingSaved,
    'User not authenticated': SIGNED_OUT_MESSAGES.other,
    'User not authenticated.': SIGNED_OUT_MESSAGES.deletingShared,
  });
});
