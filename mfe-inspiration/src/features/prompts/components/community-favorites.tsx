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

/** What is liked most beyond the cards above. Where that is nothing, the list above has said all there is to say. */
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
