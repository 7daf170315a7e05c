import { describe, expect, it } from 'vitest';
import { sharedPrompt } from '../../../testing/origins.ts';
import { storyFile } from './story-file.ts';

const own = { demo: false, origin: undefined };

describe('the text file of a story', () => {
  it('has a name for every system, the title, and the lines without marks', () => {
    const story = '# ../The **Light**?\n\nOnce, *slowly*, a lamp.\n\n## The _ninth_ night\nIt rained.\n';
    expect(storyFile(story, own)).toEqual({
      name: 'The Light.txt',
      text: '../The Light?\n\nOnce, slowly, a lamp.\n\nThe ninth night\n\nIt rained.\n',
    });
  });

  it('The text file keeps lines of verse together, and the space between scenes', () => {
    const story = '# The Light\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.';
    expect(storyFile(story, own).text).toBe('The Light\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.\n');
  });

  it('The text file ends with the note about the demo storyteller and the credit of the prompt', () => {
    const { text } = storyFile('# The Light\n\nOnce.', { demo: true, origin: { source: sharedPrompt } });
    expect(text).toBe(
      'The Light\n\nOnce.\n\nWritten by the Storyloom demo storyteller, without AI.\nA prompt by Mina: “The Lamp”.\n',
    );
  });

  it('The text file of a story without a title has a fallback title and name', () => {
    expect(storyFile('Once.', own)).toEqual({
      name: 'Untitled AI-Generated Story.txt',
      text: 'Untitled AI-Generated Story\n\nOnce.\n',
    });
  });
});
