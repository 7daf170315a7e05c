import CuratedPage from '../features/curated/components/curated-page.tsx';
import { LikedPrompts } from '../features/prompts/components/liked-prompts.tsx';

/** `/inspiration-me`: the curated inspirations. The favorites include community prompts that the user likes. */
export default function FavoritesPage() {
  return <CuratedPage LikedPrompts={LikedPrompts} />;
}
