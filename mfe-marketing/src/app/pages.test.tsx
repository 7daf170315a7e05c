// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import AboutPage from '../features/about/components/about-page.tsx';
import FaqPage from '../features/faq/components/faq-page.tsx';
import FeaturesPage from '../features/features/components/features-page.tsx';
import HomePage from '../features/home/components/home-page.tsx';
import PrivacyPage from '../features/legal/components/privacy-page.tsx';
import TermsPage from '../features/legal/components/terms-page.tsx';
import PricingPage from '../features/pricing/components/pricing-page.tsx';
import { hydratePage, renderPage } from '../testing/render-page.tsx';
import SitemapPage from './sitemap.tsx';

const INFORMATION = [
  ['/about', AboutPage],
  ['/features', FeaturesPage],
  ['/pricing', PricingPage],
  ['/faq', FaqPage],
  ['/sitemap', SitemapPage],
  ['/terms', TermsPage],
  ['/privacy', PrivacyPage],
] as const;
const ALL = [['/', HomePage], ...INFORMATION] as const;

const descriptionOf = () => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

describe.each(INFORMATION)('the page %s', (_path, Page) => {
  it('is called by its heading', () => {
    const { container } = renderPage(<Page />);
    expect(document.title).toBe(`${container.querySelector('h1')?.textContent} · Storyloom`);
  });
});

describe.each(ALL)('every page, such as %s,', (path, Page) => {
  it('describes itself in 110 to 160 characters', () => {
    renderPage(<Page />);
    expect(descriptionOf().length).toBeGreaterThanOrEqual(110);
    expect(descriptionOf().length).toBeLessThanOrEqual(160);
  });

  it('has one first heading, and leaves out no level', () => {
    const { container } = renderPage(<Page />);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has no style in its HTML, which the site’s policy refuses, and no id twice', () => {
    const { container } = renderPage(<Page />);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same in the browser as it was written, whatever its address says', () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container, written, failures } = hydratePage(<Page />, `${path}?q=lamp`);
    expect(failures).toEqual([]);
    expect(spoken.mock.calls).toEqual([]);
    expect(container.innerHTML).toBe(written);
    spoken.mockRestore();
  });
});

it('no two pages describe themselves alike', () => {
  const descriptions = ALL.map(([, Page]) => {
    renderPage(<Page />);
    const description = descriptionOf();
    cleanup();
    return description;
  });
  expect(new Set(descriptions).size).toBe(ALL.length);
});
