import { profileQueries } from '@storyloom/shared/api/profile';
import { useSession } from '@storyloom/shared/auth';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import type { DownloadPart } from '../features/story/components/story-actions.tsx';
import { StoryPage } from '../features/story/components/story-page.tsx';

/** `/story/:storyId`, with its download menu. */
export default function StoryRoute() {
  return <StoryPage Download={Download} />;
}

/** The author is the user who saved the story; while the name is unknown, the file names no author. */
const Download: DownloadPart = ({ story, label }) => {
  const { user } = useSession();
  const { data: author } = useQuery({ ...profileQueries.name(user?.id ?? ''), enabled: user !== null });
  return <ExportMenu story={{ ...story, ...(author && { author }) }} buttonLabel={label} signedIn />;
};
