// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type LegalText, privacy, terms } from '../strings.ts';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

describe.each<[string, () => React.ReactNode, LegalText]>([
  ['terms', TermsPage, terms],
  ['privacy', PrivacyPage, privacy],
])('the page of %s', (_name, Page, text) => {
  it('A legal page has its own title and description', () => {
    render(<Page />);
    expect(document.title).toBe(`${text.title} · Storyloom`);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', text.description);
  });

  it('A legal page begins with a plain summary and the date of its last change', () => {
    render(<Page />);
    expect(screen.getByText(text.summary)).toBeInTheDocument();
    expect(screen.getByText('Last updated November 23, 2026')).toBeInTheDocument();
  });

  it('A legal page shows all of its sections, each under a heading', () => {
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
  ['Limits', 'Without an account you get 3 stories.', terms],
  ['What it costs', 'Nothing. The plans on the pricing page aren’t on sale yet', terms],
  ['Your stories are yours', 'with everyone, or only with people who have its link', terms],
  ['Your stories are yours', 'credits you for as long as yours is public', terms],
  ['Leaving', 'delete your account in Account Settings', terms],
  ['With an account', 'Deleted stories stay in Recently deleted for 30 days,', privacy],
  ['With an account', 'After that they’re removed from the database within a minute.', privacy],
  ['With an account', 'until you confirm it with the link we send, and the old one is told about the change', privacy],
  ['With an account', 'The people who run this site have the database, so they could.', privacy],
  ['What you share', 'Sharing starts out public; you can choose otherwise before you share.', privacy],
  ['What you share', 'anyone with the link can read it', privacy],
  ['What you share', 'the link stops working at the next request and is never used again', privacy],
  ['What you share', 'counts one view per visitor per day, using a fingerprint', privacy],
  ['What you share', 'your favorites are kept with your account, and only you see them', privacy],
  ['What you share', 'A report is kept with its reason, your note and who made it', privacy],
  ['What you share', 'credits you for as long as that prompt is public', privacy],
  ['Newsletter', 'we keep your address with the words you agreed to and the time', privacy],
  ['Newsletter', 'This software doesn’t send anything yet.', privacy],
  ['Newsletter', 'To have your address removed, ask the people who run this site.', privacy],
  ['Files', 'are made in your browser. Your story isn’t sent anywhere for them', privacy],
  ['In your browser', 'the size, width and paper you chose for stories', privacy],
  ['In your browser', 'is kept only until you close the tab', privacy],
  ['In your browser', 'which genre’s generator is open with how you left it', privacy],
  ['What you share', 'A story you share by link only isn’t listed anywhere', privacy],
  [
    'Your rights',
    'an email address, it’s at the bottom of every page. If you don’t see one there, they haven’t',
    privacy,
  ],
  [
    'Who runs this site',
    'an email address, it’s at the bottom of every page. If you don’t see one there, they haven’t',
    terms,
  ],
  ['Who reads your prompt', 'the story so far when you continue one', privacy],
  ['Who reads your prompt', 'is kept on the server for an hour', privacy],
  ['Your rights', 'From that moment no one else can read what you shared.', privacy],
  ['Your rights', 'After 14 days everything is removed from the database within the hour', privacy],
  ['In the server’s log', 'is noted for two days', privacy],
])('The section “%s” says: %s', (title, words, text) => {
  expect(sayings(text, title)).toContain(words);
});
