import type { Page } from '@playwright/test';
import { hydrate, settled } from '../fixtures/settled.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

/** A name that only the editor's library has in its code. */
const LIBRARY = 'ProseMirror';

/** Paths of the scripts that a page loads with its first use and that contain the editor. */
async function editorScriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const bodies: Promise<readonly [path: string, body: string]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.text().then((body) => [new URL(response.url()).pathname, body] as const));
  });
  await page.goto(path);
  await settled(page);
  await hydrate(page);
  await settled(page);
  page.removeAllListeners('response');
  return (await Promise.all(bodies)).filter(([, body]) => body.includes(LIBRARY)).map(([script]) => script);
}

test(
  'The editor is loaded with the writing desk, and with no other page',
  { tag: '@generator' },
  async ({ visitors }) => {
    const { person, guest, storyId } = visitors;
    expect(await editorScriptsOf(person, `/story/${storyId}/edit`)).not.toEqual([]);
    for (const path of ['/', '/generators/fantasy', '/inspiration', '/dashboard', `/story/${storyId}`]) {
      expect.soft(await editorScriptsOf(path === '/' ? guest : person, path), path).toEqual([]);
    }
  },
);
