// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type LegalText, privacy, terms } from '../strings.ts';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

afterEach(cleanup);

describe.each<[string, () => React.ReactNode, LegalText]>([
  ['terms', TermsPage, terms],
  ['privacy', PrivacyPage, privacy],
])('the page of %s', (_name, Page, text) => {
  it('has a title and a description of its own', () => {
    render(<Page />);
    expect(document.title).toBe(`${text.title} · Storyloom`);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(text.description);
  });

  it('begins with a plain summary, and says when it was changed', () => {
    render(<Page />);
    expect(screen.getByText(text.summary)).toBeTruthy();
    expect(screen.getByText('Last changed on 22 November 2026')).toBeTruthy();
  });

  it('says all of its parts under one heading each', () => {
    const { container } = render(<Page />);
    expect(container.querySelector('h1')?.textContent).toBe(text.title);
    expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
      text.sections.map(({ title }) => title),
    );
    for (const paragraph of text.sections.flatMap(({ texts }) => texts)) {
      expect(container.textContent).toContain(paragraph);
    }
  });
});

const sayings = (text: LegalText, title: string) =>
  text.sections.find((section) => section.title === title)?.texts.join(' ') ?? '';

it.each<[string, string, LegalText]>([
  ['Limits', 'Without an account you have 3 stories.', terms],
  ['What it costs', 'Nothing. The plans on the page about pricing cannot be bought yet', terms],
  ['Your stories are yours', 'with those who have its link, or with everybody', terms],
  ['Your stories are yours', 'your name stands with it while yours is public', terms],
  ['Leaving', 'The account itself is removed on request', terms],
  ['With an account', 'can be brought back for 10 seconds, by you alone', privacy],
  ['With an account', 'After 1 second more it is removed from the database, within a minute.', privacy],
  ['With an account', 'until the link that was sent to it is opened, and the old one is told', privacy],
  ['With an account', 'Whoever runs this site has the database, and could.', privacy],
  ['What you share', 'whoever has the link can read it', privacy],
  ['What you share', 'the link is dead from the next request, and never used again', privacy],
  ['What you share', 'counted once a visitor and day, by a fingerprint', privacy],
  ['What you share', 'your favorites are kept with your account and seen by you alone', privacy],
  ['What you share', 'A report is kept with its reason, your note and who made it', privacy],
  ['What you share', 'names you as long as that prompt is public', privacy],
  ['Newsletter', 'your address is kept with the words that you agreed to and the time', privacy],
  ['Newsletter', 'Nothing is sent by this software yet.', privacy],
  ['Newsletter', 'To have the address removed, ask whoever runs this site.', privacy],
  ['Files', 'are made in your browser. Nothing of the story is sent anywhere for them', privacy],
  ['In your browser', 'the size, width and paper of stories', privacy],
  ['In your browser', 'is kept until you close the tab', privacy],
  ['Who reads your prompt', 'the story so far when you let it go on', privacy],
  ['In the server’s log', 'is noted for two days', privacy],
])('says what holds about “%s”: %s', (title, words, text) => {
  expect(sayings(text, title)).toContain(words);
});
