import { storyBlocks } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { chapterIds } from './chapter-ids.ts';

const idsOf = (text: string) => [...chapterIds(storyBlocks(text, 'The Lamp')).values()];

describe('the ids of chapters', () => {
  it('The id of a chapter has the words of its heading, of any script, without marks', () => {
    expect(idsOf('## 1. *Night* & the Café!\n\n## 第一章：灯塔\n\n## हिन्दी')).toEqual([
      'chapter-1-night-the-café',
      'chapter-第一章-灯塔',
      'chapter-हिन्दी',
    ]);
  });

  it('Chapters with equal headings have different ids, also beside a heading with a number', () => {
    expect(idsOf('## Dawn 2\n\n## Dawn\n\n## dawn\n\n## Dawn')).toEqual([
      'chapter-dawn-2',
      'chapter-dawn',
      'chapter-dawn-3',
      'chapter-dawn-4',
    ]);
  });

  it('A heading without letters, and a very long one, have short ids', () => {
    expect(idsOf('## ***\n\n## 100%\n\n## …\n\n## …')).toEqual(['chapter', 'chapter-100', 'chapter-2', 'chapter-3']);
    expect(idsOf(`## ${'long '.repeat(100)}`)[0]?.length).toBeLessThan(70);
  });

  it('Paragraphs and the headings within a chapter have no ids', () => {
    expect(idsOf('# Part\n\nText.\n\n## One\n\n### Inside\n\nText.')).toEqual(['chapter-part', 'chapter-one']);
  });
});
