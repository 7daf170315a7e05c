import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a file arrived after the first paint: the browser ignores such a font in the whole document. */
function isLate(address: string): boolean {
  const [file] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  const [painted] = performance.getEntriesByName('first-contentful-paint', 'paint');
  return file !== undefined && painted !== undefined && file.responseEnd > painted.startTime;
}

const fontRules = (): readonly CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );

/** Shows a font that the browser has ignored, from its cache. */
async function show({ style }: CSSFontFaceRule): Promise<void> {
  const value = (property: string) => style.getPropertyValue(property);
  const face = new FontFace(value('font-family'), value('src'), {
    style: value('font-style'),
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
  });
  document.fonts.add(await face.load());
}

/**
 * Uses the site's font from the next page on when it arrived too late for the first one. Painted text never changes its font
 * (docs/decisions/016-fonts.md), and without this a visit on a slow connection would never show it.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    if (pathname === arrivedAt.current || !('fonts' in document)) return;
    for (const rule of fontRules()) {
      const [, path] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (!path || shown.current.has(path) || !isLate(new URL(path, location.href).href)) continue;
      shown.current.add(path);
      // Without it the fallback font stays.
      show(rule).catch(() => undefined);
    }
  }, [pathname]);
}
