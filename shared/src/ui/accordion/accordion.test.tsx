// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'price', title: 'What does it cost?', content: <p>Three stories are free.</p> },
  { id: 'language', title: 'Which languages?', content: <p>English and Chinese.</p> },
];

/** The `hidden` attribute of the panel around a text; `undefined` if the panel is open. */
const hiddenBy = (text: string) => screen.getByText(text).closest('[hidden]')?.getAttribute('hidden');

describe('Accordion', () => {
  it('An accordion has a heading of the given level for each title', () => {
    render(<Accordion items={items} level={2} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'What does it cost?',
      'Which languages?',
    ]);
  });

  it('Sections of an accordion open and close by keyboard, independently of each other', async () => {
    render(<Accordion items={items} defaultOpen={['language']} />);
    expect(hiddenBy('Three stories are free.')).toBe('until-found');
    expect(hiddenBy('English and Chinese.')).toBeUndefined();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(hiddenBy('Three stories are free.')).toBeUndefined();
    expect(hiddenBy('English and Chinese.')).toBeUndefined();
    await userEvent.keyboard('{ArrowDown} ');
    expect(hiddenBy('Three stories are free.')).toBeUndefined();
    expect(hiddenBy('English and Chinese.')).toBe('until-found');
    const [first, second] = screen.getAllByRole('button');
    expect([first, second].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  });

  it('An accordion opens the section in which the browser’s search found text', () => {
    render(<Accordion items={items} />);
    const closed = screen.getByText('English and Chinese.').closest('[hidden]')!;
    act(() => void closed.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(hiddenBy('English and Chinese.')).toBeUndefined();
    expect(hiddenBy('Three stories are free.')).toBe('until-found');
    expect(screen.getByRole('button', { name: 'Which languages?' }).getAttribute('aria-expanded')).toBe('true');
  });
});
