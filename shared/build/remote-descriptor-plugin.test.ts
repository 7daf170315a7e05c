import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { remoteDescriptor } from './remote-descriptor-plugin.mjs';

describe('the description of a built remote', () => {
  const chunk = (fileName: string, imports: readonly string[] = [], facadeModuleId: string | null = null) => ({
    type: 'chunk',
    fileName,
    code: `// ${fileName}`,
    imports,
    dynamicImports: ['assets/page.js'],
    facadeModuleId,
  });

  function describeBundle(
    {
      pageFiles = {},
      ...options
    }: { prerendered?: boolean; root?: string; pageFiles?: Readonly<Record<string, string>> },
    ...files: readonly { fileName: string }[]
  ) {
    const emitFile = vi.fn();
    const error = (message: string) => {
      throw new Error(message);
    };
    const descriptor = { id: 'generator', name: 'Story generator', port: 5172, routes: ['/x'], pageFiles };
    const plugin = remoteDescriptor(descriptor, options) as unknown as {
      readonly generateBundle: { readonly handler: (this: object, options: object, bundle: object) => void };
    };
    plugin.generateBundle.handler.call(
      { emitFile, error },
      {},
      Object.fromEntries(files.map((file) => [file.fileName, file])),
    );
    const [{ fileName, source }] = emitFile.mock.calls[0]!;
    expect(fileName).toBe('remote.json');
    return JSON.parse(source);
  }

  it('A remote is described by its fields, version, and the scripts that it imports statically', () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const { scripts, ...fields } = describeBundle(
      { root },
      chunk('remoteEntry.js', ['assets/shares.js']),
      chunk('assets/remote.js', ['assets/shares.js', 'assets/a.js'], '/repo/mfe-generator/src/remote.ts'),
      chunk('assets/shares.js'),
      chunk('assets/a.js', ['assets/b.js']),
      chunk('assets/b.js', ['assets/a.js', 'https://elsewhere.example/x.js']),
      chunk('assets/page.js', [], '/repo/mfe-generator/src/page.tsx'),
      { type: 'asset', fileName: 'assets/style.css' } as { fileName: string },
    );
    const names = ['a', 'b', 'remote', 'shares'].map((name) => `assets/${name}.js`);
    expect(Object.keys(scripts)).toEqual([...names, 'remoteEntry.js']);
    const entry = 'mf-manifest.json';
    expect(fields).toMatchObject({ id: 'generator', name: 'Story generator', routes: ['/x'], entry, version });
    expect(fields).not.toHaveProperty('port');
  });

  it('The description lists the query library, unless the pages are prerendered', () => {
    const files = [
      chunk('remoteEntry.js'),
      chunk('assets/localSharedImportMap.js'),
      chunk('assets/query.js', [], '/repo/shared/src/query/index.ts'),
    ];
    expect(Object.keys(describeBundle({}, ...files).scripts)).toEqual([
      'assets/localSharedImportMap.js',
      'assets/query.js',
      'remoteEntry.js',
    ]);
    expect(describeBundle({ prerendered: true }, ...files).scripts).toEqual({
      'remoteEntry.js': 'sha256-wFsriOBR3R6yHom7UJDUFRR3GtLK3QHrpfIVU0OZJNs=',
    });
  });

  it('The description lists what each page needs besides, and a page without a file stops the build', () => {
    const files = [
      chunk('remoteEntry.js', ['assets/shares.js']),
      chunk('assets/shares.js'),
      chunk('assets/page.js', ['assets/shares.js', 'assets/form.js'], '/repo/mfe-generator/src/app/page.tsx'),
      chunk('assets/form.js'),
    ];
    const { pageScripts, pageFiles } = describeBundle({ pageFiles: { '/x': 'app/page.tsx' } }, ...files);
    expect(Object.keys(pageScripts['/x'])).toEqual(['assets/form.js', 'assets/page.js']);
    expect(pageFiles).toBeUndefined();
    expect(() => describeBundle({ pageFiles: { '/y': 'app/gone.tsx' } }, ...files)).toThrow(
      '/y has no file app/gone.tsx',
    );
  });
});
