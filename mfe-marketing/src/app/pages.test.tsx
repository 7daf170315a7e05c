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
import { descriptionOf, expectSoundPage } from '../testing/sound-page.ts';
import SitemapPage from './sitemap.tsx';

const ALL = [
  ['/', HomePage],
  ['/about', AboutPage],
  ['/features', FeaturesPage],
  ['/pricing', PricingPage],
  ['/faq', FaqPage],
  ['/sitemap', SitemapPage],
  ['/terms', TermsPage],
  ['/privacy', PrivacyPage],
] as const;
describe.each(ALL)('the page %s', (path, Page) => {
  it('is called by its heading, describes itself, leaves out no level of headings, and has no style and no id twice', () => {
    renderPage(<Page />);
    expect(document.title).not.toBe('');
    expectSoundPage(path === '/' ? document.title : undefined);
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
