// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { coverSvg } from './cover-svg.ts';

const HOSTILE = [
  '<script>alarm(1)</script>',
  '</title><script>alarm(1)</script>',
  ']]><script>alarm(1)</script>',
  '<svg onload=alarm(1)>',
  '" onmouseover="alarm(1)',
  "' autofocus onfocus='alarm(1)",
  '&lt;script&gt;alarm(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alarm(1)&#62;',
  '<!ENTITY x SYSTEM "file:///etc/hosts">',
  'null\u0000 bell\u0007 escape\u001b end\uffff half\ud800 other half\udc00',
  '\u202eturned round\u202c',
  '🦊👩‍🚀',
  '龙与月亮的约定',
  '',
  '   ',
];

function parsed(title: string) {
  const svg = coverSvg({ title, genre: 'fantasy', author: title, lang: title }, { format: 'book', lettering: true });
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

describe('the SVG of a cover', () => {
  it.each(HOSTILE)('A cover with the title %j is well-formed and harmless', (title) => {
    const document = parsed(title);
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    const names = new Set([...document.querySelectorAll('*')].map(({ nodeName }) => nodeName));
    expect([...names].sort()).toEqual(['g', 'path', 'svg', 'text']);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on') || name.includes('href'))).toEqual([]);
  });

  it('A cover contains its title verbatim, without characters that XML forbids', () => {
    expect(parsed('A & <B>').querySelector('text')?.textContent).toBe('A & <B>');
    expect(parsed('a\u0000 b\ud800 c\u0007').querySelector('text')?.textContent).toBe('a b c');
  });

  it('Only words marked as Chinese are set in a Chinese typeface', () => {
    const familiesOf = (title: string, lang?: string) => {
      const svg = coverSvg({ title, genre: 'fantasy', author: 'Mara', lang }, { format: 'book', lettering: true });
      return [...svg.matchAll(/font-family="([^"]+)"/g)].map(([, family = '']) => /CJK/.test(family));
    };
    expect(familiesOf('龙', 'zh-Hans')).toEqual([true, false, false]);
    expect(familiesOf('Mara’s lamp', 'zh-Hans')).not.toContain(true);
    expect(familiesOf('Mara’s lamp', 'en')).not.toContain(true);
    expect(familiesOf('龙')).not.toContain(true);
  });

  it('A cover declares the language of its words', () => {
    const svg = coverSvg({ title: '龙', genre: 'fantasy', lang: 'zh-Hans' }, { format: 'book', lettering: true });
    expect(svg).toContain('xml:lang="zh-Hans"');
  });
});
