import { expect, it } from 'vitest';
import { acceptedEncodings } from './encoding.ts';

it('reads the encodings that browsers send, and not thousands', () => {
  expect(acceptedEncodings('gzip, deflate, br, zstd')).toEqual(['br', 'gzip']);
  expect(acceptedEncodings('br;q=0, *')).toEqual(['gzip']);
  expect(acceptedEncodings(`gzip${', x'.repeat(100)}, br`)).toEqual(['gzip']);
});
