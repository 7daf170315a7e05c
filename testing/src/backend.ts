import { beforeEach } from 'vitest';
import { FakeBackend } from './fake-backend.ts';

/** The backend of the test that runs: each finds a new and empty one in the network's place. */
export let backend: FakeBackend;

/** Puts a new and empty one in its place, as if nothing had happened so far. */
export function startBackend(): void {
  backend = new FakeBackend().install();
}

beforeEach(startBackend);
