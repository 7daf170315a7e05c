/** Words of the page about us. The three people are in `model/team.ts`. */
export const strings = {
  title: 'About Storyloom',
  lead: 'Three people, one reading chair, and software that writes a story while you watch.',
  description:
    'Why Storyloom exists, what it promises its readers and writers, and the three people behind it: an editor, an engineer and a designer.',
  mission: {
    title: 'Our mission',
    echo: '“And then?”',
    texts: [
      'Most people have a story in them, and most of those stories stop at the first line. Not for want of ideas: for want of an evening, of nerve, of somebody who says “and then?”',
      'We build the place that says “and then?”. You bring a line of your own; Storyloom goes on from it, in front of you, in one of four genres and four languages. What comes out is a draft to read, to laugh at, to read to a child, or to throw away and begin again. The writing that matters most is still yours: the first line, and the decision what is worth keeping.',
    ],
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Honest about limits',
        text: 'A machine writes the stories, and we say so. When there is no AI behind a page, that page says so too. Where something is not built yet, it is called planned.',
      },
      {
        title: 'No word is lost',
        text: 'What you type, and what has been written for you, is kept on your device while it is written. A closed lid, a tunnel or an empty battery costs a moment, not a story.',
      },
      {
        title: 'Yours, and nobody else’s',
        text: 'A saved story is shown to nobody else until you share it. There is no advertising, no tracking, and nothing you write trains anything of ours.',
      },
      {
        title: 'Made for reading',
        text: 'A page is for reading first. Size, width and paper of a story are yours to choose, the colours are light or dark, and everything works from the keyboard.',
      },
      {
        title: 'Open to look into',
        text: 'The whole site starts from a copy of its source, without a key, and works with the text provider that you trust.',
      },
    ],
  },
  team: {
    title: 'Who we are',
    text: 'The three who began it, and who write the blog.',
  },
  next: {
    title: 'Bring a first line',
    text: 'It may be a bad one. The good ones come after.',
    start: 'Start Creating',
    faq: 'Questions and answers',
  },
} as const;
