// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepHeadDefaults } from './head-defaults.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const site = new DOMParser().parseFromString(html, 'text/html');
const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);
const descriptions = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

function Page({ title, description }: { readonly title?: string; readonly description?: string }) {
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
    </>
  );
}

let stop: () => void;
beforeEach(() => {
  document.head.replaceChildren(
    ...[...site.head.querySelectorAll('[data-default]')].map((node) => node.cloneNode(true)),
  );
  stop = keepHeadDefaults();
});
afterEach(() => {
  stop();
});

it('The head has the site’s title and description until a page sets its own', () => {
  expect(titles()).toEqual(['Storyloom: stories, written as you read']);
  expect(descriptions()).toHaveLength(1);
  expect(descriptions()[0]).toMatch(/Pick a genre/);
});

it('After a prerendered page, which has no defaults, the title is the site’s name while the next page loads', async () => {
  stop();
  document.head.replaceChildren();
  const view = render(<Page title="One" description="First" />);
  stop = keepHeadDefaults();
  await settled();
  expect([titles(), descriptions()]).toEqual([['One'], ['First']]);
  view.rerender(<Page />);
  await settled();
  expect([titles(), descriptions()]).toEqual([['Storyloom'], []]);
});

it('The head has only the page’s title and description, and the defaults while the next page loads', async () => {
  const view = render(<Page title="One" description="First" />);
  await settled();
  expect([titles(), descriptions()]).toEqual([['One'], ['First']]);
  expect(document.title).toBe('One');
  view.rerender(<Page />);
  await settled();
  expect(titles()).toEqual(['Storyloom: stories, written as you read']);
  view.rerender(<Page title="Two" description="Second" />);
  await settled();
  expect([titles(), descriptions()]).toEqual([['Two'], ['Second']]);
});

it('A page without a description gets the site’s', async () => {
  render(<Page title="One" />);
  await settled();
  expect(titles()).toEqual(['One']);
  expect(descriptions()[0]).toMatch(/Pick a genre/);
});
