import { expect, it } from 'vitest';
import { strings as curated } from './features/curated/strings.ts';
import { strings as prompts } from './features/prompts/strings.ts';
import { strings as stories } from './features/stories/strings.ts';

it('shows the strings of the product specification', () => {
  const specified = {
    'Generate Random Prompt': prompts.random.action,
    'Share Your Inspiration': prompts.share.action,
    Filters: prompts.filters(0),
    All: prompts.tabs.all,
    Fantasy: prompts.tabs.fantasy,
    'Sci-Fi': prompts.tabs.scifi,
    Romance: prompts.tabs.romance,
    'Clear Filters': prompts.clear,
    'Load More Prompts': prompts.loadMore,
    'Your Shared Inspirations': prompts.own,
    'Community Favorites': prompts.favorites,
    Edit: prompts.card.edit,
    Use: prompts.card.use,
    'All Inspirations': curated.all,
    'My Favorites': curated.favorites,
    'Sign in to view favorites': curated.signIn,
    'Use This': curated.use,
    'No inspirations found': curated.noneFound,
    'No favorites yet': curated.noFavorites,
    'Browse Inspirations': curated.browse,
    'Favorite status updated': curated.favoriteUpdated,
    'Added to your favorites!': curated.favoriteAdded,
    'Removed from favorites': curated.favoriteRemoved,
    'You must be signed in to save favorites': curated.favoriteNeedsPerson,
    'Failed to update favorite status': curated.favoriteFailed,
    'Failed to load favorite inspirations': curated.favoritesFailed,
    'Failed to load inspirations': prompts.failed,
    'Failed to load your inspirations': prompts.ownFailed,
    'An error occurred while loading inspirations': prompts.unreachable,
    'You must be signed in to share inspirations': prompts.share.needsSignIn,
    'Inspiration shared successfully!': prompts.share.shared,
    'Failed to share inspiration': prompts.share.failed,
    'New random prompt generated!': prompts.random.generated,
    'Failed to generate a random prompt': prompts.random.failed,
    'Please enter a prompt': prompts.share.promptMissing,
    'Failed to load story: no answer': stories.storyFailed('no answer'),
  };
  for (const [text, shown] of Object.entries(specified)) expect(shown).toBe(text);
  expect(prompts.likedFailed).toBe(curated.favoritesFailed);
});
