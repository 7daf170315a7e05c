// @vitest-environment jsdom
import { faultsOf } from '@storyloom/testing/remote-calls';
import { DATA_FAILURES, SERVICE_FAILURES } from '@storyloom/testing/remote-failures';
import { toast } from '@storyloom/shared/ui';
import { fill, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { AT_A_TIME } from '@storyloom/testing/time-of-day';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { keepVersions, passAWhile } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const PLAIN = 'Failed to generate story. Please try again.';
const FAILED = 'Failed to generate story: ';
const UNREACHABLE = 'The story service can’t be reached. Check your connection and try again. Your prompt is kept.';
const NO_PASS = 'We couldn’t recognize your visit. Please try again. Your prompt is kept.';
const TOO_LONG = 'This is too long for the story service. Shorten it and try again.';
const BUSY_FOR_40 = 'Too many requests. Please try again in 40 seconds.';
const AGAIN = 'Press “Random prompt” again, or write your own.';
/** A time of day, which differs between runs of the tests, and its format between machines. */
const CLOCK = new RegExp(`(?<=again )${AT_A_TIME}(?=\\.$)`, 'mu');
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
const BROKEN_FOR_40 = 'Something went wrong on our side. Please try again in 40 seconds.';
const NO_PROMPT = 'Failed to generate a random prompt\n';

interface Said {
  /** In the panel, below its title. */
  readonly story: string;
  /** In the toast, with the reason on a line of its own. */
  readonly prompt: string;
}
const both = (words: string): Said => ({ story: words, prompt: `${NO_PROMPT}${words}` });

/** What a guest reads when a story or a random prompt fails: one failure of each kind that makes a difference. */
const STORY_SERVICE: Partial<Record<keyof typeof SERVICE_FAILURES, Said>> = {
  'unreachable in Chromium': {
    story: UNREACHABLE,
    prompt:
      'Failed to generate AI story prompt. Please try again.\nThe story service can’t be reached. Check your connection.',
  },
  '401 without a word': both(NO_PASS),
  '401 in its words': both(NO_PASS),
  '403 in its words': both('You have used 3/3 free AI-generated stories. Sign in for unlimited stories.'),
  '404 without a word': both('The story service can’t be found. Reload the page and try again.'),
  '409 in its words': both('This story was already requested.'),
  '413 as a page': both(TOO_LONG),
  '429 with a wait': both(BUSY_FOR_40),
  '429 in its words': both('Wait a little. Please try again at 14:05.'),
  '500 without a word': { story: PLAIN, prompt: `${NO_PROMPT}${BROKEN}` },
  '500 with markup for words': { story: PLAIN, prompt: `${NO_PROMPT}${BROKEN}` },
  '503 with a wait': both(BROKEN_FOR_40),
  'a known code without words': both('The story service is temporarily unavailable. Please try again in a moment.'),
  'a known code with markup': { story: PLAIN, prompt: 'Failed to generate AI story prompt. Please try again.' },
  'a page for an answer': { story: UNREACHABLE, prompt: `No prompt was generated\n${AGAIN}` },
};

const SESSION_GONE =
  'No user found\nYour sign-in has expired. Sign in again to save it. Your story stays here.\nSign in';
/** What a user reads when a story can’t be saved. */
const SAVING: Partial<Record<keyof typeof DATA_FAILURES, string>> = {
  'unreachable in Chromium':
    'An error occurred while saving your AI-generated story\nStoryloom can’t be reached just now. Check your connection and try again.',
  '401 expired': SESSION_GONE,
  '403 by a policy': 'You don’t have permission to do this.',
  '413 of the gateway': 'This is too long. Shorten it and try again.',
  '429 with a wait': 'Too many requests. Please try again in 40 seconds.',
  '429 in our words': 'You’ve reached today’s limit for reports. Please try again tomorrow.',
  '400 by a rule': 'Storyloom can’t accept this. Check what you entered and try again.',
  '500 of the database': BROKEN,
  '500 with markup for words': BROKEN,
  '503 while starting': 'Storyloom is not ready. Try again in a moment.',
};

/** What the page shows for each failure, one after the other on one page. */
async function saidOf<Name extends string>(
  names: readonly Name[],
  fail: (name: Name) => Promise<unknown>,
  read: () => string | undefined,
): Promise<Record<string, string | undefined>> {
  const said: Record<string, string | undefined> = {};
  for (const name of names) {
    await act(async () => toast.dismiss());
    passAWhile();
    await fail(name);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    said[name] = read()?.replace(CLOCK, 'at 14:05');
  }
  return said;
}

const keysOf = <Name extends string>(table: Partial<Record<Name, unknown>>) => Object.keys(table) as Name[];
const column = (name: keyof Said) =>
  Object.fromEntries(Object.entries(STORY_SERVICE).map(([failure, said]) => [failure, said[name]]));
/** The faults of all messages; those quoted from the specification may end without a full stop. */
const allFaults = (said: Record<string, string | undefined>) =>
  Object.entries(said).flatMap(([name, words = '']) =>
    faultsOf(words.replace(/\n/g, '. ').replace(/\. Sign in$/, ''))
      .filter((fault) => fault !== 'no end')
      .map((fault) => `${name}: ${fault}`),
  );

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('messages of failed calls', () => {
  it('A failed story request shows a reason and what to do, for each kind of failure', async () => {
    let answer: () => Response | Error = () => new Response();
    serveStories({ story: () => answer() });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), 'A lighthouse');
    const ask = (name: keyof typeof SERVICE_FAILURES) => {
      answer = SERVICE_FAILURES[name];
      return user.click(generateButton());
    };
    const heard: string[] = [];
    const said = await saidOf(keysOf(STORY_SERVICE), ask, () => {
      heard.push((toasts()[0] ?? '').replace(CLOCK, 'at 14:05'));
      return screen
        .queryByRole('alert')
        ?.textContent?.match(/^The story couldn’t be written(.*?)(?:Try Again.*|Sign in)?$/)?.[1];
    });
    expect(said).toEqual(column('story'));
    expect(heard).toEqual(Object.values(said).map((words) => (words === PLAIN ? PLAIN : `${FAILED}${words}`)));
    expect(allFaults(said)).toEqual([]);
  });

  it('A failed random prompt shows a reason and what to do, for each kind of failure', async () => {
    let answer: () => Response | Error = () => new Response();
    serveStories({ prompt: () => answer() });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    const ask = (name: keyof typeof SERVICE_FAILURES) => {
      answer = SERVICE_FAILURES[name];
      return user.click(screen.getByRole('button', { name: 'Random prompt' }));
    };
    const said = await saidOf(keysOf(STORY_SERVICE), ask, () => toasts()[0]);
    expect(said).toEqual(column('prompt'));
    expect(allFaults(said)).toEqual([]);
  });

  it('A failed save shows a reason, or the specification’s words, for each kind of failure', async () => {
    let answer: () => Response | Error = () => new Response();
    keepVersions(versionOf('a'));
    serveStories({ rows: () => answer() });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    const save = (name: keyof typeof DATA_FAILURES) => {
      answer = DATA_FAILURES[name];
      return user.click(screen.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' }));
    };
    const said = await saidOf(keysOf(SAVING), save, () => toasts()[0]);
    expect(said).toEqual(SAVING);
    expect(allFaults(said)).toEqual([]);
  });
});
