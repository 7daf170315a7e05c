// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { outlineHeading, planStory, press } from '../../../testing/outline.ts';
import { begin } from '../../../testing/steps.ts';
import { chapterStates, headingsIn } from './chapter-states.ts';

const OUTLINE = ['One', 'Two', 'Three'].map((title) => ({ title, summary: '' }));
const statesOf = (text: string, isOver = false) =>
  chapterStates(OUTLINE, headingsIn(text), isOver).map(({ title, state }) => `${title}: ${state}`);

describe('how far a planned story is', () => {
  it.each([
    ['before its first chapter', '# The Light\n\nOnce.', ['One: to come', 'Two: to come', 'Three: to come']],
    ['in its first heading', '# The Light\n\n## On', ['One: writing', 'Two: to come', 'Three: to come']],
    [
      'in a chapter with another title',
      '## Uno\n\nA.\n\n## Dos\n\nB',
      ['Uno: written', 'Dos: writing', 'Three: to come'],
    ],
  ])('A story %s has the chapters up to there', (_case, text, states) => {
    expect(statesOf(text)).toEqual(states);
  });

  it('The last chapter of a whole story is written, and chapters beyond the plan are not listed', () => {
    expect(statesOf('## One\n\n## Two\n\n## Three\n\n## Four\n', true)).toEqual([
      'One: written',
      'Two: written',
      'Three: written',
    ]);
  });

  it('The chapters above the story fill up while it is written', async () => {
    const { streams } = await planStory();
    await press('Generate Story');
    await outlineHeading();
    await press('Write the story');
    await begin(streams[0], '# The Light\n\n## The Lamp\n\nOnce.\n\n## The Storm\n\nTwice');
    await screen.findByText('Chapter 2 of 3');
    await act(async () => {
      streams[0]?.write('.\n\n## The Morning\n\nThen.');
      streams[0]?.end('complete', 9);
    });
    await screen.findByText('3 chapters');
    const items = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(items.filter((text) => text?.endsWith(', written'))).toEqual([
      '1.The Lamp, written',
      '2.The Storm, written',
      '3.The Morning, written',
    ]);
  });
});
