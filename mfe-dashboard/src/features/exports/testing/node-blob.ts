import { Blob } from 'node:buffer';
import { vi } from 'vitest';

// The Blob of jsdom can't be read.
vi.stubGlobal('Blob', Blob);
