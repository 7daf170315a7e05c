import type { CommunityStoryText } from '@storyloom/shared/api/shared-stories';
import { useSession } from '@storyloom/shared/auth';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import { SharedStoryPage } from '../features/shared-story/components/shared-story-page.tsx';

/** `/s/:shareId`, with its download menu. */
export default function SharedStoryRoute() {
  return <SharedStoryPage Download={Download} />;
}

function Download({ story }: { readonly story: CommunityStoryText }) {
  const { user } = useSession();
  return <ExportMenu story={story} signedIn={user !== null} />;
}
