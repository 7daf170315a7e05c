import { describe, expect, it, vi } from 'vitest';
import { releasedCode } from './released-code-plugin.mjs';

/** The hooks of {@link releasedCode} that the build calls. */
interface ReleasedCode {
  renderChunk(code: string): { readonly code: string } | null;
  readonly generateBundle: {
    handler(this: { error?: (message: string) => void }, options: object, bundle: object): void;
  };
}

describe('released code', () => {
  const plugin = releasedCode() as unknown as ReleasedCode;

  it('Released code imports files through the shell, and directly without a shell', () => {
    for (const specifier of ['"./assets/page-!~{001}~.js"', '`../remoteEntry.js`', "'./a.js'"]) {
      const { code } = plugin.renderChunk(`const page = () => import( ${specifier} );`)!;
      expect(code).toContain(`()=>import(${specifier})`);
      // `import()` and `import.meta` are replaced by values of the test.
      const run = new Function(
        'imported',
        'meta',
        `${code.replaceAll('import.meta', 'meta').replaceAll('import(', 'imported(')} return page();`,
      );
      const imported = vi.fn(() => 'a module');
      expect(run(imported, { url: 'base' })).toBe('a module');
      const asked = vi.fn((_file: string, _base: string, load: () => unknown) => load());
      vi.stubGlobal('storyloomImport', asked);
      expect(run(imported, { url: 'base' })).toBe('a module');
      expect(asked).toHaveBeenCalledWith(specifier.slice(1, -1), 'base', expect.any(Function));
      vi.unstubAllGlobals();
    }
    const others = 'import("react"); import(address); import.meta.url; import { x } from "./x.js";';
    expect(plugin.renderChunk(others)).toBeNull();
  });

  it('The manifest lists each script with its hash and its static imports', () => {
    const bundle = {
      'mf-manifest.json': { type: 'asset', source: '{"id":"generator"}' },
      'remoteEntry.js': { type: 'chunk', fileName: 'remoteEntry.js', code: 'let a;', imports: ['assets/a.js'] },
      'assets/a.js': { type: 'chunk', fileName: 'assets/a.js', code: '', imports: [] },
      'assets/style.css': { type: 'asset', fileName: 'assets/style.css', source: '' },
    };
    plugin.generateBundle.handler.call({}, {}, bundle);
    expect(JSON.parse(bundle['mf-manifest.json'].source)).toEqual({
      id: 'generator',
      files: {
        'remoteEntry.js': { integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/), imports: ['assets/a.js'] },
        'assets/a.js': { integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', imports: [] },
      },
    });
    expect(() => plugin.generateBundle.handler.call({}, {}, {})).toThrow('The build has no manifest');
  });
});
