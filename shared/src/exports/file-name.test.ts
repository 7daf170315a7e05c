import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['The Lamp', 'The Lamp.epub'],
    ['祝余收到的最后一则启事', '祝余收到的最后一则启事.epub'],
    ['L’eau sur fond blanc', 'L’eau sur fond blanc.epub'],
    ['e\u0301te\u0301 \n of\t tales', 'été of tales.epub'],
    ['../../etc/passwd', 'etc passwd.epub'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.epub'],
    ['.hidden', 'hidden.epub'],
    ['-rf ~', 'rf ~.epub'],
    ['Ends with dots... ', 'Ends with dots.epub'],
    ['evil\u202efdp.exe', 'evilfdp.exe.epub'],
    ['\u0000\u0007\u200b\u200d\ud800', 'story.epub'],
    ['', 'story.epub'],
    ['...', 'story.epub'],
    ['CON', 'story CON.epub'],
    ['nul.tar', 'story nul.tar.epub'],
    ['LPT1 ', 'story LPT1.epub'],
    ['com²', 'story com².epub'],
    ['Console', 'Console.epub'],
  ])('The file of the title %j is called %j', (title, name) => {
    expect(fileName(title, 'epub')).toBe(name);
  });

  it.each(['a'.repeat(500), '夜'.repeat(200), '👩‍👩‍👧'.repeat(100), `${'a'.repeat(114)}. b`])(
    'The file name of a long title has at most 120 bytes, ends with a whole character and keeps its extension: %s',
    (title) => {
      const name = fileName(title, 'epub');
      const stem = name.slice(0, -'.epub'.length);
      expect(name.endsWith('.epub')).toBe(true);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120);
      expect(new TextEncoder().encode(name).length).toBeGreaterThan(90);
      expect(stem).toMatch(/[^\s.]$/);
      expect(stem.replace(/[a夜]|👩‍👩‍👧/gu, '')).toBe('');
    },
  );
});
