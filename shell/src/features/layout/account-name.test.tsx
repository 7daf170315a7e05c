// @vitest-environment jsdom
import { withStyles } from '@storyloom/testing/quick-dom';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountName } from './account-name.tsx';

withStyles();

const LONG = 'maximiliana.featherstonehaugh@subdomain.example.com';

it.each([
  ['mara@example.com', 'shown'],
  ['mara.quill@example.com', 'shown'],
  ['mara.quill1@example.com', 'only read out'],
  [LONG, 'only read out'],
])('The email address %s below the name is %s', (email, how) => {
  render(
    <button>
      <AccountName person={{ name: 'Mara', email }} />
    </button>,
  );
  expect(screen.getByRole('button', { name: `Account of Mara ${email}` })).toBeInTheDocument();
  const place = screen.getByText(email);
  const isHidden = getComputedStyle(place).position === 'absolute';
  expect(isHidden).toBe(how === 'only read out');
});
