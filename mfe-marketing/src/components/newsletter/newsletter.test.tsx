// @vitest-environment jsdom
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Newsletter } from './newsletter.tsx';
import { isEmail } from './subscribe.ts';

const page = (
  <MemoryRouter>
    <Newsletter />
  </MemoryRouter>
);

function open(answer: Answer = json(true)) {
  writeSiteConfig();
  const requests = fakeNetwork(() => (answer instanceof Response ? answer.clone() : answer));
  render(page);
  return requests;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole('button');
const alert = () => screen.findByRole('alert');

/** Fills the form in and sends it. */
async function send(address: string, consents = true) {
  if (address !== '') await userEvent.type(email(), address);
  if (consents) await userEvent.click(consent());
  await userEvent.click(button());
}

describe('the newsletter', () => {
  it('The form says what the newsletter is, has its consent unchecked, and sends nothing by itself', () => {
    const requests = open();
    expect(screen.getByRole('region', { name: 'New articles by email' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Leave your address and we’ll write when there’s something new to read. The first issue hasn’t gone out yet.',
      ),
    ).toBeInTheDocument();
    expect(consent().checked).toBe(false);
    expect(consent().labels?.[0]?.textContent).toBe(
      'Yes, Storyloom may email me about new articles and keep this address for that until I ask to have it removed.',
    );
    expect(button().textContent).toBe('Subscribe');
    expect(screen.getByRole('link', { name: 'How we handle your address' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Follow the feed (RSS) instead' })).toHaveAttribute('href', '/rss.xml');
    expect(requests).toEqual([]);
  });

  it('The form is sent by script, and the browser stays on the page', () => {
    open();
    // False when the default action is prevented.
    expect(fireEvent.submit(screen.getByRole('textbox').closest('form')!)).toBe(false);
  });

  it('An address is saved with the words that its owner agreed to', async () => {
    const requests = open();
    await send('  mara@example.com ');
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(screen.getByText('You’re on the list.')).toBeInTheDocument();
    const words =
      'Yes, Storyloom may email me about new articles and keep this address for that until I ask to have it removed.';
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      ['subscribe_to_newsletter', { p_email: 'mara@example.com', p_consent: words }],
    ]);
    // The form is gone, and the answer has the focus.
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toContain('Thank you');
  });

  it('The answer leaves the focus where the user has moved it, also when the page is rendered again', async () => {
    writeSiteConfig();
    let answer!: (response: Response) => void;
    fakeNetwork(() => new Promise<Response>((resolve) => (answer = resolve)));
    const { rerender } = render(page);
    await send('mara@example.com');
    const feed = screen.getByRole('link', { name: 'Follow the feed (RSS) instead' });
    feed.focus();
    answer(json(true));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(feed).toHaveFocus();
    rerender(
      <MemoryRouter>
        <Newsletter />
      </MemoryRouter>,
    );
    expect(feed).toHaveFocus();
  });

  it('An address that is already on the list gets a kind answer', async () => {
    open(json(false));
    await send('mara@example.com');
    expect(await screen.findByText('You’re already on the list')).toBeInTheDocument();
    expect(screen.getByText('There’s nothing more to do.')).toBeInTheDocument();
  });

  it.each([
    ['', 'Enter your email address, such as name@example.com.'],
    ['mara', 'Check the address: it needs an @ followed by a domain, as in name@example.com.'],
    ['mara@example', 'Check the address: it needs an @ followed by a domain, as in name@example.com.'],
  ])('The form says what to do about the address “%s”, and sends nothing', async (address, words) => {
    const requests = open();
    await send(address);
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email().value).toBe(address);
    expect(requests).toEqual([]);
  });

  it('An address without consent is not saved', async () => {
    const requests = open();
    await send('mara@example.com', false);
    const words = 'Check the box to let us email you. We don’t keep your address without it.';
    expect(consent()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(consent()).toBeInvalid();
    expect(consent()).toHaveFocus();
    expect(document.title).toMatch(/^Error:/);
    expect(requests).toEqual([]);
    await userEvent.click(consent());
    await userEvent.click(button());
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
  });

  it('A form that gets no answer says so, keeps what was typed, and can be sent again', async () => {
    const requests = open(new TypeError('Failed to fetch'));
    await send('mara@example.com');
    expect((await alert()).textContent).toBe(
      'Your address couldn’t be savedStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(email().value).toBe('mara@example.com');
    expect(document.title).toMatch(/^Error:/);
    expect(consent().checked).toBe(true);
    await userEvent.click(button());
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  });

  it('The form shows the message of a rate limit', async () => {
    const message = 'Too many requests from your network. Please try again after 60 seconds.';
    open(json({ code: 'rate_limited', message, details: null, hint: null }, 429));
    await send('mara@example.com');
    expect((await alert()).textContent).toContain(message);
    expect(email().value).toBe('mara@example.com');
  });

  it('The form is sent once, however often the button is pressed', async () => {
    let answer: (response: Response) => void = () => undefined;
    const requests = open(new Promise<Response>((resolve) => (answer = resolve)));
    await send('mara@example.com');
    await waitFor(() => expect(button().textContent).toBe('Subscribing'));
    await userEvent.click(button());
    answer(json(true));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  it('The form can’t be sent before the script has loaded, which would put the email address into the page’s address, and says so', () => {
    const written = new DOMParser().parseFromString(renderToString(page), 'text/html');
    expect(written.querySelector('button')?.disabled).toBe(true);
    expect(written.querySelector('noscript')?.textContent).toContain(
      'Subscribing needs JavaScript, which is turned off in your browser.',
    );
  });
});

it('An email address has an @, a domain with a dot, and a limited length', () => {
  expect(['a@b.c', 'a+b@c-d.example'].every(isEmail)).toBe(true);
  expect(['a', 'a@b', 'a@b.', '@b.c', 'a b@c.d', `${'a'.repeat(251)}@b.c`].some(isEmail)).toBe(false);
});
