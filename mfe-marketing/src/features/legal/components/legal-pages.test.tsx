// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type LegalText, privacy, terms } from '../strings.ts';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

afterEach(cleanup);

describe.each<[string, () => React.ReactNode, LegalText]>([
  ['terms', TermsPage, terms],
  ['privacy', PrivacyPage, privacy],
])('the page of %s', (_name, Page, text) => {
  it('has a title and a description of its own', () => {
    render(<Page />);
    expect(document.title).toBe(`${text.title} · Storyloom`);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(text.summary);
  });

  it('says all of its parts under one heading each', () => {
    const { container } = render(<Page />);
    expect(container.querySelector('h1')?.textContent).toBe(text.title);
    expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
      text.sections.map(({ title }) => title),
    );
    for (const paragraph of text.sections.flatMap(({ texts }) => texts)) {
      expect(container.textContent).toContain(paragraph);
    }
  });
});
