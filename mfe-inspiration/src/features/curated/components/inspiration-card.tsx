import { type GeneratorNavigationState, paths } from '@storyloom/shared/contract';
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
import { Heart as HeartIcon } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { OpensGenerator } from '../../../components/opens-generator.tsx';
import { type CuratedInspiration, generatorOf } from '../model/curated-inspiration.ts';
import { strings } from '../strings.ts';
import { Cover } from './cover.tsx';

/** The state of a card's heart: `guest` disables it, and it is unknown until the favorites are loaded. */
export type Heart = 'guest' | 'unknown' | { readonly isFavorite: boolean; readonly onToggle: () => void };

interface Props {
  readonly inspiration: CuratedInspiration;
  /** Level of its heading. */
  readonly level?: 2 | 3;
  readonly heart: Heart;
}

/** One prompt with its description and tags, and the link to its generator. */
export function InspirationCard({ inspiration, level = 2, heart }: Props) {
  const { id, title, description, content, category, tags } = inspiration;
  const genre = generatorOf(inspiration);
  const isElsewhere = genre !== category;
  const opensId = useId();
  const state = { prompt: content, inspirationId: id, autoFill: true } satisfies GeneratorNavigationState;
  return (
    <Card data-genre={genre} data-inspiration={id}>
      <Plate>
        <Cover inspiration={inspiration} />
      </Plate>
      <div>
        <CardTitle level={level}>{title}</CardTitle>
        <Description>{description}</Description>
      </div>
      <Content>{content}</Content>
      <Tags $gap="2xs">
        <Chip tone="accent">{strings.chips[category]}</Chip>
        {tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </Tags>
      <Actions>
        {isElsewhere && <OpensGenerator id={opensId} genre={genre} />}
        <ButtonLink
          to={paths.generator.href(genre)}
          state={state}
          {...(isElsewhere && { 'aria-describedby': opensId })}
        >
          {strings.use}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        <HeartButton title={title} heart={heart} />
      </Actions>
    </Card>
  );
}

function HeartButton({ title, heart }: { readonly title: string; readonly heart: Heart }) {
  if (typeof heart === 'string') {
    const reason = heart === 'guest' ? { title: strings.favoriteNeedsSignIn } : {};
    return (
      <IconButton
        disabled
        label={strings.favorite(title)}
        icon={<HeartMark aria-hidden $filled={false} />}
        {...reason}
      />
    );
  }
  const { isFavorite, onToggle } = heart;
  return (
    <IconButton
      label={isFavorite ? strings.unfavorite(title) : strings.favorite(title)}
      icon={<HeartMark aria-hidden $filled={isFavorite} />}
      onClick={onToggle}
    />
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

/* At the bottom with the actions, so that the cards of a row align. */
const Tags = styled(Cluster)`
  margin-block-start: auto;
`;

const Actions = styled(CardActions)`
  justify-content: space-between;
  margin-block-start: 0;
`;

const HeartMark = styled(HeartIcon)<{ $filled: boolean }>`
  ${({ $filled }) =>
    $filled &&
    css`
      fill: currentcolor;
      color: ${color.accent};
    `}
`;
