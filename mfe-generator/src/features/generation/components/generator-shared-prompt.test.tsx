// @vitest-environment jsdom
import { toasts } from '@storyloom/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { origin, sharedPrompt, publishedStory } from '../../../testing/origins.ts';
import { openShareDialog, share, story, WITH_PROMPT } from '../../../testing/share-dialog.ts';
import { versionOf } from '../../../testing/version-of.ts';

const choice = () => screen.getByRole('checkbox', { name: WITH_PROMPT });
const shareButton = () => screen.getByRole('button', { name: 'Share Story' });
const isToasted = (words: string) => waitFor(() => expect(toasts()).toContain(words));

describe('the prompt of several versions', () => {
  it('A prompt that was shared with one version is not shared again with another', async () => {
    const other = versionOf('3f0e6a1c-0000-4000-8000-000000000001', { promptShared: true });
    const sent = await openShareDialog(story, {}, [other]);
    expect(screen.getByRole('dialog')).toHaveTextContent('Its prompt has already been shared.');
    expect(choice()).toBeDisabled();
    await share();
    await isToasted('Story shared successfully!');
    expect(sent.stories()).toHaveLength(1);
    expect(sent.prompts()).toEqual([]);
  });

  it('A prompt can be shared although a version with another prompt shared its own', async () => {
    const other = versionOf('3f0e6a1c-0000-4000-8000-000000000001', { prompt: 'A harbor', promptShared: true });
    await openShareDialog(story, {}, [other]);
    expect(choice()).toBeEnabled();
  });
});

describe('sharing a story from another user’s prompt', () => {
  it.each([
    [origin, { source_inspiration_id: sharedPrompt.id }],
    [{ source: publishedStory, handed: 'A lighthouse' }, { source_story_id: publishedStory.id }],
  ])(
    'Sharing a story credits the author of its prompt and does not share that prompt again: %j',
    async (from, columns) => {
      const sent = await openShareDialog({ ...story, origin: from });
      const author = from.source?.author;
      expect(shareButton()).toHaveAccessibleDescription(
        new RegExp(`Its page shows the prompt and credits ${author} for it\\.`),
      );
      expect(choice()).not.toBeChecked();
      expect(choice()).toBeDisabled();
      expect(choice()).toHaveAccessibleDescription(`This prompt is by ${author}. Your story credits them.`);
      await share();
      await isToasted('Story shared successfully!');
      expect(sent.stories()).toMatchObject([columns]);
      expect(sent.prompts()).toEqual([]);
    },
  );

  it('A credited prompt that the user changed is shared as well by default', async () => {
    const sent = await openShareDialog({ ...story, prompt: 'A lighthouse, at low tide', origin });
    expect(shareButton()).toHaveAccessibleDescription(
      /Its page shows the prompt and credits Mina for it\. The prompt is also shared/,
    );
    expect(choice()).toBeChecked();
    expect(choice()).toBeEnabled();
    expect(choice()).not.toHaveAccessibleDescription();
    await share();
    await isToasted('Story and prompt shared successfully!');
    expect(sent.stories()).toMatchObject([{ source_inspiration_id: sharedPrompt.id }]);
    expect(sent.prompts()).toMatchObject([{ prompt: 'A lighthouse, at low tide' }]);
  });

  it('A story from a built-in inspiration credits no one', async () => {
    const sent = await openShareDialog({ ...story, origin: { inspirationId: 'insp-3' } });
    expect(shareButton()).not.toHaveAccessibleDescription(/credits/);
    expect(choice()).toBeChecked();
    expect(choice()).toBeEnabled();
    await share();
    await isToasted('Story and prompt shared successfully!');
    expect(Object.keys(sent.stories()[0]!).filter((column) => column.startsWith('source'))).toEqual([]);
  });
});
