import { paths } from '@storyloom/shared/contract';
import { type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { strings as common } from '../../../components/strings.ts';
import { strings } from '../strings.ts';

/** Where to go when the story is read. A story of no known genre leads to all generators already. */
export function NextSteps({ genre }: { readonly genre: Genre | undefined }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <Title id={id}>{strings.nextSteps}</Title>
      <Cluster>
        <ButtonLink variant="primary" to={genre ? paths.generator.href(genre) : paths.generators.href()}>
          {strings.createAnother(genre && GENRE_NAMES[genre])}
        </ButtonLink>
        <ButtonLink to={paths.dashboard.href()}>{strings.backToStories}</ButtonLink>
        {genre && <ButtonLink to={paths.generators.href()}>{common.createNew}</ButtonLink>}
        <ButtonLink to={paths.inspiration.href()}>{common.getInspired}</ButtonLink>
      </Cluster>
    </Nav>
  );
}

const { borderWidth, color, fontSize, space } = theme;

const Nav = styled.nav`
  display: grid;
  gap: ${space.md};
  margin-block-start: ${space['3xl']};
  padding-block-start: ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
`;

const Title = styled.h2`
  font-size: ${fontSize.xl};
`;
