const MARKS: Readonly<Record<string, string>> = { H2: '# ', H3: '## ', P: '' };

/** Reads the story back from the page, in the form in which it was fed; its lines may be in groups. */
export function shownStory(): string {
  const lines = document.querySelectorAll('article :is(h2, h3, p)');
  return [...lines].map(({ tagName, textContent }) => `${MARKS[tagName]}${textContent}`).join('\n\n');
}
