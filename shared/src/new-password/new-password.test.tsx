// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { NewPasswordField, newPasswordFault } from './index.ts';
import { loadPasswordRules } from './password-rules.ts';

afterEach(() => {
  cleanup();
  document.getElementById('storyloom-config')?.remove();
});

function Form() {
  const [value, setValue] = useState('');
  return <NewPasswordField label="Password" value={value} onChange={(event) => setValue(event.target.value)} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const strength = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('new passwords', () => {
  it('The strength of a new password is described once its field is used', async () => {
    render(<Form />);
    expect(document.body.textContent).toContain('At least 6 characters');
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: 'a lamp that waits for the sea' } });
    await waitFor(() => expect(strength()).toBe('Very strong'));
    fireEvent.change(field(), { target: { value: 'hunter22' } });
    await waitFor(() => expect(strength()).toMatch(/^(?:Very weak|Weak): /));
    for (const refused of ['', 'short', 'password']) {
      fireEvent.change(field(), { target: { value: refused } });
      await waitFor(() => expect(strength()).toBe(''));
    }
    cleanup();
    render(<NewPasswordField label="Password" value="a lamp that waits for the sea" onChange={() => undefined} />);
    await waitFor(() => expect(strength()).toBe('Very strong'));
  });

  it('A new password is refused when it is too short, too long in bytes, or a common one in any case', async () => {
    await loadPasswordRules();
    const fault = /one of the most common ones\. Choose another, such as a few words of your own\./;
    for (const common of ['123456', 'Password', 'DRAGON', 'swordfish']) expect(newPasswordFault(common)).toMatch(fault);
    expect(newPasswordFault('12345')).toBe('Enter a password of at least 6 characters');
    for (const long of ['x'.repeat(73), 'é'.repeat(37)])
      expect(newPasswordFault(long)).toMatch(/^This password is too long\./);
    for (const good of ['tea436', 'x'.repeat(72), 'é'.repeat(36)]) expect(newPasswordFault(good)).toBeUndefined();
  });

  it('A new password has the minimum length that the operator configures', () => {
    writeSiteConfig();
    document.getElementById('storyloom-config')!.textContent = JSON.stringify({ passwordMinLength: 12 });
    expect(newPasswordFault('hunter22x')).toBe('Enter a password of at least 12 characters');
    render(<Form />);
    expect(document.body.textContent).toContain('At least 12 characters');
  });
});
