/** What a line of a story is (spec 2, story view): `title` for '# ', `heading` for '## ' and '### ', `break` when blank. */
export type BlockKind = 'title' | 'heading' | 'paragraph' | 'break';

export interface StoryLine {
  readonly kind: BlockKind;
  /** Without the heading's marks; empty for a break. */
  readonly text: string;
}

/** One line of a story, without its line end. */
export function parseLine(line: string): StoryLine {
  if (line.trim() === '') return { kind: 'break', text: '' };
  const heading = /^(#{1,3})\s+/.exec(line);
  if (!heading) return { kind: 'paragraph', text: line };
  return { kind: heading[1] === '#' ? 'title' : 'heading', text: line.slice(heading[0].length) };
}

/** A whole story line by line, breaks left out. */
export function parseStory(story: string): readonly StoryLine[] {
  return story
    .split(/\r\n|[\r\n]/)
    .map(parseLine)
    .filter((line) => line.kind !== 'break');
}
