// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' | ');
}

describe('Field', () => {
  it('A field’s control is named by the label and described by the hint', () => {
    render(<TextField label="Email" hint="Only you see it." />);
    const input = screen.getByLabelText('Email');
    expect(descriptionOf(input)).toBe('Only you see it.');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('A field with an error is invalid and described by the error before the hint', () => {
    render(<TextField label="Email" hint="Only you see it." error="Enter an e-mail address." />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('Error: Enter an e-mail address. | Only you see it.');
  });

  it('The document title starts with “Error:” while any field has an error', () => {
    document.title = 'Settings · Storyloom';
    const view = (email: string, name: string) => (
      <>
        <TextField label="Email" error={email} />
        <TextField label="Name" error={name} />
      </>
    );
    const { rerender, unmount } = render(view('Enter an e-mail address.', 'Enter a name.'));
    expect(document.title).toBe('Error: Settings · Storyloom');
    rerender(view('', 'Enter a name.'));
    expect(document.title).toBe('Error: Settings · Storyloom');
    rerender(view('', ''));
    expect(document.title).toBe('Settings · Storyloom');
    rerender(view('Enter an e-mail address.', ''));
    document.title = 'Another page · Storyloom';
    unmount();
    expect(document.title).toBe('Another page · Storyloom');
  });

  it('An error is announced when it appears in the focused field, but not when the field has just been focused', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    const { rerender } = render(<TextField label="Title" />);
    act(() => screen.getByLabelText('Title').focus());
    rerender(<TextField label="Title" error="Enter a title." />);
    expect(spoken()).toBe('');
    rerender(<TextField label="Title" />);
    clock.mockReturnValue(5000);
    rerender(<TextField label="Title" error="Enter a title." />);
    expect(spoken()).toBe('Enter a title.');
    rerender(<TextField label="Title" />);
    expect(spoken()).toBe('');
    clock.mockRestore();
  });

  it('A field without hint and error has no description', () => {
    render(<TextField label="Title" optional error="" />);
    const input = screen.getByLabelText('Title (optional)');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('A field keeps a given id, and is named by a hidden label', () => {
    render(<TextField id="search" label="Search prompts" labelHidden type="search" />);
    expect(screen.getByRole('searchbox', { name: 'Search prompts' }).id).toBe('search');
  });

  it('A select is named, invalid and usable like other fields', async () => {
    const handleChange = vi.fn();
    const options = [
      { value: 'easy', label: 'Easy' },
      { value: 'medium', label: 'Medium' },
    ];
    render(<Select label="Difficulty" error="Choose one." options={options} onChange={handleChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Difficulty' });
    await userEvent.selectOptions(select, 'Medium');
    expect(handleChange).toHaveBeenCalledOnce();
    expect(select.value).toBe('medium');
    expect(select.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('PasswordField', () => {
  it('A password can be shown and hidden, and the page says which', async () => {
    render(<PasswordField label="Password" autoComplete="new-password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'secret');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    expect(input.value).toBe('secret');
    expect(screen.getByText('Your password is visible')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });

  it('A shown password is hidden again when its form is submitted', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" autoComplete="current-password" />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    fireEvent.submit(input);
    expect(input.type).toBe('password');
  });
});

describe('TextArea', () => {
  it('A text area counts characters against its limit without cutting the text off', async () => {
    render(<TextArea label="Prompt" max={10} />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Prompt');
    await userEvent.type(area, 'twelve chars');
    expect(area.value).toBe('twelve chars');
    expect(screen.getByText('12 / 10')).toBeTruthy();
    expect(descriptionOf(area)).toBe('Up to 10 characters');
  });

  it('A text area counts a controlled value', () => {
    render(<TextArea label="Prompt" max={4000} value={'a'.repeat(1234)} onChange={() => {}} />);
    expect(screen.getByText('1,234 / 4,000')).toBeTruthy();
  });

  it('A text area announces the remaining characters only near the limit and after a pause', () => {
    vi.useFakeTimers();
    const area = (length: number) => (
      <TextArea label="Prompt" max={100} value={'a'.repeat(length)} onChange={() => {}} />
    );
    const { container, rerender } = render(area(50));
    const live = () => container.querySelector('[aria-live="polite"]')?.textContent;
    act(() => vi.advanceTimersByTime(5000));
    expect(live()).toBe('');
    rerender(area(95));
    act(() => vi.advanceTimersByTime(500));
    rerender(area(96));
    act(() => vi.advanceTimersByTime(500));
    expect(live()).toBe('');
    act(() => vi.advanceTimersByTime(500));
    expect(live()).toBe('4 characters left');
    rerender(area(101));
    act(() => vi.advanceTimersByTime(1000));
    expect(live()).toBe('1 character too many');
  });
});
