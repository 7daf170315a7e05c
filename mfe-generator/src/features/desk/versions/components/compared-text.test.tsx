// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '../model/compare-texts.ts';
import { ComparedText } from './compared-text.tsx';

const STORY = '# The Lamp\n\nOne.\n\nTwo.\n\nThree.\n\nThe *old* lamp **burned**.';

function show(before: string, after: string): HTMLElement {
  return render(<ComparedText stretches={compareTexts(before, after).stretches} lang="en" />).container;
}
const lines = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('two texts in one', () => {
  it('Paragraphs that stayed the same are shown on demand, and hidden again', async () => {
    const container = show(STORY, STORY.replace('lamp **', 'lantern **'));
    const toggle = screen.getByRole('button', { name: '3 unchanged paragraphs' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(lines(container)).toEqual(['Three.', expect.stringContaining('lantern')]);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(lines(container)).toEqual(['The Lamp', 'One.', 'Two.', 'Three.', expect.stringContaining('lantern')]);
    await user.click(toggle);
    expect(lines(container)).toHaveLength(2);
  });

  it('Emphasis is shown as such, in what stayed and in what changed', () => {
    const container = show(STORY, STORY.replace('*old*', '*very* __old__'));
    expect([...container.querySelectorAll('del em')].map(({ textContent }) => textContent)).toEqual(['old']);
    expect(container.querySelector('ins em')).toHaveTextContent('very');
    expect(container.querySelector('ins strong')).toHaveTextContent('old');
    expect([...container.querySelectorAll('p > strong')].map(({ textContent }) => textContent)).toEqual(['burned']);
  });

  it('What was removed and what was added say so to screen readers', () => {
    const container = show(STORY, STORY.replace('Three', 'Four'));
    expect(container.querySelector('del')).toHaveTextContent('removed: Three end of removal');
    expect(container.querySelector('ins')).toHaveTextContent('added: Four end of addition');
    expect(container.querySelectorAll('del, ins')).toHaveLength(2);
  });
});
