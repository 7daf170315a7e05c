// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReaderControls } from './reader-controls.tsx';
import { Reader } from './reader.tsx';

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
});

const article = () => screen.getByRole('article');

describe('ReaderControls', () => {
  const button = () => screen.getByRole('button', { name: 'Reading settings' });
  const isOpen = () => screen.queryByRole('group', { name: 'Reading settings' }) !== null;

  it('Reading preferences can be chosen with the keyboard alone, and are stored', async () => {
    render(
      <>
        <ReaderControls />
        <Reader lang="en" />
      </>,
    );
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    // The panel may cover the button, so the focus moves into the panel.
    const sizes = screen.getByRole('group', { name: 'Text size' });
    expect(document.activeElement).toBe(within(sizes).getByRole('radio', { name: 'Medium', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    for (const keys of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.tab();
      await userEvent.keyboard(keys);
    }
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const chosen = { size: 'lg', face: 'sans', leading: 'relaxed', tracking: 'wider', width: 'narrow' };
    expect({ ...article().dataset }).toEqual(chosen);
    expect(document.documentElement.dataset['paper']).toBe('sepia');
    expect(JSON.parse(localStorage.getItem('storyloom-reading') ?? '')).toEqual({ ...chosen, paper: 'sepia' });
  });

  it('Escape closes the reading settings and returns the focus to the button', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('The reading settings stay open on a click between the choices, and close on a click on the section around them', async () => {
    render(
      <section tabIndex={-1}>
        <ReaderControls />
      </section>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('group', { name: 'Reading settings' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(document.querySelector('section')!);
    expect(isOpen()).toBe(false);
  });

  it('The reading settings close when the focus moves back to the button, which they may cover', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(isOpen()).toBe(true);
    await userEvent.tab({ shift: true });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('Tab visits all six reading settings, and Shift+Tab visits them in reverse order', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    const groups = () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent;
    const forwards = [groups()];
    for (let stop = 1; stop < 6; stop += 1) {
      await userEvent.tab();
      forwards.push(groups());
    }
    const backwards = [groups()];
    for (let stop = 1; stop < 6; stop += 1) {
      await userEvent.tab({ shift: true });
      backwards.push(groups());
    }
    expect(new Set(forwards).size).toBe(6);
    expect(backwards).toEqual(forwards.toReversed());
  });

  it('Done is the last stop of the reading settings, closes them, and returns the focus to the button', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Done');
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('The reading settings stay open on a click inside, and close on a click or a focus elsewhere', async () => {
    render(
      <>
        <ReaderControls />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Sepia'));
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });
});
