import CuratedPage from '../features/curated/components/curated-page.tsx';
import { LikedPrompts } from '../features/prompts/components/liked-prompts.tsx';

/** `/inspiration-me`: the curated inspirations; among the user's favorites are the prompts of the community that they like. */
export default function FavoritesPage() {
  return <CuratedPage LikedPrompts={LikedPrompts} />;
}
