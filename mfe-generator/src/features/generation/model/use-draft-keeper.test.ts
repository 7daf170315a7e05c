// @vitest-environment jsdom
import { isRefused } from '@storyloom/shared/device-storage';
import { fillStorage, kept } from '@storyloom/shared/testing/device';
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD, openPage, pass, settings, start, storyKey, watchWrites } from '../../../testing/draft-keeper-page.ts';
import { claimDrafts } from './draft-owner.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('what is on the page', () => {
  it('is kept within half a second', () => {
    openPage();
    pass(499);
    expect(kept()).toEqual({});
    pass(1);
    expect(readDraft('fantasy')).toMatchObject({ draft: start, damaged: false });
  });

  it('is kept when the page is closed, as a story that is still being written', () => {
    const page = openPage();
    fireEvent(window, new Event('pagehide'));
    expect(readDraft('fantasy').draft).toEqual(start);
    expect(page.leaving).toEqual([false]);
  });

  it('is kept when the person goes on to another page, which is told, and no longer after that', () => {
    const page = openPage();
    page.unmount();
    expect(readDraft('fantasy').draft).toEqual(start);
    expect(page.leaving).toEqual([true]);
    pass(5000);
    fireEvent(window, new Event('pagehide'));
    expect(page.leaving).toEqual([true]);
  });

  it('is not written again while nothing changes', () => {
    const page = openPage();
    pass(500);
    const written = watchWrites();
    pass(10_000);
    page.draft = { ...start, versions: start.versions.map((version) => ({ ...version })) };
    pass(500);
    fireEvent(window, new Event('pagehide'));
    page.unmount();
    expect(written()).toEqual([]);
  });

  it('is written as far as it changed: the form, or one version', () => {
    const page = openPage();
    pass(500);
    const written = watchWrites();
    page.draft = { ...page.draft, prompt: 'A lighthouse' };
    pass(500);
    expect(written()).toEqual([HEAD]);
    const [a, b] = start.versions as [(typeof start.versions)[0], (typeof start.versions)[0]];
    page.draft = { ...page.draft, versions: [a, { ...b, text: `${b.text} More.` }] };
    pass(500);
    expect(written()).toEqual([HEAD, storyKey('b')]);
    page.draft = { ...page.draft, versions: [{ ...a, saved: true }, page.draft.versions[1]!] };
    pass(500);
    expect(written()).toEqual([HEAD, storyKey('b'), storyKey('a')]);
    expect(readDraft('fantasy').draft).toEqual(page.draft);
  });

  it('is gone from the device when it is gone from the page', () => {
    const page = openPage();
    pass(500);
    page.draft = { ...start, versions: [start.versions[1]!] };
    pass(500);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('b')]);
  });

  it('is kept once there is room, although nothing changed since it was refused', () => {
    openPage();
    const makeRoom = fillStorage();
    pass(500);
    expect(isRefused()).toBe(true);
    expect(kept()).toEqual({});
    makeRoom();
    pass(500);
    expect(isRefused()).toBe(false);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('a'), storyKey('b')]);
  });

  it('is kept as far as there is room', () => {
    const page = openPage();
    fillStorage((key) => key === storyKey('b'));
    pass(500);
    expect(isRefused()).toBe(true);
    page.draft = { ...start, versions: [start.versions[0]!] };
    pass(500);
    expect(isRefused()).toBe(false);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('a')]);
  });
});

describe('what has not been changed', () => {
  it('is not written at all', () => {
    const written = watchWrites();
    openPage({ prompt: '', settings, versions: [] });
    pass(1000);
    expect(written()).toEqual([]);
  });

  it('is written where it is not as it was found', () => {
    writeDraft('fantasy', { ...start, settings: { ...settings, tone: 'humorous' } });
    openPage();
    pass(500);
    expect(readDraft('fantasy').draft.settings).toEqual(settings);
  });
});

describe('what may not be kept', () => {
  it('is kept once it is known whose it is, and never when the page is left before', () => {
    openPage(start, { isKnown: false }).unmount();
    const page = openPage(start, { isKnown: false });
    pass(1000);
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toEqual({});
    page.know('');
    pass(500);
    expect(readDraft('fantasy').draft).toEqual(start);
  });

  it('is not kept among what belongs to another user by now', () => {
    const page = openPage();
    pass(500);
    claimDrafts('ada');
    const before = kept();
    page.draft = { ...start, prompt: 'A guest’s' };
    pass(500);
    page.unmount();
    expect(kept()).toEqual(before);
  });
});

describe('what keeps the page at once', () => {
  it('is there while the page is, and gives what it kept', () => {
    const page = openPage();
    const [keep] = page.setKeeper.mock.lastCall as [() => Draft];
    expect(keep()).toEqual(start);
    expect(readDraft('fantasy').draft).toEqual(start);
    page.unmount();
    expect(page.setKeeper.mock.lastCall).toEqual([undefined]);
  });
});
