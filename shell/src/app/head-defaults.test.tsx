// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { keepHeadDefaults } from './head-defaults.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const site = new DOMParser().parseFromString(html, 'text/html');
const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);
const descriptions = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'));
const heads = () => [titles(), descriptions()];

const TITLE = 'Storyloom: stories, written as you read';
const DESCRIPTION = expect.stringMatching(/Pick a genre/);

function Page({ title, description }: { readonly title?: string; readonly description?: string }) {
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
    </>
  );
}

let stop: () => void;
afterEach(() => stop());

it('shows the title and description of the page, and the site’s while a page loads or has none', async () => {
  document.head.replaceChildren(
    ...[...site.head.querySelectorAll('[data-default]')].map((node) => node.cloneNode(true)),
  );
  stop = keepHeadDefaults();
  await vi.waitFor(() => expect(heads()).toEqual([[TITLE], [DESCRIPTION]]));
  const view = render(<Page title="One" description="First" />);
  await vi.waitFor(() => expect(heads()).toEqual([['One'], ['First']]));
  view.rerender(<Page />);
  await vi.waitFor(() => expect(heads()).toEqual([[TITLE], [DESCRIPTION]]));
  view.rerender(<Page title="Two" />);
  await vi.waitFor(() => expect(heads()).toEqual([['Two'], [DESCRIPTION]]));
});

it('shows the name of the site while the next page loads after a prerendered one', async () => {
  document.head.replaceChildren();
  const view = render(<Page title="One" description="First" />);
  stop = keepHeadDefaults();
  await vi.waitFor(() => expect(heads()).toEqual([['One'], ['First']]));
  view.rerender(<Page />);
  await vi.waitFor(() => expect(heads()).toEqual([['Storyloom'], []]));
});
