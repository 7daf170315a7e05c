import type { ReleaseMap, RemoteModule } from '@storyloom/shared/contract';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Site } from '../app/site.tsx';
import { provideRemote } from '../federation/load-remote.ts';
import startScript from './start.js?inline';

interface Request {
  /** `/blog/world-building` */
  readonly path: string;
  readonly releases: ReleaseMap;
  /** The module that answers the path. */
  readonly remote: RemoteModule;
}

interface RenderedPage {
  /** Elements for the head, as React rendered them: the page's title and description. */
  readonly head: string;
  /** `<style>` elements with the rules that the page uses, and no others. */
  readonly styles: string;
  /** Contents of the root element. */
  readonly body: string;
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
  provideRemote(remote);
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
    return { head, styles: sheet.getStyleTags(), body: html.slice(head.length) };
  } finally {
    sheet.seal();
  }
}

/** The inline script of a prerendered page; it loads the other scripts when the visitor begins to use the page. */
export { startScript };
