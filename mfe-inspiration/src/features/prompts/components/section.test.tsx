// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { withStyles } from '@storyloom/testing/quick-dom';
import { expect, it } from 'vitest';
import { Section } from './section.tsx';

withStyles();

it('A section has a line above it, except right below tabs, which have one already', () => {
  render(
    <>
      <Section title="Community prompts you like">A lamp</Section>
      <Section title="Community Favorites">A map</Section>
    </>,
  );
  const lines = ['A lamp', 'A map'].map((text) =>
    getComputedStyle(screen.getByText(text)).getPropertyValue('border-block-start'),
  );
  expect(lines).toEqual(['none', expect.stringContaining('solid')]);
});
