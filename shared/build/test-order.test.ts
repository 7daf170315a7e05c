import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { noteSaved, TestOrder } from './test-order.mjs';

const folder = mkdtempSync(join(tmpdir(), 'storyloom-test-order-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The importers of each file that a test has loaded. */
const importers = new Map<string, string[]>();
const graph = {
  getModulesByFile: (path: string) => [{ importers: (importers.get(path) ?? []).map((file) => ({ file })) }],
};
const vite = { environments: { ssr: { moduleGraph: graph } } };

/** A test file of a module. */
function testFile(module: string, name: string, firstLine: string): TestSpecification {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, `${firstLine}\n`);
  const config = { root: folder, isolate: false, sequence: { groupOrder: 0 } };
  return { moduleId, project: { name: module, config, vite } } as unknown as TestSpecification;
}

/** The names of the files in their order. */
async function orderOf(files: TestSpecification[], seed?: number): Promise<string[]> {
  const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined };
  const sorted = await new TestOrder({ config: { root: folder, sequence: { seed } }, cache } as unknown as Vitest).sort(
    files,
  );
  return sorted.map(({ moduleId }) => basename(moduleId));
}

const DOCUMENT = '// @vitest-environment jsdom';
const PLAIN = "import { it } from 'vitest';";

describe('the order of test files', () => {
  const files = [
    testFile('shell', 'a', PLAIN),
    testFile('shell', 'b', DOCUMENT),
    testFile('shared', 'c', PLAIN),
    testFile('shell', 'd', PLAIN),
    testFile('shared', 'e', DOCUMENT),
    testFile('shell', 'f', DOCUMENT),
  ];

  it('The files of each module that share a document follow each other, and those without one come after them', async () => {
    expect(await orderOf(files)).toEqual(['e', 'c', 'b', 'f', 'a', 'd']);
  });

  it('After a save, the files that import what was saved most directly come first, once, and their kind before the others', async () => {
    const watcher = new EventEmitter();
    (noteSaved().configureServer as (server: object) => void)({ watcher });
    const path = (name: string) => join(folder, name);
    importers.set('button.tsx', [path('f'), 'page.tsx']);
    importers.set('page.tsx', [path('b'), path('e'), 'button.tsx']);
    importers.set('format.ts', [path('d'), 'button.tsx']);
    watcher.emit('change', 'button.tsx');
    expect(await orderOf(files)).toEqual(['f', 'b', 'e', 'c', 'a', 'd']);
    expect(await orderOf(files)).toEqual(['e', 'c', 'b', 'f', 'a', 'd']);
    watcher.emit('change', 'format.ts');
    expect(await orderOf(files)).toEqual(['d', 'a', 'f', 'b', 'e', 'c']);
  });

  it('A seed gives another order, always the same, and still keeps files with a document together', async () => {
    const many = Array.from({ length: 40 }, (_, index) => testFile('shell', `${index}`, index % 2 ? DOCUMENT : PLAIN));
    const usual = await orderOf(many);
    const [one, again, other] = [await orderOf(many, 1), await orderOf(many, 1), await orderOf(many, 2)];
    expect(again).toEqual(one);
    expect(new Set([usual, one, other].map(String)).size).toBe(3);
    for (const order of [one, other]) {
      expect([...order].sort()).toEqual([...usual].sort());
      expect(order.slice(0, 20).every((name) => Number(name) % 2 === 1)).toBe(true);
    }
  });
});
