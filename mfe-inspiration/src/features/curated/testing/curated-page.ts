import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const ALL = 'All Inspirations';
export const SEARCH = 'Search inspirations';
export const count = () => document.querySelector('[role="tabpanel"] [role="status"]')?.textContent;
export const LIKED = 'Community prompts you like';
export const MINE = 'My Favorites';
export const TIDE = 'The Tide Library';
export const remove = (title: string) => `Remove “${title}” from favorites`;
export const add = (title: string) => `Add “${title}” to favorites`;
/** Favorites can be changed only once they are loaded. */
export const hasHearts = () => waitFor(() => expect(screen.getByRole('button', { name: add(TIDE) })).toBeEnabled());
