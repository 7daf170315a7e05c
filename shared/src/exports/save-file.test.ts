// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { watchDownloads } from '@storyloom/testing/downloads';
import { saveFile } from './save-file.ts';

describe('saving a file', () => {
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
});
