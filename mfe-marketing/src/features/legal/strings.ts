import { ACCOUNT_DELETION, FREE_GUEST_STORIES, STORY_TRASH } from '@storyloom/shared/domain';
import { CONTACT } from '../../model/contact.ts';

/** One section of a legal page; each text is a paragraph. */
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
  updated: 'Last updated November 23, 2026',
} as const;

export const terms: LegalText = {
  title: 'Terms of use',
  summary: 'What you can expect from Storyloom, and what Storyloom expects from you.',
  description:
    'The terms of Storyloom in plain words: who owns the stories, what a machine wrote, what isn’t allowed, what the limits are, and how to leave.',
  sections: [
    {
      title: 'Who runs this site',
      texts: [
        'Storyloom is software that anyone can run. These terms are between you and the people who run the site you’re on. If they add terms of their own, those come first.',
        CONTACT,
      ],
    },
    {
      title: 'Your stories are yours',
      texts: [
        'What you write in a prompt stays yours. As far as the law lets anyone own a text that a machine wrote, the story made from your prompt is yours too. Read it, change it, publish it, sell it.',
        'We claim no rights to it and don’t use it to train anything. We keep a story only when you save or share it, and we don’t show it to anyone else unless you share it: with everyone, or only with people who have its link. Other people may then write their own story from its prompt, or from a prompt you shared. Their story credits you for as long as yours is public.',
      ],
    },
    {
      title: 'A machine wrote it',
      texts: [
        'Stories are written by a language model, or by the demo storyteller where the generator says so. They can be wrong, can resemble other texts, and can take a turn you didn’t want. Read a story before you pass it on, especially to a child.',
        'Someone else with a similar prompt may get a similar story.',
      ],
    },
    {
      title: 'What isn’t allowed',
      texts: [
        'Please don’t use Storyloom to create texts that harm or threaten people, sexualize children, pretend to be someone else’s words, or break the law where you live. Don’t try to get around its limits, reach other people’s private stories, or put so much load on it that others can’t use it.',
        'The same goes for what you share. People with an account can report it, and the people who run the site may hide it or close your account.',
      ],
    },
    {
      title: 'Limits',
      texts: [
        `Without an account you get ${FREE_GUEST_STORIES} stories. With one there’s no limit, though at busy times the site may ask you to wait, and tells you for how long.`,
        'We work hard not to lose a word, but the service is provided as it is. Keep a copy of anything that matters to you.',
      ],
    },
    {
      title: 'What it costs',
      texts: [
        'Nothing. The plans on the pricing page aren’t on sale yet, and we never ask for a card. If that changes, these terms will say so first.',
      ],
    },
    {
      title: 'Leaving',
      texts: [
        'You can stop at any time, take your stories with you as files, and delete each of them from your collection. To leave altogether, delete your account in Account Settings.',
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: 'Privacy',
  summary: 'Everything Storyloom keeps about you, where it’s kept, and who can see it.',
  description:
    'What Storyloom stores about its visitors and writers, on the server and in the browser, for how long, who can read it, and how to have it removed.',
  sections: [
    {
      title: 'In short',
      texts: [
        'No advertising, no tracking, no analytics service, no cookies. Storyloom keeps what it needs to show you your own stories, and passes nothing on except what’s needed to write one.',
      ],
    },
    {
      title: 'Without an account',
      texts: [
        'The site gives your browser a random number, signed so that it can’t be forged, and the server counts how many of your free stories you’ve used. With that number it keeps the count and the time of your last story. No name, no address.',
      ],
    },
    {
      title: 'With an account',
      texts: [
        'On the server: your email address, your password in a form that can’t be reversed, the name you gave, and the stories you saved with their prompts, settings and dates. No other visitor can read your stories: the database itself refuses. The people who run this site have the database, so they could.',
        'When you change your email address, the new one is kept next to the old one until you confirm it with the link we send, and the old one is told about the change. For each device where you’re signed in, the name of its browser and when it was last used are kept, so that Account Settings can list them. If you turn on two-step sign-in, the key of your authenticator app is kept as well, and your recovery codes in a form that can’t be reversed. The only emails this software writes are about a forgotten password or a new address.',
        `Deleted stories stay in Recently deleted for ${STORY_TRASH.days} days, where you, and only you, can restore them or delete them for good. After that they’re removed from the database within a minute. When you import a download, we also keep which of your stories and prompts came from it.`,
      ],
    },
    {
      title: 'What you share',
      texts: [
        'A prompt or story that you make public is shown to everyone with the name you gave, never with your email address, until you take it back. Sharing starts out public; you can choose otherwise before you share. A story you share by link only isn’t listed anywhere, and search engines are asked to skip it, but anyone with the link can read it and pass the link on. When you make it private, the link stops working at the next request and is never used again. What someone has open, copied or saved by then, and the preview in a messenger, is out of our reach. A story that someone wrote from your prompt credits you for as long as that prompt is public.',
        'What you like, which prompts you used on which day, and your favorites are kept with your account, and only you see them. Others see how many likes and uses there are. A public story counts one view per visitor per day, using a fingerprint made of the story, the day, a secret, and your account or the network you come from. The fingerprint changes every day, names no one, and is deleted when the story is read on a later day. A report is kept with its reason, your note and who made it. The people who run this site read it, and the writer won’t know that it was you.',
      ],
    },
    {
      title: 'Newsletter',
      texts: [
        'If you subscribe, we keep your address with the words you agreed to and the time. This software doesn’t send anything yet. To have your address removed, ask the people who run this site. Anyone who types an address into the form is told if it’s already on the list.',
      ],
    },
    {
      title: 'Files',
      texts: [
        'Text, Markdown, EPUB, Word and PDF files are made in your browser. Your story isn’t sent anywhere for them, and we don’t count them.',
      ],
    },
    {
      title: 'In your browser',
      texts: [
        'Your prompt, its settings, every version of a story as far as it was written, and a prompt you’ve started to share are kept on your device, so a reload or a dead battery loses nothing. So are your session, your choice of light or dark, the size, width and paper you chose for stories, where you stopped reading them, and the random number for guests. All of it stays until you remove it, sign out, or clear the site’s data in your browser. Signing out removes what you wrote and haven’t saved, after asking you, but keeps the settings for reading. If your session ends in another way, what you wrote stays until you’re back: it isn’t shown to the next person who signs in, but people who share your browser can find it.',
        'How far you’ve scrolled, whether you’re about to choose a new password, and which genre’s generator is open with how you left it, is kept only until you close the tab.',
      ],
    },
    {
      title: 'Who reads your prompt',
      texts: [
        'To write a story, the server sends your prompt and its settings, plus the story so far when you continue one, to the text provider chosen by the people who run this site. It doesn’t send your name, your email address or your IP address. With the demo storyteller, nothing leaves the server.',
        'When your connection is lost while a story is written, it goes on for up to a minute. What is written while your page is away is kept on the server for an hour, so that you, and no other visitor, can pick it up, and is deleted within a minute after that.',
        'If no one else should read a prompt, don’t write it here.',
      ],
    },
    {
      title: 'In the server’s log',
      texts: [
        'For requests for data, and for any request that fails: the time, the address without anything after the question mark, the result, and how long it took. Not your words, not your password, not the links in your email. Your IP address is used briefly to stop abuse and isn’t kept.',
        'Your browser also tells the server how long each part of the site took to load, or that it failed. The server adds that up for everyone together. Who you are, which page you’re on and what you read or wrote isn’t part of it.',
        'So that no one uses up what’s there for everyone, each request for a story or a random prompt is noted for two days: the time, the account or the guest’s number, and for guests a coded form of their network that only this server could match.',
      ],
    },
    {
      title: 'Your rights',
      texts: [
        `You can see, copy, export and delete your stories and what you’ve shared at any time. Account Settings has a download of everything in your account. You can delete your account, with everything in it, in Account Settings. From that moment no one else can read what you shared. After ${ACCOUNT_DELETION.days} days everything is removed from the database within the hour, your address on the newsletter’s list included; sign in before then, and nothing is. To have only your address taken off that list, or to have a mistake corrected, ask the people who run this site. They’re responsible for it.`,
        CONTACT,
      ],
    },
  ],
};
