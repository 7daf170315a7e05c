import { Blob } from 'node:buffer';
import { beforeEach, vi } from 'vitest';

// jsdom's Blob can't be read.
beforeEach(() => void vi.stubGlobal('Blob', Blob));
