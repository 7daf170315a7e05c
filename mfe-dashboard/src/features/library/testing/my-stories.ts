import { screen } from '@testing-library/react';

export const STORIES = 'Your stories';
export const count = () =>
  [...screen.getByRole('region', { name: STORIES }).querySelectorAll('p > [role="status"]')]
    .map((one) => one.textContent)
    .at(-1);
