import { Blob } from 'node:buffer';
import { beforeEach, vi } from 'vitest';

// The Blob of jsdom can't be read.
beforeEach(() => void vi.stubGlobal('Blob', Blob));
