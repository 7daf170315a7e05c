import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { CardGrid } from '@storyloom/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Item } from '../../../components/card-parts.ts';
import { strings } from '../strings.ts';
import { type CardActions, InspirationCard } from './inspiration-card.tsx';
import { Section } from './section.tsx';

/** The three that are liked most, whatever is searched for. Their absence needs no words: the list above has its own. */
export function CommunityFavorites(actions: CardActions) {
  const { user, loading } = useSession();
  const { data } = useQuery({ ...inspirationQueries.favorites(user?.id), enabled: !loading });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={strings.favorites}>
      <CardGrid as="ul" role="list">
        {data.items.map((inspiration) => (
          <Item key={inspiration.id}>
            <InspirationCard inspiration={inspiration} {...actions} />
          </Item>
        ))}
      </CardGrid>
    </Section>
  );
}
