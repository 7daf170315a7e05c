import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Button, CardGrid, EmptyState, TextLink } from '@storyloom/shared/ui';
import { ForGuests } from '@storyloom/shared/visitor';
import { styled } from 'styled-components';
import { Item, ListSummary } from '../../../components/card-parts.ts';
import { ListCount } from '@storyloom/shared/ui/list-count';
import type { CuratedInspiration } from '../model/curated-inspiration.ts';
import { searchOf, type Selection } from '../model/use-filters.ts';
import { strings } from '../strings.ts';
import { type Heart, InspirationCard } from './inspiration-card.tsx';

interface Props {
  readonly inspirations: readonly CuratedInspiration[];
  readonly heartOf: (id: string) => Heart;
  readonly selection: Selection;
  readonly onClear: () => void;
}

/** The results, or a message that there are none, with the next step. */
export function InspirationList({ inspirations, heartOf, selection, onClear }: Props) {
  return (
    <>
      <ListSummary>
        <ListCount text={strings.count(inspirations.length)} of={searchOf(selection).toString()} />
        <ForGuests>
          <FavoritesSignIn selection={selection} />
        </ForGuests>
      </ListSummary>
      {inspirations.length === 0 ? (
        <EmptyState title={strings.noneFound} action={<Button onClick={onClear}>{strings.clear}</Button>}>
          {strings.noMatch}
        </EmptyState>
      ) : (
        <CardGrid as="ul" role="list">
          {inspirations.map((inspiration) => (
            <Item key={inspiration.id}>
              <InspirationCard inspiration={inspiration} heart={heartOf(inspiration.id)} />
            </Item>
          ))}
        </CardGrid>
      )}
    </>
  );
}

/** Links to sign-in, and from there back to the favorites of the same search. */
function FavoritesSignIn({ selection }: { readonly selection: Selection }) {
  const search = searchOf({ ...selection, view: 'favorites' });
  const state = { returnTo: `${paths.curatedInspirations.href()}?${search}` } satisfies AuthNavigationState;
  return (
    <SignInLink alone to={paths.auth.href()} state={state}>
      {strings.signIn}
    </SignInLink>
  );
}

const { space } = theme;

const SignInLink = styled(TextLink)`
  padding-block: ${space['2xs']};
`;
