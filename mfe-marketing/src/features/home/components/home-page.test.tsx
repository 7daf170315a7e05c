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

  it('The home page has its own title and description, and a first heading that can take the focus', () => {
    expect(document.title).toBe('Storyloom: stories, written as you read');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/AI-written story/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });

  it('The hero leads to the generators and to the inspirations', () => {
    expect(addressOf('Start Creating')).toBe('/generators');
    expect(addressOf('Get Inspired')).toBe('/inspiration');
  });

  it('The home page says how many stories need no account', () => {
    expect(screen.getByText('No account needed for your first 3 stories.')).toBeInTheDocument();
  });

  it('The home page names the five features, each with a description', () => {
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

  it('The home page names every setting and export format that it promises', () => {
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
  ])('The card of %s has a Try Generator link to its generator', (name, id) => {
    const cards = section('Choose a generator');
    expect(cards.getAllByRole('article')).toHaveLength(4);
    const link = cards.getByRole('link', { name: `Try Generator: ${name}` });
    expect(link).toHaveAttribute('href', `/generators/${id}`);
    expect(cards.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
  });

  it('The home page leads to all generators', () => {
    expect(addressOf('View All Generators')).toBe('/generators');
  });

  it('The banner invites guests to sign up, promises 5 free story exports, and says that there is no limit yet', () => {
    const banner = section('Keep the stories you make');
    expect(
      banner.getByText(
        /5 free story exports.* Until paid plans go on sale, you can export as many stories as you like\./,
      ),
    ).toBeInTheDocument();
    expect(banner.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup');
  });

  it('Only the specimen page of the chosen genre is shown', async () => {
    const shown = () => within(screen.getByRole('figure')).getByRole('article').textContent;
    expect(shown()).toContain('The Dry Light');
    await userEvent.click(screen.getByRole('radio', { name: 'Sci-Fi' }));
    expect(shown()).toContain('Item Nine');
    await userEvent.click(screen.getByRole('radio', { name: "Children's" }));
    expect(shown()).toContain('A Boat Called Tuesday');
  });
});
