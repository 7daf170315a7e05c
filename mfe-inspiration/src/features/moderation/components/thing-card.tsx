import type { ReportedThing } from '@storyloom/shared/api/moderation';
import { Facts } from '@storyloom/shared/ui/community';
import { languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, Card, CardTitle, Chip, Cluster } from '@storyloom/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { Foot, Item } from '../../../components/card-parts.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly thing: Pick<ReportedThing, 'kind' | 'title' | 'text' | 'language' | 'author' | 'reports'>;
  /** Beside the author. */
  readonly facts: readonly string[];
  /** Above the text. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A prompt or a story for an operator to judge. Its text opens in the card, always as plain text. */
export function ThingCard({ thing, facts, children, actions }: Props) {
  const { kind, title, text, language, author, reports } = thing;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const lang = languageTag(language);
  return (
    <Item>
      <Card>
        <Cluster $gap="2xs">
          <Chip tone="accent">{strings.kinds[kind]}</Chip>
          {reports > 0 && <Chip>{strings.reportCount(reports)}</Chip>}
        </Cluster>
        <CardTitle level={2}>
          <bdi lang={lang}>{title}</bdi>
        </CardTitle>
        <Facts>
          <bdi>{strings.by(author)}</bdi>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
        {children}
        {isOpen && (
          <Text id={id} role="group" aria-label={strings.textOf(title)} lang={lang} dir="auto">
            {text}
          </Text>
        )}
        <Actions $stays={isOpen}>
          <Button
            aria-label={isOpen ? strings.closeNamed(title) : strings.readNamed(title)}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? strings.close : strings.read}
          </Button>
          {actions}
        </Actions>
      </Card>
    </Item>
  );
}

const { borderWidth, color, font, lineHeight, space, zIndex } = theme;

/** While a text is open, the buttons to close it and to decide stay in view, however long it is. */
const Actions = styled(Foot)<{ $stays: boolean }>`
  ${({ $stays }) =>
    $stays &&
    css`
      position: sticky;
      inset-block-end: 0;
      z-index: ${zIndex.raised};
      padding-block: ${space.xs};
      background: ${color.surfaceRaised};
    `}
`;

const Text = styled.div`
  padding: ${space.md};
  border-inline-start: ${borderWidth.strong} solid ${color.accent};
  font-family: ${font.serif};
  line-height: ${lineHeight.story};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;
