import { theme } from '@storyloom/shared/theme';
import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import type { Result } from '../model/find-content.ts';
import { strings } from '../strings.ts';
import { ResultEntry } from './result-entry.tsx';

interface Props {
  readonly title: string;
  readonly results: readonly Result[];
  /** Whether there are more results. */
  readonly more?: boolean | undefined;
  readonly words: readonly string[];
  /** Content below the results, or instead of them. */
  readonly children?: ReactNode;
  /** The section, which can take the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The results of one kind. */
export function ResultGroup({ title, results, more = false, words, children, ref }: Props) {
  const id = useId();
  return (
    <Group ref={ref} tabIndex={-1} aria-labelledby={id}>
      <Title id={id}>
        {title} {results.length > 0 && <Count>{strings.count(results.length, more)}</Count>}
      </Title>
      {results.length > 0 && (
        <List>
          {results.map((result) => (
            <li key={result.id}>
              <ResultEntry result={result} words={words} />
            </li>
          ))}
        </List>
      )}
      {children}
    </Group>
  );
}

const { color, font, fontSize, fontWeight, space } = theme;

const Group = styled.section`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  padding-block-end: ${space['2xl']};
`;

const Title = styled.h2`
  font-size: ${fontSize.xl};
`;

const Count = styled.span`
  color: ${color.textMuted};
  font-family: ${font.sans};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.regular};
`;

const List = styled.ul`
  inline-size: 100%;
`;
