// @vitest-environment jsdom
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { user } from '@storyloom/testing/user';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Newsletter } from './newsletter.tsx';
import { isEmail } from './subscribe.ts';

const CONSENT =
  'Yes, Storyloom may email me about new articles and keep this address for that until I ask to have it removed.';
const page = () => (
  <MemoryRouter>
    <Newsletter />
  </MemoryRouter>
);

function open(answer: () => Answer = () => json(true)) {
  const requests = fakeNetwork(answer);
  return { requests, ...render(page()) };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const consent = () => document.querySelector<HTMLInputElement>('[type="checkbox"]')!;
const button = () => document.querySelector('button')!;

/** Fills the form in and sends it. */
async function send(address: string, consents = true) {
  fireEvent.change(email(), { target: { value: address } });
  if (consents) await user.click(consent());
  await user.click(button());
}

describe('the newsletter', () => {
  it('assumes no consent, and says how addresses are handled', () => {
    open();
    expect(consent().checked).toBe(false);
    expect(consent().labels?.[0]?.textContent).toBe(CONSENT);
    expect(screen.getByText('How we handle your address')).toHaveAttribute('href', '/privacy');
  });

  it('cannot be sent before its script has loaded, which would put the email into the page’s address', () => {
    const written = new DOMParser().parseFromString(renderToString(page()), 'text/html');
    expect(written.querySelector('button')?.disabled).toBe(true);
    expect(written.querySelector('noscript')?.textContent).toContain(
      'Subscribing needs JavaScript, which is turned off in your browser.',
    );
    open();
    // False when the default action is prevented.
    expect(fireEvent.submit(email().closest('form')!)).toBe(false);
  });

  it('saves an address once, with the words that its owner agreed to', async () => {
    let answer!: (response: Response) => void;
    const { requests } = open(() => new Promise((resolve) => (answer = resolve)));
    await send('  mara@example.com ');
    await waitFor(() => expect(button()).toHaveTextContent('Subscribing'));
    await user.click(button());
    await waitFor(() => expect(answer).toBeDefined());
    answer(json(true));
    expect(await screen.findByText('You’re on the list.')).toBeInTheDocument();
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      ['subscribe_to_newsletter', { p_email: 'mara@example.com', p_consent: CONSENT }],
    ]);
    // The form is gone, and the answer has the focus.
    expect(button()).toBeNull();
    expect(document.activeElement).toHaveTextContent('Thank you');
  });

  it('leaves the focus where the user has moved it', async () => {
    let answer!: (response: Response) => void;
    open(() => new Promise((resolve) => (answer = resolve)));
    await send('mara@example.com');
    const feed = screen.getByText('Follow the feed (RSS) instead');
    feed.focus();
    await waitFor(() => expect(answer).toBeDefined());
    answer(json(true));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(feed).toHaveFocus();
  });

  it('says what is wrong with an address, and sends nothing', async () => {
    const { requests } = open();
    await user.click(consent());
    for (const [address, words] of [
      ['', 'Enter your email address, such as name@example.com.'],
      ['mara@example', 'Check the address: it needs an @ followed by a domain, as in name@example.com.'],
    ] as const) {
      await send(address, false);
      expect(email()).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(email()).toBeInvalid();
      expect(email()).toHaveFocus();
      expect(email()).toHaveValue(address);
    }
    expect(requests).toEqual([]);
  });

  it('does not save an address without consent', async () => {
    const { requests } = open();
    await send('mara@example.com', false);
    const words = 'Check the box to let us email you. We don’t keep your address without it.';
    expect(consent()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(consent()).toBeInvalid();
    expect(consent()).toHaveFocus();
    expect(document.title).toMatch(/^Error:/);
    expect(requests).toEqual([]);
    await user.click(consent());
    await user.click(button());
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
  });

  it('says why it failed, keeps what was typed, and can be sent again', async () => {
    let answer: Answer = new TypeError('Failed to fetch');
    open(() => answer);
    await send('mara@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your address couldn’t be savedStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(document.title).toMatch(/^Error:/);
    expect(email()).toHaveValue('mara@example.com');
    expect(consent().checked).toBe(true);
    // The lost answer was to a request that had arrived.
    answer = json(false);
    await user.click(button());
    expect(await screen.findByText('You’re already on the list')).toBeInTheDocument();
  });
});

it('takes only addresses with an @, a dotted domain and a limited length', () => {
  expect(['a@b.c', 'a+b@c-d.example'].every(isEmail)).toBe(true);
  expect(['a', 'a@b', 'a@b.', '@b.c', 'a b@c.d', `${'a'.repeat(251)}@b.c`].some(isEmail)).toBe(false);
});
