import { describe, expect, it, vi } from 'vitest';
import { rendererFile, SHARE_ID, sharePages } from '../testing/published-stories.ts';

/** The signature and the size in the first 24 bytes of a PNG file. */
function measure(png: ArrayBuffer) {
  const view = new DataView(png);
  const signature = Array.from(new Uint8Array(png, 0, 8));
  return { signature, width: view.getUint32(16), height: view.getUint32(20) };
}

const PNG_1200_BY_630 = { signature: [137, 80, 78, 71, 13, 10, 26, 10], width: 1200, height: 630 };

it('A renderer that could not be loaded is loaded again for the next picture', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('gone');
    return rendererFile();
  };
  // A renderer that has started stays.
  vi.resetModules();
  const { drawPicture } = await import('./draw-picture.ts');
  const { pages, logs } = sharePages((story) => drawPicture(story, load));
  expect((await pages.picture(SHARE_ID, null)).status).toBe(503);
  expect(logs).toEqual([{ event: 'share_page_failed', error: 'TypeError' }]);
  expect((await pages.picture(SHARE_ID, null)).status).toBe(200);
});

describe('the picture of a link preview', () => {
  it('is a PNG of 1200 by 630, which a client gets again only when it has changed', async () => {
    const { pages, publish } = sharePages();
    const first = await pages.picture(SHARE_ID, null);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const png = await first.arrayBuffer();
    expect(measure(png)).toEqual(PNG_1200_BY_630);
    expect(png.byteLength).toBeGreaterThan(5000);
    const tag = first.headers.get('etag')!;
    const again = await pages.picture(SHARE_ID, tag);
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    // The picture shows no words, so a renamed story keeps it.
    publish({ title: 'Another Fox' });
    expect((await pages.picture(SHARE_ID, tag)).status).toBe(304);
    publish({ content: '# Another Fox\n\nOnce.' });
    expect((await pages.picture(SHARE_ID, tag)).status).toBe(200);
    publish({ generator_id: 'scifi' });
    expect((await pages.picture(SHARE_ID, tag)).status).toBe(200);
    // No longer published, it is 404 at once, also for a client that has it.
    publish();
    for (const known of [null, tag]) {
      const gone = await pages.picture(SHARE_ID, known);
      expect([gone.status, gone.headers.get('cache-control'), await gone.text()]).toEqual([404, 'no-store', '']);
    }
  });

  it('is drawn for empty, invalid, very long and hostile titles', async () => {
    const { pages, publish } = sharePages();
    for (const title of ['', '\u0000\ud800', '狐'.repeat(200), '</svg><script>']) {
      publish({ title, generator_id: 'unknown' });
      expect(measure(await (await pages.picture(SHARE_ID, null)).arrayBuffer())).toEqual(PNG_1200_BY_630);
    }
  });
});
