import { describe, expect, it } from 'vitest';
import { exportedStory } from '../testing/stories.ts';
import { exportStory } from './export-story.ts';

const markdown = async (story: Parameters<typeof exportedStory>[0]) =>
  (await exportStory(exportedStory(story), 'markdown')).blob.text();

const body = async (text: string) => (await markdown({ text })).split('\n\n').slice(2).join('\n\n').trimEnd();

/** Story text that would be markup, and the Markdown that shows it as written. */
const ESCAPED: Readonly<Record<string, string>> = {
  '`code` ~~struck~~ a\\b $x$': '\\`code\\` \\~\\~struck\\~\\~ a\\\\b \\$x\\$',
  '- dash': '\\- dash',
  '1. first': '1\\. first',
  '12) twelfth': '12\\) twelfth',
  'Once.\n#hash': 'Once.\n\n## hash',
  '#### four': 'four',
  ' # indented': '\\# indented',
  '=====': '\\=====',
  '::: note': '\\::: note',
  '    indented': 'indented',
  '| a | b |': '\\| a \\| b \\|',
  '## C#': '## C\\#',
};

describe('a Markdown file', () => {
  it('keeps consecutive lines in one paragraph, and marks the end of a scene once', async () => {
    expect(await body('One.\n- Two\\\nThree.\n\nFour.\n\n\nFive.\n\n\n# Noon\n\n\nSix.')).toBe(
      'One.\\\n\\- Two\\\\\\\nThree.\n\nFour.\n\n* * *\n\nFive.\n\n## Noon\n\nSix.',
    );
    // Directly below a paragraph, the story's own mark would make it a heading.
    expect(await body('One.\n---\nTwo.\n\n\n* * *\n\n\nThree.')).toBe('One.\n\n---\n\nTwo.\n\n* * *\n\nThree.');
  });

  it('begins with the known metadata as YAML, with any text escaped', async () => {
    const file = await markdown({
      title: 'A: "B" \\ #C',
      prompt: 'one\ntwo: "three" ---\u2028four',
      genre: 'scifi',
      language: 'chinese',
    });
    expect(file.split('\n').slice(0, 11)).toEqual([
      '---',
      'title: "A: \\"B\\" \\\\ #C"',
      'author: "Ada Lovelace"',
      'language: "zh-Hans"',
      'date: "2026-03-01"',
      'genre: "Sci-Fi"',
      'prompt: "one two: \\"three\\" --- four"',
      '---',
      '',
      '# A: "B" \\\\ #C',
      '',
    ]);
    const short = await markdown({ author: '', prompt: ' ', genre: undefined, language: undefined });
    expect(short).toMatch(/^---\ntitle: "The Lamp"\nlanguage: "und"\ndate: "2026-03-01"\n---\n/);
  });

  it('keeps headings, chapters, emphasis and breaks between scenes', async () => {
    expect(await body('# Part\n## One\n*It* was **very ** late.\n* * *\n---\nEnd_of_it\n# Part')).toBe(
      '## Part\n\n### One\n\n*It* was \\*\\*very \\*\\* late.\n\n* * *\n\n---\n\nEnd\\_of\\_it\n\n## Part',
    );
    expect(await body('### Before\n\n## Night')).toBe('## Before\n\n## Night');
  });

  it('escapes everything that would be markup', async () => {
    for (const [line, written] of Object.entries(ESCAPED)) expect(await body(line), line).toBe(written);
  });
});
