// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, Toaster } from '@storyloom/shared/ui';
import { isTold } from '@storyloom/testing/community-page';
import { ShareOutcome } from './share-outcome.tsx';

const SHARED = { title: 'The Lamp', isPublic: true, shareId: 'link-1' };
type Props = ComponentProps<typeof ShareOutcome>;

const show = (props: Partial<Props> = {}) =>
  render(
    <MemoryRouter>
      <ShareOutcome shared={SHARED} onDone={() => undefined} {...props} />
      <Toaster />
    </MemoryRouter>,
  ).container;

const copy = () => act(async () => fireEvent.click(screen.getByText('Copy link')));
const address = () => screen.getByLabelText<HTMLInputElement>('Link');
const selected = () => address().value.slice(address().selectionStart ?? 0, address().selectionEnd ?? 0);

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  act(() => toast.dismiss());
});

describe('the link of a published story', () => {
  const link = `${location.origin}/s/link-1`;

  it('The link of a shared story is copied, and leads to its page', async () => {
    show();
    expect(address().value).toBe(link);
    expect(screen.getByRole('link', { name: 'Open the page: The Lamp' }).getAttribute('href')).toBe('/s/link-1');
    await copy();
    expect(writeText.mock.calls).toEqual([[link]]);
    await isTold('Link copied to clipboard!');
  });

  it('A link that can’t be copied is selected, to be copied by hand', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    show();
    await copy();
    await isTold('The link could not be copied. Select it and copy it by hand.');
    expect(selected()).toBe(link);
  });

  it('The link of a shared story is selected when it gets the focus', () => {
    show();
    address().setSelectionRange(0, 0);
    fireEvent.focus(address());
    expect(selected()).toBe(link);
  });
});

describe('ShareOutcome', () => {
  it.each([
    [true, 'Everyone can read it now'],
    [false, 'Anyone with the link can read it now'],
  ])('It says who can read the story (public: %s), with the focus', (isPublic, title) => {
    show({ shared: { ...SHARED, isPublic } });
    expect(document.activeElement?.textContent).toBe(title);
  });

  it('The outcome of sharing says that the story was saved only if it was', () => {
    const saved = 'It’s also saved in My Stories.';
    expect(show().textContent).not.toContain(saved);
    expect(show({ shared: { ...SHARED, isSavedToo: true } }).textContent).toContain(saved);
  });

  it('A story that nobody else can read has its own words, and no link', () => {
    const root = show({
      shared: { ...SHARED, shareId: '' },
      said: { title: 'It’s private', text: 'Only you see it.' },
    });
    expect(root.textContent).toMatch(/^It’s privateOnly you see it\.Done/);
    expect(screen.queryByLabelText('Link')).toBeNull();
  });
});
