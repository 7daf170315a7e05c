/** Strings of the about page. The three people are in `model/team.ts`. */
export const strings = {
  title: 'About Storyloom',
  lead: 'Three people, one reading chair, and software that writes a story while you watch.',
  description:
    'Why Storyloom exists, what it promises its readers and writers, and the three people behind it: an editor, an engineer and a designer.',
  mission: {
    title: 'Our mission',
    echo: '“And then?”',
    texts: [
      'Most people have a story in them, and most of those stories stop at the first line. It isn’t ideas they lack. It’s a free evening, a little nerve, or someone who asks, “And then?”',
      'We’re building the place that asks. You bring a line of your own, and Storyloom carries on from it as you watch, in one of four genres and four languages. What you get is a draft: one to read, laugh at, share with a child, or throw away and start over. The writing that matters most is still yours: the first line, and the choice of what to keep.',
    ],
  },
  values: {
    title: 'What we stand for',
    items: [
      {
        title: 'Honest about limits',
        text: 'A machine writes the stories, and we say so. Where there’s no AI behind the generator, it says that too. Anything we haven’t built yet is marked as planned.',
      },
      {
        title: 'Nothing gets lost',
        text: 'What you type, and what’s written for you, is saved on your device as it appears. A closed lid, a tunnel or a dead battery costs you a moment, not a story.',
      },
      {
        title: 'Yours and no one else’s',
        text: 'No other visitor sees a saved story until you share it. There’s no advertising and no tracking, and we train nothing on what you write.',
      },
      {
        title: 'Made for reading',
        text: 'Reading comes first. Choose the size, width and paper of a story, and light or dark colors. Everything works from the keyboard.',
      },
      {
        title: 'Open to inspection',
        text: 'The whole site runs from a copy of its source, with no key, and works with the text provider you trust.',
      },
    ],
  },
  team: {
    title: 'Who we are',
    text: 'The three people who started it, and who write the blog.',
  },
  next: {
    title: 'Bring a first line',
    text: 'It can be a bad one. The good ones come later.',
    start: 'Start Creating',
    faq: 'Questions and answers',
  },
} as const;
