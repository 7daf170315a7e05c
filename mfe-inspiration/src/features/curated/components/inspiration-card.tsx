import { type GeneratorNavigationState, paths } from '@storyloom/shared/contract';
import { GENRE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import {
  ButtonLink,
  Card,
  CardActions,
  CardTitle,
  Chip,
  Cluster,
  IconButton,
  VisuallyHidden,
} from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import type { CuratedInspiration } from '../model/curated-inspiration.ts';
import { strings } from '../strings.ts';
import { Cover } from './cover.tsx';

interface Props {
  readonly inspiration: CuratedInspiration;
  /** Shows the heart that guests can't use yet. */
  readonly guest: boolean;
}

/** One prompt with all that helps to choose it, and the way into its generator. */
export function InspirationCard({ inspiration, guest }: Props) {
  const { id, title, description, content, category, tags } = inspiration;
  const state = { prompt: content, inspirationId: id, autoFill: true } satisfies GeneratorNavigationState;
  return (
    <Card data-genre={category}>
      <Plate>
        <Cover inspiration={inspiration} />
      </Plate>
      <div>
        <CardTitle level={2}>{title}</CardTitle>
        <Description>{description}</Description>
      </div>
      <Content>{content}</Content>
      <Tags $gap="2xs">
        <Chip tone="accent">{GENRE_NAMES[category]}</Chip>
        {tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </Tags>
      <Actions>
        <ButtonLink to={paths.generator.href(category)} state={state}>
          {strings.use}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        {guest && (
          <IconButton
            disabled
            label={strings.favorite(title)}
            title={strings.favoriteNeedsSignIn}
            icon={
              <Heart viewBox="0 0 24 24" aria-hidden focusable="false">
                <path d="M12 20.5 4.3 12.7a4.9 4.9 0 0 1 7-6.9l.7.7.7-.7a4.9 4.9 0 0 1 7 6.9z" />
              </Heart>
            }
          />
        )}
      </Actions>
    </Card>
  );
}

const { borderWidth, color, font, fontSize, lineHeight, space } = theme;

const Plate = styled.div`
  margin: calc(-1 * ${space.lg}) calc(-1 * ${space.lg}) ${space['2xs']};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  overflow: hidden;
`;

const Description = styled.p`
  margin-block-start: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Content = styled.p`
  font-family: ${font.serif};
  font-size: ${fontSize.md};
  line-height: ${lineHeight.story};
  text-wrap: wrap;
`;

/* At the foot with the actions, so that a row of cards ends alike. */
const Tags = styled(Cluster)`
  margin-block-start: auto;
`;

const Actions = styled(CardActions)`
  justify-content: space-between;
  margin-block-start: 0;
`;

const Heart = styled.svg`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linejoin: round;
`;
