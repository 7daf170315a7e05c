import { describe, expect, it } from 'vitest';
import { sharedPrompt } from '../../../testing/origins.ts';
import { storyFile } from './story-file.ts';

const own = { demo: false, origin: undefined };

describe('a story as plain text', () => {
  it('has its title, its lines without marks, and a line end at the end', () => {
    const story = '# The **Light**\n\nOnce, *slowly*, a lamp.\n\n## The _ninth_ night\nIt rained.\n';
    expect(storyFile(story, own)).toEqual({
      name: 'The Light.txt',
      text: 'The Light\n\nOnce, slowly, a lamp.\n\nThe ninth night\n\nIt rained.\n',
    });
  });

  it('keeps lines of verse together, and the room between scenes', () => {
    const story = '# The Light\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.';
    expect(storyFile(story, own).text).toBe('The Light\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.\n');
  });

  it('says at the end who wrote it if that was no AI, and whom its prompt is credited to', () => {
    const { text } = storyFile('# The Light\n\nOnce.', { demo: true, origin: { source: sharedPrompt } });
    expect(text).toBe(
      'The Light\n\nOnce.\n\nWritten by the Storyloom demo storyteller, without AI.\nA prompt by Mina: “The Lamp”.\n',
    );
  });

  it('has a title and a name where the story has none', () => {
    expect(storyFile('Once.', own)).toEqual({
      name: 'Untitled AI-Generated Story.txt',
      text: 'Untitled AI-Generated Story\n\nOnce.\n',
    });
  });

  it('has a name that every system takes', () => {
    expect(storyFile('# ../Who? / What?\n\nOnce.', own).name).toBe('Who What.txt');
  });
});
