import { createHash } from 'node:crypto';

/** An HTML page that is ready to be sent. */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const CONFIGURATION = /(<script\b[^>]*\bid=["']storyloom-config["'][^>]*>)([\s\S]*?)(<\/script>)/i;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const EXECUTABLE = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** styled-components inserts an empty element first and adds rules through the object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function hash(content: string): string {
  // Browsers hash what they parsed, and the parser turns CRLF into LF.
  return `'sha256-${createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('base64')}'`;
}

/** Inline scripts that a browser runs. Data blocks are not run and need no hash. */
function executableScripts(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => EXECUTABLE.test(TYPE.exec(attributes)?.[1] ?? 'module'))
    .map(([, , content = '']) => content);
}

/** Where code of modules may come from besides the site itself, see scripts/lib/assemble.mjs. */
const ORIGINS = /<meta name="storyloom-origins" content="([^"]*)"/;

/** Servers of developers from which a tab may take a module, see shell/src/federation/override.ts. */
const OVERRIDES = /<meta name="storyloom-overrides" content="([^"]*)"/;
const SERVER = /^(?:https:\/\/[\w.:-]+|http:\/\/(?:localhost|127\.0\.0\.1):\d+)$/;

function contentSecurityPolicy(html: string): string {
  const released = (ORIGINS.exec(html)?.[1] ?? '').split(' ').filter((origin) => /^https:\/\/[\w.:-]+$/.test(origin));
  const servers = (OVERRIDES.exec(html)?.[1] ?? '').split(' ').filter((origin) => SERVER.test(origin));
  const origins = [...released, ...servers];
  // They tell the page when the source changes.
  const sockets = servers.map((origin) => origin.replace('http', 'ws'));
  const scripts = new Set(executableScripts(html).map(hash));
  const styles = new Set([EMPTY_STYLE, ...[...html.matchAll(STYLE)].map(([, content = '']) => hash(content))]);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...origins, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...servers].join(' '),
    ["connect-src 'self'", ...origins, ...sockets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "form-action 'self'",
    // Text cannot become markup or code through the DOM, even by a mistake.
    "require-trusted-types-for 'script'",
    // The one policy is the writing desk's, which reads pasted HTML in a document that runs and loads nothing
    // (docs/decisions/033-editor-library.md). No other code may add one.
    'trusted-types ProseMirrorClipboard',
  ].join('; ');
}

/** The placeholder for the origin in an assembled site, see scripts/lib/page-html.mjs. */
export const SITE_ORIGIN = 'https://storyloom.invalid';

/**
 * Fills the configuration element. With `demo`, the page is marked before its scripts arrive as one whose stories the demo
 * storyteller writes.
 */
export function withConfiguration(file: string, configuration: object): string {
  // `<` is escaped so that no value can close the element.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  const filled = file.replace(
    CONFIGURATION,
    (_match, open: string, _old: string, close: string) => `${open}${json}${close}`,
  );
  return 'demo' in configuration ? filled.replace(/<html\b/i, '$& data-demo') : filled;
}

/** {@link withConfiguration}, with a policy that allows exactly the inline code of the file. */
export function preparePage(file: string, configuration: object): Page {
  const html = withConfiguration(file, configuration);
  return { html, contentSecurityPolicy: contentSecurityPolicy(html) };
}

/** The page of a server that is started before the site is built. */
export const MISSING_SITE_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Storyloom is not built yet</title>
<h1>Storyloom is not built yet</h1>
<p>The server is running, but there is no site to show. Run this in the project folder, then reload this page:</p>
<pre>npm run build &amp;&amp; npm run assemble</pre>
</html>
`;
