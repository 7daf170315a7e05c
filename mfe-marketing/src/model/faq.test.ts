import { describe, expect, it } from 'vitest';
import { FAQ, FAQ_CATEGORIES } from './faq.ts';

const answerOf = (id: string) => FAQ.find((entry) => entry.id === id)?.answer.join(' ');

describe('the questions', () => {
  it('The questions are in four categories, four to six in each', () => {
    expect(FAQ_CATEGORIES.map(({ title }) => title)).toEqual([
      'Getting started',
      'Stories and generators',
      'Account and privacy',
      'Plans and exports',
    ]);
    for (const { id } of FAQ_CATEGORIES) {
      const { length } = FAQ.filter(({ category }) => category === id);
      expect([4, 5, 6]).toContain(length);
    }
  });

  it('Each question has an address of its own, and an answer in whole sentences', () => {
    expect(new Set(FAQ.map(({ id }) => id)).size).toBe(FAQ.length);
    for (const { id, question, answer } of FAQ) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(question).toMatch(/\?$/);
      for (const text of answer) expect(text).toMatch(/^[A-Z3].*\.$/);
    }
  });
});

describe('an answer', () => {
  it.each([
    ['is-it-free', '3 stories need no account at all'],
    ['does-it-need-an-account', 'Not for your first 3 stories'],
    ['does-it-need-an-account', 'not for reading, copying or downloading them as plain text'],
    ['which-files', 'Plain text for everyone, guests included.'],
    ['who-can-read', 'A story you share is public unless you choose to share it by link only.'],
    ['no-idea', 'fiction, nonfiction, poetry and screenplay'],
    ['how-do-i-begin', 'Fantasy, Sci-Fi, Children’s, and Romance'],
    ['how-long-does-it-take', 'Normally under 30 seconds'],
    ['what-can-i-choose', 'English, Spanish, French, and Chinese'],
    ['what-can-i-choose', 'First Person, Second Person, and Third Person'],
    ['what-can-i-choose', 'Humorous, Dramatic, Mysterious, Neutral, Emotional, and Light'],
    ['what-can-i-choose', 'from 500 to 5,000 words in steps of 100'],
    ['deleted-by-mistake', 'Yes, for 30 days. Open My Stories, choose Recently deleted'],
    ['change-account', 'at least 6 characters'],
    ['can-i-buy-a-plan', 'Not yet.'],
    ['can-i-buy-a-plan', 'an account has no limit on stories and exports every kind of file at no charge'],
    ['trial-and-guarantee', 'once plans are on sale: a 14-day free trial'],
    ['trial-and-guarantee', 'a 14-day money-back guarantee'],
    ['trial-and-guarantee', 'Paying yearly saves 20%'],
    ['how-many-exports', '5 free story exports after sign-up'],
    ['how-do-i-get-help', 'reply within about 24 hours'],
  ])('The answer to %s says: %s', (id, words) => {
    expect(answerOf(id)?.replaceAll("'", '’')).toContain(words);
  });
});
