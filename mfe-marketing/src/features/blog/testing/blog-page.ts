import { renderRemote } from '@storyloom/testing/render-remote';
import { expect } from 'vitest';
import type { FeaturedImage } from '../../../model/featured-image.ts';
import { remote } from '../../../remote.ts';

export const open = (at: string) => renderRemote(remote, { at });
export const heading = () => document.querySelector('h1')?.textContent;

/** Expects a picture with reserved space, and a file for each screen width. */
export function expectPicture(picture: HTMLImageElement | null | undefined, slug: string, image: FeaturedImage) {
  const at = (width: number) => `/remotes/marketing/assets/pictures/${slug}-${width}-${image.version}.webp`;
  expect(picture?.alt).toBe(image.alt);
  expect(picture).toHaveAttribute('src', at(1280));
  expect(picture).toHaveAttribute('srcset', [480, 800, 1280].map((width) => `${at(width)} ${width}w`).join(', '));
  expect(picture?.getAttribute('sizes')).toMatch(/^\(min-width: .*vw$/);
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1280', '512']);
}
