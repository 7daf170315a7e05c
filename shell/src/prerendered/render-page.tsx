import { matchPattern, type ReleaseMap, type RemoteModule } from '@storyloom/shared/contract';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Site } from '../app/site.tsx';
import { provideRemote } from '../federation/load-remote.ts';
import { releaseFor } from '../federation/releases.ts';
import { ownPages } from './own-pages.ts';
import startScript from './start.js?inline';

interface Request {
  /** `/blog/world-building` */
  readonly path: string;
  readonly releases: ReleaseMap;
  /** The module that answers the path; absent for the shell's own pages. */
  readonly remote?: RemoteModule;
}

interface RenderedPage {
  /** Elements for the head, as React rendered them: the page's title and description. */
  readonly head: string;
  /** `<style>` elements with the rules that the page uses, and no others. */
  readonly styles: string;
  /** Contents of the root element. */
  readonly body: string;
  /** The module's pattern that matches the path. */
  readonly route: string | undefined;
}

/** Elements that React renders before the page, because they belong in the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/;

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * A page as a browser has it after its first render.
 *
 * @throws whatever the page throws, so that no half-made page is published.
 */
export async function renderPage({ path, releases, remote }: Request): Promise<RenderedPage> {
  if (remote) provideRemote(remote);
  const route = releaseFor(releases, path)?.routes.find((pattern) => matchPattern(pattern, path));
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <Site releases={releases} router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
      ),
      // Everything in place: no part may wait for a script that moves it there.
      { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
    );
    const html = await textOf(prelude);
    if (failures.length > 0) throw failures[0];
    const [head = ''] = HEAD_ELEMENTS.exec(html) ?? [];
    return { head, styles: sheet.getStyleTags(), body: html.slice(head.length), route };
  } finally {
    sheet.seal();
  }
}

/** The inline script of a prerendered page; it loads the other scripts when the visitor begins to use the page. */
export { startScript };
export { ownPages };
