import type { CommunityStoryText } from '@storyloom/shared/api/published-stories';
import { useSession } from '@storyloom/shared/auth';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import { PublishedStoryPage } from '../features/published-story/components/published-story-page.tsx';

/** `/s/:shareId`, with its download menu. */
export default function PublishedStoryRoute() {
  return <PublishedStoryPage Download={Download} />;
}

function Download({ story }: { readonly story: CommunityStoryText }) {
  const { user } = useSession();
  return <ExportMenu story={story} signedIn={user !== null} />;
}
