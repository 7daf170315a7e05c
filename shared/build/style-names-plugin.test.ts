import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { oxc } from './compiler.mjs';
import { styleNames } from './style-names-plugin.mjs';

const SOURCE =
  "import styled from 'styled-components'; export const A = styled.p`color: red;`; export const B = styled(A)``;";

/** The names of the styled components of a file, as an app's build writes them. */
async function namesIn(repository: string, file: string): Promise<readonly string[]> {
  const path = `${repository}/${file}`;
  const compiled = await transformWithOxc(SOURCE, path, oxc);
  const plugin = styleNames(repository) as unknown as {
    transform(code: string, id: string): { readonly code: string };
  };
  const { code } = plugin.transform(compiled.code, `${path}?v=1`);
  return [...code.matchAll(/componentId: "([^"]+)"/g)].map(([, name = '']) => name);
}

it('The names of styles are the same in every checkout, and differ between components and files', async () => {
  const [one, other, another] = await Promise.all([
    namesIn('/home/ada/storyloom', 'shared/src/ui/button.tsx'),
    namesIn('/srv/build', 'shared/src/ui/button.tsx'),
    namesIn('/srv/build', 'mfe-games/src/a.tsx'),
  ]);
  expect(one).toEqual(other);
  expect(new Set([...one, ...another]).size).toBe(4);
  for (const name of one) expect(name).toMatch(/^sc-[a-z0-9]{7}-\d$/);
});
