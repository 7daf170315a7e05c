import { afterAll, afterEach } from 'vitest';
import { clearUp } from './leftovers.ts';

afterEach(() => clearUp('test'));
afterAll(() => clearUp('file'));
