// @vitest-environment jsdom
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { origin, publishedStory, sharedPrompt } from '../../../testing/origins.ts';
import type { Draft } from './draft.ts';
import { usePrompt } from './use-prompt.ts';

const settings = GENRE_DEFAULTS.fantasy;

/** The prompt of a form, to which another page may have handed a state. */
function open(initial: Partial<Draft> = {}, state: unknown = null, options = { ready: true, autoGenerate: true }) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/generators/fantasy', state }]}>{children}</MemoryRouter>
  );
  const draft = { prompt: '', settings, versions: [], ...initial };
  const { result } = renderHook(() => usePrompt(draft, options), { wrapper });
  return {
    form: () => result.current,
    do: (action: (form: typeof result.current) => void) => act(() => action(result.current)),
  };
}

describe('the credit of a prompt', () => {
  const handed = 'The tide has brought a book that no catalog knows';
  const from = { source: sharedPrompt, handed };

  it('stays while the prompt is edited, goes when nothing of it is left, and comes back with its words', () => {
    const page = open({ prompt: handed, origin: from });
    page.do(({ type }) => type(`${handed}, from below`));
    expect(page.form().origin).toEqual(from);
    page.do(({ type }) => type('Two bakers share one oven'));
    expect(page.form().origin).toBeUndefined();
    expect(page.form().keptOrigin).toEqual(from);
    page.do(({ type }) => type(`${handed}!`));
    expect(page.form().origin).toEqual(from);
  });

  it('goes for good when a prompt whose first words are unknown is cleared', () => {
    const unknown = { source: sharedPrompt };
    const page = open({ prompt: handed, origin: unknown });
    page.do(({ type }) => type('Something else'));
    expect(page.form().origin).toEqual(unknown);
    page.do(({ type }) => type(' '));
    page.do(({ type }) => type('My own'));
    expect(page.form().origin).toBeUndefined();
  });

  it('is not that of a random prompt, and comes back with “Put back my prompt” or the browser’s undo', () => {
    const page = open({ prompt: `${handed}, from below`, origin: from });
    page.do(({ replace }) => replace('A map'));
    expect(page.form().origin).toBeUndefined();
    page.do(({ type }) => type(handed));
    expect(page.form().origin).toEqual(from);
    page.do(({ replace }) => replace('A map'));
    page.do(({ undo }) => undo!.apply());
    expect(page.form()).toMatchObject({ prompt: handed, origin: from });
  });
});

describe('“Put back my prompt”', () => {
  it('restores the user’s own prompt after several replacements', () => {
    const page = open({ prompt: 'My own', who: 'Mara' });
    expect(page.form()).toMatchObject({ undo: undefined, replaces: true });
    page.do(({ replace }) => replace('A map'));
    page.do(({ replace }) => replace('A well'));
    expect(page.form()).toMatchObject({ prompt: 'A well', undo: { text: 'My own' }, replaces: true });
    page.do(({ undo }) => undo!.apply());
    expect(page.form()).toMatchObject({ prompt: 'My own', who: 'Mara', undo: undefined });
  });

  it('is not offered when there was no prompt, or once the new one is edited', () => {
    const page = open({ prompt: '  ' });
    for (const prompt of ['A map', 'A well']) {
      page.do(({ replace }) => replace(prompt));
      expect(page.form()).toMatchObject({ undo: undefined, replaces: false });
    }
    const other = open({ prompt: 'My own' });
    other.do(({ replace }) => replace('A map'));
    other.do(({ type }) => type('A map of the sea'));
    expect(other.form().undo).toBeUndefined();
  });

  it('restores what was typed after the replacement was requested', () => {
    const page = open({ prompt: 'My' });
    const { replace } = page.form();
    page.do(({ type }) => type('My own'));
    act(() => replace('A map'));
    expect(page.form().undo?.text).toBe('My own');
  });

  it('restores a prompt that was emptied for the next story, but not who was in it', () => {
    const page = open({ prompt: 'My own', who: 'Mara' });
    page.do(({ empty }) => empty());
    expect(page.form()).toMatchObject({ prompt: '', who: undefined, undo: { text: 'My own' } });
  });
});

describe('a prompt from another page', () => {
  const state = { prompt: 'A second voice', inspirationId: sharedPrompt.id, source: sharedPrompt, autoFill: true };

  it('replaces the one in the form, which can be put back with its credit', () => {
    const before = { source: publishedStory, handed: 'Low tide' };
    const page = open({ prompt: 'Low tide', origin: before }, state);
    expect(page.form()).toMatchObject({ prompt: state.prompt, handed: 1, isToWrite: true });
    expect(page.form().origin).toEqual({ ...origin, handed: state.prompt });
    page.do(({ undo }) => undo!.apply());
    expect(page.form()).toMatchObject({ prompt: 'Low tide', origin: before, isToWrite: false });
  });

  it('is to be written at once only with autoFill, the setting for it, and unchanged', () => {
    expect(open({}, { ...state, autoFill: false }).form().isToWrite).toBe(false);
    expect(open({}, state, { ready: true, autoGenerate: false }).form().isToWrite).toBe(false);
    const page = open({ prompt: state.prompt }, state);
    expect(page.form().isToWrite).toBe(true);
    page.do(({ type }) => type(state.prompt));
    expect(page.form().isToWrite).toBe(false);
    const dropped = open({}, state);
    dropped.do((form) => form.dropped());
    expect(dropped.form()).toMatchObject({ isToWrite: false, handed: 1 });
    dropped.do((form) => form.written());
    expect(dropped.form().handed).toBe(0);
  });

  it('is ignored until the form is known to stay, and when it is not a text', () => {
    expect(open({}, state, { ready: false, autoGenerate: true }).form().prompt).toBe('');
    for (const prompt of [{ html: '<b>' }, '', undefined])
      expect(open({ prompt: 'Mine' }, { prompt }).form()).toMatchObject({ prompt: 'Mine', handed: 0 });
  });

  it('comes along from another genre with its origin and people, unless this genre has a prompt', () => {
    const carried = { prompt: 'A lighthouse, at sea', carried: true, origin, who: 'Mara' };
    const page = open({}, carried);
    expect(page.form()).toMatchObject({ prompt: carried.prompt, origin, who: 'Mara', undo: undefined, handed: 0 });
    expect(open({ prompt: 'Two bakers' }, carried).form()).toMatchObject({ prompt: 'Two bakers', who: undefined });
  });
});
