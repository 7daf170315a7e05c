import { beforeEach } from 'vitest';
import { FakeBackend } from './fake-backend.ts';

/** The fake backend of the current test. It is new and empty for each test, and installed as the network. */
export let backend: FakeBackend;

/** Replaces it with a new and empty one. */
export function startBackend(): void {
  backend = new FakeBackend().install();
}

beforeEach(startBackend);
