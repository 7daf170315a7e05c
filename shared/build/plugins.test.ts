import { describe, expect, it, vi } from 'vitest';
import { facade } from './facade-plugin.mjs';
import { releasedCode } from './released-code-plugin.mjs';

describe('the facade', () => {
  const plugin = facade() as any;
  plugin.configResolved({ root: '/repo/mfe-generator' });
  /** The resolved import, and the file that it is resolved from. */
  const resolve = async (source: string, importer?: string) => {
    const context = { resolve: vi.fn(async (target: string, from: string) => ({ id: target, from })) };
    return plugin.resolveId.call(context, source, importer, {});
  };
  const app = '/repo/mfe-generator/package.json';

  it.each([
    ['react-router-dom', '@storyloom/shared/router'],
    ['@tanstack/react-query', '@storyloom/shared/query'],
    ['styled-components', '@storyloom/shared/styled'],
  ])('The facade resolves an app’s import of %s to %s', async (source, target) => {
    expect(await resolve(source, '/repo/mfe-generator/src/app/routes.tsx')).toEqual({ id: target, from: app });
  });

  it('The facade leaves alone its own imports, those of libraries, and imports of other modules', async () => {
    expect(await resolve('react-router-dom', '/repo/shared/src/facade/router.ts')).toBeNull();
    expect(await resolve('styled-components', '/repo/node_modules/x/index.js')).toBeNull();
    expect(await resolve('react-router-dom')).toBeNull();
    expect(await resolve('react', '/repo/mfe-generator/src/remote.ts')).toBeNull();
    expect(await resolve('@storyloom/shared/ui', '/repo/mfe-generator/src/remote.ts')).toBeNull();
  });

  it.each([
    '/repo/shared/src/ui/menu/menu.tsx',
    '/repo/shared/src/api/stories/story-queries.ts',
    '/repo/shared/src/ui/community/facts.ts',
    '/repo/shared/src/new-password/new-password-field.tsx',
    '/repo/shared/src/visitor/visitor.tsx',
  ])('The facade treats %s, which each app bundles, as the app’s own code', async (part) => {
    expect(await resolve('styled-components', part)).toEqual({ id: '@storyloom/shared/styled', from: app });
  });

  it.each(['/repo/shared/src/ui/button.tsx', '/repo/shared/src/api/app-error.ts', '/repo/shared/src/theme/theme.ts'])(
    'The facade leaves the imports of %s, which the page loads once, to the libraries',
    async (part) => {
      expect(await resolve('styled-components', part)).toBeNull();
    },
  );

  it('A part of shared that imports another part gets the page’s single copy of it, as the app does', async () => {
    expect(await resolve('@storyloom/shared/theme', '/repo/shared/src/ui/menu/menu.tsx')).toEqual({
      id: '@storyloom/shared/theme',
      from: app,
    });
  });
});

/** The hooks of {@link releasedCode} that the build calls. */
interface ReleasedCode {
  renderChunk(code: string): { readonly code: string } | null;
  readonly generateBundle: {
    handler(this: { error?: (message: string) => void }, options: object, bundle: object): void;
  };
}

describe('released code', () => {
  const plugin = releasedCode() as unknown as ReleasedCode;

  it.each(['"./assets/page-!~{001}~.js"', '`../remoteEntry.js`', "'./a.js'"])(
    'Released code imports %s through the shell, and directly without a shell',
    async (specifier) => {
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
    },
  );

  it('The plugin leaves code without relative dynamic imports unchanged', () => {
    expect(
      plugin.renderChunk('import("react"); import(address); import.meta.url; import { x } from "./x.js";'),
    ).toBeNull();
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
  });

  it('The build fails when it has no manifest to list the scripts in', () => {
    expect(() => plugin.generateBundle.handler.call({}, {}, {})).toThrow('The build has no manifest');
  });
});
