// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

describe('Breadcrumb', () => {
  it('A breadcrumb lists the parent pages as links, and marks the current page, which is not a link', () => {
    render(
      <MemoryRouter>
        <Breadcrumb
          above={[
            { label: 'Blog', to: '/blog' },
            { label: 'Craft', to: '/blog/category/craft' },
          ]}
          current="How to end a story"
        />
      </MemoryRouter>,
    );
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(nav)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Blog', 'Craft', 'How to end a story']);
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blog', '/blog/category/craft']);
    expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe('How to end a story');
  });
});
