// @vitest-environment jsdom
import { fakeNetwork } from '@storyloom/testing/network';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RemoteError, type RemoteFailure } from '../../federation/remote-error.ts';
import { isLoadFailure, kindOf, useFailureReport } from './report-failure.ts';

const ADDRESS = 'http://stories.example/remotes/generator/assets/generator-page.js';
const LOST = new TypeError('Importing a module script failed.');
const CRASH = new TypeError('story is undefined');

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('tells code that did not arrive from code that threw, in every browser', () => {
  const messages = [
    `Failed to fetch dynamically imported module: ${ADDRESS}`,
    `error loading dynamically imported module: ${ADDRESS}`,
    LOST.message,
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
  ];
  for (const message of messages) expect(isLoadFailure(new TypeError(message)), message).toBe(true);
  expect(isLoadFailure(new RemoteError('altered', 'x'))).toBe(true);
  expect(isLoadFailure(CRASH)).toBe(false);
  expect(isLoadFailure(LOST.message)).toBe(false);
});

it('counts each kind of failure, and looks for a new version when files are missing or altered', async () => {
  const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
  const ofGuard = (failure: RemoteFailure) => [failure, new RemoteError(failure, 'x')] as const;
  const failures = [
    [...ofGuard('unreachable'), true],
    [...ofGuard('altered'), true],
    [...ofGuard('timeout'), false],
    [...ofGuard('incompatible'), false],
    ['unreachable', LOST, true],
    ['threw', CRASH, false],
    ['threw', 'a text that was thrown', false],
  ] as const;
  for (const [kind, error, looks] of failures) {
    requests.length = 0;
    renderHook(() => useFailureReport({ module: 'G', page: 'G', error, onRetry: () => undefined }));
    expect(kindOf(error)).toBe(kind);
    expect(requests.length > 0, String(error)).toBe(looks);
    // The lookup fails in the microtasks before this.
    await new Promise((resolve) => setTimeout(resolve));
  }
});
