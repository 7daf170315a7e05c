import type { SavedStory } from '@storyloom/shared/api/stories';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import { StoryPage } from '../features/story/components/story-page.tsx';

/** `/story/:storyId`, with the parts of which it is made. */
export default function StoryRoute() {
  return <StoryPage Download={Download} />;
}

function Download({ story }: { readonly story: SavedStory }) {
  return <ExportMenu story={story} signedIn />;
}
