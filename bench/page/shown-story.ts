const MARKS: Readonly<Record<string, string>> = { H2: '# ', H3: '## ', P: '' };

/** The story read back from the page, in the form in which it was fed. */
export function shownStory(): string {
  const blocks = document.querySelectorAll('article > *');
  return [...blocks]
    .map(({ tagName, textContent }) => `${MARKS[tagName] ?? `<${tagName}>`}${textContent}`)
    .join('\n\n');
}
