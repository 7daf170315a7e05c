import type { RemoteModule } from '@storyloom/shared/contract';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import descriptor from '../remote.json';
import { remote } from './remote.ts';

describe('the inspiration remote', () => {
  it('satisfies the contract that its descriptor names', () => {
    const module: RemoteModule = remote;
    expect(module.contract).toBe(descriptor.contract);
    expect(module.id).toBe(descriptor.id);
  });

  it.each(descriptor.routes)('answers %s', (pattern) => {
    expect(remote.routes.some(({ path }) => path !== undefined && matchPath(path, pattern))).toBe(true);
  });

  it('has only routes that its descriptor announces, with absolute paths', () => {
    expect(remote.routes.map(({ path }) => path)).toEqual(descriptor.routes);
    for (const { path } of remote.routes) expect(path).toMatch(/^\//);
  });

  it('leads from the navigation only to pages of its own', () => {
    for (const { to } of descriptor.nav) {
      expect(descriptor.routes.some((pattern) => matchPath(pattern, to))).toBe(true);
    }
  });
});
