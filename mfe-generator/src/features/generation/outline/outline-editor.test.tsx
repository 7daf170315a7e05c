// @vitest-environment jsdom
import { NOTES_LIMITS } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { screen, waitFor, act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHAPTERS, chapterTitles, outlineHeading, planStory, press } from '../../../testing/outline.ts';
import { begin } from '../../../testing/steps.ts';
import { chapterStates, headingsIn } from './chapter-states.ts';

const field = (name: string) => screen.getByRole('textbox', { name });

/** An outline in the editor. */
async function openOutline(...options: Parameters<typeof planStory>) {
  const service = await planStory(...options);
  await press('Generate Story');
  await outlineHeading();
  const written = () => Object(service.to('/generate-story')[0]?.body.notes).outline;
  return { ...service, written };
}

describe('the chapters of an outline', () => {
  it('Chapters are changed, moved and added before the story is written with them', async () => {
    const { written } = await openOutline();
    const said = announcements();
    await fill(field('Chapter 1'), '  The First Lamp ');
    await press('Move chapter 1 down');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move chapter 2 down' })).toHaveFocus());
    await waitFor(() => expect(said).toEqual(['“  The First Lamp ” is chapter 2 now.']));
    await press('Move chapter 2 down');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move chapter 3 up' })).toHaveFocus());
    await press('Move chapter 3 up');
    await press('Add a chapter');
    await waitFor(() => expect(field('Chapter 4')).toHaveFocus());
    await fill(field('Chapter 4'), 'The End');
    await fill(field('What happens in chapter 4'), 'They sleep.');
    await press('Write the story');
    expect(written()).toEqual([
      CHAPTERS[1],
      { ...CHAPTERS[0], title: 'The First Lamp' },
      CHAPTERS[2],
      { title: 'The End', summary: 'They sleep.' },
    ]);
  });

  it('A removed chapter comes back with Undo, and the focus goes to the next chapter', async () => {
    await openOutline();
    await press('Remove chapter 1');
    expect(chapterTitles()).toEqual(['The Storm', 'The Morning']);
    await waitFor(() => expect(field('Chapter 1')).toHaveFocus());
    await press('Undo');
    expect(chapterTitles()).toEqual(['The Lamp', 'The Storm', 'The Morning']);
  });

  it('Fields that are too long or without a title say so, and the story is not written', async () => {
    const { to } = await openOutline();
    await fill(field('Chapter 3'), '');
    expect(field('Chapter 3')).toBeValid();
    await press('Write the story');
    await waitFor(() => expect(field('Chapter 3')).toHaveFocus());
    expect(field('Chapter 3')).toHaveAccessibleDescription(/Give this chapter a title, or remove it\.$/);
    await fill(field('Chapter 1'), 'x'.repeat(NOTES_LIMITS.name + 1));
    await fill(field('What happens in chapter 2'), 'x'.repeat(NOTES_LIMITS.summary + 1));
    expect(field('Chapter 1')).toHaveAccessibleDescription(/This title is too long \(81 of 80 characters\)\./);
    expect(field('What happens in chapter 2')).toHaveAccessibleDescription(
      /This summary is too long \(501 of 500 characters\)\./,
    );
    await press('Write the story');
    expect(to('/generate-story')).toEqual([]);
    await fill(field('What happens in chapter 2'), 'A storm.');
    expect(field('What happens in chapter 2')).toBeValid();
    expect(field('Chapter 1')).toBeInvalid();
  });

  it('Another outline replaces the chapters unless it fails, and Undo brings the user’s back', async () => {
    const failure = json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502);
    const answers = [json({ chapters: CHAPTERS }), failure, json({ chapters: [{ title: 'Another', summary: '' }] })];
    const { to } = await openOutline({ outline: () => answers.shift()! });
    await fill(field('Chapter 1'), 'Mine');
    await press('Another outline');
    expect(await screen.findByRole('alert')).toHaveTextContent('The outline below is as it was.');
    expect(chapterTitles()).toEqual(['Mine', 'The Storm', 'The Morning']);
    await press('Another outline');
    await waitFor(() => expect(chapterTitles()).toEqual(['Another']));
    const heading = await outlineHeading();
    await waitFor(() => expect(heading).toHaveFocus());
    await press('Undo');
    expect(chapterTitles()).toEqual(['Mine', 'The Storm', 'The Morning']);
    expect(to('/outline-story')).toHaveLength(3);
  });
});

const OUTLINE = ['One', 'Two', 'Three'].map((title) => ({ title, summary: '' }));
const statesOf = (text: string, isOver = false) =>
  chapterStates(OUTLINE, headingsIn(text), isOver).map(({ title, state }) => `${title}: ${state}`);

describe('how far a planned story is', () => {
  it('has the chapters up to where the story is', () => {
    for (const [name, text, states] of [
      ['before its first chapter', '# The Light\n\nOnce.', ['One: to come', 'Two: to come', 'Three: to come']],
      ['in its first heading', '# The Light\n\n## On', ['One: writing', 'Two: to come', 'Three: to come']],
      [
        'in a chapter with another title',
        '## Uno\n\nA.\n\n## Dos\n\nB',
        ['Uno: written', 'Dos: writing', 'Three: to come'],
      ],
    ] as const) {
      expect(statesOf(text), name).toEqual(states);
    }
    const whole = statesOf('## One\n\n## Two\n\n## Three\n\n## Four\n', true);
    expect(whole).toEqual(['One: written', 'Two: written', 'Three: written']);
  });

  it('The chapters above the story fill up while it is written', async () => {
    const { streams } = await planStory();
    await press('Generate Story');
    await outlineHeading();
    await press('Write the story');
    await begin(streams[0], '# The Light\n\n## The Lamp\n\nOnce.\n\n## The Storm\n\nTwice');
    await screen.findByText('Chapter 2 of 3');
    await act(async () => {
      streams[0]?.write('.\n\n## The Morning\n\nThen.');
      streams[0]?.end('complete', 9);
    });
    await screen.findByText('3 chapters');
    const items = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(items.filter((text) => text?.endsWith(', written'))).toEqual([
      '1.The Lamp, written',
      '2.The Storm, written',
      '3.The Morning, written',
    ]);
  });
});
