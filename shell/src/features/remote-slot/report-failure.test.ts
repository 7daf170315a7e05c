import { describe, expect, it } from 'vitest';
import { RemoteError } from '../../federation/remote-error.ts';
import { isLoadFailure, kindOf } from './report-failure.ts';

const ADDRESS = 'http://stories.example/remotes/generator/assets/generator-page.js';

describe('isLoadFailure', () => {
  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${ADDRESS}`],
    ['Firefox', `error loading dynamically imported module: ${ADDRESS}`],
    ['WebKit', 'Importing a module script failed.'],
    ['the federation runtime', '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'],
  ])('The import error of %s is a load failure', (_engine, message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true);
  });

  it('A refused module is a load failure, and an error of its code is not', () => {
    expect(isLoadFailure(new RemoteError('altered', 'x'))).toBe(true);
    expect(isLoadFailure(new TypeError('story is undefined'))).toBe(false);
    expect(isLoadFailure('Importing a module script failed.')).toBe(false);
  });
});

it.each([
  ['altered', new RemoteError('altered', 'x')],
  ['timeout', new RemoteError('timeout', 'x')],
  ['unreachable', new TypeError('Importing a module script failed.')],
  ['threw', new TypeError('story is undefined')],
  ['threw', 'a text that was thrown'],
])('A failure is counted as %s: %s', (kind, error) => {
  expect(kindOf(error)).toBe(kind);
});
