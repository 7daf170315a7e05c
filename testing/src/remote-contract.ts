import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CONTRACT, type RemoteModule } from '@storyloom/shared/contract';

/** The fields of a `remote.json` that must agree with the module. */
export interface RemoteDescriptor {
  readonly id: string;
  readonly contract: number;
  readonly routes: readonly string[];
  readonly prerendered?: readonly string[];
  readonly pageNames?: Readonly<Record<string, string>>;
  readonly nav: readonly { readonly to: string }[];
}

type Route = RemoteModule['routes'][number];

/** The pages among the routes. A route with children is a layout. */
const pagesOf = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

/** A path that matches a pattern. */
const sample = (pattern: string) => pattern.replaceAll(/:\w+/g, 'something');

/** Tests for every remote: its module conforms to the contract and to its descriptor. */
export function describeRemote(remote: RemoteModule, descriptor: RemoteDescriptor): void {
  const pages = pagesOf(remote.routes);
  const patterns = pages.map(({ path }) => path ?? '');

  describe(`the ${remote.id} module`, () => {
    it('The module has the shell’s contract number and its own id', () => {
      expect(remote.contract).toBe(CONTRACT);
      expect(remote.id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
      expect(descriptor).toMatchObject({ id: remote.id, contract: CONTRACT });
    });

    it('Each route of the module is absolute and has a page', () => {
      expect(pages.length).toBeGreaterThan(0);
      for (const { path, element } of pages) {
        expect(path).toMatch(/^\//);
        expect(element).toBeTruthy();
      }
    });

    it.each(descriptor.routes)('The module answers the route %s of its descriptor', (announced) => {
      expect(patterns.some((pattern) => matchPath(pattern, sample(announced)))).toBe(true);
    });

    it.each(patterns)('The descriptor lists the route %s of the module', (answered) => {
      expect(descriptor.routes.some((pattern) => matchPath(pattern, sample(answered)))).toBe(true);
    });

    it('The descriptor lists all routes that it marks as prerendered', () => {
      expect(descriptor.routes).toEqual(expect.arrayContaining([...(descriptor.prerendered ?? [])]));
    });

    it('The descriptor lists all routes for which it has page names', () => {
      expect(descriptor.routes).toEqual(expect.arrayContaining(Object.keys(descriptor.pageNames ?? {})));
    });

    it('The navigation items of the module lead to its own pages', () => {
      for (const { to } of descriptor.nav)
        expect(
          patterns.some((pattern) => matchPath(pattern, to)),
          to,
        ).toBe(true);
    });
  });
}
