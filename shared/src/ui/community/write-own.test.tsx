// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, story, where } from '@storyloom/testing/community-page';
import { WriteOwn } from './index.ts';

describe('WriteOwn', () => {
  const link = () => document.querySelector('a');
  const inspiration = { kind: 'inspiration', id: 'prompt-9', title: 'The Light', author: 'Ada' } as const;
  const other = { kind: 'story', id: 'story-9', title: 'The Light', author: 'Ada' } as const;
  const itself = { kind: 'story', id: 'id-1', title: 'The Lamp', author: 'Mina' };

  it.each([
    ['its author', {}, { source: itself }],
    ['the source that the story credits', { source: other }, { source: other }],
    ['a prompt, whose use is counted,', { source: inspiration }, { source: inspiration, inspirationId: 'prompt-9' }],
    ['no source for the user’s own story', { userId: 'user-1' }, {}],
    ['the source that the user’s own story credits', { userId: 'user-1', source: other }, { source: other }],
  ])('Write your own opens the genre’s generator with the prompt, and credits %s', async (_case, values, credit) => {
    await show(<WriteOwn story={{ ...story, ...values }} personId="user-1" />);
    expect(link()?.textContent).toBe('Write your own from this prompt: The Lamp');
    fireEvent.click(link()!);
    expect(where()).toEqual({ pathname: '/generators/scifi', state: { prompt: 'A lamp', ...credit } });
  });

  it('Write your own opens the first generator when the genre is unknown', async () => {
    await show(<WriteOwn story={{ ...story, genre: undefined }} personId="user-1" />);
    expect(link()?.getAttribute('href')).toBe('/generators/fantasy');
  });

  it('Write your own is not shown without a prompt', async () => {
    await show(<WriteOwn story={{ ...story, prompt: ' \n' }} personId="user-1" />);
    expect(link()).toBeNull();
  });
});
