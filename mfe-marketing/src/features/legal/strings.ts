import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';

/** One headed part of a legal page; each text is a paragraph. */
export interface LegalSection {
  readonly title: string;
  readonly texts: readonly string[];
}

/** A whole legal page. */
export interface LegalText {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export const strings = {
  site: 'Storyloom',
  updated: 'Last changed on 21 November 2026',
} as const;

export const terms: LegalText = {
  title: 'Terms of use',
  summary: 'What you may expect of Storyloom, and what Storyloom expects of you.',
  sections: [
    {
      title: 'Who runs this site',
      texts: [
        'Storyloom is software that anyone may run. These terms are between you and whoever runs the site you are reading; where they add terms of their own, those come first.',
      ],
    },
    {
      title: 'Your stories are yours',
      texts: [
        'What you write in a prompt stays yours. As far as the law lets anyone own a text that a machine wrote, the story made from your prompt is yours too: read it, change it, publish it, sell it.',
        'We claim nothing in it and do not use it to train anything. We keep a story only when you save or share it, and show it to nobody else unless you share it with everybody. Others may then write a story of their own from its prompt, or from a prompt that you shared; your name stands with it.',
      ],
    },
    {
      title: 'A machine wrote it',
      texts: [
        'Stories are written by a language model, or by the demo storyteller where a page says so. They can be wrong, can resemble other texts, and can take a turn you did not want. Read a story before you pass it on, above all to a child.',
        'Another person with a similar prompt may be given a similar story.',
      ],
    },
    {
      title: 'What is not allowed',
      texts: [
        'Please do not use Storyloom to make texts that harm or threaten people, that sexualise children, that pass for somebody’s own words, or that break the law where you live. Do not try to get round its limits, to reach other people’s stories, or to put so much load on it that others cannot read.',
        'This holds for what you share, too. People with an account can report it, and whoever runs the site may hide it or close the account.',
      ],
    },
    {
      title: 'Limits',
      texts: [
        `Without an account you have ${FREE_GUEST_STORIES} stories. With one the number is not limited; the site may ask you to wait when too much is asked of it at once, and says until when.`,
        'We take care that no word is lost, but the service comes as it is. Keep a copy of what matters to you.',
      ],
    },
    {
      title: 'Leaving',
      texts: [
        'You may stop at any time, and delete each of your stories from your collection. The account itself is removed on request by whoever runs this site.',
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: 'Privacy',
  summary: 'Everything that Storyloom keeps about you, where it is kept, and who sees it.',
  sections: [
    {
      title: 'In short',
      texts: [
        'No advertising, no tracking, no statistics service, no cookies. Storyloom keeps what it needs to show you your own stories, and nothing is passed on but the prompt that is to become a story.',
      ],
    },
    {
      title: 'Without an account',
      texts: [
        'The site gives your browser a random number, signed so that it cannot be made up, and counts on the server how many of your free stories are used. With it stand the count and the time of the last story; no name, no address.',
      ],
    },
    {
      title: 'With an account',
      texts: [
        'On the server: your e-mail address, your password in a form that cannot be turned back, the name you gave, and the stories you saved with their prompts, settings and dates. Only you can read your stories; the database itself refuses everybody else.',
      ],
    },
    {
      title: 'What you share',
      texts: [
        'A prompt or a story that you make public is shown to everybody with the name you gave, never with your e-mail address. It stays until you take it back. A story that somebody wrote from your prompt names you as long as that prompt is public.',
        'What you like, use and keep among your favorites is kept with your account and seen by you alone; others see only how many there are. That a story was read is counted once a visitor and day, by a fingerprint of the day that nobody can trace back and that is deleted after it. Who reported what is seen by whoever runs this site.',
      ],
    },
    {
      title: 'In your browser',
      texts: [
        'Your prompt, its settings and the versions of a story, as far as they were written, and a prompt that you began to share are kept on your device, so that a reload or an empty battery loses nothing. So are your session, the look of the page that you chose, and the random number for guests. It stays there until you remove it or clear the site’s data in your browser. What you wrote while signed in is not shown to the next person who signs in, but people who share your browser can find it.',
      ],
    },
    {
      title: 'Who reads your prompt',
      texts: [
        'To write a story, the server sends your prompt and its settings to the text provider that whoever runs this site has chosen. It does not send your name, your e-mail address or your internet address. With the demo storyteller nothing leaves the server.',
        'If a prompt should not be read by anyone else, do not write it here.',
      ],
    },
    {
      title: 'In the server’s log',
      texts: [
        'For each request: the time, the kind of request, its result and how long it took. Not your words, not your password, not the links in your mail. Your internet address is used for a short while to stop abuse, and is not kept.',
      ],
    },
    {
      title: 'Your rights',
      texts: [
        'You may see, copy and delete your stories in your collection at any time. To have your account removed, or a mistake put right, ask whoever runs this site; they are the ones responsible for it.',
      ],
    },
  ],
};
