import { fileName } from '@storyloom/shared/exports';
import { type ExportedStory, storyContent } from './story-content.ts';
import { writeEpub } from './epub/write-epub.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A story's files in an archive of many: covers stay SVG, because thousands of PNGs would take minutes. */
export async function storyFiles(
  story: ExportedStory,
): Promise<{ readonly markdown: string; readonly epub: Uint8Array; readonly name: string }> {
  const content = storyContent(story);
  const [markdown, epub] = await Promise.all([writeMarkdown(content, {}), writeEpub(content, { coverAsDrawn: true })]);
  return {
    markdown: markdown.data as string,
    epub: epub.data as Uint8Array,
    name: fileName(content.title, 'epub').slice(0, -'.epub'.length),
  };
}
