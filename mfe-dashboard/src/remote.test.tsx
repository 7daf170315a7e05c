import { CONTRACT, REMOTE_IDS } from '@storyloom/shared/contract';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import descriptor from '../remote.json' with { type: 'json' };
import { remote } from './remote.ts';

/** The module's pages, which stand under one layout. */
const pages = remote.routes.flatMap(({ children = [] }) => children);
const patterns = pages.map(({ path }) => path ?? '');
/** An address that a pattern stands for. */
const sample = (pattern: string) => pattern.replaceAll(/:\w+/g, 'something');

describe('the dashboard module', () => {
  it('speaks the contract of the shell, under its own id', () => {
    expect(remote.contract).toBe(CONTRACT);
    expect(REMOTE_IDS).toContain(remote.id);
    expect(descriptor).toMatchObject({ id: remote.id, contract: CONTRACT });
  });

  it('has absolute routes with a page each', () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const { path, element } of pages) {
      expect(path).toMatch(/^\//);
      expect(element).toBeTruthy();
    }
  });

  it.each(descriptor.routes)('answers %s, which it announces', (announced) => {
    expect(patterns.some((pattern) => matchPath(pattern, sample(announced)))).toBe(true);
  });

  it.each(patterns)('announces %s, which it answers', (answered) => {
    expect(descriptor.routes.some((pattern) => matchPath(pattern, sample(answered)))).toBe(true);
  });

  it('leads from the navigation only to pages of its own', () => {
    for (const { to } of descriptor.nav) expect(patterns).toContain(to);
  });
});
