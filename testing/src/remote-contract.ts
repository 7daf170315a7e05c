import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CONTRACT, type RemoteModule } from '@storyloom/shared/contract';

/** The fields of a `remote.json` that must agree with the module. */
interface RemoteDescriptor {
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
  const { routes, prerendered = [], pageNames = {}, nav } = descriptor;
  const pages = pagesOf(remote.routes);
  const patterns = pages.map(({ path }) => path ?? '');
  const unmatched = (paths: readonly string[], by: readonly string[]) =>
    paths.filter((path) => !by.some((pattern) => matchPath(pattern, sample(path))));

  describe(`the ${remote.id} module`, () => {
    it('has the shell’s contract number, its own id, and absolute routes with pages', () => {
      expect(remote.contract).toBe(CONTRACT);
      expect(remote.id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
      expect(descriptor).toMatchObject({ id: remote.id, contract: CONTRACT });
      expect(pages.length).toBeGreaterThan(0);
      for (const { path, element } of pages) {
        expect(path).toMatch(/^\//);
        expect(element).toBeTruthy();
      }
    });

    it('answers exactly the routes that its descriptor lists and refers to', () => {
      expect(unmatched(routes, patterns)).toEqual([]);
      expect(unmatched(patterns, routes)).toEqual([]);
      expect(routes).toEqual(expect.arrayContaining([...prerendered, ...Object.keys(pageNames)]));
      expect(
        unmatched(
          nav.map(({ to }) => to),
          patterns,
        ),
      ).toEqual([]);
    });
  });
}
