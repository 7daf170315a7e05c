// @vitest-environment jsdom
import { withStyles } from '@storyloom/testing/quick-dom';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';

withStyles();
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  beforeEach(() => renderRemote(remote, { at: '/' }));

  it('has a title, a description and a first heading of its own, which can take the focus', () => {
    expect(document.title).toBe('Storyloom: stories, written as you read');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/AI-written story/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });

  it('leads from the hero to the generators and to the inspirations', () => {
    expect(addressOf('Start Creating')).toBe('/generators');
    expect(addressOf('Get Inspired')).toBe('/inspiration');
  });

  it('says how many stories need no account', () => {
    expect(screen.getByText('No account needed for your first 3 stories.')).toBeInTheDocument();
  });

  it('names the five features, each with what it is', () => {
    const features = section('What Storyloom does');
    const titles = features.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Multiple Genres',
      'Customization',
      'Image Generation',
      'Inspiration Tools',
      'Multiple Exports',
    ]);
    for (const title of titles) expect(title.nextElementSibling?.textContent?.split(' ').length).toBeGreaterThan(12);
  });

  it('names every setting and format that it promises', () => {
    const features = section('What Storyloom does');
    for (const words of [
      'English, Spanish, French, Chinese',
      'First Person, Second Person, Third Person',
      'Humorous, Dramatic, Mysterious, Neutral, Emotional, Light',
      '500 to 5,000 words',
      'Text',
      'Markdown',
      'EPUB',
      'DOCX',
      'PDF',
    ]) {
      expect(features.getByText(words)).toBeInTheDocument();
    }
  });

  it.each([
    ['Fantasy', 'fantasy'],
    ['Sci-Fi', 'scifi'],
    ["Children's", 'children'],
    ['Romance', 'romance'],
  ])('has a card for %s whose Try Generator leads to its page', (name, id) => {
    const cards = section('Choose a generator');
    expect(cards.getAllByRole('article')).toHaveLength(4);
    const link = cards.getByRole('link', { name: `Try Generator: ${name}` });
    expect(link).toHaveAttribute('href', `/generators/${id}`);
    expect(cards.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
  });

  it('leads to all generators', () => {
    expect(addressOf('View All Generators')).toBe('/generators');
  });

  it('invites to sign up, promises 5 free story exports, and says that there is no limit yet', () => {
    const banner = section('Keep the stories you make');
    expect(
      banner.getByText(
        /5 free story exports.* Until paid plans go on sale, you can export as many stories as you like\./,
      ),
    ).toBeInTheDocument();
    expect(banner.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup');
  });

  it('shows a specimen page of the genre that is chosen, and only that one', async () => {
    const shown = () => within(screen.getByRole('figure')).getByRole('article').textContent;
    expect(shown()).toContain('The Dry Light');
    await userEvent.click(screen.getByRole('radio', { name: 'Sci-Fi' }));
    expect(shown()).toContain('Item Nine');
    await userEvent.click(screen.getByRole('radio', { name: "Children's" }));
    expect(shown()).toContain('A Boat Called Tuesday');
  });
});
