import { storyBlocks } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { InlineText, Reader } from '@storyloom/shared/ui/reader';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { VersionsProps } from '../model/version-props.ts';

interface Props extends Pick<VersionsProps, 'genre' | 'lang'> {
  readonly text: string;
  readonly label: string;
}

/** A whole version as a reader sees it, with its title. */
export function VersionText({ text, label, genre, lang }: Props) {
  const blocks = useMemo(() => storyBlocks(text, ''), [text]);
  return (
    <Reader genre={genre} lang={lang} label={label}>
      {blocks.map(({ kind, level, gap, text: line }, index) => {
        const words = <InlineText text={line} />;
        if (kind === 'paragraph') {
          return (
            <p key={index} data-gap={gap}>
              {words}
            </p>
          );
        }
        return (
          <Heading key={index} as={`h${level + 2}`} data-kind={kind}>
            {words}
          </Heading>
        );
      })}
    </Reader>
  );
}

const { fontSize, space } = theme;

const Heading = styled.h4`
  margin-block-start: ${space.lg};

  && {
    font-size: ${fontSize.xl};
  }

  &&[data-kind='title'] {
    font-size: ${fontSize.displaySm};
  }

  &:first-child {
    margin-block-start: ${space.none};
  }
`;
