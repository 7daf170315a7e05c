// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatDay, STORY_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { facts, outline } from '@storyloom/testing/page';
import { place } from '@storyloom/testing/render-remote';
import { idOf, storyRow } from '@storyloom/testing/rows';
import { openStory } from '../testing/story-page.ts';

const article = () => document.querySelector('article')!;

describe('a story', () => {
  it('The page of a story has its title as the only h1, prompt, facts, cover and next steps', async () => {
    await openStory({
      title: 'El faro',
      prompt: 'El faro que miente a los barcos',
      story: '# El faro\n\nOnce.',
      language: 'Spanish',
      perspective: 'First Person',
      tone: 'Humorous',
      generator_id: 'children',
    });
    expect(outline()).toEqual([1, 2]);
    expect(screen.getByRole('heading', { name: 'El faro' }).tagName).toBe('H1');
    expect(screen.getByRole('heading', { name: 'El faro' }).querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    const prompt = [...document.querySelectorAll('[lang=es]')].map(({ textContent }) => textContent);
    expect(prompt).toContain('El faro que miente a los barcos');
    expect(document.title).toBe('El faro · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'El faro que miente a los barcos',
    );
    expect(document.body).toHaveTextContent('Prompt: El faro que miente a los barcos');
    expect(facts(document)).toEqual([
      formatDay(new Date(storyRow(1).created_at)),
      'Spanish',
      'First Person',
      'Humorous',
    ]);
    const cover = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    expect(cover.toLowerCase()).toContain('el faro');
    const steps = document.querySelector<HTMLElement>('main nav')!;
    expect(within(steps).getByText('What next?').tagName).toBe('H2');
    expect([...steps.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Edit', `/story/${idOf(1)}/edit`],
      ['What happens next?', `/story/${idOf(1)}/edit#next`],
      ["Create another Children's story", '/generators/children'],
      ['Back to My Stories', '/dashboard'],
      ['Get Inspired', '/inspiration'],
    ]);
    expect([
      screen.queryByRole('button', { name: 'Share' }) !== null,
      screen.queryByRole('button', { name: 'Download' }) !== null,
      screen.queryByRole('button', { name: 'Rename' }) !== null,
    ]).toEqual([true, true, true]);
    await user.click(screen.getByRole('link', { name: "Create another Children's story" }));
    expect(place()).toMatchObject({ at: '/generators/children', state: { fresh: true } });
  });

  it('A story with few known facts shows the defaults, and leads to all generators', async () => {
    await openStory({ title: '', prompt: ' ', generator_id: 'unknown', language: null, perspective: null, tone: null });
    expect(screen.getByRole('heading', { name: 'Untitled Story' }).tagName).toBe('H1');
    expect(facts(document).slice(1)).toEqual(['English', 'Third Person', 'Neutral']);
    expect(document.body).not.toHaveTextContent('Prompt:');
    const steps = [...document.querySelectorAll('main nav a')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Edit', 'What happens next?', 'Create another story', 'Back to My Stories', 'Get Inspired']);
    expect(screen.getByRole('link', { name: 'Create another story' })).toHaveAttribute('href', '/generators');
  });

  it('A story is shown line by line: two levels of headings, paragraphs, and gaps for blank lines', async () => {
    await openStory({
      title: 'Day',
      story:
        '# Day\n\nDawn.\nDew.\n\nBirds.\n\n\n\nA bell.\n\n\n#Noon\n## Kitchen\r\n###Table\n\n\nBread.\n#### Salt\n#####Pepper',
    });
    const lines = [...article().children].map((line) => [
      line.tagName,
      line.textContent,
      line.getAttribute('data-gap'),
    ]);
    expect(lines).toEqual([
      ['P', 'Dawn.', 'line'],
      ['P', 'Dew.', 'none'],
      ['P', 'Birds.', 'line'],
      ['P', 'A bell.', 'scene'],
      ['H2', 'Noon', null],
      ['H3', 'Kitchen', null],
      ['H3', 'Table', null],
      ['P', 'Bread.', 'line'],
      ['P', 'Salt', 'none'],
      ['P', 'Pepper', 'none'],
    ]);
    expect(outline()).toEqual([1, 2, 3, 3, 2]);
  });

  it('A story is shown with its emphasis, with other markup as text, and in its language', async () => {
    await openStory({ title: '灯', language: 'Chinese', story: '# 灯\n\n## 最 *后*\n\n**跑**, <b>x</b>.\n\n* * *' });
    expect([...article().children].map(({ innerHTML }) => innerHTML)).toEqual([
      '最 <em>后</em>',
      '<strong>跑</strong>, &lt;b&gt;x&lt;/b&gt;.',
      '* * *',
    ]);
    expect(article().lang).toBe('zh-Hans');
  });

  it('The reading settings apply to the story', async () => {
    await openStory({ generator_id: 'scifi' });
    expect(article().dataset).toMatchObject({ genre: 'scifi', size: 'md', leading: 'normal' });
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    await user.click(document.querySelector('input[value="sepia"]')!);
    expect(document.documentElement.dataset['paper']).toBe('sepia');
    await user.click(document.querySelector('input[value="auto"]')!);
  });

  it('The tools of a story have visible labels', async () => {
    await openStory();
    const tools = document.querySelector('main [role="group"]')!;
    expect([...tools.querySelectorAll('a, button')].map((one) => one.textContent)).toEqual([
      'Edit',
      'Share',
      'Download',
      'Rename',
    ]);
  });

  it.each(['Edit', 'Edit this story'])('The link “%s” opens the story in the writing desk', async (name) => {
    await openStory();
    await user.click(screen.getByRole('link', { name }));
    expect(place().at).toBe(`/story/${idOf(1)}/edit`);
  });

  it('A story can be shared and downloaded at its end, too, and the focus returns to the same button', async () => {
    await openStory();
    const atEnd = document.querySelector<HTMLElement>('main nav')!;
    expect([...atEnd.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Share', 'Download']);
    expect(article().compareDocumentPosition(atEnd)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of ['Share this story', 'Share']) {
      await user.click(screen.getByRole('button', { name }));
      expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    act(() => within(atEnd).getByRole('button', { name: 'Download this story' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Download this story' }), { key: 'Enter' });
    const formats = () => [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
    expect(formats()).toContain('EPUB (.epub)');
    fireEvent.keyDown(document.querySelector('[role="menu"]')!, { key: 'Escape' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download this story' })).toHaveFocus());
  });

  it('A long prompt is folded, and shown in full on demand', async () => {
    await openStory({ prompt: 'A very long wish. '.repeat(100) });
    const toggle = screen.getByRole('button', { name: 'Show the whole prompt' });
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Show less of the prompt' })).toHaveAttribute('aria-expanded', 'true');
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe(`${'A very long wish. '.repeat(9).slice(0, 150).trimEnd()}…`);
  });
});

it('A story that the demo storyteller wrote says so, and another does not', async () => {
  const DEMO = 'Demo storyteller, no AI: this story is put together from passages that people wrote.';
  await openStory({ demo: true });
  expect(document.body).toHaveTextContent(DEMO);
  await openStory();
  expect(document.body).not.toHaveTextContent(DEMO);
});

it('A story that was saved before its end says so below its text, and another does not', async () => {
  const STOPPED = 'This story was stopped before its end.';
  await openStory({ options: { unfinished: true } });
  const note = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === STOPPED)!;
  expect(article().compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await openStory();
  expect(document.body).not.toHaveTextContent(STOPPED);
  expect(screen.queryByRole('link', { name: 'Finish this story' })).not.toBeInTheDocument();
});

it('A story that was saved before its end can be finished in its generator', async () => {
  await openStory({ generator_id: 'scifi', options: { unfinished: true } });
  await user.click(screen.getByRole('link', { name: 'Finish this story' }));
  expect(place()).toMatchObject({ at: '/generators/scifi', state: { continues: idOf(1) } });
});

it.each([
  ['no generator is known', { generator_id: 'unknown' }],
  ['it is as long as a story can be', { story: 'x'.repeat(STORY_LIMITS.characters) }],
])('A story that was saved before its end can’t be finished when %s', async (_case, row) => {
  await openStory({ ...row, options: { unfinished: true } });
  expect(document.body).toHaveTextContent('This story was stopped before its end.');
  expect(screen.queryByRole('link', { name: 'Finish this story' })).not.toBeInTheDocument();
});
