// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InlineText } from './inline-text.tsx';

const markupOf = (text: string) => render(<InlineText text={text} />).container.innerHTML;

describe('a line of a story', () => {
  it('A line of a story is shown with its emphasis', () => {
    expect(markupOf('She *never* said **that**, _never_.')).toBe(
      'She <em>never</em> said <strong>that</strong>, <em>never</em>.',
    );
  });

  it('A line without marks is plain text', () => {
    expect(markupOf('The lighthouse, unlit.')).toBe('The lighthouse, unlit.');
  });

  it('Markup in a line is shown as text, inside and outside of marks', () => {
    const { container } = render(<InlineText text="<img src=x onerror=alarm(1)> *<script>alarm(1)</script>*" />);
    expect(container.textContent).toBe('<img src=x onerror=alarm(1)> <script>alarm(1)</script>');
    expect(Array.from(container.querySelectorAll('*'), ({ tagName }) => tagName)).toEqual(['EM']);
  });
});
