// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { watchDownloads } from '@storyloom/testing/downloads';
import { fileName } from './file-name.ts';
import { plainStory } from './plain-story.ts';
import { saveFile } from './save-file.ts';

it('A file is named after its title, without what a system forbids or a user may misread', () => {
  for (const [title, name] of [
    ['The Lamp', 'The Lamp.epub'],
    ['e\u0301te\u0301 \n of\t tales', 'été of tales.epub'],
    ['../../etc/passwd', 'etc passwd.epub'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.epub'],
    ['.hidden', 'hidden.epub'],
    ['-rf ~', 'rf ~.epub'],
    ['Ends with dots... ', 'Ends with dots.epub'],
    ['evil\u202efdp.exe', 'evilfdp.exe.epub'],
    ['\u0000\u0007\u200b\u200d\ud800', 'story.epub'],
    ['CON', 'story CON.epub'],
    ['nul.tar', 'story nul.tar.epub'],
    ['com²', 'story com².epub'],
    ['Console', 'Console.epub'],
  ])
    expect(fileName(title!, 'epub'), title).toBe(name);
});

it('The file name of a long title has at most 120 bytes, and ends with a whole character', () => {
  for (const title of ['a'.repeat(500), '夜'.repeat(200), '👩‍👩‍👧'.repeat(100), `${'a'.repeat(114)}. b`]) {
    const name = fileName(title, 'epub');
    const stem = name.slice(0, -'.epub'.length);
    const { length } = new TextEncoder().encode(name);
    expect([name.endsWith('.epub'), length <= 120, length > 90], name).toEqual([true, true, true]);
    expect(stem).toMatch(/[^\s.]$/);
    expect(stem.replace(/[a夜]|👩‍👩‍👧/gu, '')).toBe('');
  }
});

it('A story as plain text keeps lines of verse together, and has larger gaps between scenes', () => {
  const lines = [
    { text: 'Once.', gap: 'line' },
    { text: 'Lamp, lamp,', gap: 'line' },
    { text: 'burn all night.', gap: 'none' },
    { text: 'Years went by.', gap: 'scene' },
  ] as const;
  expect(plainStory('The Lamp', lines)).toBe('The Lamp\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.\n');
});

it('A saved file is downloaded, and its URL is revoked after a minute', () => {
  vi.useFakeTimers();
  const revoke = vi.fn<(url: string) => void>();
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: revoke });
  const downloads = watchDownloads();
  saveFile(new Blob(['x']), 'Lamp.txt');
  expect(downloads.map(({ name }) => name)).toEqual(['Lamp.txt']);
  vi.advanceTimersByTime(50_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(`blob:${location.origin}/0`);
});
