import type { Report } from './front-matter.ts';

/** The `viewBox` of every featured image. */
const VIEW_BOX = '0 0 1280 512';
/** Elements that pictures must not have. Text would be unreadable in lists, and inaccessible to screen readers. */
const REFUSED = /<(?:text|image|script|style|foreignObject|use)\b/;

/** Checks the drawing of a post's featured image, `posts/pictures/<slug>.svg`. */
export function checkPicture(slug: string, svg: string | undefined, report: Report): void {
  const file = `pictures/${slug}.svg`;
  if (svg === undefined) {
    report(`its picture ${file} is not there; draw it with the viewBox ${VIEW_BOX}`);
    return;
  }
  if (!svg.includes(`viewBox="${VIEW_BOX}"`)) report(`its picture ${file} needs the viewBox ${VIEW_BOX}`);
  const refused = REFUSED.exec(svg)?.[0];
  if (refused !== undefined) report(`its picture ${file} has ${refused}>; draw with shapes alone`);
}
