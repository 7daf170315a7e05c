import type { TaleType } from '../plan/events.ts';

/** Fears of the evening: the dark, a noise, something that is hidden there, being alone in a room. */
export const afraid: TaleType = {
  subjects: {
    dark: 'dark',
    night: 'dark',
    noise: 'noise',
    monster: 'monster',
    ghost: 'monster',
    witch: 'monster',
    wolf: 'monster',
    alone: 'alone',
    bedroom: 'alone',
  },
  columns: {
    about: ['key', 'a', 'many', 'none'],
    where: ['key', 'in'],
    setting: ['key', 'at'],
    noise: ['sound', 'from', 'source', 'thing'],
    like: ['what'],
    kin: ['word', 'son'],
  },
};
