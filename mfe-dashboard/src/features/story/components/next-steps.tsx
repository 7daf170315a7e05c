import { paths } from '@storyloom/shared/contract';
import { type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster } from '@storyloom/shared/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { strings as common } from '../../../components/strings.ts';
import { FRESH } from '../../../model/fresh.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly genre: Genre | undefined;
  /** Actions for the story. */
  readonly children: ReactNode;
}

/** What to do after reading: actions, and links. */
export function NextSteps({ genre, children }: Props) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <Title id={id}>{strings.nextSteps}</Title>
      <Cluster $gap="sm">{children}</Cluster>
      <Cluster $gap="sm">
        <ButtonLink variant="primary" to={genre ? paths.generator.href(genre) : paths.generators.href()} state={FRESH}>
          {strings.createAnother(genre && GENRE_NAMES[genre])}
        </ButtonLink>
        <ButtonLink to={paths.dashboard.href()}>{strings.backToStories}</ButtonLink>
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
