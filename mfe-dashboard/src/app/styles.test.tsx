// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { withStyles } from '@storyloom/testing/quick-dom';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, idOf, storyRow } from '@storyloom/testing/rows';
import { remote } from '../remote.ts';

withStyles();

const PROMPT = 'A very long wish. '.repeat(100).trim();
const linesOf = (prompt: Element) => getComputedStyle(prompt).getPropertyValue('-webkit-line-clamp');

it('A card shows three lines of a long prompt', async () => {
  backend.library.rows = [storyRow(1, { prompt: PROMPT })];
  await renderRemote(remote, { at: '/dashboard', as: ADA });
  expect(linesOf(await screen.findByText(PROMPT))).toBe('3');
});

it('The page of a story shows four lines of a long prompt, and all of it on demand', async () => {
  backend.library.rows = [storyRow(1, { prompt: PROMPT })];
  const { user } = await renderRemote(remote, { at: `/story/${idOf(1)}`, as: ADA });
  const toggle = await screen.findByText('Show the whole prompt');
  const prompt = document.getElementById(toggle.getAttribute('aria-controls') ?? '')!;
  expect(linesOf(prompt)).toBe('4');
  await user.click(toggle);
  expect(linesOf(prompt)).toBe('none');
});

it('The headings of a story have two sizes', async () => {
  backend.library.rows = [storyRow(1, { story: '# Story 1\n\nDawn.\n\n#Noon\n## Kitchen\n###Table' })];
  await renderRemote(remote, { at: `/story/${idOf(1)}`, as: ADA });
  const sizes = [];
  for (const text of ['Noon', 'Kitchen', 'Table']) sizes.push(getComputedStyle(await screen.findByText(text)).fontSize);
  expect(sizes).toEqual(['var(--font-size-display-sm)', 'var(--font-size-xl)', 'var(--font-size-xl)']);
});
