import { CardGrid } from '@storyloom/shared/ui';
import { Item } from '../../../components/card-parts.ts';
import type { PromptSearch } from '../model/prompt-search.ts';
import { useCommunityFavorites } from '../model/use-community-favorites.ts';
import { strings } from '../strings.ts';
import { type CardActions, InspirationCard } from './inspiration-card.tsx';
import { Section } from './section.tsx';

interface Props extends CardActions {
  readonly search: PromptSearch;
}

/** The most liked prompts beyond the cards above; nothing when there are none. */
export function CommunityFavorites({ search, onEdit, onDelete }: Props) {
  const favorites = useCommunityFavorites(search);
  if (favorites.length === 0) return null;
  return (
    <Section title={strings.favorites}>
      <CardGrid as="ul" role="list">
        {favorites.map((inspiration) => (
          <Item key={inspiration.id}>
            <InspirationCard inspiration={inspiration} onEdit={onEdit} onDelete={onDelete} />
          </Item>
        ))}
      </CardGrid>
    </Section>
  );
}
