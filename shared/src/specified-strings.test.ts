import { expect, it } from 'vitest';
import { strings as storyService } from './api/story-service/strings.ts';
import { strings as auth } from './auth/strings.ts';
import { FALLBACK_TITLES } from './domain/story-title.ts';
import { errorWords } from './stream/strings.ts';
import { shareStrings } from './ui/community/share-strings.ts';
import { communityStrings } from './ui/community/strings.ts';
import { strings as likeButton } from './ui/like-button/strings.ts';

it('The words that several modules show are those of the specification', () => {
  const { likeDone, likeFailed } = communityStrings;
  expect(shareStrings).toMatchObject({ cancel: 'Cancel', submit: 'Share Story', busy: 'Sharing...' });
  expect([likeButton.like, likeButton.liked, likeFailed]).toEqual(['Like', 'Liked', 'Failed to update like']);
  expect(likeDone.inspiration({ liked: true, likes: 1 })).toBe('Added to your favorites!');
  expect(likeDone.inspiration({ liked: false, likes: 0 })).toBe('Removed from favorites');
  expect(FALLBACK_TITLES).toEqual({ saved: 'Untitled AI-Generated Story', shown: 'Your Generated Story' });
  expect(storyService.noPrompt).toBe('No prompt was generated');
  expect(errorWords.empty).toBe('No story content was generated');
  expect(errorWords.provider_error).toBe('Failed to generate story. Please try again.');
  expect([auth.signIn, auth.signOut]).toEqual(['Authentication failed', 'Failed to sign out']);
});
