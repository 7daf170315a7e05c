import { FREE_GUEST_STORIES, STORY_UNDO } from '@storyloom/shared/domain';

/** One headed part of a legal page; each text is a paragraph. */
export interface LegalSection {
  readonly title: string;
  readonly texts: readonly string[];
}

/** A whole legal page. */
export interface LegalText {
  readonly title: string;
  /** Below the title. */
  readonly summary: string;
  /** The same for search engines: 110 to 160 characters. */
  readonly description: string;
  readonly sections: readonly LegalSection[];
}

export const strings = {
  updated: 'Last changed on 22 November 2026',
} as const;

export const terms: LegalText = {
  title: 'Terms of use',
  summary: 'What you may expect of Storyloom, and what Storyloom expects of you.',
  description:
    'The terms of Storyloom in plain words: whose the stories are, what a machine wrote, what is not allowed, which limits there are, and how to leave.',
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
        'We claim nothing in it and do not use it to train anything. We keep a story only when you save or share it, and show it to nobody else unless you share it: with those who have its link, or with everybody. Others may then write a story of their own from its prompt, or from a prompt that you shared; your name stands with it while yours is public.',
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
      title: 'What it costs',
      texts: [
        'Nothing. The plans on the page about pricing cannot be bought yet, and nobody is asked for a card. Should that change, these terms will say so first.',
      ],
    },
    {
      title: 'Leaving',
      texts: [
        'You may stop at any time, take your stories with you as files, and delete each of them from your collection. The account itself is removed on request by whoever runs this site.',
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: 'Privacy',
  summary: 'Everything that Storyloom keeps about you, where it is kept, and who sees it.',
  description:
    'What Storyloom stores about its visitors and writers, on the server and in the browser, for how long, who can read it, and how to have it removed.',
  sections: [
    {
      title: 'In short',
      texts: [
        'No advertising, no tracking, no statistics service, no cookies. Storyloom keeps what it needs to show you your own stories, and nothing is passed on but what is to become a story.',
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
        'On the server: your e-mail address, your password in a form that cannot be turned back, the name you gave, and the stories you saved with their prompts, settings and dates. No other visitor can read your stories; the database itself refuses them. Whoever runs this site has the database, and could.',
        'When you change your e-mail address, the new one is kept beside the old one until the link that was sent to it is opened, and the old one is told. A mail about a forgotten password or another address is the only one that this software makes.',
        `A story that you delete can be brought back for ${STORY_UNDO.ms / 1000} seconds, by you alone. After ${STORY_UNDO.graceMs / 1000} second more it is removed from the database, within a minute.`,
      ],
    },
    {
      title: 'What you share',
      texts: [
        'A prompt or a story that you make public is shown to everybody with the name you gave, never with your e-mail address. It stays until you take it back. A story that you share by its link alone is in no list, and search engines are asked to pass it by; whoever has the link can read it, and pass the link on. When you make it private, the link is dead from the next request, and never used again; what somebody has open, copied or saved by then, and the preview in a messenger, is out of our reach. A story that somebody wrote from your prompt names you as long as that prompt is public.',
        'What you like, which prompts you used on which day, and your favorites are kept with your account and seen by you alone; of likes and uses others see how many there are. That a public story was read is counted once a visitor and day, by a fingerprint made of the story, the day, a secret, and your account or the network you come from. It changes every day, names nobody, and is deleted when a story is read on a later day. A report is kept with its reason, your note and who made it; whoever runs this site reads it, and the writer is not told that it was you.',
      ],
    },
    {
      title: 'Newsletter',
      texts: [
        'If you subscribe, your address is kept with the words that you agreed to and the time. Nothing is sent by this software yet. To have the address removed, ask whoever runs this site. Whoever types an address into the form is told whether it is on the list already.',
      ],
    },
    {
      title: 'Files',
      texts: [
        'Text, Markdown, EPUB, Word and PDF files are made in your browser. Nothing of the story is sent anywhere for them, and nobody counts them.',
      ],
    },
    {
      title: 'In your browser',
      texts: [
        'Your prompt, its settings and the versions of a story, as far as they were written, and a prompt that you began to share are kept on your device, so that a reload or an empty battery loses nothing. So are your session, the generator that you used last, light or dark, the size, width and paper of stories, as you chose them, and the random number for guests. It stays there until you remove it or clear the site’s data in your browser. What you wrote while signed in is not shown to the next person who signs in, but people who share your browser can find it.',
        'How far you had scrolled, and that you are about to choose a new password, is kept until you close the tab.',
      ],
    },
    {
      title: 'Who reads your prompt',
      texts: [
        'To write a story, the server sends your prompt and its settings, and the story so far when you let it go on, to the text provider that whoever runs this site has chosen. It does not send your name, your e-mail address or your internet address. With the demo storyteller nothing leaves the server.',
        'If a prompt should not be read by anyone else, do not write it here.',
      ],
    },
    {
      title: 'In the server’s log',
      texts: [
        'For a request of data, and for one that fails: the time, the address without what follows its question mark, the result and how long it took. Not your words, not your password, not the links in your mail. Your internet address is used for a short while to stop abuse, and is not kept.',
        'So that nobody uses up what is there for all, each story and random prompt that is asked for is noted for two days: the time, the account or the guest’s number, and for guests a coded form of the network, which only this server could match.',
      ],
    },
    {
      title: 'Your rights',
      texts: [
        'You may see, copy, export and delete your stories in your collection, and what you share, at any time. To have your account removed with all that belongs to it, the newsletter’s address, or a mistake put right, ask whoever runs this site; they are the ones responsible for it.',
      ],
    },
  ],
};
