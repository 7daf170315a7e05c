import { AppError } from '@storyloom/shared/api';
import { expect, it } from 'vitest';
import { runError } from './run-error.ts';

it.each([
  ['data', 'internal'],
  ['auth', 'internal'],
  ['rate_limited', 'rate_limited'],
] as const)('A failure with the code %s is shown as %s, in its own words', (code, shown) => {
  expect(runError(new AppError(code, 'Sorry.'))).toEqual({ code: shown, message: 'Sorry.' });
});
