// @vitest-environment jsdom
import { GENRE_DEFAULTS, GENRES } from '@storyloom/shared/domain';
import { ADA } from '@storyloom/testing/people';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { describeRemote } from '@storyloom/testing/remote-contract';
import { signIn } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import descriptor from '../remote.json';
import prerendered from './prerender.ts';
import { remote } from './remote.ts';
import { keepVersions } from './testing/steps.ts';
import { serveStories } from './testing/story-service.ts';
import { versionOf } from './testing/version-of.ts';

describeRemote(remote, descriptor);

const AT = '/generators/fantasy';
const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });

async function written(path = AT): Promise<string> {
  serveStories();
  const html = await prerenderPage(remote, path);
  localStorage.clear();
  sessionStorage.clear();
  return html;
}

const keepDraft = (draft: object) => localStorage.setItem('storyloom-draft-fantasy', JSON.stringify(draft));

describe('a prerendered generator', () => {
  it('The generators are prerendered, each with its title, its form and its button', async () => {
    expect(prerendered.pages.map(({ path }) => path)).toEqual([
      '/generators',
      ...GENRES.map((genre) => `/generators/${genre}`),
    ]);
    for (const { path } of prerendered.pages) {
      const { body } = new DOMParser().parseFromString(await written(path), 'text/html');
      expect(body.querySelector('h1')?.textContent).toMatch(/Story Generator$/);
      expect(body.querySelector('textarea')?.placeholder).not.toBe('');
      expect(body.querySelector('button[type="submit"]')?.textContent).toBe('Generate Story');
      expect(body.querySelectorAll('[style], [aria-busy="true"]')).toHaveLength(0);
    }
  });

  it('A generator keeps its elements when it is hydrated on a first visit', async () => {
    const html = await written();
    let box: Element | null = null;
    const { complaints, publish } = await hydratePage(remote, html, AT, (page) => {
      box = page.querySelector('textarea');
    });
    await publish();
    expect(await screen.findByText('You have used 0/3 free AI-generated stories.')).toBeVisible();
    expect(complaints).toEqual([]);
    expect(promptBox()).toBe(box);
  });

  it('The stored draft and the choices of this device appear once the page is hydrated', async () => {
    const html = await written();
    localStorage.setItem('storyloom-auto-generate', 'on');
    keepVersions(versionOf('a', { text: 'The lamp went out.' }));
    const settings = { ...GENRE_DEFAULTS.fantasy, length: 900 };
    keepDraft({ prompt: 'A lighthouse', settings, order: ['a'], shown: 'a' });
    const { complaints, publish } = await hydratePage(remote, html, AT);
    expect(complaints).toEqual([]);
    expect(promptBox()).toHaveValue('A lighthouse');
    expect(screen.getByText('The lamp went out.')).toBeVisible();
    await publish();
    expect(promptBox()).toHaveValue('A lighthouse');
    // Not a reload, so the genre's own settings apply.
    expect(screen.getByRole('button', { name: /about 1,500 words/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Settings/ }));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('The focus and the selection stay in the prompt when the stored draft appears in it', async () => {
    const html = await written();
    keepDraft({ prompt: 'A lighthouse', settings: GENRE_DEFAULTS.fantasy });
    await hydratePage(remote, html, AT, (page) => page.querySelector('textarea')!.focus());
    expect(promptBox()).toHaveValue('A lighthouse');
    expect(promptBox()).toHaveFocus();
  });

  it('The draft of another user is not shown by a hydrated page', async () => {
    const html = await written();
    localStorage.setItem('storyloom-owner', 'bo');
    keepDraft({ prompt: 'Bo’s own', settings: GENRE_DEFAULTS.fantasy });
    const { publish } = await hydratePage(remote, html, AT);
    expect(promptBox()).toHaveValue('');
    await publish();
    expect(promptBox()).toHaveValue('');
  });

  it('A user who comes back to a hydrated page finds their draft and no guest’s notice', async () => {
    const html = await written();
    await signIn(ADA);
    localStorage.setItem('storyloom-owner', ADA);
    keepDraft({ prompt: 'A lighthouse', settings: GENRE_DEFAULTS.fantasy });
    const { complaints, publish } = await hydratePage(remote, html, AT);
    await publish();
    expect(promptBox()).toHaveValue('A lighthouse');
    expect(screen.queryByText(/free AI-generated stories/)).not.toBeInTheDocument();
    expect(complaints).toEqual([]);
  });
});
