import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULE = resolve(import.meta.dirname, '..');
const FEATURE = resolve(MODULE, 'src/features/generation');
const readme = readFileSync(resolve(MODULE, 'README.md'), 'utf8');

/** The rows of the table of tests: section, what it says, and tests as `file › name`. */
const rows = readme
  .slice(readme.indexOf('## Specification and tests'))
  .split('\n')
  .filter((line) => /^\| (?:\d|Beyond)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
const named = [...new Set(rows.flatMap(([, , tests = '']) => tests.split('<br>')))];

/** A file by its name in the table: of this feature, else from the root of the repository. */
function fileOf(name: string): string {
  const own = resolve(FEATURE, name);
  return existsSync(own) ? own : resolve(MODULE, '..', name);
}

/** What the specification says about this screen, to the letter, by section. */
const SPECIFIED = {
  '2 Generator screen': [
    'AI Story Prompt',
    'AI Story Generator Settings',
    'Generating your AI story...',
    'Try Again',
    'Save AI-Generated Story to Your Collection',
    'Share AI-Generated Story',
    'Sign in to save your AI-generated story and access it anytime',
    'You have used X/Y free AI-generated stories. Sign in for unlimited stories...',
  ],
  '2 Share Story dialog': [
    'Also share prompt as inspiration',
    'Make public for other users to see and use',
    'Cancel',
    'Share Story',
    'Sharing...',
  ],
  '5 Validation': ['Untitled AI-Generated Story', 'Your Generated Story'],
  '8 Generation': [
    'Failed to generate a random prompt',
    'Failed to generate AI story prompt. Please try again.',
    'Failed to generate story: {reason}',
    'Failed to generate story. Please try again.',
    'Failed to generate story',
    'No prompt was generated',
    'No story content was generated',
    'No response body received',
  ],
  '8 Saving, sharing, listing': [
    'No user found',
    'Please sign in to share stories',
    'Failed to share story',
    'Story shared but failed to share the prompt as inspiration',
    'Story and prompt shared successfully!',
    'Story shared successfully!',
    'You must be logged in to save AI-generated stories',
    'No AI story content to save',
    'AI-generated story saved successfully!',
    'Failed to save AI-generated story',
    'An error occurred while saving your AI-generated story',
    'Please sign in to share this AI-generated story',
    'Please sign in to share this story',
    'Generate an AI story first before sharing',
    'User not authenticated',
    'User not authenticated.',
    'You do not have permission to delete this story',
  ],
  '8 Authentication and stories': [
    'Random AI story prompt generated!',
    'Story generated successfully!',
    'Story copied to clipboard!',
  ],
};

describe('the table of specification and tests', () => {
  it('has a place, a statement and a test in each row', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it.each(named)('names a test that is there: %s', (test) => {
    const [file = '', name = ''] = test.split(' › ');
    const source = readFileSync(fileOf(file), 'utf8');
    expect(name).not.toBe('');
    // As a whole string of the file, so that a title that was changed is not taken for the old one.
    expect([`'${name}'`, `\`${name}\``].some((title) => source.includes(title))).toBe(true);
  });

  it.each(Object.entries(SPECIFIED))('leaves out no string of section %s', (section, strings) => {
    const statements = rows.filter(([place]) => place === section).map(([, statement]) => statement);
    const missing = strings.filter((text) => !statements.some((statement) => statement?.includes(`“${text}”`)));
    expect(missing).toEqual([]);
  });
});

describe('a string in the table', () => {
  /** Without those that another one stands for. */
  const said = rows.flatMap(([, statement = '', tests = '']) =>
    [...statement.matchAll(/“([^”]+)”(?! \(not said\))/g)].map(([, text = '']) => [text, tests] as const),
  );
  it.each(said)('stands in the test that is named for it: “%s”', (text, tests) => {
    const sources = tests.split('<br>').map((test) => readFileSync(fileOf(test.split(' › ')[0] ?? ''), 'utf8'));
    // A test gives values to what the specification leaves open.
    const parts = text.split(/X\/Y|\{reason\}/);
    expect(parts.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
  });
});

describe('the files that the readme names in its text', () => {
  it.each([...new Set(readme.match(/(?<=`)[\w./-]+\.(?:test|spec)\.tsx?(?=`)/g))])('%s is there', (name) => {
    expect([resolve(MODULE, name), fileOf(name)].some(existsSync)).toBe(true);
  });
});
