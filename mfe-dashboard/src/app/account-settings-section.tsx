import type { Item } from '@storyloom/shared/api/own-data';
import { useSession } from '@storyloom/shared/auth';
import { knownGenre, knownLanguage } from '@storyloom/shared/domain';
import { OwnData } from '../features/own-data/components/own-data.tsx';
import AccountSettings from '../features/settings/components/account-settings.tsx';

/** Turns an exported story into the input of the file writers. */
async function writeStory(story: Item, author: string) {
  const { storyFiles } = await import('../features/exports/model/story-files.ts');
  const text = (name: string) => String(story[name] ?? '');
  return storyFiles({
    id: text('id'),
    title: text('title'),
    text: text('story'),
    prompt: text('prompt'),
    genre: knownGenre(story['generatorId']),
    language: knownLanguage(story['language']),
    createdAt: text('createdAt'),
    author,
    demo: story['demo'] === true,
  });
}

/** The account settings, with the user's data as a part of them. */
export default function AccountSettingsSection() {
  const { user } = useSession();
  return (
    <AccountSettings ownData={user && <OwnData userId={user.id} email={user.email ?? ''} writeStory={writeStory} />} />
  );
}
