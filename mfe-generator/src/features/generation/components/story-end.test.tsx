// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import { StoryEnd } from './story-end.tsx';

const again = () => screen.queryByRole('button', { name: 'Read from the beginning' });

/** Shows the end of a story of this many pixels, in a window of 700. */
function show(height: number, heading?: string): void {
  vi.stubGlobal('innerHeight', 700);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  render(
    <section>
      <article>
        {heading && <h2>{heading}</h2>}
        <p>Once.</p>
      </article>
      <StoryEnd version={versionOf('a')} running={false}>
        Complete
      </StoryEnd>
    </section>,
  );
}

describe('the way back to the beginning of a story', () => {
  it.each([
    ['its title', 'The Light', 'heading'],
    ['itself, when it has no title', undefined, 'article'],
  ] as const)('From the end of a long story it leads to %s, with the focus', async (_where, title, role) => {
    show(701, title);
    const scrolled: (readonly [Element, unknown])[] = [];
    Element.prototype.scrollIntoView = function (this: Element, options) {
      scrolled.push([this, options]);
    };
    await user.click(again()!);
    const beginning = screen.getByRole(role);
    expect(beginning).toHaveFocus();
    expect(beginning).toHaveAttribute('tabindex', '-1');
    expect(scrolled).toEqual([[beginning, { block: 'start', behavior: 'instant' }]]);
  });

  it('A story that fits into the window needs none', () => {
    show(700, 'The Light');
    expect(again()).toBeNull();
  });
});
