import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const PROMPTS = 'Prompts';
export const FAVORITES = 'Community Favorites';

/** How many the page says there are. */
export const count = () => screen.getByRole('region', { name: PROMPTS })?.querySelector('[role="status"]')?.textContent;
export const counts = (text: string) => waitFor(() => expect(count()).toBe(text));
