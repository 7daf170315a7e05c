// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SessionProvider } from '@storyloom/shared/auth';
import { arrive } from '@storyloom/testing/community-page';
import { ForGuests, ForUsers } from './visitor.tsx';

const show = (heldUntil?: Promise<void>) =>
  render(
    <SessionProvider heldUntil={heldUntil}>
      <ForGuests>Sign up</ForGuests>
      <ForUsers as="span">My stories</ForUsers>
    </SessionProvider>,
  );
/** The parts that can be seen. */
const seen = () =>
  ['Sign up', 'My stories'].filter((text) => getComputedStyle(screen.getByText(text)).display !== 'none');

describe('the parts of a page for guests and for users', () => {
  it.each([
    ['A guest', false, 'Sign up'],
    ['A user', true, 'My stories'],
  ])('%s sees their own part, whatever was thought at first', async (_who, isSignedIn, part) => {
    await arrive(isSignedIn);
    show();
    expect(seen()).toEqual([part]);
    document.documentElement.toggleAttribute('data-session', !isSignedIn);
    expect(seen()).toEqual([part]);
    document.documentElement.removeAttribute('data-session');
  });

  it.each([
    ['guests', false, 'Sign up'],
    ['users', true, 'My stories'],
  ])('Until the session is known, the root element decides that the part for %s is seen', (_who, has, part) => {
    document.documentElement.toggleAttribute('data-session', has);
    show(new Promise(() => undefined));
    expect(seen()).toEqual([part]);
    document.documentElement.removeAttribute('data-session');
  });
});
